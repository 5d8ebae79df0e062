import * as z from "zod"
import { ROLES } from "../../kernel/access/roles.ts"
import { oneOf, required } from "../../kernel/http/fields.ts"
import { jsonObject, Name } from "../../kernel/http/input.ts"
import { SettledKeys } from "../keys/schema.ts"

const Role = z.enum(ROLES)

/** Compared in lower case: no provider distinguishes addresses by case. */
const Email = z
  .string("email is required")
  .trim()
  .toLowerCase()
  .max(254, "email must be at most 254 characters")
  .regex(/^[^\s@<>"',;]+@[^\s@<>"',;.]+(?:\.[^\s@<>"',;.]+)+$/, "email must be an e-mail address")

export const Member = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: Role,
  /** `claims`: managed by the identity provider. `service`: managed by the organization's owners. */
  source: z.enum(["claims", "service"]),
})
export type Member = z.output<typeof Member>

export const RoleChange = jsonObject({ role: oneOf("role", ROLES) })
/** What became of the person's keys is counted. */
export const Removed = SettledKeys.extend({ removed: z.literal(true) })
export type Removed = z.output<typeof Removed>

export const NewInvitation = jsonObject({ email: Email, role: oneOf("role", ROLES) })
export type NewInvitation = z.output<typeof NewInvitation>

export const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: Role,
  invitedBy: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type Invitation = z.output<typeof Invitation>

/** The link is shown once: only its hash is stored. */
export const CreatedInvitation = z.object({
  invitation: Invitation,
  link: z.string(),
  /** The link was sent to the address by mail. */
  mailed: z.boolean(),
})
export type CreatedInvitation = z.output<typeof CreatedInvitation>

export const Revoked = z.object({ revoked: z.literal(true) })
export type Revoked = z.output<typeof Revoked>

export const InvitationToken = jsonObject({ token: required("token") })
export const OpenInvitation = z.object({
  organization: z.string(),
  email: z.string(),
  role: Role,
  expiresAt: z.string(),
})
export type OpenInvitation = z.output<typeof OpenInvitation>

export const OrganizationName = jsonObject({ name: Name })
export const RenamedOrganization = z.object({ id: z.string(), name: z.string() })
export type RenamedOrganization = z.output<typeof RenamedOrganization>

export const NewOrganization = jsonObject({ name: Name, ownerEmail: Email })
export type NewOrganization = z.output<typeof NewOrganization>
export const CreatedOrganization = z.object({
  organization: z.object({ id: z.string(), name: z.string() }),
  invitation: Invitation,
  link: z.string(),
  mailed: z.boolean(),
})
export type CreatedOrganization = z.output<typeof CreatedOrganization>
