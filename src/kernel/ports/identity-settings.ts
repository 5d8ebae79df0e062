import type { Plan } from "./plans.ts"

/** The identity provider people sign in with. */
export type IdentitySettings = {
  issuer: string
  clientId: string
  clientSecret?: string
  /** Scopes to request. A provider may reject the whole sign-in because of an unknown scope. */
  scope: string
  /** Allows plain HTTP for a provider on localhost; all others need HTTPS. */
  allowLoopback: boolean
  /** Names of the claims that carry a person's organizations and operator access. */
  claims: { organizations: string; operator: string }
  /** Operators by verified e-mail address or subject, for providers without a claim for them. */
  operators: readonly string[]
  /** `open`: a person without an organization gets a new one. `invited`: only operators do; other people need an invitation. */
  signUp: "open" | "invited"
  /** The plan of new organizations. */
  newPlan: Plan
}
