import type * as InWords from "./in-words.ts"
import type { Words } from "./part.ts"

/** Codes have underscores, and no spaces. */
const CODE = /^[^\s_]+_[^\s]*$/
export const isCode = (name: string) => CODE.test(name)

/** What all paths, labels and codes have. */
export const MAY_CHANGE = /[>»›→|•\\_:~[]| [-–—/\\] |\/[^ /]+\//

let codes: typeof InWords | undefined

/** Loads what says codes and paths in words once one of the names may be one: most names need none of it. */
export async function loadCodes(names: Iterable<string>): Promise<void> {
  if (codes !== undefined) return
  for (const name of names) {
    if (!MAY_CHANGE.test(name)) continue
    codes = await import("./in-words.ts")
    return
  }
}

/** A code as a person would name its audience, if the grammar is loaded and the code says who or what it is. */
export const nameOfCode = (code: string, words: Words): string | undefined => codes?.nameOfCode(code, words)

export const ofIntenders = (words: string): string => codes?.ofIntenders(words) ?? words

/** "Cat" of "Cats", as it stands before "Owners". */
export const singularOf = (thing: string): string => codes?.singularOf(thing) ?? thing
