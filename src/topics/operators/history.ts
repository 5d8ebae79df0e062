import { desc, eq, sql } from "drizzle-orm"
import type { Services } from "../../kernel/context.ts"
import { globalHistory, topics } from "../../kernel/db/schema/index.ts"
import { AppError } from "../../kernel/errors.ts"

const MAX_ENTRIES = 200

/** What happened to a global topic, newest first; a merged one's too. */
export async function listGlobalHistory({ db }: Pick<Services, "db">, topicId: string) {
  const found = await db.select({ id: topics.id }).from(topics).where(eq(topics.id, topicId)).get()
  if (!found) throw new AppError(404, "Topic not found")
  return (
    db
      .select()
      .from(globalHistory)
      .where(eq(globalHistory.topicId, topicId))
      // Entries of one millisecond stand in the order they were written in.
      .orderBy(desc(globalHistory.changedAt), desc(sql`rowid`))
      .limit(MAX_ENTRIES)
  )
}
