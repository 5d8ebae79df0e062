/** The identity provider people sign in with. */
export type IdentitySettings = {
  issuer: string
  clientId: string
  clientSecret?: string
  /** Lets a provider on this machine use plain HTTP; no other provider may. */
  allowLoopback: boolean
  /** Names of the claims that carry a person's organizations and operator access. */
  claims: { organizations: string; operator: string }
}
