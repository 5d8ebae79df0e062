import { Redirect, Route, Switch } from "wouter"
import type { RunKind } from "../../api/types.ts"
import { RunList } from "./run-list.tsx"
import { RunPage } from "./run-page.tsx"

export function Page() {
  return (
    <Switch>
      {/* Imports have a page of their own. */}
      <Route path="/runs/import/:id">{({ id }) => <Redirect to={`/import/${id}`} replace />}</Route>
      <Route path="/runs/:kind/:id">
        {({ kind, id }) => <RunPage key={`${kind} ${id}`} kind={kind as RunKind} id={id} />}
      </Route>
      <Route component={RunList} />
    </Switch>
  )
}
