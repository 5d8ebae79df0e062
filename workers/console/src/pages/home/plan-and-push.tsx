import { Alert, Anchor, Button, Group, Text } from "@mantine/core"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { lazy, Suspense } from "react"
import { Link } from "wouter"
import { call } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import type { PushSelection, RunSummary } from "../../api/types.ts"
import { useConnection } from "../../api/use-connections.ts"
import { counted } from "../../components/counted.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { RunProgress } from "../../components/run-state.tsx"
import { countPlan, selectionToPush } from "../activations/plan.ts"
import { usePlan } from "../activations/use-plan.ts"
import { useCompleteStep } from "./use-home.ts"

const PlanTable = lazy(() => import("../activations/plan-table.tsx").then((file) => ({ default: file.PlanTable })))

/** A first push of the newest topics is quickly read and checked. The person may plan all of them instead. */
const FIRST_PUSH = 100

/** What the person chose in the plan; kept from the step of the plan to the step of the push. */
export type FirstPush = { all: boolean; excluded: ReadonlySet<string> }

type PlanAndPushProps = {
  connectionId: string
  planned: boolean
  unfinished: readonly RunSummary[]
  /** In the library. */
  topics: number
  choice: FirstPush
  onChoice: (choice: FirstPush) => void
}

export function PlanAndPush({ connectionId, planned, unfinished, topics, choice, onChoice }: PlanAndPushProps) {
  const client = useQueryClient()
  const take = useCompleteStep()
  const { data: connection } = useConnection(connectionId)
  const isPart = topics > FIRST_PUSH && !choice.all
  const newest = useQuery({
    queryKey: ["topics", "newest", FIRST_PUSH],
    queryFn: ({ signal }) => call("GET /api/topics", { query: { pageSize: FIRST_PUSH }, signal }),
    enabled: isPart,
    select: ({ data }): PushSelection => ({ topicIds: data.map(({ id }) => id) }),
  })
  const selection = isPart ? newest.data : ALL
  const plan = usePlan(connectionId, selection)
  const push = useMutation({
    mutationFn: (chosen: PushSelection) =>
      call("POST /api/connections/{id}/push/run", {
        params: { id: connectionId },
        body: { ...chosen, background: true },
      }),
    meta: { quiet: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ["home"] }),
  })
  const error = newest.error ?? plan.error
  if (error) return <ErrorState error={error} onRetry={() => void (newest.error ? newest : plan).refetch()} />
  if (!plan.data || !connection || !selection) return <RowsSkeleton rows={4} />
  const { create, blocked, warning, unsure } = countPlan(plan.data)
  const target = selectionToPush(plan.data, selection, choice.excluded)
  const running = unfinished.find(({ kind }) => kind === "push")
  const started = push.data && "runId" in push.data ? push.data.runId : undefined
  const runId = running?.id ?? started
  return (
    <>
      {topics > FIRST_PUSH && (
        <Group gap="sm">
          <Text size="sm">
            {isPart
              ? `This plan has the newest ${FIRST_PUSH} of your ${topics.toLocaleString("en-US")} topics.`
              : `This plan has all ${topics.toLocaleString("en-US")} topics.`}
          </Text>
          <Button size="compact-sm" variant="default" onClick={() => onChoice({ ...choice, all: isPart })}>
            {isPart ? `Plan all ${topics.toLocaleString("en-US")}` : `Plan the newest ${FIRST_PUSH}`}
          </Button>
        </Group>
      )}
      <Text size="sm">
        A push would create {counted(create, "segment")}
        {blocked > 0 && ` and block ${counted(blocked, "topic")}`}. Restricted or sensitive:{" "}
        {warning.toLocaleString("en-US")}. Unsure category: {unsure.toLocaleString("en-US")}. Nothing is sent until you
        push.
      </Text>
      <Suspense fallback={<RowsSkeleton rows={4} />}>
        <PlanTable
          segments={plan.data}
          connection={connection}
          excluded={choice.excluded}
          onExclude={(excluded) => onChoice({ ...choice, excluded })}
        />
      </Suspense>
      {running && <RunProgress run={running} />}
      <Group gap="sm">
        {planned ? (
          <Button
            disabled={target.count === 0}
            loading={push.isPending || running !== undefined}
            onClick={() => push.mutate(target.selection)}
          >
            Push {counted(target.count, "segment")}
          </Button>
        ) : (
          <Button loading={take.isPending} onClick={() => take.mutate("planned")}>
            Confirm the plan
          </Button>
        )}
        {runId && (
          <Anchor component={Link} href={`/runs/push/${runId}`} size="sm">
            Follow the push
          </Anchor>
        )}
      </Group>
      {push.error && (
        <Alert color="red" role="alert">
          {messageOf(push.error)}
        </Alert>
      )}
    </>
  )
}

const ALL: PushSelection = { filters: {} }
