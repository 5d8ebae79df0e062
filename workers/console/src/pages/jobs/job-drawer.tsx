import { Alert, Button, Drawer, Group, List, Stack, Text, Title } from "@mantine/core"
import { useState } from "react"
import type { Job } from "../../api/types.ts"
import { Facts } from "../../components/facts.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { When } from "../../components/when.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { canRetry, canRollBack, nameOf } from "./job-names.ts"
import { settingsOf } from "./job-settings.ts"
import { JobPreview } from "./job-preview.tsx"
import { JobBadge, JobProgress } from "./job-progress.tsx"
import { isFinished, useJob, useJobAction } from "./use-jobs.ts"

type JobDrawerProps = { jobId: string | null; onClose: () => void; onOpen: (jobId: string) => void }

export function JobDrawer({ jobId, onClose, onOpen }: JobDrawerProps) {
  const { data: job, error, refetch } = useJob(jobId)
  return (
    <Drawer
      opened={jobId !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={job ? nameOf(job) : "Job"}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : job ? (
        <JobDetails job={job} onOpen={onOpen} />
      ) : (
        <RowsSkeleton rows={5} />
      )}
    </Drawer>
  )
}

function JobDetails({ job, onOpen }: { job: Job; onOpen: (jobId: string) => void }) {
  const [confirming, setConfirming] = useState<"cancel" | "rollback" | null>(null)
  const act = useJobAction()
  const run = (action: Parameters<typeof act.mutate>[0]["action"]) =>
    act.mutate({ job, action }, { onSuccess: (id) => (setConfirming(null), id === job.id || onOpen(id)) })
  const inBackground = job.config["background"] === true
  return (
    <Stack gap="md">
      <Group gap="sm">
        <JobBadge status={job.status} />
        <Text size="sm" c="dimmed">
          Created <When at={job.created_at} />
          {job.completed_at && (
            <>
              , finished <When at={job.completed_at} />
            </>
          )}
        </Text>
      </Group>
      <JobProgress job={job} />
      <Group gap="xs">
        {!isFinished(job.status) && !inBackground && (
          <Button size="xs" loading={act.isPending} onClick={() => run("process")}>
            Resume
          </Button>
        )}
        {!isFinished(job.status) && (
          <Button size="xs" variant="light" color="red" onClick={() => setConfirming("cancel")}>
            Cancel
          </Button>
        )}
        {canRollBack(job) && (
          <Button size="xs" variant="default" onClick={() => setConfirming("rollback")}>
            Roll back
          </Button>
        )}
        {canRetry(job) && (
          <Button size="xs" variant="default" loading={act.isPending} onClick={() => run("retry-errors")}>
            Retry failed
          </Button>
        )}
      </Group>
      {typeof job.result?.["error"] === "string" && <Alert color="red">{job.result["error"]}</Alert>}
      <JobPreview result={job.result} />
      {job.errors.length > 0 && (
        <section aria-labelledby="job-errors">
          <Title order={2} size="h5" mb="xs" id="job-errors">
            Errors
          </Title>
          <List size="sm" spacing={4}>
            {job.errors.map(({ id, name, message }, i) => (
              <List.Item key={`${id ?? ""}${i}`}>
                {name ?? id ?? "Job"}: {message}
              </List.Item>
            ))}
          </List>
        </section>
      )}
      <section aria-labelledby="job-config">
        <Title order={2} size="h5" mb="xs" id="job-config">
          Settings
        </Title>
        <Facts facts={settingsOf(job.config)} />
      </section>
      <ConfirmDialog
        opened={confirming !== null}
        title={confirming === "cancel" ? "Cancel job?" : "Roll back job?"}
        action={confirming === "cancel" ? "Cancel job" : "Roll back"}
        danger={confirming === "cancel"}
        pending={act.isPending}
        error={act.error}
        onClose={() => setConfirming(null)}
        onConfirm={() => confirming && run(confirming)}
      >
        {confirming === "cancel"
          ? "The current batch will finish. Changes made so far are kept."
          : "Topics get their previous values back. Fields changed after the job are not affected."}
      </ConfirmDialog>
    </Stack>
  )
}
