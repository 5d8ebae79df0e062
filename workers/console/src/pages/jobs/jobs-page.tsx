import { Button, Table, UnstyledButton } from "@mantine/core"
import { IconPlus, IconSubtask } from "@tabler/icons-react"
import { useState } from "react"
import { useSearchParams } from "wouter"
import type { Job } from "../../api/types.ts"
import { When } from "../../components/when.tsx"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { RunProgress, RunState } from "../../components/run-state.tsx"
import { factsOfJob } from "../../components/run-words.ts"
import { JobDrawer } from "./job-drawer.tsx"
import { nameOf } from "./job-names.ts"
import { NewJobDialog } from "./new-job-dialog.tsx"
import { useJobs } from "./use-jobs.ts"

export function Page() {
  const [search, setSearch] = useSearchParams()
  const [creating, setCreating] = useState(false)
  const { data: jobs, error, refetch } = useJobs()
  const open = (jobId: string | null) => setSearch(jobId ? { job: jobId } : {}, { replace: true })
  return (
    <>
      <PageHeader
        title="Jobs"
        lead="Bulk changes to the catalog. Preview a job, run it and roll it back."
        help="Jobs run in the background, so you can close this page. A preview processes the same topics without saving changes. A cancelled job stops after the current batch; changes made until then are kept unless you roll them back."
        actions={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setCreating(true)}>
            New job
          </Button>
        }
      />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !jobs ? (
        <RowsSkeleton rows={6} />
      ) : jobs.length === 0 ? (
        <EmptyState
          title="No jobs yet"
          icon={IconSubtask}
          actions={<Button onClick={() => setCreating(true)}>Start with a preview</Button>}
        >
          Start with a preview to see how many topics, libraries and activations a change would affect.
        </EmptyState>
      ) : (
        <Table.ScrollContainer minWidth={720} type="native" tabIndex={0} role="group" aria-label="Jobs">
          <Table aria-label="Jobs" verticalSpacing="xs" highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Job</Table.Th>
                <Table.Th>Created</Table.Th>
                <Table.Th>Status</Table.Th>
                <Table.Th w="35%">Progress</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {jobs.map((job) => (
                <Table.Tr key={job.id}>
                  <Table.Td>
                    <UnstyledButton fz="sm" td="underline" onClick={() => open(job.id)}>
                      {nameOf(job)}
                    </UnstyledButton>
                  </Table.Td>
                  <Table.Td style={{ whiteSpace: "nowrap" }}>
                    <When at={job.created_at} />
                  </Table.Td>
                  <Table.Td>
                    <RunState run={factsOfJob(job, isUndone(job, jobs))} />
                  </Table.Td>
                  <Table.Td>
                    <RunProgress run={factsOfJob(job)} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {creating && <NewJobDialog onClose={() => setCreating(false)} onCreated={open} />}
      <JobDrawer jobId={search.get("job")} onClose={() => open(null)} onOpen={open} />
    </>
  )
}

/** A rollback is newer than its job, so the list has it too. */
const isUndone = ({ id }: Job, jobs: readonly Job[]) =>
  jobs.some(({ config, status }) => config["rollbackOf"] === id && status === "completed")
