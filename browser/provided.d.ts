import type { Person } from "./people.ts"
import type { StorageState } from "./sign-in.ts"

declare module "vitest" {
  /** What the global set-up of the browser tests hands to the flows. */
  interface ProvidedContext {
    /** Why there is nothing else. */
    setUpFailure?: string
    strataUrl: string
    browserAddress: string
    signedIn: Record<Person, StorageState>
  }
}
