import { describeJob } from "../description.ts"

export const refreshActivations = describeJob({
  label: "Refresh stale segments",
  action: () => "refresh stale activations",
  forOperators: true,
  offers: [
    {
      value: "refresh_activations",
      label: "Refresh stale activations of an organization",
      inputs: [{ key: "orgId", label: "Organization ID", help: "For example org_…", kind: "text", required: true }],
    },
  ],
})
