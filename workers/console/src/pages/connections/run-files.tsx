import { Button, List, Text } from "@mantine/core"
import { useInfiniteQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Link } from "wouter"
import { Dialog } from "../../components/dialog.tsx"
import { call } from "../../api/call.ts"
import type { SyncRun } from "../../api/types.ts"
import { counted } from "../../components/counted.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"

const POLL_MS = 1_500

const OUTCOMES = {
  waiting: "Waiting",
  processing: "Importing",
  completed: "Imported",
  cancelled: "Cancelled",
  failed: "Failed",
  unchanged: "Unchanged since the last import",
  missing: "Deleted before it was read",
} as const

/** The files of a run, in a dialog, each with the receipt of its import. */
export function RunFiles({ connectionId, run }: { connectionId: string; run: SyncRun }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!run.totalPages) return null
  return (
    <>
      <Button variant="subtle" size="compact-xs" onClick={() => setIsOpen(true)}>
        Show files
      </Button>
      <Dialog opened={isOpen} onClose={() => setIsOpen(false)} title="Files of this sync" size="lg">
        <Files connectionId={connectionId} run={run} />
      </Dialog>
    </>
  )
}

function Files({ connectionId, run: { runId, status } }: { connectionId: string; run: SyncRun }) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["connections", connectionId, "sync-files", runId],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/connections/{id}/sync/run/{runId}/files", {
        params: { id: connectionId, runId },
        query: pageParam === null ? {} : { after: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: status === "running" ? POLL_MS : false,
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <RowsSkeleton rows={3} />
  return (
    <>
      <List spacing="sm" listStyleType="none">
        {data.pages
          .flatMap(({ files }) => files)
          .map((file) => (
            <List.Item key={file.path}>
              <Text size="sm" style={{ overflowWrap: "anywhere" }}>
                {file.batchId === null ? file.path : <Link href={`/import/${file.batchId}`}>{file.path}</Link>}
              </Text>
              <Text size="xs" c={file.status === "failed" ? "var(--mantine-color-error)" : "dimmed"}>
                {OUTCOMES[file.status]}
                {file.failure && `: ${file.failure}`}
                {file.batchId !== null &&
                  `: ${counted(file.successCount, "new topic")}, ${counted(file.duplicateCount, "duplicate")}, ${counted(file.errorCount, "error")}`}
              </Text>
            </List.Item>
          ))}
      </List>
      {hasNextPage && (
        <Button variant="default" size="xs" mt="sm" loading={isFetching} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  )
}
