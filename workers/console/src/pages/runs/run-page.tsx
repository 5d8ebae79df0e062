import { Alert, Anchor, Paper, Stack, Text } from "@mantine/core"
import { useState } from "react"
import { Link } from "wouter"
import type { RunKind, RunSummary } from "../../api/types.ts"
import { BackLink } from "../../components/back-link.tsx"
import { ErrorState } from "../../components/error-state.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { PageSkeleton } from "../../components/page-skeleton.tsx"
import { When } from "../../components/when.tsx"
import { RunActions } from "./run-actions.tsx"
import { isOpen, KIND_LABELS, titleOf } from "./run-names.ts"
import { RunRows } from "./run-rows.tsx"
import { RunProgress, RunStateTag } from "./run-state.tsx"
import { useRun } from "./use-runs.ts"

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
            <RunStateTag run={run} />
          </>
        }
        actions={<RunActions run={run} selected={selected} onDone={() => setSelected(new Set())} />}
      />
      <Stack gap="md">
        <Paper withBorder p="md" role="status" aria-label="Progress">
          <RunProgress run={run} />
          {isOpen(run) && (
            <Text size="sm" mt="xs">
              {run.background
                ? "It runs in the background. You can close this page."
                : "The browser or program that started it sends the rows. Keep it open until the run ends."}
            </Text>
          )}
          <MoreOf run={run} />
        </Paper>
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
function MoreOf({ run: { kind, id, connectionId, title } }: { run: RunSummary }) {
  const link = (href: string, text: string) => (
    <Anchor component={Link} href={href} size="sm" mt="xs" display="inline-block" mr="md">
      {text}
    </Anchor>
  )
  if (kind === "import") return link(`/import/${id}`, "Receipt and review of this import")
  if (connectionId === null || title === null) return null
  return (
    <>
      {link(`/connections/${connectionId}`, `Connection ${title}`)}
      {kind === "push" && link(`/activations?connectionId=${connectionId}`, "All segments of this connection")}
    </>
  )
}
