import { NAMES, TERMS, type WorldPack } from "./packs.ts"
import type * as World from "./reader.ts"

type Reader = typeof World

let reader: Reader | undefined

/** What reads names by open data, once a name needed it. */
export const worldReader = (): Reader | undefined => reader

const LONGEST_NAME = 36
const MOST_SPACES = 4

/** Whether a name of known words may be a brand: it is short and begins with a capital letter. */
function mayBeBrand(name: string): boolean {
  const first = name.charCodeAt(0)
  if (name.length > LONGEST_NAME || (first >= 0x61 && first <= 0x7a)) return false
  let spaces = 0
  for (let at = name.indexOf(" "); at >= 0; at = name.indexOf(" ", at + 1)) spaces++
  return spaces <= MOST_SPACES
}

/** The packs that may know a name of known words. */
export const packsOfKnownWords = (name: string): WorldPack[] => (mayBeBrand(name) ? [NAMES, TERMS] : [TERMS])

/** Loads them. */
export async function loadPacksOfKnownWords(name: string): Promise<void> {
  if (mayBeBrand(name)) await load(NAMES)
  await load(TERMS)
}

async function load(pack: typeof NAMES | typeof TERMS): Promise<void> {
  reader ??= await import("./reader.ts")
  await reader.loadPack(pack)
}

/** Loads what may know words of this name. */
export async function loadWorld(name: string): Promise<void> {
  reader ??= await import("./reader.ts")
  await reader.loadPacks(name)
}
