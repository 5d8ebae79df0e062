import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { migrate, startWorker } from "../bin/local/local-worker.ts"
import { SAMPLES } from "../src/testing/samples.ts"
import { prepareOrganization } from "./organization.ts"

type Size = { globals: number; links: number }
export type CallTime = { call: string; smallMs: number; largeMs: number; ratio: number }

const SMALL: Size = { globals: 10_000, links: 10_000 }
const LARGE: Size = { globals: 1_000_000, links: 100_000 }
const ROWS_PER_STATEMENT = 5_000
const REPEATS = 9

/** Every kind of list, search, facet and stats call of the interface. */
const CALLS = [
  "/api/topics",
  "/api/topics?page=40&pageSize=100",
  "/api/topics?sortBy=topic_name&sortOrder=asc",
  "/api/topics?sortBy=topic_name&page=50&pageSize=100",
  "/api/topics?sortBy=parent_category",
  "/api/topics?sortBy=segment_type&sortOrder=asc&page=30",
  "/api/topics?parentCategory=Auto",
  "/api/topics?parentCategory=Auto&sortBy=topic_name",
  "/api/topics?segmentType=B2C&audienceType=In-Market",
  "/api/topics?sensitivity=Sensitive",
  "/api/topics?intensity=High&buyerJourney=Decision",
  "/api/topics?taxonomyType=Automotive&sortBy=audience_type",
  "/api/topics?search=shoppers",
  "/api/topics?search=electric+suv",
  "/api/topics?search=own&segmentType=B2C",
  "/api/topics/stats",
  "/api/topics/facets",
  "/api/topics/catalog",
  "/api/topics/catalog?page=90&pageSize=100",
  "/api/topics/catalog?sortBy=topic_name&sortOrder=asc",
  "/api/topics/catalog?sortBy=taxonomy_type",
  "/api/topics/catalog?parentCategory=Auto",
  "/api/topics/catalog?segmentType=B2B&audienceType=In-Market",
  "/api/topics/catalog?inLibrary=true",
  "/api/topics/catalog?inLibrary=false",
  "/api/topics/catalog?search=electric",
  "/api/topics/catalog?search=luxury+hotel",
  "/api/topics/catalog?search=auto&segmentType=B2C",
  "/api/topics/catalog/facets",
]

/** Measures how the time of each call grows with the catalog and the library. */
export async function measureLibrary(large: Size = LARGE): Promise<CallTime[]> {
  const small = await timesAt(SMALL)
  const grown = await timesAt(large)
  return CALLS.map((call, i) => {
    const smallMs = small[i] ?? Number.NaN
    const largeMs = grown[i] ?? Number.NaN
    return { call, smallMs: round(smallMs), largeMs: round(largeMs), ratio: round(largeMs / smallMs) }
  })
}

async function timesAt(size: Size): Promise<number[]> {
  const state = mkdtempSync(path.join(tmpdir(), "strata-library-"))
  await migrate(state)
  const { miniflare } = await startWorker({ state, quiet: true, directSockets: true })
  const db = (await miniflare.getD1Database("DB", "strata")) as unknown as D1Database
  const org = await prepareOrganization(db)
  const service = (await miniflare.unsafeGetDirectURL("strata")).origin
  const call = (target: string, init: RequestInit = {}) =>
    fetch(service + target, {
      ...init,
      headers: { authorization: `Bearer ${org.apiKey}`, "content-type": "application/json" },
    })
  for (const sample of SAMPLES) {
    const answer = await call("/api/topics", { method: "POST", body: JSON.stringify({ topic_name: sample }) })
    if (!answer.ok) throw new Error(`Could not create a sample: ${await answer.text()}`)
  }
  await multiply(db, org.id, size)
  const times: number[] = []
  for (const target of CALLS) {
    const taken: number[] = []
    for (let i = 0; i < REPEATS; i++) {
      const started = performance.now()
      const answer = await call(target)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${target}: ${answer.status}`)
      taken.push(performance.now() - started)
    }
    times.push(taken.sort((a, b) => a - b)[Math.floor(REPEATS / 2)] ?? Number.NaN)
  }
  await miniflare.dispose()
  rmSync(state, { recursive: true, force: true })
  return times
}

/** Copies the few topics that the service created many times, under new names and dates. */
export async function multiply(db: D1Database, orgId: string, { globals, links }: Size) {
  const columnsOf = async (table: string) =>
    (await db.prepare(`SELECT name FROM pragma_table_info(?)`).bind(table).all<{ name: string }>()).results.map(
      ({ name }) => name,
    )
  const own: Record<string, string> = {
    id: `'tp_bench' || n.i`,
    topic_name: `b.topic_name || ' ' || n.i`,
    normalized_name: `b.normalized_name || ' ' || n.i`,
    canonical_key: `b.canonical_key || ' ' || n.i`,
    created_at: `strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + n.i * 37, 'unixepoch')`,
  }
  const columns = (await columnsOf("topics")).filter((name) => name !== "seq")
  // D1 binds numbers as reals.
  const numbers = `WITH RECURSIVE n(i) AS (SELECT CAST(? AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?)`
  for (let from = 0; from < globals; from += ROWS_PER_STATEMENT) {
    await db
      .prepare(
        `${numbers} INSERT INTO topics (${columns.join(", ")})
         SELECT ${columns.map((name) => own[name] ?? `b.${name}`).join(", ")} FROM n JOIN topics b ON b.seq = 1 + n.i * 7919 % ${SAMPLES.length}`,
      )
      .bind(from, Math.min(from + ROWS_PER_STATEMENT, globals))
      .run()
  }
  const topicColumns = new Set(columns)
  const linkOwn: Record<string, string> = {
    id: `'ot_bench' || t.seq`,
    org_id: `'${orgId}'`,
    workspace_id: `''`,
    topic_id: `t.id`,
    topic_seq: `t.seq`,
    hidden: `0`,
    overrides: `'{}'`,
    external_id: `iif(t.seq % 3 = 0, 'ext-' || t.seq, NULL)`,
    source: `iif(t.seq % 2 = 0, 'import', 'matrix')`,
  }
  const linkColumns = (await columnsOf("org_topics")).filter(
    (name) => linkOwn[name] !== undefined || (topicColumns.has(name) && name !== "seq"),
  )
  const step = Math.max(1, Math.floor(globals / links))
  const first = SAMPLES.length + 1
  for (let from = 0; from < links; from += ROWS_PER_STATEMENT) {
    await db
      .prepare(
        `INSERT INTO org_topics (${linkColumns.join(", ")})
         SELECT ${linkColumns.map((name) => linkOwn[name] ?? `t.${name}`).join(", ")} FROM topics t
         WHERE t.seq >= ? AND t.seq < ? AND (t.seq - ${first}) % ${step} = 0`,
      )
      .bind(first + from * step, first + Math.min(from + ROWS_PER_STATEMENT, links) * step)
      .run()
  }
}

const round = (ms: number) => Math.round(ms * 100) / 100
