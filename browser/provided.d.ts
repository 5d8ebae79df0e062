import type { Person } from "./people.ts"
import type { StorageState } from "./sign-in.ts"

/** One service and the sessions of its users. */
export type World = { url: string; signedIn: Record<Person, StorageState> }

declare module "vitest" {
  /** Values that the global setup provides to the browser tests. */
  interface ProvidedContext {
    /** Why the setup failed; nothing else is provided then. */
    setupFailure?: string
    browserAddress: string
    /** A folder with a file for each structure of a screen that was examined without a finding. */
    faultless: string
    /** One service per parallel worker. */
    worlds: World[]
  }
}
