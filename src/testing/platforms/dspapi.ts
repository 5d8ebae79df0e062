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

const SegmentName = z.string().min(1).max(255)
const Description = z.string().max(500)
const Cpm = z.number().min(0)
const Create = z.strictObject({
  ProviderId: z.string(),
  SegmentName,
  Description,
  BuyableStatus: z.literal(true),
  Cpm: Cpm.optional(),
  Currency: z.string().regex(/^[A-Z]{3}$/),
  BrandId: z.string().optional(),
})
const Change = z.union([
  z.strictObject({ ProviderId: z.string(), SegmentId: z.string(), BuyableStatus: z.literal(false) }),
  z.strictObject({
    ProviderId: z.string(),
    SegmentId: z.string(),
    SegmentName,
    Description,
    BrandId: z.string().optional(),
    Cpm: Cpm.optional(),
  }),
])

function dspapiOperation({ method, body }: StubRequest): Operation {
  if (method === "POST") return "create"
  if (method === "PUT") return body.includes('"BuyableStatus":false') ? "deactivate" : "update"
  return "list"
}

/** A demand-side platform with a bearer token. */
function answerDspapi(account: StubAccount, { method, path, headers, body }: StubRequest): StubResponse {
  const { apiKey, providerId } = account.spec.dspapi
  if (headers["authorization"] !== `Bearer ${apiKey}`) {
    return { status: 401, body: { Message: `Unauthorized: ${headers["authorization"]}` } }
  }
  const provider = /^\/providers\/([^/]+)\/segments$/.exec(path)?.[1]
  if (provider !== undefined) {
    if (method !== "GET") return reject(405, "Method not allowed")
    if (decodeURIComponent(provider) !== providerId) return reject(403, "Not your provider")
    return { status: 200, body: treeOf(account) }
  }
  if (path !== "/taxonomy/segment") return reject(404, "No such resource")
  if (method !== "POST" && method !== "PUT") return reject(405, "Method not allowed")
  if (headers["content-type"] !== "application/json") return reject(415, "Content-Type must be application/json")
  const parsed = (method === "POST" ? Create : Change).safeParse(jsonIn(body))
  if (!parsed.success) return reject(400, z.prettifyError(parsed.error))
  if (parsed.data.ProviderId !== providerId) return reject(403, "Not your provider")
  return "SegmentId" in parsed.data ? change(account, parsed.data) : create(account, parsed.data)
}

function create(account: StubAccount, body: z.output<typeof Create>): StubResponse {
  const segment = addSegment(account, "dspapi", body.SegmentName, body.Description, body)
  return segment ? { status: 200, body: { SegmentId: segment.id } } : reject(409, "A segment with that name exists")
}

function change(account: StubAccount, body: z.output<typeof Change>): StubResponse {
  const segment = segmentOf(account, "dspapi", body.SegmentId)
  if (!segment) return reject(404, "No such segment")
  const changes = "BuyableStatus" in body ? { live: false } : { name: body.SegmentName, description: body.Description }
  if (!changeSegment(account, segment, changes)) return reject(409, "A segment with that name exists")
  return { status: 200, body: { SegmentId: segment.id } }
}

/** Nests half of the segments one level deeper, under a node that is not a segment. */
function treeOf(account: StubAccount) {
  const nodes = segmentsOf(account, "dspapi").map((segment) => nodeOf(account, segment))
  const half = Math.ceil(nodes.length / 2)
  const shelf = { SegmentId: "shelf", SegmentName: "Shelf", BuyableStatus: false, Children: nodes.slice(half) }
  const root = {
    SegmentId: "root",
    SegmentName: "Root",
    BuyableStatus: false,
    SubSegments: [...nodes.slice(0, half), shelf],
  }
  return { ProviderId: account.spec.dspapi.providerId, Segments: [root] }
}

const nodeOf = (account: StubAccount, { id, name, description, live }: StubSegment) => ({
  SegmentId: id,
  SegmentName: name,
  Description: description,
  ...(account.spec.dspapi.includesStatus && { BuyableStatus: live }),
  Children: [],
})

export const stub = {
  platform: "dspapi",
  operationOf: dspapiOperation,
  respond: answerDspapi,
  settings: (url, { dspapi }) => ({
    config: { api_base_url: url, default_cpm: 1.5 },
    credentials: { api_key: dspapi.apiKey, provider_id: dspapi.providerId },
  }),
} satisfies PlatformStub
