import * as z from "zod"
import { fromZero, newest } from "../../kernel/http/query.ts"

export const RemovalsQuery = z.object({ ...newest, offset: fromZero("offset") })

export const Removal = z.object({
  id: z.string(),
  /** Number of topics removed, and number restored since. */
  topics: z.int(),
  restored: z.int(),
  /** Names of the first topics that can still be restored. */
  names: z.array(z.string()),
  removed_by: z.string(),
  /** The undone import, if the removal is an undo. */
  batch_id: z.string().nullable(),
  removed_at: z.string(),
  restorable_until: z.string(),
  restored_at: z.string().nullable(),
})
export type Removal = z.output<typeof Removal>

export const RestoredRemoval = z.object({
  removalId: z.string(),
  restored: z.int(),
  /** Not restored: the topic is in the library again, or no longer in the catalog. */
  skipped: z.int(),
  /** Topics this request had no time for. Repeat the request to restore them. */
  left: z.int(),
})
export type RestoredRemoval = z.output<typeof RestoredRemoval>
