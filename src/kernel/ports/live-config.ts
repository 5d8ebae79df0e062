import type { LearnedRules } from "../../knowledge/engine/learned.ts"
import type { CompiledTemplate } from "../../knowledge/outputs/compile.ts"

/** What operators can change while the service runs and every classification needs. */
export type LiveConfig = {
  /** Active templates: the built-ins first, then the operators' own, so that an operator's template wins a shared column. */
  templates: readonly CompiledTemplate[]
  /** Every template, inactive ones included: a connection may name any of them. */
  templatesByKey: ReadonlyMap<string, CompiledTemplate>
  rules: LearnedRules
}
