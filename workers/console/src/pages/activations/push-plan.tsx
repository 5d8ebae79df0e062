import { Alert, Button, Group, Paper, Stack, Text, Title } from "@mantine/core"
import { IconBroadcast } from "@tabler/icons-react"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useMemo } from "react"
import { useLocation } from "wouter"
import { call } from "../../api/call.ts"
import { messageOf } from "../../api/errors.ts"
import type { ConnectionRecord, PlannedSegment, PushSelection } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { DraftNote } from "../../components/drafts/draft-note.tsx"
import { useDraft } from "../../components/drafts/use-draft.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import classes from "./activations.module.css"
import { PlanTable } from "./plan-table.tsx"
import { selectionToPush } from "./plan.ts"
import { usePlan } from "./use-plan.ts"

type PushPlanProps = { selection: PushSelection; connection: ConnectionRecord }

/** A dry run of the push. */
export function PushPlan({ selection, connection }: PushPlanProps) {
  const { data, error, refetch, isFetching } = usePlan(connection.id, selection)
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
  const draft = useDraft<{ excluded: readonly string[] }>(`left out of ${connection.id}`, { excluded: [] })
  const excluded = useMemo(() => new Set(draft.values.excluded), [draft.values.excluded])
  const target = selectionToPush(segments, selection, excluded)
  const start = useStart(connection.id, draft.end)
  const asksForApproval = connection.config["approval"] === "required"
  return (
    <Stack gap="md">
      <DraftNote draft={draft} />
      <PlanTable
        segments={segments}
        connection={connection}
        excluded={excluded}
        onExclude={(ids) => draft.set({ excluded: [...ids] })}
      />
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
            onClick={() => start.mutate({ selection: target.selection, hold: false })}
          >
            {asksForApproval ? "Request approval for" : "Push"} {counted(target.count, "segment")}
          </Button>
          {!asksForApproval && (
            <Button
              variant="default"
              disabled={target.count === 0}
              loading={start.isPending}
              onClick={() => start.mutate({ selection: target.selection, hold: true })}
            >
              Save plan to share
            </Button>
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

function useStart(connectionId: string, onStarted: () => void) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: ({ selection, hold }: { selection: PushSelection; hold: boolean }) => {
      const body = { ...selection, hold, background: true }
      return call("POST /api/connections/{id}/push/run", { params: { id: connectionId }, body })
    },
    meta: { quiet: true },
    onSuccess: (started) => {
      onStarted()
      if ("runId" in started) navigate(`/runs/push/${started.runId}`)
      return Promise.all(
        [["activations"], ["topics", "details"]].map((queryKey) => client.invalidateQueries({ queryKey })),
      )
    },
  })
}
