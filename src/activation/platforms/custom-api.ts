import { authorize } from "../../organizations/connections/authorize.ts"
import { readConfig } from "../../organizations/connections/outbound-config.ts"
import type { ConfigOf } from "../../knowledge/platforms/platforms.ts"
import { OutboundError } from "../../kernel/outbound/outbound-error.ts"
import { valueAt } from "../../kernel/outbound/json-path.ts"
import { asRecord, idIn, idOf, listIn, ownId } from "./response-fields.ts"
import { callPlatform, callPlatformForJson, type PlatformCall } from "./call-platform.ts"
import { fillBody, fillPath, type Values } from "./custom-template.ts"
import { limitsOf, truncated } from "./limits.ts"
import { type Adapter, type Calls, type OpenPlatform, PlatformError, type Segment } from "./port.ts"
import { optionalText, priceIn, required, urlBelow } from "./settings.ts"

const TEXTS = { name: "{{name}}", description: "{{description}}" }
const PRICE = { cpm: "{{cpm}}", currency: "{{currency}}" }
const CREATE_BODY = { ...TEXTS, external_id: "{{topic_id}}", ...PRICE }
const UPDATE_BODY = { id: "{{segment_id}}", ...TEXTS, ...PRICE }
const DEACTIVATE_BODY = { id: "{{segment_id}}", enabled: false }

type Request = Pick<PlatformCall, "method" | "creates"> & { what: string; body?: unknown; calls?: Calls }

/** A platform without a built-in adapter: the connection's config holds its paths and body templates. */
const openCustomApi: OpenPlatform = (ctx, connection, credentials, deadline) => {
  const config = readConfig("custom_api", connection.config)
  const limits = limitsOf(connection)
  const transport = { outside: ctx.outside, deadline }
  const base = required(connection.config["api_base_url"], "API base URL")
  const { cpm, currency } = priceIn(connection.config)
  const location = optionalText(connection.config["data_source_location"])
  const valuesOf = (segment: Segment, segmentId?: string): Values => {
    const { name, description } = truncated(segment, limits)
    const { orgTopicId, audienceId } = segment
    const ids = { segment_id: segmentId, topic_id: orgTopicId, audience_id: audienceId }
    return { name, description, ...ids, cpm, currency, data_source_location: location }
  }
  const requestOf = (path: string, { what, body, ...request }: Request): PlatformCall => {
    const [pathname = "", ...query] = path.split("?")
    const url = urlBelow(base, pathname)
    for (const [name, value] of new URLSearchParams(query.join("?"))) url.searchParams.append(name, value)
    const headers: Record<string, string> = { accept: "application/json" }
    if (body !== undefined) headers["content-type"] = "application/json"
    asPlatformError(() => authorize(config, credentials, url, headers))
    const title = `Platform API ${request.method} ${what}`
    return { ...request, url: url.href, title, headers, body: body === undefined ? undefined : JSON.stringify(body) }
  }

  return {
    limits,
    test: async () => {
      if (config.test_path === undefined) return "Configuration is complete"
      await callPlatform(transport, requestOf(config.test_path, { method: "GET", what: "test" }))
      return "Connected to the platform"
    },
    create: async (segment, calls) => {
      const values = valuesOf(segment)
      const body = fillBody(config.create_body ?? CREATE_BODY, values)
      const path = fillPath(config.create_path ?? "", values)
      const request = requestOf(path, { method: "POST", what: "create", body, creates: true, calls })
      const response = await callPlatformForJson(transport, request)
      const segmentId = config.id_path === undefined ? idIn(response) : idOf(valueAt(response, config.id_path))
      if (segmentId !== undefined) return { segmentId, live: true }
      throw new PlatformError("Platform API did not return a segment ID", { outcomeUnknown: true })
    },
    update: async (segmentId, segment, calls) => {
      const values = valuesOf(segment, segmentId)
      const path = fillPath(required(config.update_path, "update_path"), values)
      const body = fillBody(config.update_body ?? UPDATE_BODY, values)
      await callPlatform(
        transport,
        requestOf(path, { method: config.update_method ?? "PUT", what: "update", body, calls }),
      )
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
        await callPlatform(transport, requestOf(path, { method, what: "deactivate", body, calls }))
      } catch (error) {
        const isMissing = error instanceof PlatformError && (error.status === 404 || error.status === 410)
        if (method !== "DELETE" || !isMissing) throw error
      }
    },
    lookup: () => async (segment, taken) => {
      const values = valuesOf(segment)
      if (config.find_path === undefined) {
        throw new PlatformError("The segment may already exist on the platform: set find_path to look it up")
      }
      const path = fillPath(config.find_path, values)
      const response = await callPlatformForJson(transport, requestOf(path, { method: "GET", what: "find" }))
      return foundIn(config, response, String(values.name), taken)
    },
  }
}

export const customApi: Adapter = {
  open: openCustomApi,
  // Any of these may identify the account on a custom platform.
  account: { config: ["api_base_url", "create_path"], credentials: ["username", "token", "api_key"] },
}

function foundIn(
  config: ConfigOf<"custom_api">,
  response: unknown,
  name: string,
  taken?: ReadonlySet<string>,
): string | null {
  const { find_items_path: itemsPath, find_id_field: idField, find_name_field: nameField = "name" } = config
  const list = itemsPath === undefined ? listIn(response) : valueAt(response, itemsPath)
  if (!Array.isArray(list)) throw new PlatformError("Platform API GET find failed: the response contains no list")
  for (const item of list) {
    const id = idField === undefined ? ownId(asRecord(item)) : idOf(valueAt(item, idField))
    if (id !== undefined && valueAt(item, nameField) === name && !taken?.has(id)) return id
  }
  return null
}

/** A missing credential is a configuration error, so it is reported like one. */
function asPlatformError(work: () => void) {
  try {
    work()
  } catch (error) {
    throw error instanceof OutboundError ? new PlatformError(`Platform API: ${error.message}`) : error
  }
}
