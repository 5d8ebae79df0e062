import type * as z from "zod"
import type { NewPrice, PriceChange, PriceRecord } from "../../../../../src/topics/prices/schema.ts"

export type { PriceRecord }

export type PriceRoutes = {
  "GET /api/prices": { response: PriceRecord[] }
  "POST /api/prices": { body: z.input<typeof NewPrice>; response: PriceRecord }
  "PUT /api/prices/:id": { params: { id: string }; body: z.input<typeof PriceChange>; response: PriceRecord }
  "DELETE /api/prices/:id": { params: { id: string }; response: { id: string; deleted: true } }
}
