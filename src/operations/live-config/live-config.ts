import type { Services } from "../../kernel/context.ts"
import type { LearnedRules } from "../../knowledge/engine/learned.ts"
import { readRules, RULE_ROWS, type RuleRow } from "../learned-rules/rule-rows.ts"
import { type CompiledTemplate, compileTemplate } from "../../knowledge/outputs/compile.ts"
import { readTemplates, TEMPLATE_ROWS, type TemplateRow } from "../templates/template-rows.ts"

/** What operators can change while the service runs and every classification needs. */
export type LiveConfig = {
  /** The active templates: the built-in ones, then the operators' own, which so have the last word on a column. */
  templates: readonly CompiledTemplate[]
  /** Every template, those asleep included: a connection may name any. */
  templatesByKey: ReadonlyMap<string, CompiledTemplate>
  rules: LearnedRules
}

/**
 * The config is kept in the isolate, and a change holds at once in every isolate: triggers put a new token into `config_version`
 * in the transaction of the change, and whoever asks compares that token with the one of what is kept. A request does not pay for
 * the question, because the token comes along with the row of its key or session that it has to read anyway.
 */
export const CONFIG_TOKEN = "(SELECT token FROM config_version)"

let kept: { token: string; config: LiveConfig } | undefined

/** Without a token, for whoever works longer than a request, the database is asked for it each time. */
export function configReader({ d1, log }: Pick<Services, "d1" | "log">, token?: string) {
  return async (): Promise<LiveConfig> => {
    const current = token ?? (await d1.prepare(`SELECT ${CONFIG_TOKEN} AS token`).first<string>("token"))
    if (kept?.token === current) return kept.config
    kept = await load(d1, log)
    return kept.config
  }
}

async function load(d1: D1Database, log: Services["log"]) {
  // One transaction: the token belongs to these very rows.
  const [tokens, templates, rules] = await d1.batch([
    d1.prepare(`SELECT ${CONFIG_TOKEN} AS token`),
    d1.prepare(TEMPLATE_ROWS),
    d1.prepare(RULE_ROWS),
  ])
  const records = readTemplates((templates?.results ?? []) as TemplateRow[], log)
  const all = records.toSorted((a, b) => Number(b.builtIn) - Number(a.builtIn)).map(compileTemplate)
  const config: LiveConfig = {
    templates: all.filter(({ isActive }) => isActive),
    templatesByKey: new Map(all.map((template) => [template.platformKey, template])),
    rules: readRules((rules?.results ?? []) as RuleRow[]),
  }
  const [found] = (tokens?.results ?? []) as { token: string | null }[]
  return { token: found?.token ?? "", config }
}
