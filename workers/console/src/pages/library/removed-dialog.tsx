import { Button, Group, Stack, Table, Text } from "@mantine/core"
import { useMutation, useQuery } from "@tanstack/react-query"
import { Dialog } from "../../components/dialog.tsx"
import { call } from "../../api/call.ts"
import { restoreRemoval } from "../../components/removals.ts"
import type { Removal } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { When } from "../../components/when.tsx"

/** Removals of the last 30 days, to restore them. */
export function RemovedDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["removals"],
    queryFn: ({ signal }) => call("GET /api/topics/removals", { query: { limit: 50 }, signal }),
  })
  const open = data?.filter(({ topics, restored }) => restored < topics) ?? []
  return (
    <Dialog opened onClose={onClose} size="lg" title="Recently removed">
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={4} />
      ) : open.length === 0 ? (
        <Text size="sm">Nothing was removed in the last 30 days.</Text>
      ) : (
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            Removed topics can be restored for 30 days, with your edits.
          </Text>
          <Table aria-label="Removals" verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Topics</Table.Th>
                <Table.Th>Removed</Table.Th>
                <Table.Th />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {open.map((removal) => (
                <RemovalRow key={removal.id} removal={removal} />
              ))}
            </Table.Tbody>
          </Table>
        </Stack>
      )}
    </Dialog>
  )
}

function RemovalRow({ removal }: { removal: Removal }) {
  const { id, names, topics, restored, batch_id: batchId, removed_at: at } = removal
  const restore = useMutation({ meta: { quiet: true }, mutationFn: () => restoreRemoval(id) })
  const left = topics - restored
  const more = left - names.length
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: "anywhere" }}>
        {names.join(", ")}
        {more > 0 && ` and ${more.toLocaleString("en-US")} more`}
        {batchId !== null && (
          <Text size="xs" c="dimmed">
            Undone import
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <When at={at} />
      </Table.Td>
      <Table.Td>
        <Group justify="flex-end">
          <Button
            size="compact-sm"
            variant="default"
            loading={restore.isPending}
            aria-label={`Restore ${counted(left, "topic")}: ${names.join(", ")}`}
            onClick={() => restore.mutate()}
          >
            Restore
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}
