import * as z from "zod"
import { fromZero, newest } from "../../kernel/http/query.ts"

export const RemovalsQuery = z.object({ ...newest, offset: fromZero("offset") })

export const Removal = z.object({
  id: z.string(),
  /** How many topics were removed, and how many of them are back. */
  topics: z.int(),
  restored: z.int(),
  /** The first names of those that can still be restored. */
  names: z.array(z.string()),
  removed_by: z.string(),
  /** The import that was undone, if it was one. */
  batch_id: z.string().nullable(),
  removed_at: z.string(),
  restorable_until: z.string(),
  restored_at: z.string().nullable(),
})
export type Removal = z.output<typeof Removal>

export const RestoredRemoval = z.object({
  removalId: z.string(),
  restored: z.int(),
  /** Not restored: the library has the topic again, or the catalog has it no longer. */
  skipped: z.int(),
  /** Topics that this request had no time for. Send it again to restore them. */
  left: z.int(),
})
export type RestoredRemoval = z.output<typeof RestoredRemoval>
