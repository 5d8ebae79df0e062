import { Button, Progress, Text } from "@mantine/core"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { Link } from "wouter"
import { call } from "../../../api/call.ts"
import { counted } from "../../../components/counted.ts"
import { ErrorState } from "../../../components/error-state.tsx"
import { RowsSkeleton } from "../../../components/page-skeleton.tsx"
import { syncProgress } from "../../connections/sync-progress.ts"
import { useStartSync } from "../../connections/use-sync-runs.ts"
import { useChatActions } from "../chat/chat-context.ts"
import type { Answer, AnswerContent } from "../chat/conversation.ts"
import { ActionCard } from "./action-card.tsx"

type SyncAnswer = Answer<Extract<AnswerContent, { kind: "sync" }>>

const POLL_MS = 1_500

export function SyncCard({ answer }: { answer: SyncAnswer }) {
  const { id, content, outcome } = answer
  const { done } = useChatActions()
  const start = useStartSync(content.connection.id)
  return (
    <ActionCard
      answer={answer}
      what={
        <>
          Sync all topics from <b>{content.connection.name}</b> in the background. Each item uses one classification.
        </>
      }
      ready
      pending={start.isPending}
      error={start.error}
      onConfirm={() => start.mutate(undefined, { onSuccess: ({ runId }) => done(id, { kind: "run", runId }) })}
      result={outcome?.kind === "run" && <Synced id={content.connection.id} runId={outcome.runId} />}
    />
  )
}

function Synced({ id, runId }: { id: string; runId: string }) {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: ["connections", id, "sync-run", runId],
    queryFn: ({ signal }) =>
      call("GET /api/connections/{id}/sync/run/{runId}/status", { params: { id, runId }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === "running" ? POLL_MS : false),
  })
  const finished = data !== undefined && data.status !== "running"
  useEffect(() => {
    if (finished) void client.invalidateQueries({ queryKey: ["topics"] })
  }, [finished, client])
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={1} />
  const { percent, label } = syncProgress(data)
  return (
    <>
      <div role="status">
        {!finished && <Progress value={percent ?? 100} animated mb={4} aria-label="Progress" />}
        <Text size="sm">
          {finished ? `Sync ${data.status}` : "Syncing"}: {label}. {data.successCount.toLocaleString("en-US")} new,{" "}
          {counted(data.duplicateCount, "duplicate")}, {counted(data.errorCount, "error")}.
        </Text>
        {data.failure && (
          <Text size="sm" c="var(--mantine-color-error)">
            {data.failure}
          </Text>
        )}
      </div>
      <div>
        <Button component={Link} href={`/connections/${id}`} variant="default" size="xs">
          View connection
        </Button>
      </div>
    </>
  )
}
