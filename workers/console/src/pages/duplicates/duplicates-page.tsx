import { Button, Group, Select } from "@mantine/core"
import { IconArrowsJoin } from "@tabler/icons-react"
import { useState } from "react"
import { Link } from "wouter"
import type { Cluster } from "../../api/routes/jobs.ts"
import { dateAndTime } from "../../components/dates.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { JobProgress } from "../jobs/job-progress.tsx"
import { isOver, useCreateJob, useJob, useJobs } from "../jobs/use-jobs.ts"
import { Clusters } from "./clusters.tsx"

export function Page() {
  const sweeps = useJobs({ jobType: "dedup_sweep" })
  const [chosen, setChosen] = useState<string | null>(null)
  const create = useCreateJob()
  const jobId = chosen ?? sweeps.data?.[0]?.id ?? null
  const sweep = useJob(jobId)
  const start = () =>
    create.mutate({ jobType: "dedup_sweep", config: {} }, { onSuccess: (made) => setChosen(made.jobId) })
  const clusters = sweep.data?.result?.["clusters"] as Cluster[] | undefined
  const error = sweeps.error ?? sweep.error ?? create.error
  return (
    <>
      <PageHeader
        title="Duplicates"
        lead="Topics of the catalog that are all but identical, and merging them into one."
        help="The topic with more libraries wins. Libraries that had a loser have the winner afterwards, together with its activations and history. A merge can be rolled back; the links of libraries stay where they are then."
        actions={
          <Button onClick={start} loading={create.isPending}>
            Look for duplicates
          </Button>
        }
      />
      {error ? (
        <ErrorState error={error} onRetry={() => void sweeps.refetch()} />
      ) : !sweeps.data ? (
        <RowsSkeleton rows={5} />
      ) : jobId === null ? (
        <EmptyState title="Nobody has looked yet" icon={IconArrowsJoin}>
          A sweep compares every topic of the catalog with those most like it.
        </EmptyState>
      ) : !sweep.data ? (
        <RowsSkeleton rows={5} />
      ) : (
        <>
          <Group align="flex-end" gap="md" mb="md">
            <Select
              label="Sweep"
              w={260}
              data={sweeps.data.map(({ id, created_at }) => ({ value: id, label: dateAndTime(created_at) }))}
              value={jobId}
              allowDeselect={false}
              onChange={setChosen}
            />
            <Button component={Link} href={`/jobs?job=${jobId}`} variant="default">
              Show the job
            </Button>
          </Group>
          {!isOver(sweep.data.status) && <JobProgress job={sweep.data} />}
          {clusters && clusters.length > 0 ? (
            <Clusters key={jobId} clusters={clusters} />
          ) : (
            isOver(sweep.data.status) && (
              <EmptyState title="No duplicates" icon={IconArrowsJoin}>
                No two topics of this sweep are near enough to each other.
              </EmptyState>
            )
          )}
        </>
      )}
    </>
  )
}
