import type { Services } from "../../kernel/context.ts"
import { columnsOf, rowOf } from "../../kernel/db/rows.ts"
import { globalHistory } from "../../kernel/db/schema/index.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { nameOrErased } from "../history/changer-name.ts"
import { withWholeTexts } from "../history/short-texts.ts"

const MAX_ENTRIES = 200

/** The history of a global topic, merged or not but never private, newest first. */
export async function listGlobalHistory({ directory }: Pick<Services, "directory">, topicId: string) {
  const topic = sql`SELECT id FROM topics WHERE id = ${topicId} AND owner_org_id IS NULL`
  if ((await prepare(directory, topic).first()) === null) throw new AppError(404, "Topic not found")
  // Entries of the same millisecond are ordered by insertion.
  const newest = sql`SELECT ${columnsOf(globalHistory)}, person.name AS name
    FROM global_history LEFT JOIN users AS person ON person.id = global_history.changed_by
    WHERE global_history.topic_id = ${topicId}
    ORDER BY global_history.changed_at DESC, global_history.rowid DESC LIMIT ${MAX_ENTRIES}`
  const { results } = await prepare(directory, newest).all<{ name: string | null }>()
  return results.map((row) =>
    Object.assign(withWholeTexts(rowOf(globalHistory, row)), { changedByName: nameOrErased(row.name) }),
  )
}
