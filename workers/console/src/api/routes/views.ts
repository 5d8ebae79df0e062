import type * as z from "zod"
import type { Deleted } from "../../../../../src/kernel/http/answers.ts"
import type { NewView, View, ViewChanges, ViewsQuery } from "../../../../../src/organizations/views/schema.ts"
import type { QueryOf } from "./query-of.ts"

export type { View }

type One = { params: { id: string } }

export type ViewRoutes = {
  "GET /api/views": { query: QueryOf<typeof ViewsQuery>; response: View[] }
  "POST /api/views": { body: z.input<typeof NewView>; response: View }
  "GET /api/views/:id": One & { response: View }
  "PATCH /api/views/:id": One & { body: z.input<typeof ViewChanges>; response: View }
  "DELETE /api/views/:id": One & { response: Deleted }
}
