import type * as Crosswalk from "./crosswalk.ts"

/** The tables are loaded with the first name, to keep them out of cold starts. */
let crosswalk: typeof Crosswalk | undefined

/** What finds IAB's nodes; undefined before `loadIab`. */
export const loadedIab = (): typeof Crosswalk | undefined => crosswalk

export async function loadIab(): Promise<typeof Crosswalk> {
  crosswalk ??= await import("./crosswalk.ts")
  return crosswalk
}
