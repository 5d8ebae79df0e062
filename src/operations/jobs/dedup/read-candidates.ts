import type { Services } from "../../../kernel/context.ts"
import { isLive } from "../../../kernel/db/live-topics.ts"
import type { TopicText } from "../../../knowledge/similarity/embedding.ts"
import { EMBEDDED_COLUMNS } from "../../../topics/rows/columns.ts"
import { columnsOf } from "../../../topics/rows/texts.ts"
import { storedText } from "../../../topics/rows/stored-text.ts"
import type { Candidate } from "./cluster.ts"

type Database = Pick<Services, "directory" | "library">
const COLUMNS = ["id", "seq", "topic_name", ...EMBEDDED_COLUMNS] as const
type Row = Record<Exclude<(typeof COLUMNS)[number], "seq">, string> & { seq: number; links: number }

export type Described = Candidate & { text: TopicText }

/** The live topics among these, with the number of libraries that link to each. */
export async function readCandidates({ library }: Database, ids: readonly string[]): Promise<Map<string, Described>> {
  if (ids.length === 0) return new Map()
  const { results } = await library
    .prepare(
      `SELECT ${columnsOf("t", COLUMNS)},
         (SELECT count(*) FROM org_topics AS link WHERE link.topic_id = t.id) AS links
       FROM json_each(?) AS given CROSS JOIN topics AS t ON t.id = given.value
       WHERE ${isLive("t")}`,
    )
    .bind(JSON.stringify(ids))
    .all<Row>()
  return new Map(
    results.map((row) => {
      const { id, seq, links, topic_name: name } = row
      return [id, { id, name, seq, links, text: storedText(name, row) }]
    }),
  )
}

/** The next topics to sweep: those written by a job, or the whole catalog. Pass the last `key` as `after`. */
export async function nextToSweep(
  { directory }: Database,
  sourceBatchId: string | undefined,
  after: string,
  size: number,
) {
  const page =
    sourceBatchId === undefined
      ? directory
          .prepare(`SELECT id, seq AS key FROM topics WHERE seq > ? AND ${isLive()} ORDER BY seq LIMIT ?`)
          .bind(Number(after || 0), size)
      : directory
          .prepare(
            `SELECT DISTINCT topic_id AS id, topic_id AS key FROM global_history INDEXED BY global_history_batch
             WHERE batch_id = ? AND topic_id > ? ORDER BY topic_id LIMIT ?`,
          )
          .bind(sourceBatchId, after, size)
  const { results } = await page.all<{ id: string; key: string | number }>()
  return results
}

export async function countToSweep({ directory }: Database, sourceBatchId: string | undefined): Promise<number> {
  const count =
    sourceBatchId === undefined
      ? directory.prepare("SELECT sum(n) AS n FROM catalog_cells WHERE scope = ''").bind()
      : directory
          .prepare("SELECT count(DISTINCT topic_id) AS n FROM global_history WHERE batch_id = ?")
          .bind(sourceBatchId)
  return (await count.first<number>("n")) ?? 0
}
