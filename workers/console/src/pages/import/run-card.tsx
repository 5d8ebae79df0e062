import { Alert, Anchor, Button, Group, Paper, Progress, Text, Title } from "@mantine/core"
import { useState } from "react"
import { Link } from "wouter"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { continueImport } from "./import-runner.ts"
import type { Run } from "./import-runs.ts"
import { formatDuration, rateOf } from "./progress.ts"
import { useCancelImport } from "./use-imports.ts"

type RunCardProps = {
  run: Run
  /** The API's count, because another tab may be sending. */
  rowsIn?: number
  /** Links to the page of the import. */
  linked?: boolean
}

/** The progress of an import that this browser sends. */
export function RunCard({ run, rowsIn = 0, linked = false }: RunCardProps) {
  const rows = Math.max(run.rowsDone, rowsIn)
  const percent = run.totalRows === 0 ? 0 : (rows / run.totalRows) * 100
  const stopped = run.phase === "stopped"
  return (
    <Paper withBorder p="md" component="section" aria-label={`Import of ${run.filename}`}>
      <Group justify="space-between" gap="sm" mb="xs">
        <Title order={2} size="h4" style={{ overflowWrap: "anywhere" }}>
          {linked && run.batchId ? (
            <Anchor component={Link} href={`/import/${run.batchId}`} inherit>
              {run.filename}
            </Anchor>
          ) : linked ? (
            run.filename
          ) : (
            "Progress"
          )}
        </Title>
        <Group gap="xs">
          {stopped && <Button onClick={() => void continueImport(run.id)}>Resume</Button>}
          <CancelButton batchId={run.batchId} run={run} />
        </Group>
      </Group>
      <Progress.Root size="lg">
        <Progress.Section
          value={percent}
          aria-label={`Progress of ${run.filename}`}
          color={stopped ? "orange" : "petrol"}
        />
      </Progress.Root>
      <Group justify="space-between" gap="xs" mt={6}>
        <Text size="sm">
          {rows.toLocaleString()} of {run.totalRows.toLocaleString()} rows ({Math.floor(percent)}%)
        </Text>
        <Text size="sm" c="dimmed">
          {paceOf(run)}
        </Text>
      </Group>
      <Text className="visually-hidden" role="status">
        {/* In steps of 10%, to keep screen reader announcements rare. */}
        {stopped ? "Import stopped" : `${Math.floor(percent / 10) * 10}% imported`}
      </Text>
      {stopped && (
        <Alert color="orange" mt="sm" role="alert" title="Import stopped">
          {run.error} Resume the import to continue. No row is imported twice.
        </Alert>
      )}
      {!run.kept && (
        <Alert color="orange" mt="sm">
          Your browser cannot store the rows. Keep this page open until the import is finished.
        </Alert>
      )}
    </Paper>
  )
}

function paceOf({ phase, attempt, samples, rowsDone, totalRows }: Run): string {
  if (phase === "retrying") return `Server not responding. Retrying (${attempt} of 3)…`
  if (phase === "waiting") return "Waiting for another tab or import to finish"
  if (phase === "ending") return "Cancelling…"
  if (phase === "stopped") return ""
  const rate = rateOf(samples)
  if (rate === undefined) return "Sending…"
  const pace = `${Math.round(rate).toLocaleString()} rows per second`
  const left = totalRows - rowsDone
  return left > 0 ? `${pace}, ${formatDuration(left / rate)} left` : pace
}

export function CancelButton({ batchId, run }: { batchId: string | null; run?: Run }) {
  const [confirming, setConfirming] = useState(false)
  const cancel = useCancelImport()
  const close = () => {
    setConfirming(false)
    cancel.reset()
  }
  return (
    <>
      <Button variant="default" onClick={() => setConfirming(true)}>
        Cancel import
      </Button>
      <ConfirmDialog
        opened={confirming}
        title="Cancel import?"
        action="Cancel import"
        danger
        pending={cancel.isPending}
        error={cancel.error}
        onClose={close}
        onConfirm={() => cancel.mutate({ batchId, run }, { onSuccess: close })}
      >
        Imported topics stay in your library. The remaining rows are not imported, and the import cannot be resumed.
      </ConfirmDialog>
    </>
  )
}
