import { Alert, Anchor, Button, Group, List, Stack, Text } from "@mantine/core"
import { IconDownload } from "@tabler/icons-react"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { Link, useSearchParams } from "wouter"
import { call, urlOf } from "../../api/call.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { useSession } from "../../session/session.ts"
import { RunProgress } from "../../components/run-state.tsx"
import { factsOfJob } from "../../components/run-words.ts"
import { isFinished } from "../jobs/use-jobs.ts"
import { type Filters, useRefreshAll, useStaleCount } from "./use-activations.ts"

const POLL_MS = 1_500

type StaleNoticeProps = { filters: Filters; onFilter: (filters: Filters) => void }

/** Shows the number of stale activations and refreshes them. The job id is in the URL, so that it survives a reload. */
export function StaleNotice({ filters, onFilter }: StaleNoticeProps) {
  const { may } = useSession()
  const [search, setSearch] = useSearchParams()
  const [confirming, setConfirming] = useState(false)
  const { count, label } = useStaleCount()
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
          <Text size="sm" flex="1 1 16rem" miw={0}>
            {label} {count === 1 ? "activation is" : "activations are"} stale. Refresh to update names and descriptions
            on the platforms.
          </Text>
          <Group gap="xs">
            {!filters.stale && (
              <Button size="xs" variant="default" onClick={() => onFilter({ stale: "true" })}>
                Show
              </Button>
            )}
            {may("activate") && (
              <Button size="xs" onClick={() => setConfirming(true)}>
                Refresh all stale
              </Button>
            )}
          </Group>
        </Group>
      </Alert>
      <ConfirmDialog
        opened={confirming}
        title="Refresh all stale activations?"
        action="Refresh all"
        pending={refresh.isPending}
        error={refresh.error}
        onClose={() => setConfirming(false)}
        onConfirm={() =>
          refresh.mutate(undefined, {
            onSuccess: (job) => {
              setConfirming(false)
              setJob(job.jobId)
            },
          })
        }
      >
        This replaces the segments on all platforms with new ones that have the current names and descriptions. The
        segment IDs change, so update your campaigns. The refresh runs in the background.
      </ConfirmDialog>
    </>
  )
}

/** Campaigns must be updated by hand, so the new ids come first. */
function ReplacedIds({ jobId }: { jobId: string }) {
  const href = urlOf("GET /api/runs/{kind}/{id}/rows", {
    params: { kind: "refresh", id: jobId },
    query: { outcome: "refreshed", format: "csv" },
  })
  return (
    <Group gap="sm">
      <Button component="a" href={href} size="xs" leftSection={<IconDownload size={14} aria-hidden />}>
        Download old and new IDs
      </Button>
      <Text size="sm">
        Update the campaigns that use these segments with the new IDs.{" "}
        <Anchor component={Link} href={`/runs/refresh/${jobId}`} inherit>
          View run
        </Anchor>
      </Text>
    </Group>
  )
}

function RefreshJob({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const client = useQueryClient()
  const { data: job, error } = useQuery({
    queryKey: ["jobs", "refresh", jobId],
    queryFn: ({ signal }) => call("GET /api/hygiene/refresh/{jobId}", { params: { jobId }, signal }),
    refetchInterval: ({ state }) => (state.data && !isFinished(state.data.status) ? POLL_MS : false),
  })
  const finished = job !== undefined && isFinished(job.status)
  useEffect(() => {
    if (finished) void client.invalidateQueries({ queryKey: ["activations"] })
  }, [finished, client])
  if (error && !job) return <ErrorState error={error} onRetry={onClose} />
  if (!job) return null
  const color = job.status === "failed" ? "red" : finished && job.error_count === 0 ? "teal" : "ochre"
  return (
    <Alert
      color={color}
      mb="xs"
      role="status"
      title={finished ? `Refresh ${job.status}` : "Refreshing stale activations"}
      withCloseButton={finished}
      closeButtonLabel="Dismiss"
      onClose={onClose}
    >
      <Stack gap="xs">
        <RunProgress run={factsOfJob(job)} />
        {finished && job.success_count > 0 && <ReplacedIds jobId={jobId} />}
        {job.errors.length > 0 && (
          <List size="sm" mah={140} className="scrolls" aria-label="Errors" tabIndex={0}>
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
