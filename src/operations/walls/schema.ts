import * as z from "zod"
import { WALL_NAMES } from "./walls.ts"

export const Wall = z.object({
  name: z.enum(WALL_NAMES),
  /** Bytes, milliseconds per second, milliseconds, or topics. */
  used: z.number(),
  capacity: z.number(),
  percent: z.int(),
  /** The highest alerted percentage that was reached and not left since. */
  level: z.int(),
  measuredAt: z.string(),
  label: z.string(),
  /** What happens at the limit, and what to do. */
  advice: z.string(),
})
export type Wall = z.output<typeof Wall>
