import { Button, Text } from "@mantine/core"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { Link } from "wouter"
import { call } from "../../../api/call.ts"
import { counted } from "../../../components/counted.ts"
import { ErrorState } from "../../../components/error-state.tsx"
import { RowsSkeleton } from "../../../components/page-skeleton.tsx"
import { isForRefresh, useRefreshAll } from "../../activations/use-activations.ts"
import { RunProgress } from "../../../components/run-state.tsx"
import { factsOfJob } from "../../../components/run-words.ts"
import { isFinished } from "../../jobs/use-jobs.ts"
import { useChatActions } from "../chat/chat-context.ts"
import type { Answer, AnswerContent } from "../chat/conversation.ts"
import { ActionCard } from "./action-card.tsx"
import { NameList } from "./name-list.tsx"

type RefreshAnswer = Answer<Extract<AnswerContent, { kind: "refresh" }>>

const POLL_MS = 1_500
const MAX_COUNTED = 1_000

export function RefreshCard({ answer }: { answer: RefreshAnswer }) {
  const { id, state, outcome } = answer
  const { done } = useChatActions()
  const { data, error, refetch } = useQuery({
    queryKey: ["activations", "stale"],
    queryFn: ({ signal }) => call("GET /api/activations", { query: { stale: true, limit: MAX_COUNTED }, signal }),
    enabled: state === "open",
    select: (stale) => ({
      activations: stale.filter(isForRefresh),
      more: stale.length === MAX_COUNTED ? " or more" : "",
    }),
  })
  const refresh = useRefreshAll()
  const count = data?.activations.length
  return (
    <ActionCard
      answer={answer}
      what={
        count === 0 ? (
          "There are no stale activations."
        ) : (
          <>
            Refresh{" "}
            <b>
              {data
                ? counted(data.activations.length, `stale activation${data.more}`, `stale activations${data.more}`)
                : "stale activations"}
            </b>
            . This replaces the segments on the platforms with new ones that have the current names and descriptions.
            The segment IDs change.
          </>
        )
      }
      ready={count !== undefined && count > 0}
      pending={refresh.isPending}
      error={refresh.error}
      onConfirm={() => refresh.mutate(undefined, { onSuccess: ({ jobId }) => done(id, { kind: "job", jobId }) })}
      result={outcome?.kind === "job" && <Refreshing jobId={outcome.jobId} />}
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <NameList
          names={data.activations.map(
            ({ pushedName, currentPlatformName }) => `${pushedName ?? ""} → ${currentPlatformName}`,
          )}
          label="Stale activations"
          max={5}
        />
      ) : (
        <RowsSkeleton rows={2} height={20} />
      )}
    </ActionCard>
  )
}

function Refreshing({ jobId }: { jobId: string }) {
  const client = useQueryClient()
  const {
    data: job,
    error,
    refetch,
  } = useQuery({
    queryKey: ["jobs", "refresh", jobId],
    queryFn: ({ signal }) => call("GET /api/hygiene/refresh/{jobId}", { params: { jobId }, signal }),
    refetchInterval: ({ state }) => (state.data && !isFinished(state.data.status) ? POLL_MS : false),
  })
  const finished = job !== undefined && isFinished(job.status)
  useEffect(() => {
    if (finished) void client.invalidateQueries({ queryKey: ["activations"] })
  }, [finished, client])
  if (error && !job) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!job) return <RowsSkeleton rows={1} />
  return (
    <>
      <Text size="sm" role="status">
        {finished ? `Refresh ${job.status}.` : "Refreshing…"}
      </Text>
      <RunProgress run={factsOfJob(job)} />
      <div>
        <Button component={Link} href={`/activations?job=${jobId}`} variant="default" size="xs">
          View activations
        </Button>
      </div>
    </>
  )
}
