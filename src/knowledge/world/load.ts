import type * as World from "./reader.ts"

type Reader = typeof World

let reader: Reader | undefined

/** What reads names by open data, once a name needed it. */
export const worldReader = (): Reader | undefined => reader

/** Loads what may know words of this name. */
export async function loadWorld(name: string): Promise<void> {
  reader ??= await import("./reader.ts")
  await reader.loadPacks(name)
}
