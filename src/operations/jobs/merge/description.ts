import { describeJob } from "../description.ts"

/** Offered with the duplicates found by a sweep. */
export const merge = describeJob({
  label: "Merge duplicates",
  action: ({ rollbackOf }) => (rollbackOf === undefined ? "merge duplicates" : "roll back a job"),
  forOperators: true,
  canRollBack: true,
})
