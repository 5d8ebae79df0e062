/** The identity provider people sign in with. */
export type IdentitySettings = {
  issuer: string
  clientId: string
  clientSecret?: string
  /** Allows plain HTTP for a provider on localhost; all others need HTTPS. */
  allowLoopback: boolean
  /** Names of the claims that carry a person's organizations and operator access. */
  claims: { organizations: string; operator: string }
}
