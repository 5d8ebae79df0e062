import * as z from "zod"
import { FEATURES } from "../../kernel/ports/features.ts"
import { ROLES } from "../../kernel/access/roles.ts"
import { required } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"

const Organization = z.object({ id: z.string(), name: z.string(), role: z.enum(ROLES) })

const User = z.object({ id: z.string(), email: z.string(), name: z.string(), operator: z.boolean() })

export const Session = z.object({
  user: User,
  organization: Organization,
  organizations: z.array(Organization),
  /** Enabled features of this installation. */
  features: z.array(z.enum(FEATURES)),
})
export type Session = z.output<typeof Session>

export const Visitor = z.object({ session: Session.nullable() })
export type Visitor = z.output<typeof Visitor>

export const SignedOut = z.object({ signedOut: z.literal(true) })
export type SignedOut = z.output<typeof SignedOut>

export const OrganizationChoice = jsonObject({ organizationId: required("organizationId") })
export const SwitchedOrganization = z.object({ organization: Organization })
export type SwitchedOrganization = z.output<typeof SwitchedOrganization>

export const SessionRecord = z.object({
  id: z.string(),
  /** Whether this request uses the session. */
  current: z.boolean(),
  organization: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
})
export type SessionRecord = z.output<typeof SessionRecord>

export const EndedSession = z.object({ ended: z.literal(true) })
export type EndedSession = z.output<typeof EndedSession>

/** URL where the browser continues the sign-in. */
export const SignInLocation = z.object({ location: z.string() })
export type SignInLocation = z.output<typeof SignInLocation>
