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
import type { Operation } from "../platform-scripts.ts"

/** Config of a custom connection for the paths and bodies below. */
export const CUSTOM_PATHS = {
  create_path: "/audiences",
  create_body: { title: "{{name}}", text: "{{description}}", reference: "{{topic_id}}" },
  id_path: "audience.key",
  deactivate_path: "/audiences/{{segment_id}}/archive",
  find_path: "/audiences?title={{name}}",
  find_items_path: "found",
  find_id_field: "key",
  find_name_field: "title",
  max_name_length: 120,
}

const Audience = z.strictObject({
  title: z.string().min(1).max(120),
  text: z.string(),
  price: z.strictObject({ amount: z.number(), currency: z.string() }).optional(),
  reference: z.string().optional(),
})

function customOperation({ method, path }: StubRequest): Operation {
  if (path.endsWith("/archive")) return "deactivate"
  return method === "POST" ? "create" : method === "PATCH" ? "update" : "list"
}

/** A custom platform with its own paths and field names. */
function answerCustom(account: StubAccount, request: StubRequest): StubResponse {
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

export const stub = {
  platform: "custom_api",
  operationOf: customOperation,
  respond: answerCustom,
  settings: (url) => ({
    config: { api_base_url: url, ...CUSTOM_PATHS },
    credentials: { token: "planted-s3cret-token" },
  }),
} satisfies PlatformStub
