import { Button, Group, Select } from "@mantine/core"
import { IconArrowsJoin } from "@tabler/icons-react"
import { useState } from "react"
import { Link } from "wouter"
import { exactTime } from "../../components/dates.ts"
import { EmptyState } from "../../components/empty-state.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { RowsSkeleton } from "../../components/page-skeleton.tsx"
import { RunProgress } from "../../components/run-state.tsx"
import { factsOfJob } from "../../components/run-words.ts"
import { isFinished, useCreateJob, useJob, useJobs } from "../jobs/use-jobs.ts"
import { type Cluster, Clusters } from "./clusters.tsx"

export function Page() {
  const sweeps = useJobs({ jobType: "dedup_sweep" })
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const create = useCreateJob()
  const jobId = selectedId ?? sweeps.data?.[0]?.id ?? null
  const sweep = useJob(jobId)
  const start = () =>
    create.mutate({ jobType: "dedup_sweep", config: {} }, { onSuccess: (created) => setSelectedId(created.jobId) })
  const clusters = sweep.data?.result?.["clusters"] as Cluster[] | undefined
  const error = sweeps.error ?? sweep.error ?? create.error
  return (
    <>
      <PageHeader
        title="Duplicates"
        lead="Find near-identical topics in the catalog and merge them."
        help="The topic used by more libraries is kept. Libraries that contain a merged topic link to the kept topic, with their activations and history. A merge can be rolled back, but the libraries’ links are not restored."
        actions={
          <Button onClick={start} loading={create.isPending}>
            Find duplicates
          </Button>
        }
      />
      {error ? (
        <ErrorState error={error} onRetry={() => void sweeps.refetch()} />
      ) : !sweeps.data ? (
        <RowsSkeleton rows={5} />
      ) : jobId === null ? (
        <EmptyState
          title="No search yet"
          icon={IconArrowsJoin}
          actions={
            <Button onClick={start} loading={create.isPending}>
              Start the first search
            </Button>
          }
        >
          A search compares every topic in the catalog with the most similar ones.
        </EmptyState>
      ) : !sweep.data ? (
        <RowsSkeleton rows={5} />
      ) : (
        <>
          <Group align="flex-end" gap="md" mb="md">
            <Select
              label="Search"
              w={260}
              data={sweeps.data.map(({ id, created_at }) => ({ value: id, label: exactTime(created_at) }))}
              value={jobId}
              allowDeselect={false}
              onChange={setSelectedId}
            />
            <Button component={Link} href={`/jobs?job=${jobId}`} variant="default">
              View job
            </Button>
          </Group>
          {!isFinished(sweep.data.status) && <RunProgress run={factsOfJob(sweep.data)} />}
          {clusters && clusters.length > 0 ? (
            <Clusters key={jobId} clusters={clusters} />
          ) : (
            isFinished(sweep.data.status) && (
              <EmptyState
                title="No duplicates found"
                icon={IconArrowsJoin}
                actions={
                  <Button component={Link} href="/jobs" variant="default">
                    Open Jobs to search again
                  </Button>
                }
              >
                No topics are similar enough to be duplicates.
              </EmptyState>
            )
          )}
        </>
      )}
    </>
  )
}
