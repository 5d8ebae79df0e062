import { once } from "../../kernel/once.ts"
import { idIn } from "./response-fields.ts"
import { callPlatformForJson, type PlatformCall } from "./call-platform.ts"
import { deactivateOrFindMissing } from "./deactivate-or-find-missing.ts"
import { limitsOf, truncated } from "./limits.ts"
import { segmentsInTree } from "./dspapi-tree.ts"
import { type Adapter, type Calls, type OpenPlatform, PlatformError, type Segment } from "./port.ts"
import { priceIn, required, urlBelow } from "./settings.ts"

const SEGMENT = "/taxonomy/segment"

type Request = Pick<PlatformCall, "method" | "creates"> & { body?: Record<string, unknown>; calls?: Calls }

/** A demand-side platform with a bearer-token API. */
const openDspapi: OpenPlatform = (ctx, connection, credentials, deadline) => {
  const { config } = connection
  const limits = limitsOf(connection)
  const base = required(config["api_base_url"] ?? ctx.platformUrls.dspapi, "API base URL")
  const key = required(credentials["api_key"], "API key")
  required(credentials["provider_id"], "Provider ID")
  const { provider_id: ProviderId = "", brand_id: BrandId } = credentials
  const { cpm: Cpm, currency: Currency } = priceIn(config)

  const call = (path: string, { method, body, creates, calls }: Request) =>
    callPlatformForJson(
      { outside: ctx.outside, deadline },
      {
        method,
        url: urlBelow(base, path).href,
        title: `Trade Desk API ${method} ${path.startsWith(SEGMENT) ? "segment" : "segments"}`,
        headers: {
          authorization: `Bearer ${key}`,
          accept: "application/json",
          ...(body && { "content-type": "application/json" }),
        },
        body: body && JSON.stringify(body),
        creates,
        calls,
      },
    )
  const tree = async () =>
    segmentsInTree(await call(`/providers/${encodeURIComponent(String(ProviderId))}/segments`, { method: "GET" }))
  const textsOf = (segment: Segment) => {
    const { name: SegmentName, description: Description } = truncated(segment, limits)
    return { SegmentName, Description }
  }

  return {
    limits,
    test: async () => {
      await tree()
      return "Connected to the platform"
    },
    create: async (segment, calls) => {
      const body = { ProviderId, ...textsOf(segment), BuyableStatus: true, Cpm, Currency, BrandId }
      const segmentId = idIn(await call(SEGMENT, { method: "POST", body, creates: true, calls }))
      if (segmentId !== undefined) return { segmentId, live: true }
      throw new PlatformError("Trade Desk API did not return a segment ID", { outcomeUnknown: true })
    },
    update: async (segmentId, segment, calls) => {
      const body = { ProviderId, SegmentId: segmentId, ...textsOf(segment), BrandId, Cpm }
      await call(SEGMENT, { method: "PUT", body, calls })
      return { segmentId, live: true }
    },
    deactivate: (segmentId, calls) =>
      deactivateOrFindMissing(
        () => call(SEGMENT, { method: "PUT", body: { ProviderId, SegmentId: segmentId, BuyableStatus: false }, calls }),
        async () => (await tree()).some(({ id, live }) => live && id === segmentId),
      ),
    lookup: () => {
      const held = once(tree)
      return async (segment, taken) => {
        const { SegmentName } = textsOf(segment)
        return (await held()).find(({ id, name, live }) => live && name === SegmentName && !taken?.has(id))?.id ?? null
      }
    },
    segments: tree,
  }
}

export const dspapi: Adapter = {
  open: openDspapi,
  account: {
    config: ["api_base_url"],
    credentials: ["provider_id"],
    defaults: (urls) => ({ api_base_url: urls.dspapi }),
  },
}
