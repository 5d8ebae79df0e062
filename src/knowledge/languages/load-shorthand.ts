import type * as Shorthand from "./shorthand.ts"
import type { English } from "./read-words.ts"

/** What shorthand, codes, paths and numbers with signs have in common. */
const HINT = /[A-Z]{2}|[<>\u2264\u2265]\s?\d|[_~\\\u2192\u203a]|\d[A-Za-z]|[A-Za-z]\d|[a-z][A-Z]|[/:-].*[/:-]/

let shorthand: typeof Shorthand | undefined

/** Loads the table of shorthand once a name may need it. */
export async function loadShorthand(name: string): Promise<void> {
  if (HINT.test(name)) shorthand ??= await import("./shorthand.ts")
}

/** The name with its shorthand written out, if the table is loaded. */
export const writtenOut = (name: string, english: English): string =>
  shorthand && HINT.test(name) ? shorthand.inFull(name, (word) => english.knowsWord(word)) : name
