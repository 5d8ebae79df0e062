import { Alert, Anchor, Button, Group, Paper, Progress, Text, Title } from "@mantine/core"
import { useState } from "react"
import { Link } from "wouter"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { goOn } from "./import-runner.ts"
import type { Run } from "./import-runs.ts"
import { inWords, rateOf } from "./progress.ts"
import { useCancelImport } from "./use-imports.ts"

type RunCardProps = {
  run: Run
  /** What the service says is in: another tab may be the one that sends. */
  rowsIn?: number
  /** With a link to the import's own page. */
  linked?: boolean
}

/** An import this browser is at work on. */
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
          {stopped && <Button onClick={() => void goOn(run.id)}>Go on</Button>}
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
        {/* Told in steps: every row would be too much to listen to. */}
        {stopped ? "The import has stopped" : `${Math.floor(percent / 10) * 10}% imported`}
      </Text>
      {stopped && (
        <Alert color="orange" mt="sm" role="alert" title="The import has stopped">
          {run.error} What is in stays in, and nothing is sent twice when it goes on.
        </Alert>
      )}
      {!run.kept && (
        <Alert color="orange" mt="sm">
          Your browser does not let this page keep the rows: leave it open until the import is through.
        </Alert>
      )}
    </Paper>
  )
}

function paceOf({ phase, attempt, samples, rowsDone, totalRows }: Run): string {
  if (phase === "retrying") return `The service does not answer; trying again (${attempt} of 3) …`
  if (phase === "waiting") return "Waiting while another tab or import is sending …"
  if (phase === "ending") return "Ending …"
  if (phase === "stopped") return ""
  const rate = rateOf(samples)
  if (rate === undefined) return "Sending …"
  const pace = `${Math.round(rate).toLocaleString()} rows a second`
  const left = totalRows - rowsDone
  return left > 0 ? `${pace}, ${inWords(left / rate)} left` : pace
}

export function CancelButton({ batchId, run }: { batchId: string | null; run?: Run }) {
  const [asking, setAsking] = useState(false)
  const cancel = useCancelImport()
  const close = () => {
    setAsking(false)
    cancel.reset()
  }
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Cancel import
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Cancel this import?"
        action="Cancel the import"
        danger
        pending={cancel.isPending}
        error={cancel.error}
        onClose={close}
        onConfirm={() => cancel.mutate({ batchId, run }, { onSuccess: close })}
      >
        Topics that are in the library already stay there. The rest of the file is not imported, and the import cannot
        be taken up again.
      </ConfirmDialog>
    </>
  )
}
