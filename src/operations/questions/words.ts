import type { Question } from "../../intake/assistant/question.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { hasPermission, type Permission } from "../../kernel/access/roles.ts"
import type { AnswerQuery } from "./schema.ts"

type Period = NonNullable<Extract<Question, { ask: "stale" }>["period"]>

const DAY_MS = 86_400_000
const DAYS_BACK: Record<Period, number> = { today: 0, yesterday: 1, week: 6, month: 29 }
const PERIOD_WORDS: Record<Period, string> = {
  today: "today",
  yesterday: "yesterday",
  week: "in the last 7 days",
  month: "in the last 30 days",
}

/** The days of a period, in UTC. */
export type Days = { from: string; to?: string; words: string }

export function daysOf({ now }: Pick<OrgContext, "now">, period: Period | undefined): Days | undefined {
  if (period === undefined) return undefined
  const from = new Date(now().getTime() - DAYS_BACK[period] * DAY_MS).toISOString().slice(0, 10)
  return { from, ...(period === "yesterday" && { to: from }), words: PERIOD_WORDS[period] }
}

export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`

/** The same filters as an API call and as a console page. */
export function queryOf(words: string, api: string, page: string, filters: Record<string, string>): AnswerQuery {
  const search = new URLSearchParams(filters).toString()
  const tail = search === "" ? "" : `?${search}`
  return { words, call: `GET ${api}${tail}`, href: `${page}${tail}` }
}

export const may = ({ actor }: OrgContext, permission: Permission) =>
  actor.kind === "session" && hasPermission(actor.role, permission)
