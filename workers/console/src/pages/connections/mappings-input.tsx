import { ActionIcon, Button, Group, Input, Select, Stack, TextInput } from "@mantine/core"
import { IconPlus, IconTrash } from "@tabler/icons-react"
import type { MappingRow } from "./form-values.ts"
import { SERVICE_FIELD_LABELS } from "./service-fields.ts"

type MappingsInputProps = {
  rows: readonly MappingRow[]
  problem: string | undefined
  onChange: (rows: readonly MappingRow[]) => void
}

const OPTIONS = Object.entries(SERVICE_FIELD_LABELS).map(([value, label]) => ({ value, label }))

/** Pairs of a source's field and one of ours. */
export function MappingsInput({ rows, problem, onChange }: MappingsInputProps) {
  const set = (at: number, changes: Partial<MappingRow>) =>
    onChange(rows.map((row, i) => (i === at ? { ...row, ...changes } : row)))
  return (
    <Stack gap="xs" align="flex-start">
      {rows.map((row, i) => (
        // Rows have no name of their own until they are filled in.
        <Group key={i} gap="xs" wrap="nowrap" w="100%" role="group" aria-label={`Field ${i + 1}`}>
          <TextInput
            flex={1}
            miw={0}
            aria-label="Field of the source"
            placeholder="attributes.label"
            value={row.from}
            onChange={(event) => set(i, { from: event.currentTarget.value })}
          />
          <span aria-hidden>→</span>
          <Select
            flex={1}
            miw={0}
            aria-label="Field of the topic"
            placeholder="Topic name"
            data={OPTIONS}
            value={row.to === "" ? null : row.to}
            allowDeselect={false}
            onChange={(to) => set(i, { to: to ?? "" })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Remove field ${i + 1}`}
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
        Add a field
      </Button>
    </Stack>
  )
}
