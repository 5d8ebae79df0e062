import { sdk } from "../../kernel/access/access.ts"
import { cursorQuery, pageIn } from "../../kernel/http/cursor.ts"
import { jsonInPieces, listInPieces } from "../../kernel/http/json-stream.ts"
import { type Route, route } from "../../kernel/http/route.ts"
import { listMappings, mappingsOf, pageOfMappings } from "./mappings.ts"

const Mappings = z.object({
  data: z.array(
    z.object({
      topicId: z.string(),
      topicName: z.string(),
      platform: z.string(),
      platformSegmentId: z.string().nullable(),
      segmentName: z.string().nullable(),
      connectionId: z.string(),
      activatedAt: z.string().nullable(),
    }),
  ),
  /** Only with limit or cursor: where the next page begins; null with the last one. */
  cursor: z.string().nullable().optional(),
})

export const mappingRoutes: Route[] = [
  route(
    {
      method: "get",
      path: "/api/sdk/mappings",
      summary: "Live segments of the organization's topics; with limit or cursor, one page of them",
      access: sdk("mappings:read"),
      query: z.object({ platform: z.string().optional(), topicId: z.string().optional(), ...cursorQuery }),
      answer: { status: 200, schema: Mappings },
    },
    (ctx, { query }) => {
      const page = pageIn(query)
      if (page) return pageOfMappings(ctx, query, page)
      return jsonInPieces(listInPieces(listMappings(ctx, query), ['{"data":[', "]}"]), (error) =>
        ctx.log("mappings.stream_failed", { error: String(error) }),
      )
    },
  ),
  route(
    {
      method: "get",
      path: "/api/sdk/mappings/{topicId}",
      summary: "Live segments of one topic",
      access: sdk("mappings:read"),
      answer: { status: 200, schema: Mappings },
      errors: [404],
    },
    (ctx, { params }) => mappingsOf(ctx, params.topicId),
  ),
] as const
