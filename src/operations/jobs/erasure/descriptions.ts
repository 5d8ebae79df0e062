import { describeJob } from "../description.ts"

export const eraseOrganization = describeJob({
  label: "Erase the organization",
  action: () => "erase an organization",
})

export const erasePerson = describeJob({ label: "Erase a person", action: () => "erase a person" })
