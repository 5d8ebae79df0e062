export const DEMO_ORGANIZATIONS = {
  acme: { id: "acme", name: "Acme" },
  globex: { id: "globex", name: "Globex" },
  strata: { id: "strata", name: "Strata" },
} as const

/** Demo accounts of a local run; they sign in with their e-mail address alone. */
export const DEMO_PEOPLE = [
  { email: "owner@acme.test", name: "Olivia Owner", organization: "acme", role: "owner", operator: false },
  { email: "admin@acme.test", name: "Adam Admin", organization: "acme", role: "admin", operator: false },
  { email: "member@acme.test", name: "Mona Member", organization: "acme", role: "member", operator: false },
  { email: "viewer@acme.test", name: "Victor Viewer", organization: "acme", role: "viewer", operator: false },
  { email: "owner@globex.test", name: "Gus Globex", organization: "globex", role: "owner", operator: false },
  { email: "operator@strata.test", name: "Opal Operator", organization: "strata", role: "owner", operator: true },
] as const
