import { authorize } from "../../organizations/connections/authorize.ts"
import { type CustomConfig, readCustom } from "../../organizations/connections/custom-config.ts"
import { OutboundError } from "../../kernel/outbound/outbound-error.ts"
import { valueAt } from "../../kernel/outbound/json-path.ts"
import { asRecord, idIn, idOf, listIn, ownId } from "./answers.ts"
import { callPlatform, callPlatformForJson, type PlatformCall } from "./call-platform.ts"
import { fillBody, fillPath, type Values } from "./custom-template.ts"
import { fitted, limitsOf } from "./limits.ts"
import { type Calls, type OpenPlatform, PlatformError, type Segment } from "./port.ts"
import { addressBelow, optionalText, priceIn, required } from "./settings.ts"

const TEXTS = { name: "{{name}}", description: "{{description}}" }
const PRICE = { cpm: "{{cpm}}", currency: "{{currency}}" }
const CREATE_BODY = { ...TEXTS, external_id: "{{topic_id}}", ...PRICE }
const UPDATE_BODY = { id: "{{segment_id}}", ...TEXTS, ...PRICE }
const DEACTIVATE_BODY = { id: "{{segment_id}}", enabled: false }

type Request = Pick<PlatformCall, "method" | "creates"> & { what: string; body?: unknown; calls?: Calls }

/** A platform without an adapter of its own: where to send what stands in the connection's config. */
export const openCustomApi: OpenPlatform = (ctx, connection, credentials, deadline) => {
  const config = readCustom(connection.config)
  const limits = limitsOf(connection)
  const reach = { outside: ctx.outside, deadline }
  const base = required(connection.config["api_base_url"], "API base URL")
  const { cpm, currency } = priceIn(connection.config)
  const location = optionalText(connection.config["data_source_location"])
  const valuesOf = (segment: Segment, segmentId?: string): Values => {
    const { name, description } = fitted(segment, limits)
    const { orgTopicId, audienceId } = segment
    const ids = { segment_id: segmentId, topic_id: orgTopicId, audience_id: audienceId }
    return { name, description, ...ids, cpm, currency, data_source_location: location }
  }
  const requestOf = (path: string, { what, body, ...request }: Request): PlatformCall => {
    const [pathname = "", ...query] = path.split("?")
    const url = addressBelow(base, pathname)
    for (const [name, value] of new URLSearchParams(query.join("?"))) url.searchParams.append(name, value)
    const headers: Record<string, string> = { accept: "application/json" }
    if (body !== undefined) headers["content-type"] = "application/json"
    knownHere(() => authorize(config, credentials, url, headers))
    const title = `Platform API ${request.method} ${what}`
    return { ...request, url: url.href, title, headers, body: body === undefined ? undefined : JSON.stringify(body) }
  }

  return {
    limits,
    test: async () => {
      if (config.test_path === undefined) return "Configuration is complete"
      await callPlatform(reach, requestOf(config.test_path, { method: "GET", what: "test" }))
      return "Connected to the platform"
    },
    create: async (segment, calls) => {
      const values = valuesOf(segment)
      const body = fillBody(config.create_body ?? CREATE_BODY, values)
      const path = fillPath(config.create_path ?? "", values)
      const request = requestOf(path, { method: "POST", what: "create", body, creates: true, calls })
      const answer = await callPlatformForJson(reach, request)
      const segmentId = config.id_path === undefined ? idIn(answer) : idOf(valueAt(answer, config.id_path))
      if (segmentId !== undefined) return { segmentId, live: true }
      throw new PlatformError("Platform API did not return a segment ID", { outcomeUnknown: true })
    },
    update: async (segmentId, segment, calls) => {
      const values = valuesOf(segment, segmentId)
      const path = fillPath(required(config.update_path, "update_path"), values)
      const body = fillBody(config.update_body ?? UPDATE_BODY, values)
      await callPlatform(reach, requestOf(path, { method: config.update_method ?? "PUT", what: "update", body, calls }))
      return { segmentId, live: true }
    },
    deactivate: async (segmentId, calls) => {
      const { deactivate_method: method = "POST" } = config
      if (method === "none") return
      const values = { segment_id: segmentId }
      const path = fillPath(required(config.deactivate_path, "deactivate_path"), values)
      const template = config.deactivate_body ?? (method === "DELETE" ? undefined : DEACTIVATE_BODY)
      const body = template && fillBody(template, values)
      try {
        await callPlatform(reach, requestOf(path, { method, what: "deactivate", body, calls }))
      } catch (error) {
        const gone = error instanceof PlatformError && (error.status === 404 || error.status === 410)
        if (method !== "DELETE" || !gone) throw error
      }
    },
    find: async (segment, calls, taken) => {
      const values = valuesOf(segment)
      if (config.find_path === undefined) {
        throw new PlatformError("The platform may hold the segment already, and without find_path nobody can look")
      }
      const path = fillPath(config.find_path, values)
      const answer = await callPlatformForJson(reach, requestOf(path, { method: "GET", what: "find", calls }))
      return foundIn(config, answer, String(values.name), taken)
    },
  }
}

function foundIn(config: CustomConfig, answer: unknown, name: string, taken?: ReadonlySet<string>): string | null {
  const { find_items_path: itemsPath, find_id_field: idField, find_name_field: nameField = "name" } = config
  const list = itemsPath === undefined ? listIn(answer) : valueAt(answer, itemsPath)
  if (!Array.isArray(list)) throw new PlatformError("Platform API GET find failed: the answer holds no list")
  for (const item of list) {
    const id = idField === undefined ? ownId(asRecord(item)) : idOf(valueAt(item, idField))
    if (id !== undefined && valueAt(item, nameField) === name && !taken?.has(id)) return id
  }
  return null
}

/** A key that is missing is a setting that is missing. */
function knownHere(work: () => void) {
  try {
    work()
  } catch (error) {
    throw error instanceof OutboundError ? new PlatformError(`Platform API: ${error.message}`) : error
  }
}
