import type { Services } from "../../kernel/context.ts"
import { CONFIG_TOKEN } from "../../kernel/db/config-token.ts"
import type { LiveConfig } from "../../kernel/ports/live-config.ts"
import { readRules, RULE_ROWS, type RuleRow } from "../learned-rules/rule-rows.ts"
import { compileTemplate } from "../../knowledge/outputs/compile.ts"
import { readTemplates, TEMPLATE_ROWS, type TemplateRow } from "../templates/template-rows.ts"

/** Cached per isolate and keyed by token, so that a change takes effect with the next request. */
let cached: Loaded | undefined
type Loaded = { token: string; config: LiveConfig }

type Reading = Pick<Services, "d1" | "log"> & Partial<Pick<Services, "readsAhead">>
const CONFIGURATION = "configuration"

/** Starts loading before the caller is authenticated, which saves a round trip to a distant database. */
export function loadAhead({ d1, log, readsAhead }: Reading): void {
  if (cached) return
  const loading = load(d1, log)
  // Unused if the caller is rejected.
  loading.catch(() => {})
  readsAhead?.set(CONFIGURATION, loading)
}

/** Without a token, as in background work, each call reads the current one from the database. */
export function configReader({ d1, log, readsAhead }: Reading, token?: string) {
  return async (): Promise<LiveConfig> => {
    const current = token ?? (await d1.prepare(`SELECT ${CONFIG_TOKEN} AS token`).first<string>("token"))
    if (cached?.token === current) return cached.config
    const ahead = (await readsAhead?.get(CONFIGURATION)) as Loaded | undefined
    cached = ahead?.token === current ? ahead : await load(d1, log)
    return cached.config
  }
}

async function load(d1: D1Database, log: Services["log"]): Promise<Loaded> {
  // One transaction, so that the token matches these rows.
  const [tokens, templates, rules] = await d1.batch([
    d1.prepare(`SELECT ${CONFIG_TOKEN} AS token`),
    d1.prepare(TEMPLATE_ROWS),
    d1.prepare(RULE_ROWS),
  ])
  const records = await readTemplates((templates?.results ?? []) as TemplateRow[], log)
  const all = records.toSorted((a, b) => Number(b.builtIn) - Number(a.builtIn)).map(compileTemplate)
  const config: LiveConfig = {
    templates: all.filter(({ isActive }) => isActive),
    templatesByKey: new Map(all.map((template) => [template.platformKey, template])),
    rules: readRules((rules?.results ?? []) as RuleRow[]),
  }
  const [found] = (tokens?.results ?? []) as { token: string | null }[]
  return { token: found?.token ?? "", config }
}
