import { Alert, Anchor, Group, Paper, Stack, Text } from "@mantine/core"
import { IconArrowLeft } from "@tabler/icons-react"
import { Link } from "wouter"
import { dateAndTime } from "../../components/dates.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { PageSkeleton } from "../../components/page-skeleton.tsx"
import { StateBadge } from "./earlier-imports.tsx"
import { useRuns } from "./import-runs.ts"
import { Receipt } from "./receipt.tsx"
import { RefusedRows } from "./refused-rows.tsx"
import { Review } from "./review.tsx"
import { CancelButton, RunCard } from "./run-card.tsx"
import { useBatch } from "./use-imports.ts"
import { useOwner } from "./use-owner.ts"

/** One import: while it runs how far it is, afterwards what became of it. */
export function ImportDetail({ batchId }: { batchId: string }) {
  const run = useRuns(useOwner()).find((one) => one.batchId === batchId)
  const { data: batch, error, refetch } = useBatch(batchId)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!batch) return <PageSkeleton />
  const running = batch.status === "processing"
  return (
    <>
      <Anchor component={Link} href="/import" size="sm">
        <Group gap={4} component="span" display="inline-flex">
          <IconArrowLeft size={14} aria-hidden /> All imports
        </Group>
      </Anchor>
      <PageHeader
        title={batch.filename}
        lead={
          <>
            {batch.total_rows.toLocaleString()} rows, begun {dateAndTime(batch.created_at)}
            {batch.use_llm && ", with the language model"} <StateBadge status={batch.status} />
          </>
        }
      />
      <Stack gap="lg">
        {batch.failure && (
          <Alert color="red" title="The import failed">
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
                  {batch.processed_rows.toLocaleString()} rows are in. This browser does not send this import: another
                  one does, or a program, or its rows are lost.
                </Text>
                <CancelButton batchId={batchId} />
              </Group>
            </Paper>
          )
        )}
        {!running && <Receipt batchId={batchId} />}
        {batch.error_count > 0 && <RefusedRows batchId={batchId} count={batch.error_count} />}
        {!running && batch.success_count > 0 && <Review batchId={batchId} />}
      </Stack>
    </>
  )
}
