import type { OrgContext } from "../../kernel/context.ts"
import { jsonParameters } from "../../kernel/db/bulk-insert.ts"
import { AppError } from "../../kernel/errors.ts"
import { newId } from "../../kernel/ids.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import { insertLibraryHistory } from "../../topics/history/write-history.ts"
import { findByEffectiveName } from "../../topics/library/store.ts"
import { TopicName } from "../../topics/library/supplied.ts"
import { type Batch, findBatch } from "./batch-record.ts"
import { cleanName } from "./clean-name.ts"
import { isClose } from "./close-name.ts"
import { cleanNamesWithLlm } from "./clean-names-llm.ts"
import type { FixedNames } from "./schema.ts"

const PAGE = 500
/** Names per LLM call, and calls per request. Names beyond that are cleaned by rules. */
const NAMES_PER_CALL = 50
const LLM_CALLS = 4
/** Caps the lists in the response; the counts cover everything. */
const MAX_SHOWN = 1_000

type Renamed = FixedNames["names"][number]

/** Cleans the names of an import's topics for this organization only. A preview changes nothing. */
export async function fixNames(ctx: OrgContext, id: string, { preview }: { preview: boolean }): Promise<FixedNames> {
  const batch = await findBatch(ctx, id)
  const own = { ...ctx, workspace: batch.workspaceId }
  const answer = { total: 0, changed: 0, names: [] as Renamed[], conflicts: [] as Renamed[] }
  const llm = { callsLeft: (await canUseLlm(own)) ? LLM_CALLS : 0, answered: false }
  const given = new Set<string>()
  for (let after = 0; ;) {
    const page = await readPage(own, batch, after)
    answer.total += page.length
    const renamed = await cleanPage(own, page, llm)
    const { free, taken } = await splitTaken(own, renamed, given)
    if (!preview && free.length > 0) await rename(own, free)
    answer.changed += free.length
    answer.names.push(...free.slice(0, MAX_SHOWN - answer.names.length))
    answer.conflicts.push(...taken.slice(0, MAX_SHOWN - answer.conflicts.length))
    if (page.length < PAGE) break
    after = page.at(-1)?.seq ?? Number.MAX_SAFE_INTEGER
  }
  return { batchId: batch.id, preview, engine: llm.answered ? "llm" : "rules", ...answer }
}

async function canUseLlm(ctx: OrgContext): Promise<boolean> {
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

async function readPage({ d1, org }: OrgContext, batch: Batch, after: number): Promise<Named[]> {
  const { results } = await d1
    .prepare(
      // The index covers the batch: 100,000 links that are not of it take about 10 ms.
      `SELECT seq, id, topic_name AS name FROM org_topics INDEXED BY org_topics_created
       WHERE org_id = ? AND created_at >= '' AND batch_id = ? AND hidden = 0 AND seq > ? ORDER BY seq LIMIT ?`,
    )
    .bind(org.id, batch.id, after, PAGE)
    .all<Named>()
  return results
}

/** The LLM gets only names the rules would change: clean names need no second opinion. */
async function cleanPage(
  ctx: OrgContext,
  page: readonly Named[],
  llm: { callsLeft: number; answered: boolean },
): Promise<Renamed[]> {
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

/** Names must stay unique within a library. `given` holds the names assigned earlier in this run. */
async function splitTaken(ctx: OrgContext, renamed: readonly Renamed[], given: Set<string>) {
  const names = renamed.map(({ newName }) => normalizedName(newName))
  const known = renamed.length > 0 ? await findByEffectiveName(ctx, names) : new Map<string, string>()
  const free: Renamed[] = []
  const taken: Renamed[] = []
  renamed.forEach((one, i) => {
    const name = names[i] ?? ""
    const isOwn = normalizedName(one.oldName) === name
    if (given.has(name) || (known.has(name) && !isOwn)) taken.push(one)
    else {
      given.add(name)
      free.push(one)
    }
  })
  return { free, taken }
}

/** Skips names that changed since they were read: a concurrent edit wins. */
async function rename({ d1, org, actor, now }: OrgContext, renamed: readonly Renamed[]): Promise<void> {
  const at = now().toISOString()
  const rows = renamed.map(({ id, oldName, newName }) => [id, oldName, newName, normalizedName(newName), newId("hist")])
  const still = `FROM json_each(?1) AS r CROSS JOIN org_topics AS link
      ON link.id = r.value ->> 0 AND link.org_id = ?2 AND link.topic_name = r.value ->> 1`
  await d1.batch(
    jsonParameters(rows).flatMap((json) => [
      d1
        .prepare(
          insertLibraryHistory(
            {
              id: "r.value ->> 4",
              orgId: "?2",
              orgTopicId: "link.id",
              changeType: "'field_edit'",
              changedBy: "?3",
              previousValues: "json_object('topic_name', r.value ->> 1)",
              newValues: "json_object('topic_name', r.value ->> 2)",
              source: "'fix-names'",
              changedAt: "?4",
            },
            still,
          ),
        )
        .bind(json, org.id, actor.userId, at),
      d1
        .prepare(
          // Materialized, because the planner would otherwise scan the whole library for each row.
          `WITH fixed AS MATERIALIZED (
             SELECT link.seq, json_object(
               'topic_name', nullif(r.value ->> 2, t.topic_name),
               'normalized_name', iif(r.value ->> 2 = t.topic_name, NULL, r.value ->> 3)
             ) AS patch ${still} CROSS JOIN topics AS t ON t.id = link.topic_id
           )
           UPDATE org_topics SET overrides = json_patch(overrides, fixed.patch), updated_at = ?3
           FROM fixed WHERE org_topics.seq = fixed.seq`,
        )
        .bind(json, org.id, at),
    ]),
  )
}
