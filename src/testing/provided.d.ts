import "vitest"

declare module "vitest" {
  /** Values that the global setup provides to the tests. */
  interface ProvidedContext {
    issuer: string
    /** The private key of that issuer. */
    signingKey: JsonWebKey
    /** An issuer that knows only the standard scopes and claims. */
    standardIssuer: string
    providerUrl: string
    sourceUrl: string
    receiverUrl: string
    mailUrl: string
    resolverUrl: string
    platformUrl: string
    s3Url: string
    /** Answers with the hash of the local engine's results in Node. */
    nodeDigestUrl: string
    /** How many times as often as usual properties are tried. */
    endurance: number
  }
}
