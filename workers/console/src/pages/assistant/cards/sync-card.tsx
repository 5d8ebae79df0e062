import { Button, Progress, Text } from "@mantine/core"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { Link } from "wouter"
import { call } from "../../../api/call.ts"
import { ErrorState } from "../../../components/error-state.tsx"
import { RowsSkeleton } from "../../../components/page-skeleton.tsx"
import { syncProgress } from "../../connections/sync-progress.ts"
import { useStartSync } from "../../connections/use-sync-runs.ts"
import { useChatActions } from "../chat/chat-context.ts"
import type { Answer, Said } from "../chat/conversation.ts"
import { ActionCard } from "./action-card.tsx"

type SyncAnswer = Answer<Extract<Said, { kind: "sync" }>>

const POLL_MS = 1_500

export function SyncCard({ answer }: { answer: SyncAnswer }) {
  const { id, said, outcome } = answer
  const { done } = useChatActions()
  const start = useStartSync(said.connection.id)
  return (
    <ActionCard
      answer={answer}
      what={
        <>
          Bring in everything that <b>{said.connection.name}</b> holds, in the background. How much that is its source
          tells when it begins; every item costs one classification.
        </>
      }
      ready
      pending={start.isPending}
      error={start.error}
      onConfirm={() => start.mutate(undefined, { onSuccess: ({ runId }) => done(id, { kind: "run", runId }) })}
      result={outcome?.kind === "run" && <Synced id={said.connection.id} runId={outcome.runId} />}
    />
  )
}

function Synced({ id, runId }: { id: string; runId: string }) {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: ["connections", id, "sync-run", runId],
    queryFn: ({ signal }) => call("GET /api/connections/:id/sync/run/:runId/status", { params: { id, runId }, signal }),
    refetchInterval: ({ state }) => (state.data?.status === "running" ? POLL_MS : false),
  })
  const isOver = data !== undefined && data.status !== "running"
  useEffect(() => {
    if (isOver) void client.invalidateQueries({ queryKey: ["topics"] })
  }, [isOver, client])
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={1} />
  const { percent, label } = syncProgress(data)
  return (
    <>
      <div role="status">
        {!isOver && <Progress value={percent ?? 100} animated mb={4} aria-label="Synced" />}
        <Text size="sm">
          {isOver ? `The sync is ${data.status}` : "Running"}: {label}. {data.successCount.toLocaleString()} new,{" "}
          {data.duplicateCount.toLocaleString()} known, {data.errorCount.toLocaleString()} refused.
        </Text>
        {data.failure && (
          <Text size="sm" c="var(--mantine-color-error)">
            {data.failure}
          </Text>
        )}
      </div>
      <div>
        <Button component={Link} href={`/connections/${id}`} variant="default" size="xs">
          See the connection
        </Button>
      </div>
    </>
  )
}
