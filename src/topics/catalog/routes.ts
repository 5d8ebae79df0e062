import { key } from "../../kernel/access/access.ts"
import { pageOf } from "../../kernel/http/answers.ts"
import { route } from "../../kernel/http/route.ts"
import { Facets } from "../library/schema.ts"
import { catalogFacets } from "./catalog-facets.ts"
import { listCatalog } from "./list-catalog.ts"
import { CatalogQuery, CatalogRecord } from "./schema.ts"

export const catalogRoutes = [
  route(
    {
      method: "get",
      path: "/api/topics/catalog",
      reads: "near",
      summary: "List the global topics",
      access: key("topics:read"),
      query: CatalogQuery,
      answer: { status: 200, schema: pageOf(CatalogRecord) },
      failure: "Failed to list catalog topics",
    },
    (ctx, { query }) => listCatalog(ctx, query),
  ),
  route(
    {
      method: "get",
      path: "/api/topics/catalog/facets",
      reads: "near",
      summary: "List the filter values of the catalog",
      access: key("topics:read"),
      answer: { status: 200, schema: Facets },
    },
    (ctx) => catalogFacets(ctx),
  ),
] as const
