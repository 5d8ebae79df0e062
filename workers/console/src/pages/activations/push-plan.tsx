import { Alert, Button, Group, Paper, Stack, Switch, Text, Title } from "@mantine/core"
import { IconBroadcast } from "@tabler/icons-react"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useLocation } from "wouter"
import { call } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import type { ConnectionRecord, PlannedSegment, PushSelection } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import classes from "./activations.module.css"
import { PlanTable } from "./plan-table.tsx"
import { selectionToPush, countPlan } from "./plan.ts"
import type { RunPageState } from "./run-page.tsx"

type PushPlanProps = { selection: PushSelection; connection: ConnectionRecord }

/** A dry run of the push. */
export function PushPlan({ selection, connection }: PushPlanProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["activations", "plan", connection.id, selection],
    queryFn: async ({ signal }) => {
      const body = { ...selection, dryRun: true }
      const response = await call("POST /api/connections/{id}/push/run", {
        params: { id: connection.id },
        body,
        signal,
      })
      return "segments" in response ? response.segments : []
    },
    // Always show the current plan.
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
        <Text size="sm">No topics match the selection anymore.</Text>
      ) : (
        <Planned segments={data} selection={selection} connection={connection} />
      )}
    </section>
  )
}

function Planned({ segments, selection, connection }: PushPlanProps & { segments: readonly PlannedSegment[] }) {
  const { warning } = countPlan(segments)
  const [skipWarned, setSkipWarned] = useState(false)
  const [background, setBackground] = useState(true)
  const target = selectionToPush(segments, selection, { skipWarned })
  const start = useStart(connection.id)
  const asksForApproval = connection.config["approval"] === "required"
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
            disabled={target.count === 0}
            loading={start.isPending}
            onClick={() => start.mutate({ selection: target.selection, background, hold: false })}
          >
            {asksForApproval ? "Request approval for" : "Push"} {counted(target.count, "segment")}
          </Button>
          {!asksForApproval && (
            <Button
              variant="default"
              disabled={target.count === 0}
              loading={start.isPending}
              onClick={() => start.mutate({ selection: target.selection, background, hold: true })}
            >
              Save plan to share
            </Button>
          )}
          <Switch
            label="Run in background"
            description={background ? "You can close this page." : "Keep this page open until the push is finished."}
            checked={background}
            onChange={(event) => setBackground(event.currentTarget.checked)}
          />
          {warning > 0 && (
            <Switch
              label={
                warning === 1
                  ? "Skip 1 segment with a warning"
                  : `Skip ${warning.toLocaleString()} segments with a warning`
              }
              checked={skipWarned}
              onChange={(event) => setSkipWarned(event.currentTarget.checked)}
            />
          )}
          {target.count === 0 && (
            <Text size="sm" c="dimmed">
              Nothing to push.
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
    mutationFn: ({ selection, ...how }: { selection: PushSelection; background: boolean; hold: boolean }) =>
      call("POST /api/connections/{id}/push/run", { params: { id: connectionId }, body: { ...selection, ...how } }),
    meta: { quiet: true },
    onSuccess: (started, { background }) => {
      const state: RunPageState = { autoStart: !background }
      const runId = "runId" in started ? started.runId : ""
      navigate(`/activations/push/${connectionId}/${runId}`, { state })
      return client.invalidateQueries({ queryKey: ["activations"] })
    },
  })
}
