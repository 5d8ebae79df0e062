import * as z from "zod"
import { jsonObject } from "../../kernel/http/input.ts"
import { fromZero } from "../../kernel/http/query.ts"
import { positive } from "../../kernel/http/input.ts"
import { JobRecord } from "../jobs/schema.ts"

const MAX_CHOSEN = 5_000
const ids = (field: string) =>
  z
    .array(z.string(`${field} must be an array of topic ids`), `${field} must be an array of topic ids`)
    .max(MAX_CHOSEN, `${field} must be at most ${MAX_CHOSEN} ids`)
    .optional()

export const NamesQuery = z.object({ after: fromZero("after"), limit: positive("limit", 100, 500) })

export const ProposedNames = z.object({
  job: JobRecord,
  /** Who cleaned them: the rules, or also the language model. */
  engine: z.enum(["llm", "rules"]),
  proposed: z.int(),
  names: z.array(z.object({ id: z.string(), oldName: z.string(), newName: z.string() })),
  /** Pass it as `after` to get the next page; null on the last page of a run that has ended. */
  next: z.int().nullable(),
})
export type ProposedNames = z.output<typeof ProposedNames>

export const NameChoice = jsonObject({
  /** Topics that keep their names. */
  except: ids("except"),
  /** The only topics to rename. */
  only: ids("only"),
}).refine(({ except, only }) => except === undefined || only === undefined, "Give except or only, not both")
export type NameChoice = z.output<typeof NameChoice>
