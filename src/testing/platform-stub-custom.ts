import * as z from "zod"
import {
  addSegment,
  changeSegment,
  jsonIn,
  reject,
  segmentOf,
  segmentsOf,
  type StubAccount,
  type StubResponse,
  type StubRequest,
} from "./platform-stub-account.ts"
import type { Operation } from "./platform-scripts.ts"

const Audience = z.strictObject({
  title: z.string().min(1).max(120),
  text: z.string(),
  price: z.strictObject({ amount: z.number(), currency: z.string() }).optional(),
  reference: z.string().optional(),
})

export function customOperation({ method, path }: StubRequest): Operation {
  if (path.endsWith("/archive")) return "deactivate"
  return method === "POST" ? "create" : method === "PATCH" ? "update" : "list"
}

/** A custom platform with its own paths and field names. */
export function answerCustom(account: StubAccount, request: StubRequest): StubResponse {
  const { method, path, query, headers } = request
  const { header, value } = account.spec.custom
  if (headers[header.toLowerCase()] !== value) return reject(401, `Unauthorized: ${headers[header.toLowerCase()]}`)
  if (path === "/ping" && method === "GET") return { status: 200, body: "pong" }
  if (path === "/audiences" && method === "GET") {
    const title = query.get("title")
    const found = segmentsOf(account, "custom").filter(({ name, live }) => live && name === title)
    return { status: 200, body: { found: found.map(({ id, name }) => ({ key: id, title: name })) } }
  }
  if (headers["content-type"] !== "application/json") return reject(415, "Content-Type must be application/json")
  if (path === "/audiences" && method === "POST") return create(account, request)
  const [, id = "", archive] = /^\/audiences\/([^/]+)(\/archive)?$/.exec(path) ?? []
  const segment = segmentOf(account, "custom", decodeURIComponent(id))
  if (!segment) return reject(404, "No such audience")
  if (archive !== undefined && method === "POST") {
    changeSegment(account, segment, { live: false })
    return { status: 204, body: "" }
  }
  const parsed = Audience.safeParse(jsonIn(request.body))
  if (method !== "PATCH" || !parsed.success) return reject(400, "Bad audience")
  const renamed = changeSegment(account, segment, { name: parsed.data.title, description: parsed.data.text })
  return renamed ? { status: 204, body: "" } : reject(409, "Taken")
}

function create(account: StubAccount, { body }: StubRequest): StubResponse {
  const parsed = Audience.safeParse(jsonIn(body))
  if (!parsed.success) return reject(400, z.prettifyError(parsed.error))
  const segment = addSegment(account, "custom", parsed.data.title, parsed.data.text, parsed.data)
  return segment ? { status: 201, body: { audience: { key: segment.id } } } : reject(409, "Taken")
}
