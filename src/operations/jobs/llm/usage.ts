import type { Services } from "../../../kernel/context.ts"
import { bulkInsert } from "../../../kernel/db/bulk-insert.ts"
import type { LlmUsage } from "../../../kernel/llm/usage.ts"
import { newId } from "../../../kernel/ids.ts"
import type { Staged } from "./download.ts"

/** Operators' jobs belong to no organization. */
const SYSTEM = "system"
const PURPOSE = "reclassify_batch"

const CALL_COLUMNS =
  "id org_id purpose model auth_method input_tokens output_tokens web_searches duration_ms failed created_at"

const COUNT_DAY = `
  INSERT INTO usage_daily (org_id, day, total_classifications, total_tokens, total_web_searches, total_cost)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6)
  ON CONFLICT (org_id, day) DO UPDATE SET
    total_classifications = total_classifications + ?3, total_tokens = total_tokens + ?4,
    total_web_searches = total_web_searches + ?5, total_cost = total_cost + ?6`

type Totals = { requests: number } & Omit<LlmUsage, "durationMs" | "model" | "reserved">

/** Records the usage of these results in the commit that stages them, so that each is counted once. */
export function recordUsage({ directory, now, figures }: Services, staged: readonly Staged[]): D1PreparedStatement[] {
  const used = staged.filter(({ usage }) => usage.inputTokens > 0 || usage.outputTokens > 0)
  if (used.length === 0) return []
  const at = now().toISOString()
  const rows = used.map(({ usage, outcome }) => [
    newId("llm"),
    SYSTEM,
    PURPOSE,
    usage.model,
    "background",
    usage.inputTokens,
    usage.outputTokens,
    usage.webSearches,
    0,
    "error" in outcome ? 1 : 0,
    at,
  ])
  const { requests, inputTokens, outputTokens, webSearches, cost } = totalsOf(used)
  figures.write({ kind: "llm_call", subject: PURPOSE, outcome: "ok", org: SYSTEM, inputTokens, outputTokens, cost })
  return [
    ...bulkInsert(directory, "llm_calls", CALL_COLUMNS.split(" "), rows),
    directory.prepare(COUNT_DAY).bind(SYSTEM, at.slice(0, 10), requests, inputTokens + outputTokens, webSearches, cost),
  ]
}

/** The job's total usage including these results. */
export function billWith(result: Record<string, unknown>, staged: readonly Staged[]): { usage: Totals } {
  const before = result["usage"] as Totals | undefined
  const now = totalsOf(staged.filter(({ usage }) => usage.inputTokens > 0 || usage.outputTokens > 0))
  const usage = { ...now }
  for (const key of Object.keys(now) as (keyof Totals)[]) usage[key] += before?.[key] ?? 0
  return { usage }
}

function totalsOf(staged: readonly Staged[]): Totals {
  const totals: Totals = {
    requests: staged.length,
    inputTokens: 0,
    cacheWriteTokens: 0,
    cacheReadTokens: 0,
    outputTokens: 0,
    webSearches: 0,
    cost: 0,
  }
  for (const { usage } of staged) {
    totals.inputTokens += usage.inputTokens
    totals.cacheWriteTokens += usage.cacheWriteTokens
    totals.cacheReadTokens += usage.cacheReadTokens
    totals.outputTokens += usage.outputTokens
    totals.webSearches += usage.webSearches
    totals.cost += usage.cost
  }
  return totals
}
