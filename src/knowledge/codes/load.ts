import type * as NameCode from "./name-code.ts"
import type { Words } from "./part.ts"

/** Codes have underscores, and no spaces. */
const CODE = /^[^\s_]+_[^\s]*$/
export const isCode = (name: string) => CODE.test(name)

let codes: typeof NameCode | undefined

/** Loads the grammar of codes once one of the names may be a code. */
export async function loadCodes(names: Iterable<string>): Promise<void> {
  if (codes !== undefined) return
  for (const name of names) {
    if (!name.includes("_")) continue
    codes = await import("./name-code.ts")
    return
  }
}

/** A code as a person would name its audience, if the grammar is loaded and the code says who or what it is. */
export const nameOfCode = (code: string, words: Words): string | undefined => codes?.nameOfCode(code, words)
