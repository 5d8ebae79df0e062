import { Route, Switch } from "wouter"
import type { RunKind } from "../../api/types.ts"
import { RunList } from "./run-list.tsx"
import { RunPage } from "./run-page.tsx"

export function Page() {
  return (
    <Switch>
      <Route path="/runs/:kind/:id">
        {({ kind, id }) => <RunPage key={`${kind} ${id}`} kind={kind as RunKind} id={id} />}
      </Route>
      <Route component={RunList} />
    </Switch>
  )
}
