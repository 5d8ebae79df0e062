import { newId } from "../kernel/ids.ts"
import { EFFECTIVE_COLUMNS } from "../topics/rows/columns.ts"
import { columnsOf } from "../topics/rows/texts.ts"
import { testServices } from "./factories.ts"

/** Links a topic to that many more libraries, of organizations that have nothing else. Returns their ids. */
export async function manyLinks(topicId: string, count: number): Promise<string[]> {
  const { d1 } = testServices()
  const orgs = Array.from({ length: count }, () => newId("org"))
  const columns = EFFECTIVE_COLUMNS.join(", ")
  const insert = d1.prepare(
    `INSERT INTO org_topics (id, org_id, topic_id, topic_seq, ${columns}, overrides, source, created_at, updated_at)
     SELECT 'ot_' || org.value, org.value, t.id, t.seq, ${columnsOf("t", EFFECTIVE_COLUMNS)}, '{}', 'catalog', t.created_at, t.updated_at
     FROM json_each(?2) AS org CROSS JOIN topics AS t ON t.id = ?1`,
  )
  for (let i = 0; i < count; i += 2_000) await insert.bind(topicId, JSON.stringify(orgs.slice(i, i + 2_000))).run()
  return orgs
}
