import type { Services } from "../../kernel/context.ts"
import { embed } from "../../knowledge/similarity/embedding.ts"
import { GROUPS } from "../../knowledge/taxonomy/groups.ts"

const PAGE = 500
/** How many rows a walk looks at; an hourly walk comes round a million topics in less than two days. */
const SLICE = 25_000
const RECENT_MS = 20 * 60_000
const HOUR_MS = 3_600_000

type Row = {
  seq: number
  id: string
  topic_name: string
  parent_category: string
  taxonomy_type: string
  subcategory: string
  segment_type: string
  keywords: string
  live: number
}

// One row that cannot be read must not keep the others from being brought in line.
const COLUMNS = `seq, id, topic_name, parent_category, taxonomy_type, subcategory, segment_type,
  iif(json_valid(keywords), keywords, '[]') AS keywords,
  merged_into IS NULL AND archived_at IS NULL AS live`

/** Topics whose vector was not written with them, because the index was away: a few minutes later they are found again. */
export async function indexRecentTopics(services: Services): Promise<void> {
  const since = new Date(services.now().getTime() - RECENT_MS).toISOString()
  const select = `SELECT ${COLUMNS} FROM topics INDEXED BY topics_created
    WHERE created_at >= ? AND merged_into IS NULL AND archived_at IS NULL ORDER BY created_at, seq LIMIT ${PAGE} OFFSET ?`
  for (let offset = 0; ; offset += PAGE) {
    const { results } = await services.d1.prepare(select).bind(since, offset).all<Row>()
    await bringInLine(services, results)
    if (results.length < PAGE) break
  }
  await services.vectors.settle?.(CATEGORY_NAMES)
}

/**
 * A slice of the whole catalog, another one every hour: live topics are in the index as they are now, merged and archived ones are
 * not. What is in line already costs no write.
 */
export async function walkIndex(services: Services): Promise<void> {
  const last =
    (await services.d1.prepare(`SELECT max(seq) AS seq FROM topics`).first<{ seq: number | null }>())?.seq ?? 0
  const slices = Math.max(1, Math.ceil(last / SLICE))
  let from = (Math.floor(services.now().getTime() / HOUR_MS) % slices) * SLICE
  const end = from + SLICE
  for (;;) {
    const page = services.d1.prepare(
      `SELECT ${COLUMNS} FROM topics WHERE seq > ? AND seq <= ? ORDER BY seq LIMIT ${PAGE}`,
    )
    const { results } = await page.bind(from, end).all<Row>()
    await bringInLine(services, results)
    const reached = results.at(-1)?.seq
    if (reached === undefined || results.length < PAGE) break
    from = reached
  }
}

async function bringInLine({ vectors }: Services, rows: readonly Row[]): Promise<void> {
  const live = rows.filter((row) => row.live === 1)
  const gone = rows.filter((row) => row.live === 0)
  if (live.length > 0) await vectors.upsert(live.map((row) => ({ id: row.id, vector: embed(textOf(row)) })))
  if (gone.length > 0) await vectors.remove(gone.map((row) => ({ id: row.id, category: row.parent_category })))
}

const textOf = (row: Row) => ({
  name: row.topic_name,
  parentCategory: row.parent_category,
  taxonomyType: row.taxonomy_type,
  subcategory: row.subcategory,
  segmentType: row.segment_type,
  keywords: JSON.parse(row.keywords) as string[],
})

const CATEGORY_NAMES = GROUPS.flatMap((group) => group.categories.map(({ name }) => name))
