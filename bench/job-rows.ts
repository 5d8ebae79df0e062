import type { startWorker } from "../bin/local/local-worker.ts"
import { updateOf } from "../src/operations/jobs/reclassify/write-topics.ts"
import { DECIDED_COLUMNS } from "../src/topics/rows/columns.ts"

export type Database = Awaited<ReturnType<Awaited<ReturnType<typeof startWorker>>["miniflare"]["getD1Database"]>>
type Written = { topic: Record<string, unknown>; history: Record<string, unknown> }

/** The rows that a job wrote: topics and their history entries. */
export async function readWritten(db: Database): Promise<Written[]> {
  const written: Written[] = []
  const page = db.prepare(
    `SELECT t.seq, ${DECIDED_COLUMNS.map((column) => `t.${column} AS t_${column}`).join(", ")}, h.* FROM topics AS t
     JOIN global_history AS h ON h.topic_id = t.id WHERE t.seq > ? AND t.seq <= ? ORDER BY t.seq`,
  )
  for (let from = 0; ; from += 2000) {
    const { results } = await page.bind(from, from + 2000).all()
    if (results.length === 0) return written
    for (const row of results) {
      const entries = Object.entries(row)
      written.push({
        topic: Object.fromEntries(entries.map(([name, value]) => [name.replace(/^t_/, ""), value])),
        history: Object.fromEntries(entries.filter(([name]) => name !== "seq" && !name.startsWith("t_"))),
      })
    }
  }
}

/** Sends rows as the JSON that the statements bind, so that the bare Worker only writes. */
export async function writeBareRows(
  db: Database,
  bare: string,
  written: readonly Written[],
  size: number,
): Promise<number> {
  const at = await db.prepare("SELECT seq, updated_at FROM topics").bind().all<{ seq: number; updated_at: string }>()
  const updatedAt = new Map(at.results.map((row) => [row.seq, row.updated_at]))
  const update = (rows: readonly Written[]) => ({
    sql: updateOf(DECIDED_COLUMNS),
    values: [
      JSON.stringify(
        rows.map(({ topic }) => [
          topic["seq"],
          updatedAt.get(Number(topic["seq"])),
          ...DECIDED_COLUMNS.map((column) => topic[column]),
        ]),
      ),
      new Date().toISOString(),
    ],
  })
  const columns = Object.keys(written[0]?.history ?? {})
  const cells = columns.map((_, i) => `value ->> ${i}`).join(", ")
  const bodies = Array.from({ length: Math.ceil(written.length / size) }, (_, i) => {
    const part = written.slice(i * size, (i + 1) * size)
    return JSON.stringify([
      update(part),
      {
        sql: `INSERT INTO global_history (${columns.join(", ")}) SELECT ${cells} FROM json_each(?1)`,
        values: [JSON.stringify(part.map(({ history }) => columns.map((name) => history[name])))],
      },
    ])
  })
  const started = performance.now()
  for (const body of bodies) {
    const answer = await fetch(bare, { method: "POST", body })
    if (!answer.ok) throw new Error(await answer.text())
  }
  return (performance.now() - started) / 1000
}

type BareEnv = {
  DB: { prepare(sql: string): { bind(...values: string[]): unknown }; batch(all: unknown[]): Promise<unknown> }
}

/** Its source text runs in the bare Worker, so it must not use anything outside its body. */
export async function writeRows(request: Request, env: BareEnv): Promise<Response> {
  const statements = (await request.json()) as { sql: string; values: string[] }[]
  await env.DB.batch(statements.map(({ sql, values }) => env.DB.prepare(sql).bind(...values)))
  return new Response("written")
}
