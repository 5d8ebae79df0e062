import { Anchor, Paper } from "@mantine/core"
import { Link } from "wouter"
import { useHistoryState } from "wouter/use-browser-location"
import { useConnection } from "../../api/use-connections.ts"
import { BackLink } from "../../components/back-link.tsx"
import { PageHeader } from "../../components/page-header.tsx"
import { PushRunView } from "./push-run-view.tsx"
import type { RunOf } from "./use-push-run.ts"

/** What the page of the plan leaves with the address: whether this page is to push. */
export type RunStatus = { drives: boolean }

export function RunPage({ connectionId, runId }: RunOf) {
  const state = useHistoryState<RunStatus | null>()
  const { data: connection } = useConnection(connectionId)
  return (
    <>
      <BackLink href="/activations">All activations</BackLink>
      <PageHeader
        title={connection ? `Push to ${connection.name}` : "Push"}
        lead={
          <>
            What is live is under{" "}
            <Anchor component={Link} href={`/activations?connectionId=${connectionId}`} inherit>
              activations of this connection
            </Anchor>
            .
          </>
        }
      />
      <Paper withBorder p="md" maw="60rem">
        <PushRunView connectionId={connectionId} runId={runId} drives={state?.drives === true} />
      </Paper>
    </>
  )
}
