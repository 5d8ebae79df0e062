import { Button, Text } from "@mantine/core"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { Link } from "wouter"
import { call } from "../../../api/call.ts"
import type { PlannedSegment, PushSelection } from "../../../api/routes/connections.ts"
import { ErrorState } from "../../../components/error-state.tsx"
import { RowsSkeleton } from "../../../components/page-skeleton.tsx"
import { selectionToPush, describeSelection, countPlan } from "../../activations/plan.ts"
import { RunProgress } from "../../activations/push-run-view.tsx"
import { usePushRun } from "../../activations/use-push-run.ts"
import { useChatActions } from "../chat/chat-context.ts"
import type { Answer, Said } from "../chat/conversation.ts"
import { ActionCard } from "./action-card.tsx"
import { counted, Names } from "./names.tsx"

type PushAnswer = Answer<Extract<Said, { kind: "push" }>>

const NOTHING: PushSelection = { topicIds: [] }

export function PushCard({ answer }: { answer: PushAnswer }) {
  const { id, said, state, choice = NOTHING, outcome } = answer
  const { connection } = said
  const { done } = useChatActions()
  const client = useQueryClient()
  const plan = useQuery({
    queryKey: ["activations", "plan", connection.id, choice],
    queryFn: async ({ signal }) => {
      const body = { ...choice, dryRun: true }
      const answered = await call("POST /api/connections/:id/push/run", { params: { id: connection.id }, body, signal })
      return answered.segments ?? []
    },
    enabled: state === "open",
    // A plan is of now.
    staleTime: 0,
    gcTime: 0,
  })
  const segments = plan.data
  const start = useMutation({
    meta: { quiet: true },
    // What came to match since the plan was shown was confirmed by nobody.
    mutationFn: () => {
      const { selection: planned } = selectionToPush(segments ?? [], choice, { skipWarned: false })
      const body = { ...planned, background: true }
      return call("POST /api/connections/:id/push/run", { params: { id: connection.id }, body })
    },
    onSuccess: ({ runId = "" }) => {
      done(id, { kind: "run", runId })
      return client.invalidateQueries({ queryKey: ["activations"] })
    },
  })
  const create = segments && countPlan(segments).create
  return (
    <ActionCard
      answer={answer}
      what={
        <>
          Push {create === undefined ? describeSelection(choice) : <b>{counted(create, "segment")}</b>} to{" "}
          <b>{connection.name}</b>
          {create !== undefined && `, of ${describeSelection(choice)}`}.
        </>
      }
      ready={create !== undefined && create > 0}
      pending={start.isPending}
      error={start.error}
      onConfirm={() => start.mutate()}
      result={outcome?.kind === "run" && <Pushed connectionId={connection.id} runId={outcome.runId} />}
    >
      {plan.error ? (
        <ErrorState error={plan.error} onRetry={() => void plan.refetch()} />
      ) : segments ? (
        <Plan segments={segments} />
      ) : (
        <RowsSkeleton rows={3} height={20} />
      )}
    </ActionCard>
  )
}

function Plan({ segments }: { segments: readonly PlannedSegment[] }) {
  const { create, unchanged, blocked, warning } = countPlan(segments)
  const parts = [
    counted(create, "new segment"),
    unchanged > 0 && `${unchanged.toLocaleString()} there already`,
    blocked > 0 && `${blocked.toLocaleString()} blocked`,
    warning > 0 && `${warning.toLocaleString()} with a warning`,
  ]
  const of = (action: PlannedSegment["action"]) => segments.filter((one) => one.action === action)
  return (
    <>
      <Text size="sm">Plan: {parts.filter((part) => part !== false).join(", ")}.</Text>
      <Names
        names={of("create").map(({ name, warning: why }) => (why ? `${name} (${why})` : name))}
        label="New segments"
        most={5}
      />
      {blocked > 0 && (
        <Names
          names={of("blocked").map(({ name, reason }) => `${name}: ${reason ?? "blocked"}`)}
          label="Blocked"
          most={5}
        />
      )}
    </>
  )
}

function Pushed(run: { connectionId: string; runId: string }) {
  const { data, error, refetch } = usePushRun(run)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <>
      {data ? <RunProgress run={data} /> : <RowsSkeleton rows={1} />}
      <div>
        <Button
          component={Link}
          href={`/activations/push/${run.connectionId}/${run.runId}`}
          variant="default"
          size="xs"
        >
          See the push
        </Button>
      </div>
    </>
  )
}
