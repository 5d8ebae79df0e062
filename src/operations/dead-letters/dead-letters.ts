import type { Services } from "../../kernel/context.ts"
import { columnsOf, readRow, rowOf } from "../../kernel/db/rows.ts"
import { deadLetters } from "../../kernel/db/schema/index.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import type { DeadLetter, DeadLetterQuery } from "./schema.ts"

/** Records work that was given up, with the reason. Idempotent. */
export async function recordDeadLetter(
  { directory, now }: Services,
  queue: string,
  { id, body, attempts }: Pick<Message, "id" | "body" | "attempts">,
  reason: string,
): Promise<void> {
  await prepare(
    directory,
    sql`INSERT INTO dead_letters (id, queue, body, attempts, reason, received_at)
      VALUES (${id}, ${queue}, ${JSON.stringify(body ?? null)}, ${attempts}, ${reason}, ${now().toISOString()})
      ON CONFLICT DO NOTHING`,
  ).run()
}

/** Newest first. */
export async function listDeadLetters({ directory }: Services, { replayed, limit }: DeadLetterQuery) {
  const replayedOnly = replayed ? sql`WHERE replayed_at IS NOT NULL` : sql`WHERE replayed_at IS NULL`
  const chosen = replayed === undefined ? sql`` : replayedOnly
  const [letters, totals] = await directory.batch<Record<string, unknown>>([
    prepare(
      directory,
      sql`SELECT ${columnsOf(deadLetters)} FROM dead_letters ${chosen} ORDER BY received_at DESC LIMIT ${limit}`,
    ),
    prepare(directory, sql`SELECT count(*) AS total FROM dead_letters ${chosen}`),
  ])
  const data = (letters?.results ?? []).map((row) => rowOf(deadLetters, row))
  return { data, total: Number(totals?.results[0]?.["total"] ?? 0) }
}

export async function findDeadLetter({ directory }: Services, id: string): Promise<DeadLetter> {
  const letter = await readRow(directory, deadLetters, sql`WHERE id = ${id}`)
  if (!letter) throw new AppError(404, "Dead letter not found")
  return letter
}
