import * as z from "zod"
import {
  addSegment,
  changeSegment,
  jsonIn,
  reject,
  segmentOf,
  segmentsOf,
  type PlatformStub,
  type StubAccount,
  type StubResponse,
  type StubRequest,
} from "../platform-stub-account.ts"
import type { Operation, StubSegment } from "../platform-scripts.ts"

const SEGMENTS = "/data-marketplace/provider-api/v1/segments"
const MAX_PAGE = 100

const Pricing = z.strictObject({ currencyCode: z.string().regex(/^[A-Z]{3}$/), digitalAdTargeting: z.number().min(0) })
const Name = z.string().min(1).max(250)
const Description = z.string().max(245)
const Create = z.strictObject({
  name: Name,
  description: Description,
  type: z.literal("SYNDICATED"),
  dataSourceLocation: z.string().min(1).optional(),
  enabled: z.literal(true),
  pricing: Pricing.optional(),
})
const Change = z.union([
  z.strictObject({ enabled: z.literal(false) }),
  z.strictObject({ name: Name, description: Description, pricing: Pricing.optional() }),
])

function marketplaceOperation({ method, path, body }: StubRequest): Operation {
  if (path === "/token") return "token"
  if (method === "POST") return "create"
  if (method === "PUT") return body.includes('"enabled":false') ? "deactivate" : "update"
  return "list"
}

/** A strict data marketplace with a password grant. */
function answerMarketplace(account: StubAccount, request: StubRequest): StubResponse {
  if (request.path === "/token") return issueToken(account, request)
  const rejection = checkHeaders(account, request)
  if (rejection) return rejection
  const { method, path } = request
  const id = path.startsWith(`${SEGMENTS}/`) ? decodeURIComponent(path.slice(SEGMENTS.length + 1)) : undefined
  if (path !== SEGMENTS && id === undefined) return reject(404, "No such resource")
  if (method === "GET" && id === undefined) return list(account, request.query)
  if (method === "POST" && id === undefined) return create(account, request)
  if (method === "PUT" && id !== undefined) return change(account, id, request)
  return reject(405, "Method not allowed")
}

function issueToken(account: StubAccount, { method, headers, body }: StubRequest): StubResponse {
  const { clientId, username, password, expiresIn } = account.spec.marketplace
  if (method !== "POST") return reject(405, "Method not allowed")
  if (!headers["content-type"]?.startsWith("application/x-www-form-urlencoded")) return reject(415, "Not a form")
  const form = Object.fromEntries(new URLSearchParams(body))
  const required = { grant_type: "password", scope: "openid", response_type: "token" }
  const names = Object.keys(form).toSorted().join()
  if (names !== "client_id,grant_type,password,response_type,scope,username") return reject(400, "invalid_request")
  if (Object.entries(required).some(([field, value]) => form[field] !== value)) return reject(400, "invalid_request")
  const known = form["client_id"] === clientId && form["username"] === username && form["password"] === password
  // Echoes the request, to test that the service does not pass it on.
  if (!known) return { status: 401, body: { error: "invalid_grant", received: form } }
  const token = `planted-s3cret-token-${crypto.randomUUID()}`
  account.tokens.set(token, { expiresAt: Date.now() + expiresIn * 1000 })
  return { status: 200, body: { access_token: token, expires_in: expiresIn, token_type: "Bearer" } }
}

function checkHeaders(account: StubAccount, { headers }: StubRequest): StubResponse | undefined {
  const { orgId, orgHeader } = account.spec.marketplace
  const token = account.tokens.get(headers["authorization"]?.replace(/^Bearer /, "") ?? "")
  if (!token || token.expiresAt <= Date.now()) {
    return { status: 401, body: { error: `Unauthorized: ${headers["authorization"]}` } }
  }
  const org = headers[orgHeader.toLowerCase()]
  if (org === undefined) return reject(400, `${orgHeader} is missing`)
  if (org !== orgId) return reject(403, "Not your organization")
  return headers["content-type"] === "application/json"
    ? undefined
    : reject(415, "Content-Type must be application/json")
}

function create(account: StubAccount, { body }: StubRequest): StubResponse {
  const parsed = Create.safeParse(jsonIn(body))
  if (!parsed.success) return reject(400, z.prettifyError(parsed.error))
  const { name, description, dataSourceLocation } = parsed.data
  const { locations } = account.spec.marketplace
  if (locations && !locations.includes(dataSourceLocation ?? "")) return reject(400, "Invalid dataSourceLocation")
  const segment = addSegment(account, "marketplace", name, description, parsed.data)
  return segment ? { status: 201, body: shown(account, segment) } : reject(409, "A segment with that name exists")
}

function change(account: StubAccount, id: string, { body }: StubRequest): StubResponse {
  const segment = segmentOf(account, "marketplace", id)
  if (!segment) return reject(404, "No such segment")
  const parsed = Change.safeParse(jsonIn(body))
  if (!parsed.success) return reject(400, z.prettifyError(parsed.error))
  const changes = "enabled" in parsed.data ? { live: false } : parsed.data
  const { pricing: _, ...fields } = { pricing: undefined, ...changes }
  if (!changeSegment(account, segment, fields)) return reject(409, "A segment with that name exists")
  return { status: 200, body: shown(account, segment) }
}

function list(account: StubAccount, query: URLSearchParams): StubResponse {
  const { listAt, paging } = account.spec.marketplace
  const limit = Number(query.get("limit") ?? 20)
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_PAGE) return reject(400, `limit must be 1 to ${MAX_PAGE}`)
  const all = segmentsOf(account, "marketplace")
  const start = paging === "none" ? 0 : Number(query.get(paging === "cursor" ? "after" : "offset") ?? 0)
  const end = paging === "none" ? all.length : start + limit
  const page = all.slice(start, end).map((segment) => shown(account, segment))
  if (listAt === "bare") return { status: 200, body: page }
  const after = paging === "cursor" && end < all.length ? { _pagination: { after: String(end) } } : {}
  return { status: 200, body: { [listAt]: page, ...after } }
}

const shown = (account: StubAccount, { id, name, description, live }: StubSegment) => ({
  [account.spec.marketplace.idAs]: Number(id),
  name,
  description,
  enabled: live,
})

export const stub = {
  platform: "marketplace",
  operationOf: marketplaceOperation,
  respond: answerMarketplace,
  settings: (url, { marketplace }) => ({
    config: { api_base_url: url, token_url: `${url}/token`, default_cpm: 1.5 },
    credentials: {
      client_id: marketplace.clientId,
      username: marketplace.username,
      password: marketplace.password,
      org_id: marketplace.orgId,
    },
  }),
} satisfies PlatformStub
