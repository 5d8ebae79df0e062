import { Alert, Anchor, Paper, Stack, Text } from "@mantine/core"
import { useState } from "react"
import { Link } from "wouter"
import type { RunKind, RunSummary } from "../../api/types.ts"
import { BackLink } from "../../components/back-link.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { PageSkeleton } from "../../components/page-skeleton.tsx"
import { When } from "../../components/when.tsx"
import { useSession } from "../../session/session.ts"
import { RunActions } from "./run-actions.tsx"
import { RunProgress, RunState } from "../../components/run-state.tsx"
import { isOpen } from "../../components/run-words.ts"
import { PushDetails } from "./approval.tsx"
import { KIND_LABELS, titleOf } from "./run-names.ts"
import { RunRows } from "./run-rows.tsx"
import { useRun } from "../../components/use-run.ts"

/** One run with all its rows. */
export function RunPage({ kind, id }: { kind: RunKind; id: string }) {
  const { data: run, error, refetch } = useRun(kind, id)
  return (
    <>
      <BackLink href="/runs">All runs</BackLink>
      {error && !run ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : run ? (
        <Run run={run} />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}

function Run({ run }: { run: RunSummary }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <PageHeader
        title={titleOf(run)}
        lead={
          <>
            {KIND_LABELS[run.kind]}, started <When at={run.createdAt} />
            {run.schedule ? ` by the schedule ${run.schedule}` : run.createdByName && ` by ${run.createdByName}`}
            {run.completedAt && (
              <>
                , ended <When at={run.completedAt} />
              </>
            )}{" "}
            <RunState run={run} />
          </>
        }
        actions={<RunActions run={run} selected={selected} onDone={() => setSelected(new Set())} />}
      />
      <Stack gap="md">
        <Paper withBorder p="md" role="status" aria-label="Progress">
          <RunProgress run={run} />
          {isOpen(run) && run.waitsFor !== "approval" && (
            <Text size="sm" mt="xs">
              {run.background
                ? "It runs in the background. You can close this page."
                : "The browser or program that started it sends the rows. Keep it open until the run ends."}
            </Text>
          )}
          <MoreOf run={run} />
        </Paper>
        {run.kind === "push" && run.connectionId !== null && run.title !== null && (
          <PushDetails connectionId={run.connectionId} runId={run.id} />
        )}
        {run.failure && (
          <Alert color={run.state === "failed" ? "red" : "gray"} title={run.state === "failed" ? "Failed" : "Ended"}>
            {run.failure}
          </Alert>
        )}
        <RunRows run={run} selected={selected} onSelect={setSelected} />
      </Stack>
    </>
  )
}

/** Pages with more details for this kind of run. */
function MoreOf({ run }: { run: RunSummary }) {
  const { user } = useSession()
  const { kind, id, connectionId, title, rollbackOf, rolledBackBy } = run
  const link = (href: string, text: string) => (
    <Anchor component={Link} href={href} size="sm" mt="xs" display="inline-block" mr="md">
      {text}
    </Anchor>
  )
  return (
    <>
      {kind === "job" && user.operator && link(`/jobs?job=${id}`, "Settings and result of this job")}
      {rollbackOf !== null && link(`/runs/job/${rollbackOf}`, "The job that it rolls back")}
      {rolledBackBy !== null && link(`/runs/job/${rolledBackBy}`, "Its rollback")}
      {connectionId !== null && title !== null && link(`/connections/${connectionId}`, `Connection ${title}`)}
      {kind === "push" &&
        connectionId !== null &&
        title !== null &&
        link(`/activations?connectionId=${connectionId}`, "All segments of this connection")}
    </>
  )
}
