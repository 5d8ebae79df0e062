import { describeJob } from "../description.ts"

export const dedupSweep = describeJob({
  label: "Find duplicates",
  action: ({ sourceBatchId }) => (sourceBatchId ? "find duplicates among a job's topics" : "find duplicates"),
  forOperators: true,
  offers: [
    {
      value: "dedup_sweep",
      label: "Find duplicates",
      inputs: [
        {
          key: "sourceBatchId",
          label: "Job ID",
          help: "Limits the search to this job’s topics. Optional.",
          kind: "text",
        },
      ],
    },
  ],
})
