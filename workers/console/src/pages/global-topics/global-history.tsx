import { Alert, Anchor, Button, Text, Timeline } from "@mantine/core"
import { IconArrowBackUp } from "@tabler/icons-react"
import { useQuery } from "@tanstack/react-query"
import { Link } from "wouter"
import { call } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import { When } from "../../components/when.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { changeWords } from "../../components/history-words.ts"
import { valueText, wordsOf } from "../../components/value-words.ts"
import { useUndo } from "./use-global-topics.ts"

const TITLES: Record<string, string> = {
  reclassified: "Reclassified",
  merged: "Merged",
  rolled_back: "Rolled back",
  archived: "Archived",
  restored: "Restored",
}

/** Jobs are rolled back as a whole; archived topics are restored in the list. */
const canUndo = ({ changeType, batchId }: { changeType: string; batchId: string | null }) =>
  changeType === "reclassified" && batchId === null

export function GlobalHistory({ topicId }: { topicId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["global-topics", "history", topicId],
    queryFn: ({ signal }) => call("GET /api/admin/topics/{topicId}/history", { params: { topicId }, signal }),
  })
  const undo = useUndo(topicId)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={4} />
  const undone = new Set(data.map(({ metadata }) => metadata["undoes"]))
  if (data.length === 0) return <EmptyState title="No history yet" />
  return (
    <>
      {undo.error && (
        <Alert color="red" role="alert" mb="sm">
          {messageOf(undo.error)}
        </Alert>
      )}
      <Timeline bulletSize={16} lineWidth={2} aria-label="History, newest first">
        {data.map((entry) => (
          <Timeline.Item key={entry.id} title={TITLES[entry.changeType] ?? entry.changeType}>
            <Text size="xs" c="dimmed">
              <When at={entry.changedAt} /> {changeWords(entry)}
            </Text>
            {Object.entries(entry.newValues).map(([field, value]) => (
              <Text key={field} size="xs" style={{ overflowWrap: "anywhere" }}>
                {wordsOf(field)}: <s>{valueText(entry.previousValues[field])}</s> → {valueText(value)}
              </Text>
            ))}
            {undone.has(entry.id) && (
              <Text size="xs" fw={600}>
                Undone
              </Text>
            )}
            {canUndo(entry) && !undone.has(entry.id) && (
              <Button
                size="compact-xs"
                variant="default"
                mt={4}
                leftSection={<IconArrowBackUp size={12} aria-hidden />}
                loading={undo.isPending && undo.variables === entry.id}
                onClick={() => undo.mutate(entry.id)}
              >
                Undo this edit
              </Button>
            )}
            {entry.batchId?.startsWith("job_") && (
              <Anchor component={Link} href={`/jobs?job=${entry.batchId}`} size="xs">
                Open the job, where all of it can be rolled back
              </Anchor>
            )}
          </Timeline.Item>
        ))}
      </Timeline>
    </>
  )
}
