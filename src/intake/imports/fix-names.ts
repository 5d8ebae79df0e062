import type { OrgContext } from "../../kernel/context.ts"
import { TopicName } from "../../topics/library/supplied.ts"
import { type Batch, findBatch } from "./batch-record.ts"
import { canUseLlm, cleanNames, readNames } from "./clean-names.ts"
import { recordNames } from "./names-entry.ts"
import { renameTopics, splitTaken } from "./rename-topics.ts"
import { type FixedNames, MAX_NAMES, type Renamed } from "./schema.ts"

const PAGE = 500
/** LLM calls per request. Names beyond them are cleaned by rules; a run in the background asks about all. */
const LLM_CALLS = 4

type Options = { preview: boolean; names?: readonly Renamed[] | null }

/** Cleans the names of an import's topics for this organization only. A preview changes nothing. */
export async function fixNames(ctx: OrgContext, id: string, { preview, names }: Options): Promise<FixedNames> {
  const batch = await findBatch(ctx, id)
  const own = { ...ctx, workspace: batch.workspaceId }
  if (names && !preview) return applyNames(own, batch, names)
  const answer = { total: 0, changed: 0, names: [] as Renamed[], conflicts: [] as Renamed[] }
  const llm = { callsLeft: (await canUseLlm(own)) ? LLM_CALLS : 0, answered: false }
  const given = new Set<string>()
  try {
    for (let after = 0; ;) {
      const page = await readNames(own, batch.id, after, PAGE)
      answer.total += page.length
      const renamed = await cleanNames(own, page, llm)
      const { free, taken } = await splitTaken(own, renamed, given)
      if (!preview && free.length > 0) await renameTopics(own, free, "fix-names")
      answer.changed += free.length
      answer.names.push(...free.slice(0, MAX_NAMES - answer.names.length))
      answer.conflicts.push(...taken.slice(0, MAX_NAMES - answer.conflicts.length))
      if (page.length < PAGE) break
      after = page.at(-1)?.seq ?? Number.MAX_SAFE_INTEGER
    }
  } finally {
    // Pages before a failure stay renamed.
    if (!preview) await recordNames(own, "import.names_fixed", batch, answer)
  }
  return { batchId: batch.id, preview, engine: llm.answered ? "llm" : "rules", ...answer }
}

/** Applies names that the user chose from a preview, except to topics renamed since. */
async function applyNames(ctx: OrgContext, batch: Batch, names: readonly Renamed[]): Promise<FixedNames> {
  const { results } = await ctx.library
    .prepare(
      `SELECT link.id, link.topic_name AS name FROM json_each(?1) AS given CROSS JOIN org_topics AS link ON link.id = given.value
       WHERE link.org_id = ?2 AND link.batch_id = ?3 AND link.hidden = 0`,
    )
    .bind(JSON.stringify(names.map(({ id }) => id)), ctx.org.id, batch.id)
    .all<{ id: string; name: string }>()
  const current = new Map(results.map(({ id, name }) => [id, name]))
  const chosen = names.flatMap(({ id, oldName, newName }) => {
    const { data: clean } = TopicName.safeParse(newName)
    return clean !== undefined && clean !== oldName && current.get(id) === oldName
      ? [{ id, oldName, newName: clean }]
      : []
  })
  const { free, taken } = await splitTaken(ctx, chosen, new Set())
  if (free.length > 0) await renameTopics(ctx, free, "fix-names")
  const answer = { total: names.length, changed: free.length, names: free, conflicts: taken }
  await recordNames(ctx, "import.names_fixed", batch, answer)
  return { batchId: batch.id, preview: false, engine: "rules", ...answer }
}
