import { SAMPLES } from "../src/testing/samples.ts"

type Database = {
  prepare(sql: string): {
    bind(...values: unknown[]): { run(): Promise<unknown>; all(): Promise<{ results: unknown[] }> }
  }
}

/** Copies the rows of the samples many times, each with its own global topic. */
export async function fillLibrary(db: Database, orgId: string, rows: number) {
  const columnsOf = async (table: string) =>
    (await db.prepare("SELECT name FROM pragma_table_info(?) WHERE name <> 'seq'").bind(table).all()).results.map(
      (row) => (row as { name: string }).name,
    )
  const copy = (names: readonly string[], own: Record<string, string>) =>
    names.map((name) => own[name] ?? `b.${name}`).join(", ")
  const names = Object.fromEntries(
    ["topic_name", "normalized_name"].map((name) => [name, `b.${name} || ' ' || n.value`]),
  )
  const topics = await columnsOf("topics")
  const links = await columnsOf("org_topics")
  const topicValues = copy(topics, { ...names, id: "'tp_' || n.value", canonical_key: "b.canonical_key || n.value" })
  const linkValues = copy(links, { ...names, id: "'ot_' || n.value", topic_id: "t.id", topic_seq: "t.seq" })
  const sample = `json_each(?1) AS n CROSS JOIN org_topics AS l ON l.seq = 1 + n.value % ${SAMPLES.length}`
  for (let from = 0; from < rows; from += 5_000) {
    const numbers = JSON.stringify(Array.from({ length: Math.min(5_000, rows - from) }, (_, i) => from + i))
    await db
      .prepare(`INSERT INTO topics (${topics.join(", ")}) SELECT ${topicValues} FROM ${sample}
        CROSS JOIN topics AS b ON b.id = l.topic_id`)
      .bind(numbers)
      .run()
    await db
      .prepare(`INSERT INTO org_topics (${links.join(", ")}) SELECT ${linkValues}
        FROM json_each(?1) AS n CROSS JOIN org_topics AS b ON b.seq = 1 + n.value % ${SAMPLES.length}
        CROSS JOIN topics AS t ON t.id = 'tp_' || n.value WHERE b.org_id = ?2`)
      .bind(numbers, orgId)
      .run()
  }
}
