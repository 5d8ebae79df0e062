import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { packsFor } from "../../knowledge/engine/packs.ts"
import { TopicName } from "../../topics/library/supplied.ts"
import { cleanName } from "./clean-name.ts"
import { cleanNamesWithLlm } from "./clean-names-llm.ts"
import { isClose } from "./close-name.ts"
import type { Renamed } from "./schema.ts"

export const NAMES_PER_CALL = 50

/** Whether there is a language model and the organization may still use it. */
export async function canUseLlm(ctx: OrgContext): Promise<boolean> {
  if (!ctx.llm) return false
  try {
    await ctx.meter.requireRemaining("tokens")
    return true
  } catch (error) {
    if (error instanceof AppError && error.status === 429) return false
    throw error
  }
}

type Named = { seq: number; id: string; name: string }

/** Names of an import's topics that are left in the library, after a row. */
export async function readNames(
  { library, org }: OrgContext,
  batchId: string,
  after: number,
  most: number,
): Promise<Named[]> {
  const { results } = await library
    .prepare(
      // The index covers the batch: skipping 100,000 links of other batches takes about 10 ms.
      `SELECT seq, id, topic_name AS name FROM org_topics INDEXED BY org_topics_created
       WHERE org_id = ? AND created_at >= '' AND batch_id = ? AND hidden = 0 AND seq > ? ORDER BY seq LIMIT ?`,
    )
    .bind(org.id, batchId, after, most)
    .all<Named>()
  return results
}

/** Names that change when they are cleaned. The LLM, if it has calls left, gets those that the rules would change. */
export async function cleanNames(
  ctx: OrgContext,
  page: readonly Named[],
  llm: { callsLeft: number; answered: boolean },
): Promise<Renamed[]> {
  await packsFor(page.map(({ name }) => name))
  const changed = page
    .map(({ id, name }) => ({ id, oldName: name, newName: cleanName(name) }))
    .filter(({ oldName, newName }) => oldName !== newName)
  for (let i = 0; i < changed.length && llm.callsLeft > 0; i += NAMES_PER_CALL) {
    llm.callsLeft--
    const part = changed.slice(i, i + NAMES_PER_CALL)
    const names = await cleanNamesWithLlm(
      ctx,
      part.map(({ oldName }) => oldName),
    )
    if (!names) continue
    llm.answered = true
    part.forEach((one, at) => {
      const said = names[at] ?? ""
      if (isClose(one.oldName, said)) one.newName = said
    })
  }
  return changed.filter(({ oldName, newName }) => oldName !== newName && TopicName.safeParse(newName).success)
}
