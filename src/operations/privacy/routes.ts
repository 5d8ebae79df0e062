import { anyone, operator, session } from "../../kernel/access/access.ts"
import { FILE_HEADERS } from "../../kernel/http/answers.ts"
import { route } from "../../kernel/http/route.ts"
import { KeysChoice } from "../../organizations/keys/schema.ts"
import { eraseOrganization } from "./erase-organization.ts"
import { erasePerson, eraseSelf } from "./erase-person.ts"
import { downloadExport, showExport, startExport } from "./export-organization.ts"
import { Erasure, NewestExport, OrganizationErasure, PersonErasure, StartedErasure } from "./schema.ts"
import { showErasure } from "./show-erasure.ts"

const owner = session("export:full")
const path = "/api/organization/export"

export const privacyRoutes = [
  route(
    {
      method: "post",
      path,
      summary: "Export everything the organization has; poll GET until it is complete",
      idempotent: true,
      access: owner,
      answer: { status: 202, schema: NewestExport },
    },
    (ctx) => startExport(ctx),
  ),
  route(
    {
      method: "get",
      path,
      summary: "Show the newest export of the organization, or null",
      access: owner,
      answer: { status: 200, schema: NewestExport },
    },
    (ctx) => showExport(ctx),
  ),
  route(
    {
      method: "get",
      path: `${path}/file`,
      summary: "Download the newest complete export: a zip of JSON lines and CSV",
      access: owner,
      answer: { status: 200, mediaType: "application/zip" },
      headers: FILE_HEADERS,
      errors: [404],
    },
    async (ctx, { c }) => {
      // A HEAD request downloads nothing.
      const { fileName, body } = await downloadExport(ctx, c.req.method !== "HEAD")
      const headers = {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="${fileName}"`,
        "Cache-Control": "no-store",
      }
      return new Response(body, { headers })
    },
  ),
  route(
    {
      method: "post",
      path: "/api/organization/erase",
      summary: "Erase the organization; its name confirms it. Keys and sessions stop working at once",
      idempotent: true,
      access: owner,
      body: OrganizationErasure,
      answer: { status: 202, schema: StartedErasure },
    },
    (ctx, { body }) => eraseOrganization(ctx, body),
  ),
  route(
    {
      method: "post",
      path: "/api/person/erase",
      summary: "Erase the person who is signed in; their address confirms it",
      idempotent: true,
      access: session(),
      body: PersonErasure,
      answer: { status: 202, schema: StartedErasure },
      errors: [404, 409],
    },
    (ctx, { body }) => eraseSelf(ctx, body),
  ),
  route(
    {
      method: "post",
      path: "/api/admin/people/{userId}/erase",
      summary: "Erase a person",
      idempotent: true,
      access: operator,
      body: KeysChoice,
      answer: { status: 202, schema: StartedErasure },
      errors: [404, 409],
    },
    (ctx, { params, body }) => erasePerson(ctx, params.userId, body),
  ),
  route(
    {
      method: "get",
      path: "/api/erasures/{id}",
      summary: "Show the progress of an erasure",
      access: anyone,
      answer: { status: 200, schema: Erasure },
      errors: [404],
    },
    (services, { params }) => showErasure(services, params.id),
  ),
] as const
