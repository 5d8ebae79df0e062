import * as z from "zod"
import { anyone, operator, session } from "../../kernel/access/access.ts"
import { type HttpContext, route } from "../../kernel/http/route.ts"
import { createInvitation, describeInvitation, listInvitations, revokeInvitation } from "./invitations.ts"
import { KeysChoice, SettledKeys } from "../keys/schema.ts"
import { changeRole, listMembers, removeMember } from "./members.ts"
import { settleKeysOf } from "./settle-keys-of.ts"
import { createOrganization, renameOrganization } from "./organizations.ts"
import {
  CreatedInvitation,
  CreatedOrganization,
  Invitation,
  InvitationToken,
  Member,
  NewInvitation,
  NewOrganization,
  OpenInvitation,
  OrganizationName,
  Removed,
  RenamedOrganization,
  Revoked,
  RoleChange,
} from "./schema.ts"

const manage = session("members:manage")
const originOf = (c: HttpContext) => new URL(c.req.url).origin

export const peopleRoutes = [
  route(
    {
      method: "get",
      path: "/api/members",
      summary: "List the organization's members",
      access: session(),
      answer: { status: 200, schema: z.array(Member) },
    },
    (ctx) => listMembers(ctx),
  ),
  route(
    {
      method: "patch",
      path: "/api/members/{userId}",
      summary: "Change a member's role",
      access: manage,
      body: RoleChange,
      answer: { status: 200, schema: Member },
      errors: [404, 409],
    },
    (ctx, { params, body }) => changeRole(ctx, params.userId, body.role),
  ),
  route(
    {
      method: "delete",
      path: "/api/members/{userId}",
      summary: "Remove a member; the API keys they hold are revoked unless they are handed over to another member",
      access: manage,
      body: KeysChoice,
      answer: { status: 200, schema: Removed },
      errors: [404, 409],
    },
    (ctx, { params, body }) => removeMember(ctx, params.userId, body),
  ),
  route(
    {
      method: "post",
      path: "/api/members/{userId}/keys",
      summary:
        "Revoke or hand over the keys that a person holds, also of a former member or one whom the provider manages",
      access: manage,
      body: KeysChoice,
      answer: { status: 200, schema: SettledKeys },
      errors: [404],
    },
    (ctx, { params, body }) => settleKeysOf(ctx, params.userId, body),
  ),
  route(
    {
      method: "get",
      path: "/api/invitations",
      summary: "List open invitations",
      access: manage,
      answer: { status: 200, schema: z.array(Invitation) },
    },
    (ctx) => listInvitations(ctx),
  ),
  route(
    {
      method: "post",
      path: "/api/invitations",
      summary: "Invite a person by e-mail address; the link in the answer is shown once and works for 7 days",
      access: manage,
      body: NewInvitation,
      answer: { status: 201, schema: CreatedInvitation },
      errors: [409],
    },
    (ctx, { body, c }) => createInvitation(ctx, body, originOf(c)),
  ),
  route(
    {
      method: "delete",
      path: "/api/invitations/{id}",
      summary: "Revoke an open invitation",
      access: manage,
      answer: { status: 200, schema: Revoked },
      errors: [404],
    },
    (ctx, { params }) => revokeInvitation(ctx, params.id),
  ),
  route(
    {
      method: "post",
      path: "/auth/invitation",
      summary: "Describe an invitation by the token of its link",
      access: anyone,
      body: InvitationToken,
      answer: { status: 200, schema: OpenInvitation },
      errors: [404],
    },
    (services, { body }) => describeInvitation(services, body.token),
  ),
  route(
    {
      method: "patch",
      path: "/api/organization",
      summary: "Rename the organization",
      access: manage,
      body: OrganizationName,
      answer: { status: 200, schema: RenamedOrganization },
      errors: [409],
    },
    (ctx, { body }) => renameOrganization(ctx, body.name),
  ),
  route(
    {
      method: "post",
      path: "/api/admin/organizations",
      idempotent: true,
      summary: "Create an organization and invite its first owner",
      access: operator,
      body: NewOrganization,
      answer: { status: 201, schema: CreatedOrganization },
    },
    (ctx, { body, c }) => createOrganization(ctx, body, originOf(c)),
  ),
] as const
