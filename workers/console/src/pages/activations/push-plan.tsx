import { Alert, Button, Group, Paper, Stack, Switch, Text, Title } from "@mantine/core"
import { IconBroadcast } from "@tabler/icons-react"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useLocation } from "wouter"
import { call } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import type { ConnectionRecord, PlannedSegment, PushChoice } from "../../api/routes/connections.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import classes from "./activations.module.css"
import { PlanTable } from "./plan-table.tsx"
import { choiceToPush, countPlan } from "./plan.ts"
import type { RunStatus } from "./run-page.tsx"

type PushPlanProps = { choice: PushChoice; connection: ConnectionRecord }

/** Nothing has happened yet when this is on the screen. */
export function PushPlan({ choice, connection }: PushPlanProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["activations", "plan", connection.id, choice],
    queryFn: async ({ signal }) => {
      const body = { ...choice, dryRun: true }
      const answer = await call("POST /api/connections/:id/push/run", { params: { id: connection.id }, body, signal })
      return answer.segments ?? []
    },
    // A plan is of now.
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <section aria-labelledby="plan">
      <Title order={2} size="h4" mb="xs" id="plan">
        Plan
      </Title>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : !data ? (
        <RowsSkeleton rows={8} />
      ) : data.length === 0 ? (
        <Text size="sm">No topic matches any more.</Text>
      ) : (
        <Planned segments={data} choice={choice} connection={connection} />
      )}
    </section>
  )
}

function Planned({ segments, choice, connection }: PushPlanProps & { segments: readonly PlannedSegment[] }) {
  const { warning } = countPlan(segments)
  const [leaveWarned, setLeaveWarned] = useState(false)
  const [background, setBackground] = useState(true)
  const wanted = choiceToPush(segments, choice, { leaveWarned })
  const start = useStart(connection.id)
  return (
    <Stack gap="md">
      <PlanTable segments={segments} connection={connection} />
      <Paper withBorder p="sm" className={classes["decision"]}>
        {start.error && (
          <Alert color="red" role="alert" mb="sm">
            {messageOf(start.error)}
          </Alert>
        )}
        <Group gap="lg">
          <Button
            leftSection={<IconBroadcast size={16} aria-hidden />}
            disabled={wanted.count === 0}
            loading={start.isPending}
            onClick={() => start.mutate({ choice: wanted.choice, background })}
          >
            {wanted.count === 1 ? "Push 1 segment" : `Push ${wanted.count.toLocaleString()} segments`}
          </Button>
          <Switch
            label="In the background"
            description={background ? "It goes on when you close the page." : "It pushes while the page is open."}
            checked={background}
            onChange={(event) => setBackground(event.currentTarget.checked)}
          />
          {warning > 0 && (
            <Switch
              label={
                warning === 1
                  ? "Leave out the one with a warning"
                  : `Leave out the ${warning.toLocaleString()} with a warning`
              }
              checked={leaveWarned}
              onChange={(event) => setLeaveWarned(event.currentTarget.checked)}
            />
          )}
          {wanted.count === 0 && (
            <Text size="sm" c="dimmed">
              There is nothing to create.
            </Text>
          )}
        </Group>
      </Paper>
    </Stack>
  )
}

function useStart(connectionId: string) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: ({ choice, background }: { choice: PushChoice; background: boolean }) =>
      call("POST /api/connections/:id/push/run", { params: { id: connectionId }, body: { ...choice, background } }),
    meta: { quiet: true },
    onSuccess: ({ runId }, { background }) => {
      const state: RunStatus = { drives: !background }
      navigate(`/activations/push/${connectionId}/${runId ?? ""}`, { state })
      return client.invalidateQueries({ queryKey: ["activations"] })
    },
  })
}
