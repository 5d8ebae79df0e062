import { Route, Switch } from "wouter"
import { ActivationList } from "./activation-list.tsx"
import { PushPage } from "./push-page.tsx"
import { RunPage } from "./run-page.tsx"

export function Page() {
  return (
    <Switch>
      <Route path="/activations/push" component={PushPage} />
      <Route path="/activations/push/:connectionId/:runId">
        {({ connectionId, runId }) => <RunPage key={runId} connectionId={connectionId} runId={runId} />}
      </Route>
      <Route component={ActivationList} />
    </Switch>
  )
}
