import { Text, Timeline } from "@mantine/core"
import { useQuery } from "@tanstack/react-query"
import { call } from "../../api/call.ts"
import { When } from "../../components/when.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { changeWords } from "../../components/history-words.ts"
import { valueText, wordsOf } from "../../components/value-words.ts"

const TITLES: Record<string, string> = {
  reclassified: "Reclassified",
  merged: "Merged",
  rolled_back: "Rolled back",
  archived: "Archived",
  restored: "Restored",
}

export function GlobalHistory({ topicId }: { topicId: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["global-topics", "history", topicId],
    queryFn: ({ signal }) => call("GET /api/admin/topics/{topicId}/history", { params: { topicId }, signal }),
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={4} />
  if (data.length === 0) return <EmptyState title="No history yet" />
  return (
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
        </Timeline.Item>
      ))}
    </Timeline>
  )
}
