import type { Services } from "../../kernel/context.ts"
import { CONFIG_TOKEN } from "../../kernel/db/config-token.ts"
import { IS_FULL } from "../../kernel/room.ts"
import type { LiveConfig } from "../../kernel/ports/live-config.ts"
import { readRules, RULE_ROWS, type RuleRow } from "../learned-rules/rule-rows.ts"
import type { CompiledTemplate, compileTemplate as CompileTemplate } from "../../knowledge/outputs/compile.ts"
import { TEMPLATE_ROWS, templateReader, type TemplateRecord, type TemplateRow } from "../templates/template-rows.ts"

/** Cached per isolate and keyed by token, so that a change takes effect with the next request. */
let cached: Loaded | undefined
type Loaded = { token: string; config: LiveConfig; readAt: number }
let renewalAt = 0

type Reading = Pick<Services, "directory" | "log"> & Partial<Pick<Services, "readsAhead">>
type NearReading = Reading & Pick<Services, "defer"> & { now: () => number; leaseMs: number }
const CONFIGURATION = "configuration"

/** Starts loading before the caller is authenticated, which saves a round trip to a distant database. */
export function loadAhead(reading: NearReading): void {
  if (cached && reading.now() < cached.readAt + reading.leaseMs) return
  const loading = renew(reading)
  // Unused if the caller is rejected.
  loading.catch(() => {})
  reading.readsAhead?.set(CONFIGURATION, loading)
}

/** For callers with a leased key: read again when the last read is a lease ago, for all organizations of this isolate together. */
export function nearConfigReader(reading: NearReading) {
  const { now, leaseMs, readsAhead, defer } = reading
  return async (): Promise<LiveConfig> => {
    const at = now()
    if (!cached || at >= cached.readAt + leaseMs) {
      const ahead = readsAhead?.get(CONFIGURATION) as Promise<Loaded> | undefined
      return keep(await (ahead ?? renew(reading)))
    }
    if (at >= Math.max(cached.readAt + leaseMs / 2, renewalAt)) {
      renewalAt = at + leaseMs / 2
      defer(renew(reading).then(keep))
    }
    return cached.config
  }
}

async function renew({ directory, log, now }: NearReading): Promise<Loaded> {
  const readAt = now()
  if (!cached || (await readToken(directory)) !== cached.token) return load(directory, log, readAt)
  return { ...cached, readAt }
}

function keep(loaded: Loaded): LiveConfig {
  if (!cached || cached.readAt <= loaded.readAt) cached = loaded
  return loaded.config
}

const readToken = (d1: D1Database) => d1.prepare(`SELECT ${CONFIG_TOKEN} AS token`).first<string>("token")

/** Without a token, as in background work, each call reads the current one from the database. */
export function configReader({ directory, log, readsAhead }: Reading, token?: string) {
  return async (): Promise<LiveConfig> => {
    const current = token ?? (await readToken(directory))
    if (cached?.token === current) return cached.config
    const ahead = (await readsAhead?.get(CONFIGURATION)) as Loaded | undefined
    cached = ahead?.token === current ? ahead : await load(directory, log)
    return cached.config
  }
}

/** Only what renders texts needs it. Loaded while the database answers. */
let compileTemplate: typeof CompileTemplate | undefined
const loadCompiler = async () =>
  (compileTemplate ??= (await import("../../knowledge/outputs/compile.ts")).compileTemplate)

/** Forms that templates are remembered of. Texts of older ones are rendered with the oldest of these. */
const MOST_FORMS = 20
const FORMS = `SELECT form, templates FROM text_forms ORDER BY form DESC LIMIT ${MOST_FORMS}`
type FormRow = { form: number; templates: string }

/** Operators' templates come after the built-in ones. */
const inTurn = (records: readonly TemplateRecord[]) => records.toSorted((a, b) => Number(b.builtIn) - Number(a.builtIn))
const isActive = (template: CompiledTemplate) => template.isActive

async function load(d1: D1Database, log: Services["log"], readAt = 0): Promise<Loaded> {
  const compiling = loadCompiler()
  // One transaction, so that the token matches these rows.
  const [state, templates, rules, formRows] = await d1.batch([
    d1.prepare(`SELECT ${CONFIG_TOKEN} AS token, ${IS_FULL} AS isFull`),
    d1.prepare(TEMPLATE_ROWS),
    d1.prepare(RULE_ROWS),
    d1.prepare(FORMS),
  ])
  const compile = await compiling
  const stored = (templates?.results ?? []) as TemplateRow[]
  const forms = (formRows?.results ?? []) as FormRow[]
  const read = await templateReader(stored.length > 0 || forms.some((one) => one.templates !== "[]"), log)
  const [found] = (state?.results ?? []) as { token: string | null; isFull: number }[]
  const all = inTurn(read(stored)).map(compile)
  const active = all.filter(isActive)
  const byForm = new Map([[forms[0]?.form, active]])
  const config: LiveConfig = {
    templates: active,
    form: forms[0]?.form ?? 0,
    templatesOf(form) {
      const known = byForm.get(form)
      if (known) return known
      const row = forms.find((one) => one.form <= form) ?? forms.at(-1)
      const rows = JSON.parse(row?.templates ?? "[]") as TemplateRow[]
      const own = row?.templates === forms[0]?.templates ? active : inTurn(read(rows)).map(compile).filter(isActive)
      byForm.set(form, own)
      return own
    },
    templatesByKey: new Map(all.map((template) => [template.platformKey, template])),
    rules: readRules((rules?.results ?? []) as RuleRow[]),
    isFull: found?.isFull === 1,
  }
  return { token: found?.token ?? "", config, readAt }
}
