import * as z from "zod"
import { MATCH_KEYS } from "../../knowledge/platforms/match-keys.ts"

const members = { orgTopicId: z.string(), matchKey: z.enum(MATCH_KEYS), count: z.int() }

export const Members = z.object({ ...members, updatedAt: z.string().nullable() })
export type Members = z.output<typeof Members>

export const ReplacedMembers = z.object({ ...members, duplicates: z.int(), updatedAt: z.string() })
export type ReplacedMembers = z.output<typeof ReplacedMembers>
