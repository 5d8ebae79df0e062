/** The users of the tests. */
export const PEOPLE = {
  owner: "owner@acme.test",
  admin: "admin@acme.test",
  viewer: "viewer@acme.test",
  operator: "operator@strata.test",
} as const

export type Person = keyof typeof PEOPLE
