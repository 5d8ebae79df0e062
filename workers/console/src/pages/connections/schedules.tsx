import { Alert, Anchor, Badge, Button, Group, Paper, Stack, Text, Title } from "@mantine/core"
import { IconCalendarRepeat, IconPlus } from "@tabler/icons-react"
import { useState } from "react"
import { Link } from "wouter"
import { messageOf } from "../../api/errors.ts"
import type { ConnectionRecord, Schedule } from "../../api/types.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { When } from "../../components/when.tsx"
import { useSession } from "../../session/session.ts"
import { describeSelection } from "../activations/plan.ts"
import { describeLast, INTERVALS, KINDS } from "./describe-schedule.ts"
import { ScheduleDialog } from "./schedule-dialog.tsx"
import { useScheduleChanges, useSchedules } from "./use-schedules.ts"

/** Recurring pushes and refreshes of a connection. */
export function Schedules({ connection }: { connection: ConnectionRecord }) {
  const { may } = useSession()
  const { data: schedules, error, refetch } = useSchedules(connection.id)
  const [creating, setCreating] = useState(false)
  const create = may("activate") && (
    <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      New schedule
    </Button>
  )
  return (
    <Paper withBorder p="md" component="section" aria-label="Schedules">
      <Group justify="space-between" align="flex-end" gap="sm" mb="sm">
        <div>
          <Title order={2} size="h4">
            Schedules
          </Title>
          <Text size="sm" c="dimmed">
            Pushes and refreshes that repeat. Each starts as a dry run, which counts and sends nothing.
          </Text>
        </div>
        {(schedules?.length ?? 0) > 0 && create}
      </Group>
      {error && !schedules ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !schedules ? (
        <RowsSkeleton rows={2} />
      ) : schedules.length === 0 ? (
        <EmptyState title="No schedules yet" icon={IconCalendarRepeat} actions={create}>
          Push topics that are new in your library every hour, day or week, or keep segments up to date.
        </EmptyState>
      ) : (
        <Stack gap="sm">
          {schedules.map((schedule) => (
            <ScheduleCard key={schedule.id} schedule={schedule} connection={connection} />
          ))}
        </Stack>
      )}
      {creating && <ScheduleDialog connectionId={connection.id} schedule={null} onClose={() => setCreating(false)} />}
    </Paper>
  )
}

type CardProps = { schedule: Schedule; connection: ConnectionRecord }
type OpenDialog = "live" | "delete" | "edit" | null

function ScheduleCard({ schedule, connection }: CardProps) {
  const { may } = useSession()
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const { change } = useScheduleChanges()
  const { id, name, kind, every, cron, timeZone, mode, paused, nextRunAt, last } = schedule
  return (
    <Paper withBorder p="sm" component="article" aria-label={name}>
      <Group justify="space-between" gap="xs" align="flex-start">
        <div style={{ flex: "1 1 16rem", minWidth: 0, overflowWrap: "anywhere" }}>
          <Group gap="xs">
            <Text fw={600} size="sm">
              {name}
            </Text>
            <Badge variant="light" color={paused ? "gray" : mode === "live" ? "teal" : "ochre"}>
              {paused ? "Paused" : mode === "live" ? "Live" : "Dry run"}
            </Badge>
          </Group>
          <Text size="sm">
            {every === "custom" ? `${cron} (${timeZone ?? "UTC"})` : INTERVALS[every]}: {KINDS[kind].toLowerCase()},{" "}
            {describeSelection({ filters: schedule.filters })}
          </Text>
          <Text size="sm" c="dimmed" role="status">
            {last ? (
              <>
                Last <When at={last.dueAt} />: {describeLast(last)}.{" "}
                {last.runId && (
                  <Anchor component={Link} href={`/runs/${kind}/${last.runId}`} inherit>
                    View run
                  </Anchor>
                )}
              </>
            ) : (
              "Not run yet."
            )}{" "}
            {nextRunAt && (last || Date.parse(nextRunAt) > Date.now()) && (
              <>
                Next <When at={nextRunAt} />.
              </>
            )}
            {nextRunAt && !last && Date.parse(nextRunAt) <= Date.now() && "It starts within five minutes."}
          </Text>
        </div>
        {may("activate") && (
          <Group gap={6}>
            {mode === "dry_run" ? (
              <Button size="compact-sm" aria-label={`Make live: ${name}`} onClick={() => setDialog("live")}>
                Make live
              </Button>
            ) : (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Back to dry run: ${name}`}
                onClick={() => change.mutate({ id, mode: "dry_run" })}
              >
                Back to dry run
              </Button>
            )}
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`${paused ? "Resume" : "Pause"} ${name}`}
              loading={change.isPending}
              onClick={() => change.mutate({ id, paused: !paused })}
            >
              {paused ? "Resume" : "Pause"}
            </Button>
            <Button size="compact-sm" variant="default" aria-label={`Edit ${name}`} onClick={() => setDialog("edit")}>
              Edit
            </Button>
            <Button
              size="compact-sm"
              variant="light"
              color="red"
              aria-label={`Delete ${name}`}
              onClick={() => setDialog("delete")}
            >
              Delete
            </Button>
          </Group>
        )}
      </Group>
      {change.error && dialog === null && (
        <Alert color="red" role="alert" mt="xs">
          {messageOf(change.error)}
        </Alert>
      )}
      {dialog === "edit" && (
        <ScheduleDialog connectionId={connection.id} schedule={schedule} onClose={() => setDialog(null)} />
      )}
      {dialog === "live" && <GoLive schedule={schedule} connection={connection} onClose={() => setDialog(null)} />}
      {dialog === "delete" && <DeleteSchedule schedule={schedule} onClose={() => setDialog(null)} />}
    </Paper>
  )
}

function GoLive({ schedule: { id, name, kind, last }, connection, onClose }: CardProps & { onClose: () => void }) {
  const { change } = useScheduleChanges()
  const asksForApproval = kind === "push" && connection.config["approval"] === "required"
  return (
    <ConfirmDialog
      opened
      title={`Make ${name} live?`}
      action="Make live"
      pending={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={() => change.mutate({ id, mode: "live" }, { onSuccess: onClose })}
    >
      {kind === "push"
        ? `From its next run on, it creates segments on ${connection.name}.`
        : `From its next run on, it replaces segments on ${connection.name}. Their IDs change, so update your campaigns after each run.`}
      {asksForApproval && " Each push waits until a second person approves it."}
      <Text size="sm" mt="xs">
        {last?.counts ? `${describeLast(last)} at the last dry run.` : "There has been no dry run yet."}
      </Text>
    </ConfirmDialog>
  )
}

function DeleteSchedule({ schedule: { id, name }, onClose }: { schedule: Schedule; onClose: () => void }) {
  const { remove } = useScheduleChanges()
  return (
    <ConfirmDialog
      opened
      title={`Delete ${name}?`}
      action="Delete"
      danger
      pending={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onConfirm={() => remove.mutate(id, { onSuccess: onClose })}
    >
      The schedule will not run again. Segments it created stay.
    </ConfirmDialog>
  )
}
