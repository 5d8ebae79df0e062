/** Who the flows are walked through as. */
export const PEOPLE = {
  owner: "owner@acme.test",
  viewer: "viewer@acme.test",
  operator: "operator@strata.test",
} as const

export type Person = keyof typeof PEOPLE
