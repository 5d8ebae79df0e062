import { sdk } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { listMappings, mappingsOf } from "./mappings.ts"
import { MappingFilter, Mappings } from "./schema.ts"

export const mappingRoutes = [
  route(
    {
      method: "get",
      path: "/api/sdk/mappings",
      summary: "Live segments of the organization's topics",
      access: sdk("mappings:read"),
      query: MappingFilter,
      answer: { status: 200, schema: Mappings },
    },
    (ctx, { query }) => listMappings(ctx, query),
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
