import { Alert, Anchor, Button, Group, List, Stack, Text, Title } from "@mantine/core"
import { useState } from "react"
import { SidePanel } from "../../components/dialog.tsx"
import type { Job } from "../../api/types.ts"
import { Facts } from "../../components/facts.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { When } from "../../components/when.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { RunProgress, RunState } from "../../components/run-state.tsx"
import { factsOfJob } from "../../components/run-words.ts"
import { useRun } from "../../components/use-run.ts"
import { canApply, canRetry, canRollBack, nameOf } from "./job-names.ts"
import { settingsOf } from "./job-settings.ts"
import { JobPreview } from "./job-preview.tsx"
import { isFinished, type NewJob, useCreateJob, useJob, useJobAction } from "./use-jobs.ts"

type JobDrawerProps = { jobId: string | null; onClose: () => void; onOpen: (jobId: string) => void }

export function JobDrawer({ jobId, onClose, onOpen }: JobDrawerProps) {
  const { data: job, error, refetch } = useJob(jobId)
  return (
    <SidePanel opened={jobId !== null} onClose={onClose} size="lg" title={job ? nameOf(job) : "Job"}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : job ? (
        <JobDetails job={job} onOpen={onOpen} />
      ) : (
        <RowsSkeleton rows={5} />
      )}
    </SidePanel>
  )
}

const CONFIRM = {
  cancel: { title: "Cancel job?", action: "Cancel job" },
  rollback: { title: "Roll back job?", action: "Roll back" },
  apply: { title: "Apply this preview?", action: "Start the job" },
}
const EFFECTS: Record<keyof typeof CONFIRM, string> = {
  cancel: "The current batch will finish. Changes made so far are kept.",
  rollback: "Topics get their previous values back. Fields changed after the job are not affected.",
  apply:
    "A job with the same settings makes these changes. Topics that changed since the preview may come out differently.",
}

function JobDetails({ job, onOpen }: { job: Job; onOpen: (jobId: string) => void }) {
  const [confirming, setConfirming] = useState<keyof typeof CONFIRM | null>(null)
  const act = useJobAction()
  const run = (action: Parameters<typeof act.mutate>[0]["action"]) =>
    act.mutate({ job, action }, { onSuccess: (id) => (setConfirming(null), id === job.id || onOpen(id)) })
  const create = useCreateJob()
  const apply = () => {
    const { dryRun: _preview, ...config } = job.config
    const jobType = job.job_type as NewJob["jobType"]
    create.mutate({ jobType, config }, { onSuccess: ({ jobId }) => (setConfirming(null), onOpen(jobId)) })
  }
  // Only jobs over the catalog can be rolled back, and operators see those as runs.
  const { data: asRun } = useRun("job", job.id, canRollBack(job))
  const rollbackOf = job.config["rollbackOf"]
  const inBackground = job.config["background"] === true
  return (
    <Stack gap="md">
      <Group gap="sm">
        <RunState run={factsOfJob(job, asRun?.undone)} />
        <Text size="sm" c="dimmed">
          Created <When at={job.created_at} />
          {job.completed_at && (
            <>
              , finished <When at={job.completed_at} />
            </>
          )}
        </Text>
      </Group>
      <RunProgress run={factsOfJob(job)} />
      {typeof rollbackOf === "string" && (
        <Text size="sm">
          Rolls back{" "}
          <Anchor component="button" type="button" onClick={() => onOpen(rollbackOf)} inherit>
            an earlier job
          </Anchor>
          .
        </Text>
      )}
      {asRun?.rolledBackBy && (
        <Text size="sm">
          {asRun.undone ? "Was rolled back by " : "Is rolled back by "}
          <Anchor component="button" type="button" onClick={() => onOpen(asRun.rolledBackBy ?? "")} inherit>
            a later job
          </Anchor>
          .
        </Text>
      )}
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
        {canApply(job) && (
          <Button size="xs" onClick={() => setConfirming("apply")}>
            Apply this
          </Button>
        )}
        {canRollBack(job) && !asRun?.undone && (
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
        {...CONFIRM[confirming ?? "cancel"]}
        danger={confirming === "cancel"}
        pending={act.isPending || create.isPending}
        error={act.error ?? create.error}
        onClose={() => setConfirming(null)}
        onConfirm={() => (confirming === "apply" ? apply() : confirming && run(confirming))}
      >
        {EFFECTS[confirming ?? "cancel"]}
      </ConfirmDialog>
    </Stack>
  )
}
