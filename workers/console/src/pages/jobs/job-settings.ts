import { valueText, wordsOf } from "../../components/value-words.ts"

const NAMES: Readonly<Record<string, string>> = {
  mode: "Engine",
  dryRun: "Preview only",
  force: "Also current topics",
  parentCategoryFilter: "Category",
  enableWebSearch: "Search the web",
  targetColumn: "Field",
  batchSize: "Topics per step",
  orgId: "Organization",
  connectionId: "Connection",
  sourceBatchId: "Topics of job",
  rollbackOf: "Job to roll back",
  background: "In the background",
}

const VALUES: Readonly<Record<string, string>> = { local: "Rules", llm: "Language model" }

/** A job's settings as text, one line each. */
export function settingsOf(config: Record<string, unknown>): [name: string, value: string][] {
  const lines = Object.entries(config).flatMap(([key, value]): [string, string][] => {
    if (value === null || value === undefined || value === "") return []
    return [[NAMES[key] ?? wordsOf(key), valueText(value, VALUES)]]
  })
  return lines.length > 0 ? lines : [["Settings", "None"]]
}
