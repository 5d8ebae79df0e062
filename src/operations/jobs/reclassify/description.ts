import { describeJob, type JobInput, PREVIEW } from "../description.ts"

const COLUMN: JobInput = {
  key: "targetColumn",
  label: "Field",
  kind: "choice",
  options: ["segment_type", "taxonomy_type", "parent_category", "subcategory", "audience_type"],
}

const WEB_SEARCH: JobInput = {
  key: "enableWebSearch",
  label: "Allow web searches",
  help: "About twice the cost.",
  kind: "flag",
  on: true,
}

const TOPICS: readonly JobInput[] = [
  {
    key: "parentCategoryFilter",
    label: "Category",
    help: "Limits the job to this category. Optional.",
    kind: "category",
  },
  { key: "limit", label: "Maximum number of topics", kind: "number" },
  {
    key: "force",
    label: "Include up-to-date topics",
    help: "By default, only topics with an older engine version are reclassified.",
    kind: "flag",
  },
]

export const reclassify = describeJob({
  label: "Reclassify topics",
  action: ({ rollbackOf, targetColumn, mode }) => {
    if (rollbackOf !== undefined) return "roll back a job"
    if (typeof targetColumn === "string") return `reclassify ${targetColumn.replaceAll("_", " ")} only`
    return mode === "llm" ? "reclassify with the language model" : "reclassify with rules"
  },
  forOperators: true,
  canRollBack: true,
  canRetry: true,
  offers: [
    { value: "local", label: "Reclassify with rules", config: { mode: "local" }, inputs: [...TOPICS, PREVIEW] },
    {
      value: "llm",
      label: "Reclassify with the language model",
      config: { mode: "llm" },
      inputs: [...TOPICS, WEB_SEARCH, PREVIEW],
      needsModel: true,
    },
    {
      value: "column",
      label: "Reclassify one field with the language model",
      config: { mode: "llm" },
      inputs: [COLUMN, ...TOPICS, WEB_SEARCH, PREVIEW],
      needsModel: true,
    },
  ],
})
