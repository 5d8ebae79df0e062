import { sentenceCase } from "../../components/sentence-case.ts"

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

const VALUES: Readonly<Record<string, string>> = { local: "Rules", llm: "Language model", true: "Yes", false: "No" }

/** A job's settings in words, one line each. */
export function settingsOf(config: Record<string, unknown>): [name: string, value: string][] {
  const lines = Object.entries(config).flatMap(([key, value]): [string, string][] => {
    if (value === null || value === undefined || value === "") return []
    return [[NAMES[key] ?? wordsOf(key), textOf(value)]]
  })
  return lines.length > 0 ? lines : [["Settings", "None"]]
}

/** "parentCategory" and "parent_category" are "Parent category". */
const wordsOf = (key: string) =>
  sentenceCase(key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("_", " "))

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? "None" : value.map(textOf).join(", ")
  if (typeof value === "object" && value !== null) {
    const parts = Object.entries(value).filter(([, one]) => one !== undefined && one !== null)
    return parts.length === 0 ? "None" : parts.map(([key, one]) => `${wordsOf(key)}: ${textOf(one)}`).join("; ")
  }
  const text = typeof value === "string" ? value : JSON.stringify(value)
  return VALUES[text] ?? text
}
