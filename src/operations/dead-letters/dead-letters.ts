import { count, desc, eq, isNotNull, isNull } from "drizzle-orm"
import type { Services } from "../../kernel/context.ts"
import { deadLetters } from "../../kernel/db/schema/index.ts"
import { AppError } from "../../kernel/errors.ts"
import type { DeadLetter, DeadLetterQuery } from "./schema.ts"

/** Records work that was given up, with the reason; a repeated delivery changes nothing. */
export async function recordDeadLetter(
  { db, now }: Services,
  queue: string,
  { id, body, attempts }: Pick<Message, "id" | "body" | "attempts">,
  reason: string,
): Promise<void> {
  await db
    .insert(deadLetters)
    .values({ id, queue, body: body ?? null, attempts, reason, receivedAt: now().toISOString() })
    .onConflictDoNothing()
}

/** Newest first. */
export async function listDeadLetters({ db }: Services, { replayed, limit }: DeadLetterQuery) {
  const replayedOnly = replayed ? isNotNull(deadLetters.replayedAt) : isNull(deadLetters.replayedAt)
  const chosen = replayed === undefined ? undefined : replayedOnly
  const [data, totals] = await db.batch([
    db.select().from(deadLetters).where(chosen).orderBy(desc(deadLetters.receivedAt)).limit(limit),
    db.select({ total: count() }).from(deadLetters).where(chosen),
  ])
  return { data, total: totals[0]?.total ?? 0 }
}

export async function findDeadLetter({ db }: Services, id: string): Promise<DeadLetter> {
  const letter = await db.select().from(deadLetters).where(eq(deadLetters.id, id)).get()
  if (!letter) throw new AppError(404, "Dead letter not found")
  return letter
}
