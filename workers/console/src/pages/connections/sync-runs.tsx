import { Alert, Anchor, Button, Group, Paper, Progress, Select, Table, Text, Title } from "@mantine/core"
import { IconDatabaseImport, IconPlayerPlay } from "@tabler/icons-react"
import { useState } from "react"
import { Link } from "wouter"
import { messageOf } from "../../api/errors.ts"
import type { ConnectionRecord, SyncRun } from "../../api/types.ts"
import { RunState } from "../../components/run-state.tsx"
import { factsOfSync } from "../../components/run-words.ts"
import { When } from "../../components/when.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useSession } from "../../session/session.ts"
import { useUpdateConnection } from "./change-connections.ts"
import { SCHEDULE_LABELS } from "../../../../../src/knowledge/sources/common.ts"
import { RunFiles } from "./run-files.tsx"
import { syncProgress } from "./sync-progress.ts"
import { useStartSync, useSyncRuns } from "./use-sync-runs.ts"

const INITIAL_LIMIT = 10
const MAX_LIMIT = 100

export function SyncRuns({ connection }: { connection: ConnectionRecord }) {
  const { may } = useSession()
  const [limit, setLimit] = useState(INITIAL_LIMIT)
  const { data: runs, error, refetch, isRunning, isFetching } = useSyncRuns(connection.id, limit)
  const start = useStartSync(connection.id)
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" align="flex-end" gap="sm" mb="sm">
        <div>
          <Title order={2} size="h4">
            Sync runs
          </Title>
          <Text size="sm" c="dimmed">
            Syncs run in the background. You can close this page.
          </Text>
        </div>
        <Group gap="sm" align="flex-end">
          <Schedule connection={connection} />
          {may("import") && (
            <Button
              variant="default"
              leftSection={<IconPlayerPlay size={16} aria-hidden />}
              loading={start.isPending}
              disabled={isRunning}
              onClick={() => start.mutate()}
            >
              Sync now
            </Button>
          )}
        </Group>
      </Group>
      {start.error && (
        <Alert color="red" role="alert" mb="sm" title="Sync failed to start">
          {messageOf(start.error)}
        </Alert>
      )}
      {error && !runs ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : !runs ? (
        <RowsSkeleton rows={3} />
      ) : runs.length === 0 ? (
        <EmptyState title="No sync runs yet" icon={IconDatabaseImport}>
          Start a sync or set a schedule.
        </EmptyState>
      ) : (
        <>
          <RunTable connectionId={connection.id} runs={runs} />
          {runs.length === INITIAL_LIMIT && limit === INITIAL_LIMIT && (
            <Button variant="default" size="xs" mt="sm" loading={isFetching} onClick={() => setLimit(MAX_LIMIT)}>
              Show more
            </Button>
          )}
        </>
      )}
    </Paper>
  )
}

/** An expression is entered in the connection's settings. */
const SCHEDULES = Object.entries(SCHEDULE_LABELS)
  .map(([value, label]) => ({ value, label }))
  .filter(({ value }) => value !== "custom")

const textOf = (value: unknown, otherwise: string) => (typeof value === "string" ? value : otherwise)

function Schedule({ connection: { id, config } }: { connection: ConnectionRecord }) {
  const { may } = useSession()
  const update = useUpdateConnection(id)
  const schedule = textOf(config["schedule"], "") || null
  if (!may("connections")) {
    const label = SCHEDULES.find(({ value }) => value === schedule)?.label
    return <Text size="sm">{label ?? "No schedule"}</Text>
  }
  if (schedule === "custom")
    return (
      <Anchor component={Link} href={`/connections/${id}`} size="sm">
        {textOf(config["schedule_cron"], "")} ({textOf(config["schedule_time_zone"], "UTC")})
      </Anchor>
    )
  return (
    <Select
      label="Schedule"
      placeholder="None"
      w={150}
      data={SCHEDULES}
      value={schedule}
      clearable
      clearButtonProps={{ "aria-label": "Clear schedule" }}
      disabled={update.isPending}
      error={update.error ? messageOf(update.error) : undefined}
      onChange={(next) => update.mutate({ changes: { config: { schedule: next } } })}
    />
  )
}

function RunTable({ connectionId, runs }: { connectionId: string; runs: readonly SyncRun[] }) {
  return (
    <Table.ScrollContainer minWidth={720} type="native" tabIndex={0}>
      <Table aria-label="Sync runs" verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Started</Table.Th>
            <Table.Th>Status</Table.Th>
            <Table.Th w="30%">Progress</Table.Th>
            <Table.Th ta="right">New</Table.Th>
            <Table.Th ta="right">Duplicates</Table.Th>
            <Table.Th ta="right">Errors</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {runs.map((run) => (
            <Table.Tr key={run.runId}>
              <Table.Td style={{ whiteSpace: "nowrap" }}>
                <Anchor component={Link} href={`/runs/sync/${run.runId}`} size="sm">
                  <When at={run.createdAt} />
                </Anchor>
              </Table.Td>
              <Table.Td>
                <RunState run={factsOfSync(run)} />
              </Table.Td>
              <Table.Td>
                <RunProgress run={run} />
                {run.files && <RunFiles connectionId={connectionId} run={run} />}
              </Table.Td>
              <Table.Td ta="right">{run.successCount.toLocaleString("en-US")}</Table.Td>
              <Table.Td ta="right">{run.duplicateCount.toLocaleString("en-US")}</Table.Td>
              <Table.Td ta="right">{run.errorCount.toLocaleString("en-US")}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function RunProgress({ run }: { run: SyncRun }) {
  const { percent, label } = syncProgress(run)
  return (
    <div role={run.status === "running" ? "status" : undefined}>
      {run.status === "running" && <Progress value={percent ?? 100} mb={4} aria-label="Progress" />}
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      {run.failure && (
        <Text size="xs" c="var(--mantine-color-error)" style={{ overflowWrap: "anywhere" }}>
          {run.failure}
        </Text>
      )}
    </div>
  )
}
