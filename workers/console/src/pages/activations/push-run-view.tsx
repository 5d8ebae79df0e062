import { Alert, Badge, Button, Group, Progress, Stack, Table, Text, Title } from "@mantine/core"
import { useEffect, useState } from "react"
import { messageOf } from "../../api/errors.ts"
import type { PushRun } from "../../api/types.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { RUN_COLORS } from "../../components/connection-names.ts"
import { counted } from "../../components/counted.ts"
import { When } from "../../components/when.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { sentenceCase } from "../../components/sentence-case.ts"
import { useSession } from "../../session/session.ts"
import { Approval } from "./approval.tsx"
import { type RunOf, useDriveRun, useFailedNames, usePushRun, useRunAction } from "./use-push-run.ts"

/** The progress and errors of a push run, which can be resumed, cancelled or retried. `autoStart` starts the push. */
export function PushRunView({ autoStart = false, ...of }: RunOf & { autoStart?: boolean }) {
  const { data: run, error, refetch } = usePushRun(of)
  if (error && !run) return <ErrorState error={error} onRetry={() => void refetch()} />
  return run ? <Run run={run} autoStart={autoStart} /> : <RowsSkeleton rows={5} />
}

function Run({ run, autoStart }: { run: PushRun; autoStart: boolean }) {
  const { may } = useSession()
  const [cancelling, setCancelling] = useState(false)
  const drive = useDriveRun(run)
  const act = useRunAction(run)
  const isRunning = run.status === "running"
  const { mutate: start } = drive
  const isWaiting = isRunning && run.approval?.status === "waiting"
  const startsNow = autoStart && isRunning && !run.background && !isWaiting
  useEffect(() => {
    if (startsNow) start()
  }, [startsNow, start])
  const retry = () =>
    act.mutate("retry", {
      onSuccess: ({ status }) => status === "running" && !run.background && !autoStart && start(),
    })
  const problem = drive.error ?? (cancelling ? null : act.error)
  return (
    <Stack gap="md">
      <Group gap="sm">
        <Badge variant="light" color={isWaiting ? "ochre" : RUN_COLORS[run.status]}>
          {isWaiting ? "Waiting for approval" : sentenceCase(run.status)}
        </Badge>
        <Text size="sm" c="dimmed">
          Started <When at={run.createdAt} />
          {run.completedAt && (
            <>
              , finished <When at={run.completedAt} />
            </>
          )}
          {run.background && ", runs in the background"}
        </Text>
      </Group>
      <RunProgress run={run} />
      {run.approval && <Approval run={run} approval={run.approval} />}
      {run.failure && (
        <Alert color={run.status === "failed" ? "red" : "gray"} title={`Push ${run.status}`}>
          {run.failure}
        </Alert>
      )}
      {run.awaitingDelivery > 0 && (
        <Alert color="ochre">
          {counted(run.awaitingDelivery, "segment")} awaiting delivery. They become active once the relay has delivered
          their files.
        </Alert>
      )}
      {problem && (
        <Alert color="red" role="alert">
          {messageOf(problem)}
        </Alert>
      )}
      {may("activate") && (
        <Group gap="xs">
          {isRunning && !run.background && !isWaiting && !drive.isPending && (
            <Button size="xs" onClick={() => start()}>
              Resume
            </Button>
          )}
          {isRunning && (
            <Button size="xs" variant="light" color="red" onClick={() => setCancelling(true)}>
              Cancel
            </Button>
          )}
          {!isRunning && run.errorCount > 0 && (
            <Button size="xs" variant="default" loading={act.isPending} onClick={retry}>
              Retry failed
            </Button>
          )}
          {drive.isPending && (
            <Text size="sm" c="dimmed">
              Keep this page open while the push is running.
            </Text>
          )}
        </Group>
      )}
      {run.errors.length > 0 && <Failures run={run} />}
      <ConfirmDialog
        opened={cancelling}
        title="Cancel push?"
        action="Cancel push"
        danger
        pending={act.isPending}
        error={act.error}
        onClose={() => setCancelling(false)}
        onConfirm={() => act.mutate("cancel", { onSuccess: () => setCancelling(false) })}
      >
        Remaining segments will not be pushed. Active segments stay active.
      </ConfirmDialog>
    </Stack>
  )
}

export function RunProgress({ run }: { run: PushRun }) {
  const { totalSegments: total, processedSegments: processed } = run
  const counts = [
    `${run.successCount.toLocaleString()} active`,
    run.errorCount > 0 && `${run.errorCount.toLocaleString()} failed`,
    run.skipped > 0 && `${run.skipped.toLocaleString()} already active`,
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
        Errors
      </Title>
      <Table.ScrollContainer minWidth={420} maxHeight={420} type="native" tabIndex={0}>
        <Table aria-labelledby="push-failures" verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Topic</Table.Th>
              <Table.Th>Error</Table.Th>
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
          Showing the first {errors.length.toLocaleString()} of {errorCount.toLocaleString()} errors.
        </Text>
      )}
    </section>
  )
}
