import { Alert, Button, Group, List, Paper, Text, Title } from "@mantine/core"
import { IconArrowBackUp } from "@tabler/icons-react"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { call } from "../../api/call.ts"
import { restoreRemoval } from "../../components/removals.ts"
import type { ImportUndo } from "../../api/types.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { counted } from "../../components/counted.ts"

const POLL_MS = 1_000
const MAX_SHOWN = 10

/** Whether an undo is running, or has removed topics that were not restored. */
export function useIsUndone(batchId: string, enabled: boolean): boolean {
  const { data: undo } = useUndo(batchId, enabled)
  return undo !== undefined && (undo.status === "running" || undo.removed > undo.restored)
}

/** Removes the topics an import added, and reports which were kept and why. */
export function UndoImport({ batchId }: { batchId: string }) {
  const { data: undo } = useUndo(batchId)
  const [confirming, setConfirming] = useState(false)
  const client = useQueryClient()
  const start = useMutation({
    meta: { quiet: true },
    mutationFn: () => call("POST /api/import/{batchId}/undo", { params: { batchId } }),
    onSuccess: (state) => {
      client.setQueryData(keyOf(batchId), state)
      setConfirming(false)
    },
  })
  const restore = useMutation({ meta: { quiet: true }, mutationFn: restoreRemoval })
  const isRunning = undo?.status === "running"
  useRefreshAfter(isRunning)
  if (!undo) return null
  const { removalId } = undo
  if (undo.status === "not_started" && undo.remaining === 0) return null
  return (
    <Paper withBorder p="md" component="section" aria-label="Undo">
      <Group justify="space-between" gap="sm">
        <div>
          <Title order={2} size="h4">
            Undo
          </Title>
          <Text size="sm" c="dimmed" role="status" maw="44rem">
            {stateOf(undo)}
          </Text>
        </div>
        <Group gap="xs">
          {undo.removed > undo.restored && !isRunning && removalId !== null && (
            <Button variant="default" loading={restore.isPending} onClick={() => restore.mutate(removalId)}>
              Restore {counted(undo.removed - undo.restored, "topic")}
            </Button>
          )}
          {undo.remaining > 0 && (
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              loading={isRunning}
              onClick={() => setConfirming(true)}
            >
              Undo import
            </Button>
          )}
        </Group>
      </Group>
      {undo.failure !== null && (
        <Alert color="red" mt="sm">
          {undo.failure}
        </Alert>
      )}
      {undo.status === "completed" && undo.keptTopics.length > 0 && <Kept undo={undo} />}
      <ConfirmDialog
        opened={confirming}
        danger
        title="Undo import?"
        action={`Remove ${counted(undo.remaining, "topic")}`}
        pending={start.isPending}
        error={start.error}
        onClose={() => {
          setConfirming(false)
          start.reset()
        }}
        onConfirm={() => start.mutate()}
      >
        {counted(undo.remaining, "topic")} of this import will be removed from your library.{leftOf(undo)} You can
        restore them for 30 days.
      </ConfirmDialog>
    </Paper>
  )
}

function Kept({ undo: { kept, keptTopics } }: { undo: ImportUndo }) {
  const more = kept.pushed + kept.edited - MAX_SHOWN
  return (
    <List size="sm" mt="sm">
      {keptTopics.slice(0, MAX_SHOWN).map(({ id, name, reason }) => (
        <List.Item key={id} style={{ overflowWrap: "anywhere" }}>
          {name} stays: {reason === "pushed" ? "it has a live segment" : "it was edited"}
        </List.Item>
      ))}
      {more > 0 && <List.Item>{more.toLocaleString("en-US")} more</List.Item>}
    </List>
  )
}

function stateOf(undo: ImportUndo): string {
  if (undo.status === "running") {
    return `Removing topics: ${undo.removed.toLocaleString("en-US")} removed, ${undo.remaining.toLocaleString("en-US")} to go.`
  }
  if (undo.status === "not_started" || undo.removed === undo.restored) {
    return `Remove the ${counted(undo.remaining, "topic")} that this import added to your library.${leftOf(undo)}`
  }
  const shared =
    undo.shared > 0
      ? ` ${counted(undo.shared, "topic")} stay in the catalog, because other organizations use them.`
      : ""
  return `${counted(undo.removed - undo.restored, "topic")} removed from your library.${leftOf(undo)}${shared}`
}

function leftOf({ kept: { pushed, edited } }: ImportUndo): string {
  const parts = [
    pushed > 0 && `${counted(pushed, "topic")} with live segments`,
    edited > 0 && counted(edited, "edited topic"),
  ].filter((part) => part !== false)
  return parts.length === 0 ? "" : ` Not removed: ${parts.join(" and ")}.`
}

const keyOf = (batchId: string) => ["imports", batchId, "undo"]

const useUndo = (batchId: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: keyOf(batchId),
    queryFn: ({ signal }) => call("GET /api/import/{batchId}/undo", { params: { batchId }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === "running" ? POLL_MS : false),
  })

/** Refetches topic lists when an undo has ended. */
function useRefreshAfter(isRunning: boolean) {
  const client = useQueryClient()
  useEffect(() => {
    if (!isRunning) return undefined
    return () => {
      for (const first of ["topics", "catalog", "removals"]) void client.invalidateQueries({ queryKey: [first] })
    }
  }, [client, isRunning])
}
