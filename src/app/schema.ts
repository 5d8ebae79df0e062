import * as z from "zod"
import { SCOPES } from "../kernel/access/scopes.ts"

export const Health = z.object({ status: z.literal("ok"), engineVersion: z.string() })
export type Health = z.output<typeof Health>

export const Me = z.object({
  organization: z.object({ id: z.string(), name: z.string(), plan: z.string() }),
  credential: z.enum(["session", "api_key"]),
  scopes: z.array(z.enum(SCOPES)),
})
export type Me = z.output<typeof Me>
