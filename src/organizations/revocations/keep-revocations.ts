import type { Services } from "../../kernel/context.ts"
import { entriesIn, linesOf, objectKey, REPLAY, type Revocation } from "./replay.ts"

const PAGE = 1_000
/** Reading an object and replaying it. */
const CALLS_PER_OBJECT = REPLAY.length + 4

/**
 * Copies what ended since the last run to the bucket. Objects that the database does not know are newer than its rows, which a restore or
 * Time Travel brought back: they are replayed first. False if there are more of them than one call can replay.
 */
export async function keepRevocations(services: Services): Promise<boolean> {
  if (!(await replayNew(services))) return false
  for (;;) {
    const { home } = services
    const { results } = await home
      .prepare(`SELECT seq, kind, id, at FROM revocations WHERE object IS NULL ORDER BY seq LIMIT ${PAGE}`)
      .all<Revocation & { seq: number }>()
    const last = results.at(-1)
    if (!last) return true
    const key = objectKey(services.now().toISOString())
    await services.revocations.put(key, linesOf(results.map(({ kind, id, at }) => ({ kind, id, at }))))
    await home.batch([
      home.prepare("UPDATE revocations SET object = ?1 WHERE seq <= ?2 AND object IS NULL").bind(key, last.seq),
      // Only the newest row is needed to know the newest object.
      home.prepare("DELETE FROM revocations WHERE object IS NOT NULL AND seq < ?").bind(last.seq),
    ])
    if (results.length < PAGE) return true
  }
}

async function replayNew({ home, together, revocations, budget, now, log }: Services): Promise<boolean> {
  const known = await home.prepare("SELECT max(object) AS object FROM revocations").first<{ object: string | null }>()
  let after = known?.object ?? undefined
  let replayed = 0
  for (;;) {
    const page = await revocations.list({ ...(after !== undefined && { startAfter: after }) })
    for (const { key } of page.objects) {
      if (budget.left() < CALLS_PER_OBJECT) return false
      const entries = entriesIn((await (await revocations.get(key))?.text()) ?? "")
      const list = JSON.stringify(entries)
      await together.batch([
        ...REPLAY.map((statement) => together.prepare(statement).bind(list)),
        home
          .prepare("INSERT INTO revocations (kind, id, at, object) VALUES ('replayed', '', ?1, ?2)")
          .bind(now().toISOString(), key),
        home.prepare("DELETE FROM revocations WHERE object < ?").bind(key),
      ])
      replayed += entries.length
      after = key
    }
    if (!page.truncated) break
  }
  if (replayed > 0) log("revocations.replayed", { level: "warn", replayed })
  return true
}
