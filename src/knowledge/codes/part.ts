import type { CodeRole } from "../taxonomy/code-roles.ts"

/** What a part with figures says. */
export type FigureRole =
  | "people_of"
  | "income"
  | "window"
  | "quarter"
  | "tier"
  | "count"
  | "staff"
  | "radius"
  | "id"
  | "under"
  | "kids"
  | "market"

/**
 * A part of a code. `word` parts are in no table; `noun` says who has much of a vertical's things; `isShort`: it is no word itself;
 * `from`: of several words, which part between underscores has it; `given`: as it is written.
 */
export type Part = {
  role: CodeRole | FigureRole | "word" | "tail"
  text: string
  noun?: string
  isShort?: boolean
  from?: number
  given?: string
}

/** What the engine knows of words. */
export type Words = {
  knowsWord: (word: string) => boolean
  /** How many of these words are a phrase of the lexicon. */
  phraseAt: (words: readonly string[], at: number) => number
  isPlace: (name: string) => boolean
}

export type Role = Part["role"]
export type Parts = readonly Part[]
export const of = (parts: Parts, ...roles: readonly Role[]) => parts.filter(({ role }) => roles.includes(role))
export const has = (parts: Parts, ...roles: readonly Role[]) => parts.some(({ role }) => roles.includes(role))
export const joined = (texts: readonly (string | undefined)[]) =>
  texts.filter((text) => text !== undefined && text !== "").join(" ")
export const said = (parts: Parts) => joined(parts.map(({ text }) => text))

export const THINGS = ["word", "thing", "head", "kind", "vertical"] as const satisfies readonly Role[]
const WHO = ["relation", "stance", "title", "worker", "people", "household"] as const satisfies readonly Role[]

export const isThing = ({ role }: Part) => (THINGS as readonly Role[]).includes(role)
export const isWho = ({ role }: Part) => (WHO as readonly Role[]).includes(role)
