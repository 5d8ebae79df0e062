import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { migrate, startWorker } from "../bin/local/local-worker.ts"
import { SAMPLES } from "../src/testing/samples.ts"
import { GLOBAL_COLUMNS, SHARED_COLUMNS } from "../src/topics/rows/columns.ts"
import { columnsOf } from "../src/topics/rows/texts.ts"
import { readText, send } from "./export.ts"
import { fillLibrary } from "./fill-library.ts"
import { prepareOrganization } from "./organization.ts"

const ROWS = 50_000
const ROUNDS = 7
const PAGES = 40

const OF_LINK = ["id", "topic_id", "topic_name", ...SHARED_COLUMNS, "overrides", "external_id", "source", "created_at"]
const LINK = columnsOf("link", OF_LINK)
const TOPIC = `t.updated_at, ${columnsOf("t", GLOBAL_COLUMNS)}`

type Texts = { pageSize: number; joinedMs: number; byIdsMs: number; onLinkMs: number }

/**
 * Reads pages of a library with the values of their topics: joined in one database, by ids in a second statement, and from links that hold a
 * copy of them; and what the copies take. Decision 24 rests on it. Needs a built bundle.
 */
export async function measureTopicTexts(): Promise<{ pages: Texts[]; bytesPerLink: { link: number; wide: number } }> {
  const state = mkdtempSync(path.join(tmpdir(), "strata-texts-"))
  await migrate(state)
  const bare = { name: "bare", script: `export default { fetch: ${readPages.toString()} }` }
  const { miniflare } = await startWorker({ state, quiet: true, otherWorkers: [bare], directSockets: true })
  const db = (await miniflare.getD1Database("DB", "strata")) as unknown as D1Database
  const org = await prepareOrganization(db)
  const originOf = async (name: string) => (await miniflare.unsafeGetDirectURL(name)).origin
  const [service, floor] = [await originOf("strata"), await originOf("bare")]
  const headers = { authorization: `Bearer ${org.apiKey}`, "content-type": "application/json" }
  for (const sample of SAMPLES) await readText(await send(`${service}/api/topics`, headers, { topic_name: sample }))
  await fillLibrary(db, org.id, ROWS)
  const sizeAfter = async (text: string) => (await db.prepare(text).run()).meta.size_after
  const ofTopic = GLOBAL_COLUMNS.map((column) => `t.${column}`).join(", ")
  const sizes = [
    await sizeAfter("SELECT 1"),
    await sizeAfter("CREATE TABLE narrow_links AS SELECT * FROM org_topics"),
    await sizeAfter(
      `CREATE TABLE wide_links AS SELECT link.*, ${ofTopic} FROM org_topics AS link CROSS JOIN topics AS t ON t.id = link.topic_id`,
    ),
  ] as const
  await db.prepare("CREATE INDEX wide_links_seq ON wide_links (seq)").run()

  const pages: Texts[] = []
  for (const size of [25, 100, 500]) {
    const page = `WITH page AS MATERIALIZED (SELECT t.seq AS seq FROM org_topics AS t INDEXED BY org_topics_created
      WHERE t.org_id = '${org.id}' AND t.hidden = 0 ORDER BY t.created_at DESC, t.seq DESC LIMIT ${size} OFFSET ?1)`
    const from = "FROM page CROSS JOIN org_topics AS link ON link.seq = page.seq"
    const ways = {
      joinedMs: [`${page} SELECT ${LINK}, ${TOPIC} ${from} CROSS JOIN topics AS t ON t.id = link.topic_id`],
      byIdsMs: [
        `${page} SELECT ${LINK} ${from}`,
        `SELECT ${TOPIC} FROM json_each(?1) AS given CROSS JOIN topics AS t ON t.id = given.value`,
      ],
      onLinkMs: [
        `${page} SELECT ${LINK}, link.updated_at, ${columnsOf("link", GLOBAL_COLUMNS)} FROM page CROSS JOIN wide_links AS link ON link.seq = page.seq`,
      ],
    }
    const best: Record<string, number> = {}
    // In turn, and the best round counts: other load on the machine only adds time.
    for (let round = 0; round < ROUNDS; round++) {
      for (const [way, statements] of Object.entries(ways)) {
        const started = performance.now()
        const read = await readText(await send(floor, {}, { statements, size, pages: PAGES }))
        if (read !== `${PAGES * size}`) throw new Error(`${way} did not read all rows`)
        best[way] = Math.min(best[way] ?? Number.POSITIVE_INFINITY, (performance.now() - started) / PAGES)
      }
    }
    const round = (way: keyof typeof ways) => Math.round((best[way] ?? Number.NaN) * 100) / 100
    pages.push({
      pageSize: size,
      joinedMs: round("joinedMs"),
      byIdsMs: round("byIdsMs"),
      onLinkMs: round("onLinkMs"),
    })
  }
  await miniflare.dispose()
  rmSync(state, { recursive: true, force: true })
  const [before, narrow, wide] = sizes
  const each = (bytes: number) => Math.round(bytes / ROWS)
  return { pages, bytesPerLink: { link: each(narrow - before), wide: each(wide - narrow) } }
}

type Asked = { statements: string[]; size: number; pages: number }
type BareDatabase = { prepare(text: string): { bind(...values: unknown[]): { all(): Promise<{ results: Row[] }> } } }
type Row = { topic_id: string }

/** Its source text runs in the bare Worker, so it must not use anything outside its body. */
async function readPages(request: Request, env: { DB: BareDatabase }): Promise<Response> {
  const { statements, size, pages } = (await request.json()) as Asked
  const [first = "", second] = statements
  let read = 0
  for (let page = 0; page < pages; page++) {
    let { results } = await env.DB.prepare(first)
      .bind(page * size)
      .all()
    if (second !== undefined) {
      const ids = JSON.stringify(results.map((row) => row.topic_id))
      results = (await env.DB.prepare(second).bind(ids).all()).results
    }
    read += results.length
  }
  return new Response(`${read}`)
}
