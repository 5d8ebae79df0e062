import { Alert, Group, Paper, Stack, Text } from "@mantine/core"
import { BackLink } from "../../components/back-link.tsx"
import { counted } from "../../components/counted.ts"
import { When } from "../../components/when.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { PageSkeleton } from "../../components/page-skeleton.tsx"
import { useRuns } from "./import-runs.ts"
import { Receipt } from "./receipt.tsx"
import { StatusBadge } from "./recent-imports.tsx"
import { RejectedRows } from "./rejected-rows.tsx"
import { Review } from "./review.tsx"
import { CancelButton, RunCard } from "./run-card.tsx"
import { useBatch } from "./use-imports.ts"
import { useOwner } from "./use-owner.ts"

/** The progress of an import while it runs, its result afterwards. */
export function ImportDetail({ batchId }: { batchId: string }) {
  const run = useRuns(useOwner()).find((one) => one.batchId === batchId)
  const { data: batch, error, refetch } = useBatch(batchId)
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
            {batch.private && ", new topics private"} <StatusBadge status={batch.status} />
          </>
        }
      />
      <Stack gap="lg">
        {batch.failure && (
          <Alert color="red" title="Import failed">
            {batch.failure}
          </Alert>
        )}
        {run ? (
          <RunCard run={run} rowsIn={batch.processed_rows} />
        ) : (
          running && (
            <Paper withBorder p="md">
              <Group justify="space-between" gap="sm">
                <Text size="sm" maw="40rem" role="status">
                  {counted(batch.processed_rows, "row")} imported. This import was started in another browser or through
                  the API.
                </Text>
                <CancelButton batchId={batchId} />
              </Group>
            </Paper>
          )
        )}
        {!running && <Receipt batchId={batchId} />}
        {batch.error_count > 0 && <RejectedRows batchId={batchId} count={batch.error_count} />}
        {!running && batch.success_count > 0 && <Review batchId={batchId} />}
      </Stack>
    </>
  )
}
