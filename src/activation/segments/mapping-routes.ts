import { sdk } from "../../kernel/access/access.ts"
import { pageIn } from "../../kernel/http/cursor.ts"
import { streamJson, jsonArrayChunks } from "../../kernel/http/json-stream.ts"
import { route } from "../../kernel/http/route.ts"
import { listMappings, mappingsOf, pageOfMappings } from "./mappings.ts"
import { MappingQuery, Mappings } from "./schema.ts"

export const mappingRoutes = [
  route(
    {
      method: "get",
      path: "/api/sdk/mappings",
      summary: "Live segments of the organization's topics; with limit or cursor, one page of them",
      access: sdk("mappings:read"),
      query: MappingQuery,
      answer: { status: 200, schema: Mappings },
    },
    (ctx, { query }) => {
      const page = pageIn(query)
      if (page) return pageOfMappings(ctx, query, page)
      return streamJson(jsonArrayChunks(listMappings(ctx, query), ['{"data":[', "]}"]), (error) =>
        ctx.log("mappings.stream_failed", { level: "error", error: String(error) }),
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
