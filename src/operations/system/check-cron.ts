import { CHORES_BY_CRON, type Cron } from "../../kernel/cron/chores.ts"
import type { Check } from "./schema.ts"

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Two missed or failed runs may be a short outage; with the third, work piles up. Daily chores may miss one. */
const LATE_AFTER_MS: Record<Cron, number> = {
  "* * * * *": 20 * MINUTE_MS,
  "*/5 * * * *": 20 * MINUTE_MS,
  "17 * * * *": 3.5 * HOUR_MS,
  "47 * * * *": 3.5 * HOUR_MS,
  "41 3 * * *": 50 * HOUR_MS,
}

export const CRON_RUNS = "SELECT chore, started_at, finished_at, error FROM cron_runs"

type Row = { chore: string; started_at: string; finished_at: string | null; error: string | null }

/** Every chore with its last run. A chore that has never run is ok: the installation or the chore is new. */
export function readCronRuns({ results }: D1Result, now: Date) {
  const rows = new Map((results as Row[]).map((row) => [row.chore, row]))
  return (Object.keys(CHORES_BY_CRON) as Cron[]).flatMap((cron) =>
    CHORES_BY_CRON[cron].map((chore) => {
      const row = rows.get(chore)
      const finishedAt = row?.finished_at ?? null
      const isLate = finishedAt === null || now.getTime() - Date.parse(finishedAt) > LATE_AFTER_MS[cron]
      return {
        chore,
        cron,
        startedAt: row?.started_at ?? null,
        finishedAt,
        error: row?.error ?? null,
        state: row && isLate ? ("failing" as const) : ("ok" as const),
      }
    }),
  )
}

export function checkCron(
  runs: ReturnType<typeof readCronRuns>,
): Check & { lastSuccess: Record<string, string | null> } {
  const late = runs.filter(({ state }) => state === "failing").map(({ chore }) => chore)
  const hasRun = runs.some(({ startedAt }) => startedAt !== null)
  const fine = hasRun ? "No chore is late" : "No chore has run yet"
  return {
    state: late.length > 0 ? "failing" : "ok",
    message: late.length > 0 ? `No recent success of ${late.join(", ")}` : fine,
    lastSuccess: Object.fromEntries(runs.map(({ chore, finishedAt }) => [chore, finishedAt])),
  }
}
