import { Alert, Button, Stack } from "@mantine/core"
import { IconBroadcast } from "@tabler/icons-react"
import { useLocation } from "wouter"
import { BackLink } from "../../components/back-link.tsx"
import { counted } from "../../components/counted.ts"
import { When } from "../../components/when.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { PageSkeleton } from "../../components/page-skeleton.tsx"
import { RunState } from "../../components/run-state.tsx"
import { factsOfImport } from "../../components/run-words.ts"
import { useSession } from "../../session/session.ts"
import { RunRows } from "../runs/run-rows.tsx"
import { useRun } from "../../components/use-run.ts"
import { useRuns } from "./import-runs.ts"
import { Receipt } from "./receipt.tsx"
import { RejectedRows } from "./rejected-rows.tsx"
import { Review } from "./review.tsx"
import { RunCard } from "./run-card.tsx"
import { ServerProgress } from "./server-progress.tsx"
import { UndoImport, useIsUndone } from "./undo-import.tsx"
import { useBatch } from "./use-imports.ts"
import { useNewTopics } from "./use-review.ts"
import { useOwner } from "./use-owner.ts"

/** The progress of an import while it runs, its result afterwards. */
export function ImportDetail({ batchId }: { batchId: string }) {
  const { may } = useSession()
  const run = useRuns(useOwner()).find((one) => one.batchId === batchId)
  const { data: batch, error, refetch } = useBatch(batchId)
  const mayUndo = may("library:delete") && batch !== undefined && batch.success_count > 0
  const isUndone = useIsUndone(batchId, mayUndo)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!batch) return <PageSkeleton />
  const running = batch.status === "processing"
  return (
    <>
      <BackLink href="/import">All imports</BackLink>
      <PageHeader
        title={batch.filename}
        lead={
          <>
            {counted(batch.total_rows, "row")}, started <When at={batch.created_at} />
            {batch.use_llm && ", with the language model"}
            {batch.private && ", new topics private"} <RunState run={factsOfImport(batch, isUndone)} />
          </>
        }
      />
      <Stack gap="lg">
        {batch.failure && (
          <Alert color="red" title="Import failed">
            {batch.failure}
          </Alert>
        )}
        {run ? <RunCard run={run} /> : running && <ServerProgress batch={batch} />}
        {!running && (
          <Receipt batchId={batchId} next={!isUndone && batch.success_count > 0 && <PushNew batchId={batchId} />} />
        )}
        {!running && mayUndo && <UndoImport batchId={batchId} />}
        {batch.error_count > 0 && <RejectedRows batchId={batchId} count={batch.error_count} />}
        {(batch.warning_count ?? 0) > 0 && <RejectedRows batchId={batchId} count={batch.warning_count ?? 0} warnings />}
        {!running && !isUndone && batch.success_count > 0 && <Review batchId={batchId} />}
        {!running && <EveryRow batchId={batchId} />}
      </Stack>
    </>
  )
}

/** The step after an import, where a person may take it. */
function PushNew({ batchId }: { batchId: string }) {
  const { may } = useSession()
  const [, navigate] = useLocation()
  const { data: topicIds = [] } = useNewTopics(batchId)
  if (!may("activate") || topicIds.length === 0) return null
  return (
    <Button
      size="xs"
      leftSection={<IconBroadcast size={14} aria-hidden />}
      onClick={() => navigate("/activations/push", { state: { topicIds } })}
    >
      Push the {counted(topicIds.length, "new topic")}
    </Button>
  )
}

const NONE: ReadonlySet<string> = new Set()

/** Its errors by reason, and each row with its outcome. */
function EveryRow({ batchId }: { batchId: string }) {
  const { data: run } = useRun("import", batchId)
  return run ? <RunRows run={run} selected={NONE} onSelect={() => {}} /> : null
}
