import { AppError } from "../errors.ts"

/** What may classify: the model or the catalog where there is one, the model, the rules, or the rules where they are sure. */
export const ENGINES = ["auto", "llm", "local", "smart"] as const
export type Engine = (typeof ENGINES)[number]

export const isEngine = (text: string): text is Engine => (ENGINES as readonly string[]).includes(text)

export const ENGINE_NAMES = "auto, llm, local or smart"

/** The engine of calls that name none. A misspelled setting would change the costs unnoticed, so it is refused. */
export function defaultEngine(setting: string | undefined): Engine {
  if (setting === undefined || setting === "") return "auto"
  if (isEngine(setting)) return setting
  throw new AppError(500, `DEFAULT_ENGINE must be ${ENGINE_NAMES}`)
}
