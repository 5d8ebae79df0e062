import { Redirect, Route, Switch } from "wouter"
import { ActivationList } from "./activation-list.tsx"
import { PushPage } from "./push-page.tsx"

export function Page() {
  return (
    <Switch>
      <Route path="/activations/push" component={PushPage} />
      {/* Links in older messages. */}
      <Route path="/activations/push/:connectionId/:runId">
        {({ runId }) => <Redirect to={`/runs/push/${runId}`} replace />}
      </Route>
      <Route component={ActivationList} />
    </Switch>
  )
}
