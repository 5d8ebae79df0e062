import { ActionIcon, Button, Group, Select, Stack, TextInput } from "@mantine/core"
import { IconPlus, IconTrash } from "@tabler/icons-react"
import { useConnections } from "../../api/use-connections.ts"
import type { PlatformRow } from "./destinations.ts"

type Props = { rows: readonly PlatformRow[]; onChange: (rows: PlatformRow[]) => void }

/** The organization's connections that a buyer may activate on, with the buyer's names for them. */
export function PlatformsInput({ rows, onChange }: Props) {
  const { data: connections = [] } = useConnections()
  const options = connections
    .filter(({ direction }) => direction !== "inbound")
    .map(({ id, name }) => ({ value: id, label: name }))
  const set = (at: number, changes: Partial<PlatformRow>) =>
    onChange(rows.map((row, i) => (i === at ? { ...row, ...changes } : row)))
  const choose = (at: number, connectionId: string) => {
    const name = options.find(({ value }) => value === connectionId)?.label ?? ""
    set(at, { connectionId, ...(rows[at]?.platform === "" && { platform: name }) })
  }
  return (
    <Stack gap="xs" align="flex-start">
      {rows.map((row, i) => (
        // Rows have no stable key until they are filled in.
        <Group key={i} gap="xs" wrap="nowrap" align="end" w="100%" role="group" aria-label={`Platform ${i + 1}`}>
          <Stack gap="xs" flex={1} miw={0}>
            <Select
              label="Connection"
              required
              data={options}
              value={row.connectionId || null}
              allowDeselect={false}
              onChange={(id) => id && choose(i, id)}
            />
            <Group gap="xs" grow>
              <TextInput
                label="Buyer's name for it"
                required
                maxLength={200}
                value={row.platform}
                onChange={(event) => set(i, { platform: event.currentTarget.value })}
              />
              <TextInput
                label="Only account"
                maxLength={500}
                value={row.account ?? ""}
                onChange={(event) => set(i, { account: event.currentTarget.value })}
              />
            </Group>
          </Stack>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Remove platform ${i + 1}`}
            onClick={() => onChange(rows.filter((_, at) => at !== i))}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => onChange([...rows, { connectionId: "", platform: "" }])}
      >
        Add platform
      </Button>
    </Stack>
  )
}
