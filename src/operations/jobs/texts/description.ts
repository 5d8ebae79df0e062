import { describeJob, PREVIEW } from "../description.ts"

export const refreshTexts = describeJob({
  label: "Refresh names and descriptions",
  action: ({ orgId }) =>
    orgId === undefined ? "refresh names and descriptions" : "refresh names and descriptions of a library",
  forOperators: true,
  isUnlisted: true,
  canRollBack: true,
  offers: [
    {
      value: "refresh_texts",
      label: "Refresh names and descriptions",
      inputs: [
        {
          key: "orgId",
          label: "Organization ID",
          help: "Limits the job to the topics of its library. Optional.",
          kind: "text",
        },
        { key: "limit", label: "Maximum number of topics", kind: "number" },
        PREVIEW,
      ],
    },
  ],
})
