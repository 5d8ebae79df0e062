import { Alert, Anchor, Button, Group, List, Text } from "@mantine/core"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { Link } from "wouter"
import { call } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import type { PlannedSegment, RunSummary } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { RunProgress } from "../runs/run-state.tsx"
import { useCompleteStep } from "./use-home.ts"

/** The first push covers only the newest topics, even in a large library. */
const FIRST_PUSH = 100
const SHOWN = 5

type Plan = { topicIds: string[]; segments: PlannedSegment[] }
type PlanAndPushProps = { connectionId: string; planned: boolean; unfinished: readonly RunSummary[] }

export function PlanAndPush({ connectionId, planned, unfinished }: PlanAndPushProps) {
  const client = useQueryClient()
  const take = useCompleteStep()
  const params = { id: connectionId }
  const plan = useQuery({
    queryKey: ["home", "plan", connectionId],
    queryFn: async ({ signal }): Promise<Plan> => {
      const { data } = await call("GET /api/topics", { query: { pageSize: FIRST_PUSH }, signal })
      const topicIds = data.map(({ id }) => id)
      const answer = await call("POST /api/connections/{id}/push/run", {
        params,
        body: { topicIds, dryRun: true },
        signal,
      })
      return { topicIds, segments: "segments" in answer ? answer.segments : [] }
    },
  })
  const push = useMutation({
    mutationFn: (topicIds: string[]) =>
      call("POST /api/connections/{id}/push/run", { params, body: { topicIds, background: true } }),
    meta: { quiet: true },
    onSuccess: () => client.invalidateQueries({ queryKey: ["home"] }),
  })
  if (plan.error) return <ErrorState error={plan.error} onRetry={() => void plan.refetch()} />
  if (!plan.data) return <RowsSkeleton rows={4} />
  const { topicIds, segments } = plan.data
  const creates = segments.filter(({ action }) => action === "create")
  const blocked = segments.filter(({ action }) => action === "blocked")
  const running = unfinished.find(({ kind }) => kind === "push")
  const started = push.data && "runId" in push.data ? push.data.runId : undefined
  const runId = running?.id ?? started
  return (
    <>
      <Text size="sm">
        A push would create {counted(creates.length, "segment")}
        {blocked.length > 0 && ` and block ${counted(blocked.length, "topic")}`}. Nothing is sent until you push.
      </Text>
      <List size="sm" spacing={2}>
        {creates.slice(0, SHOWN).map(({ orgTopicId, name }) => (
          <List.Item key={orgTopicId} style={{ overflowWrap: "anywhere" }}>
            {name}
          </List.Item>
        ))}
        {creates.length > SHOWN && <List.Item>and {(creates.length - SHOWN).toLocaleString()} more</List.Item>}
      </List>
      {running && <RunProgress run={running} />}
      <Group gap="sm">
        {planned ? (
          <Button
            disabled={creates.length === 0}
            loading={push.isPending || running !== undefined}
            onClick={() => push.mutate(topicIds)}
          >
            Push {counted(creates.length, "segment")}
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
