import { Alert, Badge, Button, Group, Progress, Stack, Table, Text, Title } from "@mantine/core"
import { useEffect, useState } from "react"
import { messageOf } from "../../api/errors.ts"
import type { PushRun } from "../../api/routes/connections.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { RUN_COLORS } from "../../components/connection-names.ts"
import { dateAndTime } from "../../components/dates.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { useSession } from "../../session/session.ts"
import { type RunOf, useDriveRun, useFailedNames, usePushRun, useRunAction } from "./use-push-run.ts"

/** One push: how far it is, what failed, and what can be done about it. With `drives` it begins to push by itself. */
export function PushRunView({ drives = false, ...of }: RunOf & { drives?: boolean }) {
  const { data: run, error, refetch } = usePushRun(of)
  if (error && !run) return <ErrorState error={error} onRetry={() => void refetch()} />
  return run ? <Run run={run} drives={drives} /> : <RowsSkeleton rows={5} />
}

function Run({ run, drives }: { run: PushRun; drives: boolean }) {
  const { may } = useSession()
  const [cancelling, setCancelling] = useState(false)
  const drive = useDriveRun(run)
  const act = useRunAction(run)
  const isRunning = run.status === "running"
  const { mutate: go } = drive
  const begins = drives && isRunning && !run.background
  useEffect(() => {
    if (begins) go()
  }, [begins, go])
  const retry = () =>
    act.mutate("retry", {
      onSuccess: ({ status }) => status === "running" && !run.background && !drives && go(),
    })
  const problem = drive.error ?? (cancelling ? null : act.error)
  return (
    <Stack gap="md">
      <Group gap="sm">
        <Badge variant="light" color={RUN_COLORS[run.status]}>
          {run.status}
        </Badge>
        <Text size="sm" c="dimmed">
          begun {dateAndTime(run.createdAt)}
          {run.completedAt && `, ended ${dateAndTime(run.completedAt)}`}
          {run.background && ", in the background"}
        </Text>
      </Group>
      <RunProgress run={run} />
      {run.failure && (
        <Alert color={run.status === "failed" ? "red" : "gray"} title={`The push is ${run.status}`}>
          {run.failure}
        </Alert>
      )}
      {run.awaitingDelivery > 0 && (
        <Alert color="ochre">
          {run.awaitingDelivery.toLocaleString()} handed over and waiting for delivery: they are active once the relay
          reports that their files are there.
        </Alert>
      )}
      {problem && (
        <Alert color="red" role="alert">
          {messageOf(problem)}
        </Alert>
      )}
      {may("activate") && (
        <Group gap="xs">
          {isRunning && !run.background && !drive.isPending && (
            <Button size="xs" onClick={() => go()}>
              Go on
            </Button>
          )}
          {isRunning && (
            <Button size="xs" variant="light" color="red" onClick={() => setCancelling(true)}>
              Cancel
            </Button>
          )}
          {!isRunning && run.errorCount > 0 && (
            <Button size="xs" variant="default" loading={act.isPending} onClick={retry}>
              Try the failed ones again
            </Button>
          )}
          {drive.isPending && (
            <Text size="sm" c="dimmed">
              This page pushes: keep it open.
            </Text>
          )}
        </Group>
      )}
      {run.errors.length > 0 && <Failures run={run} />}
      <ConfirmDialog
        opened={cancelling}
        title="Cancel this push?"
        action="Cancel the push"
        danger
        pending={act.isPending}
        error={act.error}
        onClose={() => setCancelling(false)}
        onConfirm={() => act.mutate("cancel", { onSuccess: () => setCancelling(false) })}
      >
        What is not pushed yet will not be. What is live stays live.
      </ConfirmDialog>
    </Stack>
  )
}

export function RunProgress({ run }: { run: PushRun }) {
  const { totalSegments: total, processedSegments: processed } = run
  const counts = [
    `${run.successCount.toLocaleString()} live`,
    run.errorCount > 0 && `${run.errorCount.toLocaleString()} failed`,
    run.skipped > 0 && `${run.skipped.toLocaleString()} were there already`,
  ]
  return (
    <Stack gap={4} role="status">
      <Progress
        value={total === 0 ? 100 : (processed / total) * 100}
        color={run.errorCount > 0 ? "orange" : "petrol"}
        aria-label="Pushed"
      />
      <Text size="xs" c="dimmed">
        {processed.toLocaleString()} of {total.toLocaleString()}: {counts.filter(Boolean).join(", ")}
      </Text>
    </Stack>
  )
}

function Failures({ run: { connectionId, errors, errorCount } }: { run: PushRun }) {
  const names = useFailedNames(connectionId, errors.length > 0)
  return (
    <section aria-labelledby="push-failures">
      <Title order={2} size="h5" mb="xs" id="push-failures">
        What failed
      </Title>
      <Table.ScrollContainer minWidth={420} maxHeight={420} type="native" tabIndex={0}>
        <Table aria-labelledby="push-failures" verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Topic</Table.Th>
              <Table.Th>Why</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {errors.map(({ activationId, orgTopicId, message }) => (
              <Table.Tr key={activationId}>
                <Table.Td>{names?.get(activationId) ?? orgTopicId}</Table.Td>
                <Table.Td>{message}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {errorCount > errors.length && (
        <Text size="sm" c="dimmed" mt="xs">
          These are the first {errors.length.toLocaleString()} of {errorCount.toLocaleString()}.
        </Text>
      )}
    </section>
  )
}
