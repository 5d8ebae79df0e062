import { AppError } from "../errors.ts"

/** Which engine classifies. docs/classification.md describes each value. */
export const ENGINES = ["auto", "llm", "local", "smart"] as const
export type Engine = (typeof ENGINES)[number]

export const isEngine = (text: string): text is Engine => (ENGINES as readonly string[]).includes(text)

export const ENGINE_NAMES = "auto, llm, local or smart"

/** The engine of calls that name none. A misspelled setting would silently change costs, so it is rejected. */
export function defaultEngine(setting: string | undefined): Engine {
  if (setting === undefined || setting === "") return "auto"
  if (isEngine(setting)) return setting
  throw new AppError(500, `DEFAULT_ENGINE must be ${ENGINE_NAMES}`)
}
