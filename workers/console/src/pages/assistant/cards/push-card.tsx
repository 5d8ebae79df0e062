import { Button, Text } from "@mantine/core"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { Link } from "wouter"
import { call } from "../../../api/call.ts"
import type { PlannedSegment, PushSelection } from "../../../api/types.ts"
import { counted } from "../../../components/counted.ts"
import { ErrorState } from "../../../components/error-state.tsx"
import { RowsSkeleton } from "../../../components/page-skeleton.tsx"
import { countPlan, describeSelection, selectionToPush } from "../../activations/plan.ts"
import { usePlan } from "../../activations/use-plan.ts"
import { RunProgress, RunState } from "../../../components/run-state.tsx"
import { factsOfPush } from "../../../components/run-words.ts"
import { usePushRun } from "../../runs/use-push-run.ts"
import { useChatActions } from "../chat/chat-context.ts"
import type { Answer, AnswerContent } from "../chat/conversation.ts"
import { ActionCard } from "./action-card.tsx"
import { NameList } from "./name-list.tsx"

type PushAnswer = Answer<Extract<AnswerContent, { kind: "push" }>>

const EMPTY_SELECTION: PushSelection = { topicIds: [] }

export function PushCard({ answer }: { answer: PushAnswer }) {
  const { id, content, state, selection = EMPTY_SELECTION, outcome } = answer
  const { connection } = content
  const { done } = useChatActions()
  const client = useQueryClient()
  const plan = usePlan(connection.id, state === "open" ? selection : undefined)
  const segments = plan.data
  const start = useMutation({
    meta: { quiet: true },
    // Push exactly the confirmed plan, without topics that started to match later.
    mutationFn: () => {
      const { selection: planned } = selectionToPush(segments ?? [], selection)
      const body = { ...planned, background: true }
      return call("POST /api/connections/{id}/push/run", { params: { id: connection.id }, body })
    },
    onSuccess: (started) => {
      done(id, { kind: "run", runId: "runId" in started ? started.runId : "" })
      return client.invalidateQueries({ queryKey: ["activations"] })
    },
  })
  const create = segments && countPlan(segments).create
  return (
    <ActionCard
      answer={answer}
      what={
        <>
          Push {create === undefined ? describeSelection(selection) : <b>{counted(create, "segment")}</b>} to{" "}
          <b>{connection.name}</b>
          {create !== undefined && ` (${describeSelection(selection)})`}.
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
    unchanged > 0 && `${unchanged.toLocaleString("en-US")} already active`,
    blocked > 0 && `${blocked.toLocaleString("en-US")} blocked`,
    warning > 0 && counted(warning, "warning"),
  ]
  const withAction = (action: PlannedSegment["action"]) => segments.filter((one) => one.action === action)
  return (
    <>
      <Text size="sm">Plan: {parts.filter((part) => part !== false).join(", ")}.</Text>
      <NameList
        names={withAction("create").map(({ name, warning: why }) => (why ? `${name} (${why})` : name))}
        label="New segments"
        max={5}
      />
      {blocked > 0 && (
        <NameList
          names={withAction("blocked").map(({ name, reason }) => `${name}: ${reason ?? "Blocked"}`)}
          label="Blocked"
          max={5}
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
      {data ? (
        <>
          <div>
            <RunState run={factsOfPush(data)} />
          </div>
          <RunProgress run={factsOfPush(data)} />
        </>
      ) : (
        <RowsSkeleton rows={1} />
      )}
      <div>
        <Button component={Link} href={`/runs/push/${run.runId}`} variant="default" size="xs">
          View push run
        </Button>
      </div>
    </>
  )
}
