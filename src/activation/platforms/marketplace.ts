import { idIn } from "./response-fields.ts"
import { callPlatformForJson, type PlatformCall } from "./call-platform.ts"
import { deactivateOrFindMissing } from "./deactivate-or-find-missing.ts"
import { limitsOf, truncated } from "./limits.ts"
import { openTokens } from "./marketplace-tokens.ts"
import { openList } from "./marketplace-list.ts"
import { type Adapter, type Calls, callsForOneSegment, type OpenPlatform, PlatformError, type Segment } from "./port.ts"
import { optionalText, priceIn, required, urlBelow } from "./settings.ts"

const SEGMENTS = "/data-marketplace/provider-api/v1/segments"
const DEFAULT_ORGANIZATION_HEADER = "LR-Org-Id"
const REASONS = { 400: "invalid data or location" }

type Request = Pick<PlatformCall, "method" | "creates"> & {
  id?: string
  query?: Record<string, string>
  body?: Record<string, unknown>
  calls?: Calls
}

/** A data marketplace with an OAuth2 password grant. */
const openMarketplace: OpenPlatform = async (ctx, connection, credentials, deadline) => {
  const { config } = connection
  const limits = limitsOf(connection)
  const transport = { outside: ctx.outside, deadline }
  const base = required(config["api_base_url"] ?? ctx.platformUrls.marketplaceApi, "API base URL")
  const orgId = required(credentials["org_id"], "Organization ID")
  const tokens = await openTokens(ctx, transport, {
    url: required(config["token_url"] ?? ctx.platformUrls.marketplaceToken, "Token URL"),
    clientId: required(credentials["client_id"], "Client ID"),
    username: required(credentials["username"], "Username"),
    password: required(credentials["password"], "Password"),
    orgId,
  })
  const organizationHeader = optionalText(config["organization_header"]) ?? DEFAULT_ORGANIZATION_HEADER

  const send = ({ method, id, query, body, creates, calls }: Request, token: string) => {
    const url = urlBelow(base, id === undefined ? SEGMENTS : `${SEGMENTS}/${encodeURIComponent(id)}`)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    return callPlatformForJson(transport, {
      method,
      url: url.href,
      title: `Marketplace API ${method} segments`,
      headers: {
        authorization: `Bearer ${token}`,
        [organizationHeader]: orgId,
        "content-type": "application/json",
        accept: "application/json",
      },
      body: body && JSON.stringify(body),
      creates,
      calls,
      reasons: REASONS,
    })
  }
  /** A rejected token is replaced once. */
  const call = async ({ calls = callsForOneSegment(), ...request }: Request): Promise<unknown> => {
    const token = await tokens.current()
    try {
      return await send({ ...request, calls }, token)
    } catch (error) {
      const isRejected = error instanceof PlatformError && error.status === 401
      if (!isRejected || error.outcomeUnknown || calls.left <= 0) throw error
      return send({ ...request, calls }, await tokens.replace(token))
    }
  }

  const { cpm, currency } = priceIn(config)
  const pricing = cpm === undefined ? {} : { pricing: { currencyCode: currency, digitalAdTargeting: cpm } }
  const location = optionalText(config["data_source_location"])
  const textsOf = (segment: Segment) => {
    const { name, description } = truncated(segment, limits)
    return { name, description }
  }
  const list = () => openList((query) => call({ method: "GET", query }))

  return {
    limits,
    test: async () => {
      await call({ method: "GET", query: { limit: "1" } })
      return "Connected to the marketplace"
    },
    create: async (segment, calls) => {
      const body = {
        ...textsOf(segment),
        type: "SYNDICATED",
        dataSourceLocation: location,
        enabled: true,
        ...pricing,
      }
      const segmentId = idIn(await call({ method: "POST", body, creates: true, calls }))
      if (segmentId !== undefined) return { segmentId, live: true }
      throw new PlatformError("Marketplace API did not return a segment ID", { outcomeUnknown: true })
    },
    update: async (segmentId, segment, calls) => {
      await call({ method: "PUT", id: segmentId, body: { ...textsOf(segment), ...pricing }, calls })
      return { segmentId, live: true }
    },
    deactivate: (segmentId, calls) =>
      deactivateOrFindMissing(
        () => call({ method: "PUT", id: segmentId, body: { enabled: false }, calls }),
        async () => (await list()(({ id, live }) => live && id === segmentId)) !== null,
      ),
    lookup: () => {
      const find = list()
      return (segment, taken) => {
        const { name } = textsOf(segment)
        return find((listed) => listed.live && listed.name === name && !taken?.has(listed.id))
      }
    },
  }
}

export const marketplace: Adapter = {
  open: openMarketplace,
  account: {
    config: ["api_base_url", "token_url"],
    credentials: ["client_id", "username", "org_id"],
    defaults: ({ marketplaceApi, marketplaceToken }) => ({ api_base_url: marketplaceApi, token_url: marketplaceToken }),
  },
}
