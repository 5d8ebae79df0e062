import type { LearnedRules } from "../../knowledge/engine/learned.ts"
import type { CompiledTemplate } from "../../knowledge/outputs/compile.ts"

/** What can change at runtime and is read with every classification. */
export type LiveConfig = {
  /** Active templates, built-ins first, so that an operator's template wins when two write the same column. */
  templates: readonly CompiledTemplate[]
  /** The number of the form that texts written with these templates follow. */
  form: number
  /** The active templates of a form, so that texts rendered on read follow the same templates as the stored ones beside them. */
  templatesOf: (form: number) => readonly CompiledTemplate[]
  /** All templates, including inactive ones, which a connection may still name. */
  templatesByKey: ReadonlyMap<string, CompiledTemplate>
  rules: LearnedRules
  /** The database has no room for new topics. */
  isFull: boolean
}
