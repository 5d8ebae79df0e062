import { Route, Switch } from "wouter"
import { useConnection } from "../../api/use-connections.ts"
import { ErrorState } from "../../components/error-state.tsx"
import { PageSkeleton } from "../../components/page-skeleton.tsx"
import { useSession } from "../../session/session.ts"
import { ConnectionDetail } from "./connection-detail.tsx"
import { ConnectionList } from "./connection-list.tsx"
import { EditConnection } from "./edit-connection.tsx"
import { NewConnection } from "./new-connection.tsx"

export function Page() {
  const { may } = useSession()
  return (
    <Switch>
      {may("connections") && <Route path="/connections/new" component={NewConnection} />}
      {may("connections") && (
        <Route path="/connections/:id/edit">{({ id }) => <SingleConnection key={id} id={id} editing />}</Route>
      )}
      <Route path="/connections/:id">{({ id }) => <SingleConnection key={id} id={id} />}</Route>
      <Route component={ConnectionList} />
    </Switch>
  )
}

function SingleConnection({ id, editing = false }: { id: string; editing?: boolean }) {
  const { data: connection, error, refetch } = useConnection(id)
  if (error && !connection) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!connection) return <PageSkeleton />
  return editing ? <EditConnection connection={connection} /> : <ConnectionDetail connection={connection} />
}
