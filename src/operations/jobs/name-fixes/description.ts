import { describeJob } from "../description.ts"

export const fixNames = describeJob({
  label: "Fix names",
  action: ({ apply }) => (apply === undefined ? "propose cleaned names" : "apply cleaned names"),
})
