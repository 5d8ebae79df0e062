import { Alert, Anchor, Button, Group, Paper, Progress, Text, Title } from "@mantine/core"
import { useState } from "react"
import { Link } from "wouter"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { continueImport } from "./import-runner.ts"
import type { Run } from "./import-runs.ts"
import { useCancelImport } from "./use-imports.ts"

type RunCardProps = {
  run: Run
  /** Links to the page of the import. */
  linked?: boolean
}

/** The upload of an import's file by this browser. */
export function RunCard({ run, linked = false }: RunCardProps) {
  const percent = Math.floor(run.uploaded * 100)
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
            "Upload"
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
          aria-label={`Upload of ${run.filename}`}
          color={stopped ? "orange" : "petrol"}
        />
      </Progress.Root>
      <Group justify="space-between" gap="xs" mt={6}>
        <Text size="sm">{stateOf(run, percent)}</Text>
        <Text size="sm" c="dimmed">
          Keep this page open until the file is uploaded.
        </Text>
      </Group>
      <Text className="visually-hidden" role="status">
        {/* In steps of 10%, to keep screen reader announcements rare. */}
        {stopped ? "Upload stopped" : `${Math.floor(percent / 10) * 10}% uploaded`}
      </Text>
      {stopped && (
        <Alert color="orange" mt="sm" role="alert" title="Upload stopped">
          {run.error} Resume the upload to continue. No row is imported twice.
        </Alert>
      )}
      {!run.kept && (
        <Alert color="orange" mt="sm">
          Your browser cannot store the file. If you close the page now, choose the file again.
        </Alert>
      )}
    </Paper>
  )
}

function stateOf({ phase, attempt }: Run, percent: number): string {
  if (phase === "retrying") return `Server not responding. Retrying (${attempt} of 3)…`
  if (phase === "waiting") return "Waiting for another tab or upload to finish"
  if (phase === "ending") return "Cancelling…"
  if (phase === "stopped") return ""
  return percent < 100 ? `${percent}% uploaded` : "Uploaded. The server is reading the file…"
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
