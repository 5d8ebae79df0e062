import { describeJob } from "../description.ts"

export const exportOrganization = describeJob({
  label: "Export the organization's data",
  action: () => "export an organization",
})
