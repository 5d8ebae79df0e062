import { Alert, Button, Group, List, Stack, Text } from "@mantine/core"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { useSearchParams } from "wouter"
import { call } from "../../api/call.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { useSession } from "../../session/session.ts"
import { JobProgress } from "../jobs/job-progress.tsx"
import { isFinished } from "../jobs/use-jobs.ts"
import { type Filters, useRefreshAll, useStaleCount } from "./use-activations.ts"

const POLL_MS = 1_500

type StaleNoticeProps = { filters: Filters; onFilter: (filters: Filters) => void }

/** Says when something is stale, and refreshes all of it. The job is in the address: a reload goes on showing it. */
export function StaleNotice({ filters, onFilter }: StaleNoticeProps) {
  const { may } = useSession()
  const [search, setSearch] = useSearchParams()
  const [asking, setAsking] = useState(false)
  const { count, words } = useStaleCount()
  const refresh = useRefreshAll()
  const jobId = search.get("job")
  const setJob = (id: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (id) after.set("job", id)
        else after.delete("job")
        return after
      },
      { replace: true },
    )
  if (jobId) return <RefreshJob key={jobId} jobId={jobId} onClose={() => setJob(null)} />
  if (count === 0) return null
  return (
    <>
      <Alert color="orange" mb="xs" role="status">
        <Group justify="space-between" gap="xs">
          <Text size="sm">
            {words} {count === 1 ? "segment is" : "segments are"} stale: pushed today, {count === 1 ? "it" : "they"}{" "}
            would be named or described differently.
          </Text>
          <Group gap="xs">
            {!filters.stale && (
              <Button size="xs" variant="default" onClick={() => onFilter({ stale: "true" })}>
                Show
              </Button>
            )}
            {may("activate") && (
              <Button size="xs" onClick={() => setAsking(true)}>
                Refresh all stale
              </Button>
            )}
          </Group>
        </Group>
      </Alert>
      <ConfirmDialog
        opened={asking}
        title="Refresh everything that is stale?"
        action="Refresh all"
        pending={refresh.isPending}
        error={refresh.error}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          refresh.mutate(undefined, {
            onSuccess: (job) => {
              setAsking(false)
              setJob(job.jobId)
            },
          })
        }
      >
        On every platform the old segments are taken off and new ones with the names of now take their places. Their ids
        are others: campaigns have to be pointed to them. It runs in the background.
      </ConfirmDialog>
    </>
  )
}

function RefreshJob({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const client = useQueryClient()
  const { data: job, error } = useQuery({
    queryKey: ["jobs", "refresh", jobId],
    queryFn: ({ signal }) => call("GET /api/hygiene/refresh/:jobId", { params: { jobId }, signal }),
    refetchInterval: ({ state }) => (state.data && !isFinished(state.data.status) ? POLL_MS : false),
  })
  const over = job !== undefined && isFinished(job.status)
  useEffect(() => {
    if (over) void client.invalidateQueries({ queryKey: ["activations"] })
  }, [over, client])
  if (error && !job) return <ErrorState error={error} onRetry={onClose} />
  if (!job) return null
  const color = job.status === "failed" ? "red" : over && job.error_count === 0 ? "teal" : "ochre"
  return (
    <Alert
      color={color}
      mb="xs"
      role="status"
      title={over ? `Refreshing is ${job.status}` : "Refreshing what is stale"}
      withCloseButton={over}
      closeButtonLabel="Dismiss"
      onClose={onClose}
    >
      <Stack gap="xs">
        <JobProgress job={job} />
        {job.errors.length > 0 && (
          <List size="sm" mah={140} className="scrolls" aria-label="What failed" tabIndex={0}>
            {job.errors.map(({ id, name, message }, i) => (
              <List.Item key={`${id ?? ""}${i}`}>
                {name ?? id ?? "Job"}: {message}
              </List.Item>
            ))}
          </List>
        )}
      </Stack>
    </Alert>
  )
}
