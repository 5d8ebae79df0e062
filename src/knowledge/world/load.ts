import type * as World from "./reader.ts"

type Reader = typeof World

let reader: Reader | undefined

/** What reads names by open data, once a name needed it. */
export const worldReader = (): Reader | undefined => reader

const LONGEST_NAME = 36
const MOST_SPACES = 4

/** Whether a name of known words may be a brand: it is short and begins with a capital letter. */
export function mayBeBrand(name: string): boolean {
  const first = name.charCodeAt(0)
  if (name.length > LONGEST_NAME || (first >= 0x61 && first <= 0x7a)) return false
  let spaces = 0
  for (let at = name.indexOf(" "); at >= 0; at = name.indexOf(" ", at + 1)) spaces++
  return spaces <= MOST_SPACES
}

/** Loads the brands that are made of known words. */
export async function loadNames(): Promise<void> {
  reader ??= await import("./reader.ts")
  await reader.loadNames()
}

/** Loads what may know words of this name. */
export async function loadWorld(name: string): Promise<void> {
  reader ??= await import("./reader.ts")
  await reader.loadPacks(name)
}
