import type { PublicReadiness, Readiness } from "./schema.ts"

/** Messages, counts and ages tell a stranger how busy the service is and how it is set up: they are for operators and the log. */
export const publicPart = ({ status, failing, checks }: Readiness): PublicReadiness => ({
  status,
  failing,
  checks: Object.fromEntries(Object.entries(checks).map(([name, { state }]) => [name, { state }])),
})
