import type { Question } from "../../intake/assistant/question.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { listAllRuns } from "../all-runs/list-runs.ts"
import type { RunSummary } from "../all-runs/schema.ts"
import { quotasOf } from "../home/quotas.ts"
import type { LibraryAnswer } from "./schema.ts"
import { counted, daysOf, queryOf } from "./words.ts"

type RunsQuestion = Extract<Question, { ask: "failed_runs" }>

const MAX_ROWS = 20
const NOUNS = { import: "import", sync: "sync", push: "push", refresh: "refresh", export: "export", job: "job" }
const PLURALS: Partial<Record<keyof typeof NOUNS, string>> = { push: "pushes", refresh: "refreshes" }

/** Runs that failed, and those that ended with errors. */
export async function listFailedRuns(ctx: OrgContext, { run, period }: RunsQuestion): Promise<LibraryAnswer> {
  const days = daysOf(ctx, period)
  const filters = { ...(run && { kind: run }), ...(days && { from: days.from }), ...(days?.to && { to: days.to }) }
  const requested = { ...filters, connectionId: undefined, limit: MAX_ROWS }
  const [failed, partly] = await Promise.all([
    listAllRuns(ctx, { ...requested, state: "failed" }),
    listAllRuns(ctx, { ...requested, state: "completed_with_errors" }),
  ])
  const nouns = (n: number) => counted(n, run ? NOUNS[run] : "run", run && (PLURALS[run] ?? `${NOUNS[run]}s`))
  const atLeast = (runs: typeof failed) => (runs.next === null ? "" : "at least ")
  const [failures, errors] = [failed.data.length, partly.data.length]
  const when = days ? ` ${days.words}` : ""
  const runs = [...failed.data, ...partly.data].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, MAX_ROWS)
  const said =
    failures + errors === 0
      ? `no ${run ? NOUNS[run] : "run"} failed or ended with errors`
      : `${atLeast(failed)}${nouns(failures)} failed, ${atLeast(partly)}${errors.toLocaleString("en-US")} completed with errors`
  const [worst] = runs
  return {
    text: `${said[0]?.toUpperCase() ?? ""}${said.slice(1)}${when}.`,
    queries: [
      queryOf(`Runs that failed${when}`, "/api/runs", "/runs", { ...filters, state: "failed" }),
      queryOf(`Runs that completed with errors${when}`, "/api/runs", "/runs", {
        ...filters,
        state: "completed_with_errors",
      }),
    ],
    table:
      runs.length === 0
        ? null
        : {
            label: "Runs with errors",
            columns: [
              { label: "Run", type: "text" },
              { label: "Kind", type: "text" },
              { label: "Result", type: "text" },
              { label: "Errors", type: "count" },
              { label: "Started", type: "time" },
            ],
            rows: runs.map((one) => ({
              cells: [titleOf(one), one.kind, resultOf(one), one.failed, one.createdAt],
              href: hrefOf(one),
            })),
          },
    cards: worst
      ? [
          {
            title: `See why ${titleOf(worst)} had errors`,
            text: `The run lists ${worst.failed > 0 ? `its ${counted(worst.failed, "error")}` : "what happened"} with the reason of each. What can be retried or undone has its button there.`,
            action: "Open the run",
            href: hrefOf(worst),
          },
        ]
      : [],
  }
}

const hrefOf = ({ kind, id }: RunSummary) => `/runs/${kind}/${id}`
const titleOf = ({ title, jobType, kind }: RunSummary) => title ?? jobType?.replaceAll("_", " ") ?? kind
const resultOf = ({ state, failure }: RunSummary) =>
  failure ?? (state === "failed" ? "Failed" : "Completed with errors")

/** The remaining monthly quotas. */
export async function showQuota(ctx: OrgContext): Promise<LibraryAnswer> {
  const { quotas, resetsAt } = await quotasOf(ctx)
  const classifications = quotas.find(({ quota }) => quota === "classifications")
  const left = classifications && leftOf(classifications)
  const until = `The quotas start again on ${resetsAt.slice(0, 10)} (UTC).`
  return {
    text:
      left === null || left === undefined
        ? "Your plan has no limit on classifications."
        : `You have ${counted(left, "classification")} left of ${classifications?.limit?.toLocaleString("en-US") ?? ""} this month. ${until}`,
    queries: [{ words: "Quotas of this month, as counted", call: "GET /api/home", href: "/" }],
    table: {
      label: "Quotas of this month",
      columns: [
        { label: "Quota", type: "text" },
        { label: "Used", type: "count" },
        { label: "Limit", type: "count" },
        { label: "Left", type: "count" },
        { label: "Month at this pace", type: "count" },
      ],
      rows: quotas.map((one) => ({
        cells: [one.quota, one.used, one.limit ?? "No limit", leftOf(one) ?? "No limit", one.forecast],
        href: null,
      })),
    },
    cards: [],
  }
}

const leftOf = ({ used, limit }: { used: number; limit: number | null }) =>
  limit === null ? null : Math.max(0, limit - used)
