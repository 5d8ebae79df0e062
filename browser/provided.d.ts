import type { Person } from "./people.ts"
import type { StorageState } from "./sign-in.ts"

/** One Strata, and everybody signed in there. */
export type World = { url: string; signedIn: Record<Person, StorageState> }

declare module "vitest" {
  /** What the global set-up of the browser tests hands to the flows. */
  interface ProvidedContext {
    /** Why there is nothing else. */
    setUpFailure?: string
    browserAddress: string
    /** A Strata for each file that runs at the same time. */
    worlds: World[]
  }
}
