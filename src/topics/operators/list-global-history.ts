import { and, desc, eq, isNull, sql } from "drizzle-orm"
import type { Services } from "../../kernel/context.ts"
import { globalHistory, topics, users } from "../../kernel/db/schema/index.ts"
import { AppError } from "../../kernel/errors.ts"
import { nameOrErased } from "../history/changer-name.ts"
import { withWholeTexts } from "../history/short-texts.ts"

const MAX_ENTRIES = 200

/** The history of a global topic, merged or not but never private, newest first. */
export async function listGlobalHistory({ db }: Pick<Services, "db">, topicId: string) {
  const found = await db
    .select({ id: topics.id })
    .from(topics)
    .where(and(eq(topics.id, topicId), isNull(topics.ownerOrgId)))
    .get()
  if (!found) throw new AppError(404, "Topic not found")
  const rows = await db
    .select({ entry: globalHistory, name: users.name })
    .from(globalHistory)
    .leftJoin(users, eq(users.id, globalHistory.changedBy))
    .where(eq(globalHistory.topicId, topicId))
    // Entries of the same millisecond are ordered by insertion.
    .orderBy(desc(globalHistory.changedAt), desc(sql`${globalHistory}.rowid`))
    .limit(MAX_ENTRIES)
  return rows.map(({ entry, name }) => Object.assign(withWholeTexts(entry), { changedByName: nameOrErased(name) }))
}
