import * as z from "zod"
import { key } from "../http/access.ts"
import { type Route, route } from "../http/route.ts"
import { DIMENSION_SETS } from "../taxonomy/dimension-sets.ts"

const DimensionSet = z.object({
  name: z.string(),
  kind: z.enum(["demographic", "geographic", "firmographic"]),
  values: z.array(z.string()),
})

export const dimensionRoutes: Route[] = [
  route(
    {
      method: "get",
      path: "/api/dimension-sets",
      summary: "The pre-built dimensions to make a matrix of",
      access: key("classify"),
      answer: { status: 200, schema: z.array(DimensionSet) },
    },
    async () => DIMENSION_SETS.map(({ name, kind, values }) => ({ name, kind, values: [...values] })),
  ),
]
