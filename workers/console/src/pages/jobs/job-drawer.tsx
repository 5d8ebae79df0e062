import { Alert, Button, Code, Drawer, Group, List, Stack, Text, Title } from "@mantine/core"
import { useState } from "react"
import type { Job } from "../../api/routes/jobs.ts"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { dateAndTime } from "../../components/dates.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { canRetry, canRollBack, nameOf } from "./job-names.ts"
import { JobPreview } from "./job-preview.tsx"
import { JobBadge, JobProgress } from "./job-progress.tsx"
import { isOver, useJob, useJobAction } from "./use-jobs.ts"

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
  const [asking, setAsking] = useState<"cancel" | "rollback" | null>(null)
  const act = useJobAction()
  const run = (action: Parameters<typeof act.mutate>[0]["action"]) =>
    act.mutate({ job, action }, { onSuccess: (id) => (setAsking(null), id === job.id || onOpen(id)) })
  const isDriven = job.config["background"] === true
  return (
    <Stack gap="md">
      <Group gap="sm">
        <JobBadge status={job.status} />
        <Text size="sm" c="dimmed">
          begun {dateAndTime(job.created_at)}
          {job.completed_at && `, ended ${dateAndTime(job.completed_at)}`}
        </Text>
      </Group>
      <JobProgress job={job} />
      <Group gap="xs">
        {!isOver(job.status) && !isDriven && (
          <Button size="xs" loading={act.isPending} onClick={() => run("process")}>
            Go on
          </Button>
        )}
        {!isOver(job.status) && (
          <Button size="xs" variant="light" color="red" onClick={() => setAsking("cancel")}>
            Cancel
          </Button>
        )}
        {canRollBack(job) && (
          <Button size="xs" variant="default" onClick={() => setAsking("rollback")}>
            Roll back
          </Button>
        )}
        {canRetry(job) && (
          <Button size="xs" variant="default" loading={act.isPending} onClick={() => run("retry-errors")}>
            Try the failed ones again
          </Button>
        )}
      </Group>
      {typeof job.result?.["error"] === "string" && <Alert color="red">{job.result["error"]}</Alert>}
      <JobPreview result={job.result} />
      {job.errors.length > 0 && (
        <section aria-labelledby="job-errors">
          <Title order={2} size="h5" mb="xs" id="job-errors">
            What failed
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
        <Code block tabIndex={0} mah={220} style={{ overflow: "auto" }}>
          {JSON.stringify(job.config, null, 2)}
        </Code>
      </section>
      <ConfirmDialog
        opened={asking !== null}
        title={asking === "cancel" ? "Cancel this job?" : "Roll this job back?"}
        action={asking === "cancel" ? "Cancel the job" : "Roll back"}
        danger={asking === "cancel"}
        pending={act.isPending}
        error={act.error}
        onClose={() => setAsking(null)}
        onConfirm={() => asking && run(asking)}
      >
        {asking === "cancel"
          ? "The batch that is running is finished; nothing more is begun. What was done stays done."
          : "Topics get the values back that they had before. What somebody changed since then stays as it is now."}
      </ConfirmDialog>
    </Stack>
  )
}
