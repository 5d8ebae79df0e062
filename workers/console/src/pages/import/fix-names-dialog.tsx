import { Alert, Button, Group, Modal, Stack, Table, Text } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { messageOf } from "../../api/errors.ts"
import type { FixedNames } from "../../api/routes/imports.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useFixNames, useNameProposal } from "./use-review.ts"

/** More would be a long dialog to draw, and nobody reads it. */
const SHOWN = 200

/** Shows what cleaner names would be, and gives them when told. */
export function FixNamesDialog({ batchId, onClose }: { batchId: string; onClose: () => void }) {
  const { data, error, refetch } = useNameProposal(batchId)
  const fix = useFixNames(batchId)
  const apply = () =>
    fix.mutate(undefined, {
      onSuccess: ({ changed }) => {
        notifications.show({
          color: "petrol",
          title: "Names fixed",
          message: `${changed.toLocaleString()} topics have a new name.`,
        })
        onClose()
      },
    })
  return (
    <Modal opened onClose={onClose} size="lg" title="Fix all names" closeButtonProps={{ "aria-label": "Close" }}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={5} />
      ) : (
        <Stack gap="md">
          <Text size="sm" role="status">
            {summaryOf(data)}
          </Text>
          {data.names.length > 0 && <Names label="New names" names={data.names} />}
          {data.conflicts.length > 0 && (
            <>
              <Text size="sm">
                These keep their names, since another topic of the library has the clean one already:
              </Text>
              <Names label="Names that stay" names={data.conflicts} />
            </>
          )}
          {fix.error && (
            <Alert color="red" role="alert">
              {messageOf(fix.error)}
            </Alert>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {data.changed > 0 ? "Cancel" : "Close"}
            </Button>
            {data.changed > 0 && (
              <Button loading={fix.isPending} onClick={apply}>
                Change {data.changed.toLocaleString()} {data.changed === 1 ? "name" : "names"}
              </Button>
            )}
          </Group>
        </Stack>
      )}
    </Modal>
  )
}

function summaryOf({ total, changed, engine, names }: FixedNames): string {
  if (changed === 0) return `All ${total.toLocaleString()} names are clean already.`
  const by = engine === "llm" ? "the language model" : "rules"
  const shown = Math.min(names.length, SHOWN)
  const part = shown < changed ? ` The first ${shown.toLocaleString()}:` : ""
  return `${changed.toLocaleString()} of ${total.toLocaleString()} names can be cleaner, by ${by}: without providers, quotes and needless steps.${part}`
}

function Names({ label, names }: { label: string; names: FixedNames["names"] }) {
  return (
    <Table.ScrollContainer minWidth={380} maxHeight={320} type="native" tabIndex={0} role="group" aria-label={label}>
      <Table aria-label={label} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Now</Table.Th>
            <Table.Th>Clean</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {names.slice(0, SHOWN).map(({ id, oldName, newName }) => (
            <Table.Tr key={id}>
              <Table.Td c="dimmed">{oldName}</Table.Td>
              <Table.Td fw={550}>{newName}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
