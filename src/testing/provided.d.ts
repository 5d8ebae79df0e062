import "vitest"

declare module "vitest" {
  /** Addresses that the global set-up hands to the tests. */
  interface ProvidedContext {
    issuer: string
    providerUrl: string
    sourceUrl: string
    platformUrl: string
    s3Url: string
    /** What the local engine says in Node, as one hash. */
    nodeDigest: string
  }
}
