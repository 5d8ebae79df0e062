import { Alert, Button, Group, Modal, Stack, Table, Text } from "@mantine/core"
import { notifications } from "@mantine/notifications"
import { messageOf } from "../../api/errors.ts"
import type { FixedNames } from "../../api/routes/imports.ts"
import { counted } from "../../components/counted.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useFixNames, useNameProposal } from "./use-review.ts"

/** A longer list is slow to render and not readable. */
const MAX_SHOWN = 200

/** Shows the proposed names and applies them on confirmation. */
export function FixNamesDialog({ batchId, onClose }: { batchId: string; onClose: () => void }) {
  const { data, error, refetch } = useNameProposal(batchId)
  const fix = useFixNames(batchId)
  const apply = () =>
    fix.mutate(undefined, {
      onSuccess: ({ changed }) => {
        notifications.show({
          color: "petrol",
          title: "Names fixed",
          message: `${counted(changed, "topic")} renamed`,
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
              <Text size="sm">These topics keep their names, because the new name is already in your library:</Text>
              <Names label="Unchanged names" names={data.conflicts} />
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
                Change {counted(data.changed, "name")}
              </Button>
            )}
          </Group>
        </Stack>
      )}
    </Modal>
  )
}

function summaryOf({ total, changed, engine, names }: FixedNames): string {
  if (changed === 0) return `All ${counted(total, "name")} are clean.`
  const by = engine === "llm" ? "the language model" : "the rules"
  const shown = Math.min(names.length, MAX_SHOWN)
  const part = shown < changed ? ` Showing the first ${shown.toLocaleString()}.` : ""
  return `${changed.toLocaleString()} of ${counted(total, "name")} can be cleaned up by ${by}, for example by removing provider names and quotes.${part}`
}

function Names({ label, names }: { label: string; names: FixedNames["names"] }) {
  return (
    <Table.ScrollContainer minWidth={380} maxHeight={320} type="native" tabIndex={0} role="group" aria-label={label}>
      <Table aria-label={label} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Current name</Table.Th>
            <Table.Th>New name</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {names.slice(0, MAX_SHOWN).map(({ id, oldName, newName }) => (
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
