import * as z from "zod"
import { OAUTH_SCOPES } from "../../kernel/access/oauth-scopes.ts"
import { ROLES } from "../../kernel/access/roles.ts"
import { required } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"

const Scopes = z.array(z.enum(OAUTH_SCOPES))

/** Other parts of this address are the app's own, so it is sent as it is. */
const query = required("query").max(8_000, "query must be at most 8000 characters")

export const ConsentQuestion = jsonObject({ query })
export const ConsentRequest = z.object({
  app: z.object({
    /** What the app calls itself. */
    name: z.string(),
    /** The domain that publishes the app's description; null if the app registered itself. */
    domain: z.string().nullable(),
    /** Where the browser goes with the answer. */
    redirectHost: z.string(),
    /** Whether that is a program on the person's own machine. */
    local: z.boolean(),
  }),
  requested: Scopes,
  /** Where the person is a member, and what their role there lets them allow. */
  organizations: z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(ROLES), scopes: Scopes })),
})
export type ConsentRequest = z.output<typeof ConsentRequest>

export const ConsentDecision = z.discriminatedUnion(
  "allow",
  [
    jsonObject({ query, allow: z.literal(false) }),
    jsonObject({
      query,
      allow: z.literal(true),
      organizationId: required("organizationId"),
      workspace: z
        .string()
        .regex(/^[A-Za-z0-9_-]{0,64}$/, "workspace must be up to 64 letters, digits, _ and -")
        .default("")
        .meta({ description: "The only workspace that the app may see; empty: all" }),
      scopes: Scopes,
    }),
  ],
  "allow must be true or false",
)
export type ConsentDecision = z.output<typeof ConsentDecision>
export const ConsentAnswer = z.object({ location: z.string() })
