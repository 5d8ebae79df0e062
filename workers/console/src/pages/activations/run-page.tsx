import { Anchor, Paper } from "@mantine/core"
import { Link } from "wouter"
import { useHistoryState } from "wouter/use-browser-location"
import { useConnection } from "../../api/use-connections.ts"
import { BackLink } from "../../components/back-link.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { PushRunView } from "./push-run-view.tsx"
import type { RunOf } from "./use-push-run.ts"

/** History state set by the plan: whether this page should start pushing. */
export type RunPageState = { autoStart: boolean }

export function RunPage({ connectionId, runId }: RunOf) {
  const state = useHistoryState<RunPageState | null>()
  const { data: connection } = useConnection(connectionId)
  return (
    <>
      <BackLink href="/activations">All activations</BackLink>
      <PageHeader
        title={connection ? `Push to ${connection.name}` : "Push"}
        lead={
          <>
            <Anchor component={Link} href={`/activations?connectionId=${connectionId}`} inherit>
              View activations of this connection
            </Anchor>
            {", "}
            <Anchor component={Link} href={`/runs/push/${runId}`} inherit>
              every segment of this run
            </Anchor>
          </>
        }
      />
      <Paper withBorder p="md" maw="60rem">
        <PushRunView connectionId={connectionId} runId={runId} autoStart={state?.autoStart === true} />
      </Paper>
    </>
  )
}
