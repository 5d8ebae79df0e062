import { ActionIcon, Button, Group, Input, Select, Stack, TextInput } from "@mantine/core"
import { IconPlus, IconTrash } from "@tabler/icons-react"
import type { MappingRow } from "./form-values.ts"
import { TOPIC_FIELD_LABELS } from "./topic-field-labels.ts"

type MappingsInputProps = {
  rows: readonly MappingRow[]
  problem: string | undefined
  onChange: (rows: readonly MappingRow[]) => void
}

const OPTIONS = Object.entries(TOPIC_FIELD_LABELS).map(([value, label]) => ({ value, label }))

/** Rows that map a source field to a topic field. */
export function MappingsInput({ rows, problem, onChange }: MappingsInputProps) {
  const set = (at: number, changes: Partial<MappingRow>) =>
    onChange(rows.map((row, i) => (i === at ? { ...row, ...changes } : row)))
  return (
    <Stack gap="xs" align="flex-start">
      {rows.map((row, i) => (
        // Rows have no stable key until they are filled in.
        <Group key={i} gap="xs" wrap="nowrap" w="100%" role="group" aria-label={`Mapping ${i + 1}`}>
          <TextInput
            flex={1}
            miw={0}
            aria-label="Source field"
            placeholder="attributes.label"
            value={row.from}
            onChange={(event) => set(i, { from: event.currentTarget.value })}
          />
          <span aria-hidden>→</span>
          <Select
            flex={1}
            miw={0}
            aria-label="Topic field"
            placeholder="Topic name"
            data={OPTIONS}
            value={row.to === "" ? null : row.to}
            allowDeselect={false}
            onChange={(to) => set(i, { to: to ?? "" })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Remove mapping ${i + 1}`}
            onClick={() => onChange(rows.filter((_, at) => at !== i))}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {problem && <Input.Error role="alert">{problem}</Input.Error>}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => onChange([...rows, { from: "", to: "" }])}
      >
        Add mapping
      </Button>
    </Stack>
  )
}
