import type { OrgContext } from "../../kernel/context.ts"
import { jsonParameters } from "../../kernel/db/bulk-insert.ts"
import { newId } from "../../kernel/ids.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import { insertLibraryHistory } from "../../topics/history/write-history.ts"
import { findByEffectiveName } from "../../topics/library/store.ts"
import type { Renamed } from "./schema.ts"

/** Names must stay unique within a library. `given` holds the names assigned earlier in this run. */
export async function splitTaken(ctx: OrgContext, renamed: readonly Renamed[], given: Set<string>) {
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

type Source = "fix-names" | "undo-fix-names"

export async function renameTopics(ctx: OrgContext, renamed: readonly Renamed[], source: Source): Promise<void> {
  await ctx.library.batch(renamings(ctx, renamed, source))
}

/** Statements that rename topics. They skip names that changed since they were read: a concurrent edit wins. */
export function renamings(
  { library, org, actor, now }: OrgContext,
  renamed: readonly Renamed[],
  source: Source,
): D1PreparedStatement[] {
  const at = now().toISOString()
  const rows = renamed.map(({ id, oldName, newName }) => [id, oldName, newName, normalizedName(newName), newId("hist")])
  const still = `FROM json_each(?1) AS r CROSS JOIN org_topics AS link
      ON link.id = r.value ->> 0 AND link.org_id = ?2 AND link.topic_name = r.value ->> 1`
  return jsonParameters(rows).flatMap((json) => [
    library
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
            source: `'${source}'`,
            changedAt: "?4",
          },
          still,
        ),
      )
      .bind(json, org.id, actor.userId, at),
    library
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
  ])
}
