import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { cursorAt, type CursorPage, type Place } from "../../kernel/http/cursor.ts"
import { PLATFORMS } from "../../organizations/connections/kinds.ts"
import { ownRows } from "./store.ts"

const PAGE_SIZE = 2_000
/** Sorts after every topic: the start of a list by creation, newest first. */
const FIRST: Place = ["~", 0]

/** `statuses` is the JSON text of a topic's entry; empty without activations. */
type Row = { id: string; createdAt: string; seq: number; statuses: string }

/**
 * The newest activation on each platform by library topic, as chunks of one JSON object. Reads activations instead of topics: most topics
 * of a large library have none.
 */
export async function* activationStatus(ctx: OrgContext): AsyncGenerator<string> {
  const start: Place = [ctx.now().toISOString(), Number.MAX_SAFE_INTEGER]
  let before = "{"
  for (let after = start; ;) {
    const rows = await readNewest(ctx, start, after)
    const entries = entriesOf(rows)
    if (entries !== "") {
      yield before + entries
      before = ","
    }
    if (rows.length < PAGE_SIZE) break
    after = placeOf(rows.at(-1))
  }
  yield before === "," ? "}" : "{}"
}

/** Statuses for one page of the library, newest topics first. The cursor is null on the last page. */
export async function pageOfStatuses(ctx: OrgContext, { limit, after = FIRST }: CursorPage) {
  const rows = await readPage(ctx, after, limit + 1)
  const page = rows.slice(0, limit)
  const data = JSON.parse(`{${entriesOf(page)}}`) as Record<string, Record<string, string>>
  return { data, cursor: rows.length > limit ? cursorAt(placeOf(page.at(-1))) : null }
}

const entriesOf = (rows: readonly Row[]) =>
  rows
    .filter(({ statuses }) => statuses !== "{}")
    .map(({ id, statuses }) => `${JSON.stringify(id)}:${statuses}`)
    .join(",")

/** SQL for a topic's entry. Each newest activation is the first row of an index, however many the topic had. */
const STATUSES = `(
  SELECT json_group_object(newest.platform, newest.status) FROM (
    SELECT platform.value AS platform, (
      SELECT a.status FROM activations AS a INDEXED BY activations_topic
      WHERE a.org_topic_id = t.id AND a.platform = platform.value AND a.org_id = t.org_id
      ORDER BY a.created_at DESC, a.rowid DESC LIMIT 1
    ) AS status FROM json_each(?) AS platform
  ) AS newest WHERE newest.status IS NOT NULL
)`

/**
 * A page of activations, newest first. A topic's entry comes with its newest activation. Activations created after the start are ignored,
 * otherwise their topics would be missed.
 */
async function readNewest(ctx: OrgContext, [start]: Place, after: Place): Promise<Row[]> {
  const mine = ownRows(ctx, "t")
  const platforms = JSON.stringify(PLATFORMS)
  const { results } = await prepare(
    ctx.library,
    sql(
      `SELECT page.org_topic_id AS id, page.created_at AS createdAt, page.row AS seq, coalesce((
         SELECT ${STATUSES} FROM org_topics AS t WHERE t.id = page.org_topic_id AND ${mine.text} AND NOT EXISTS (
           SELECT 1 FROM json_each(?) AS platform CROSS JOIN activations AS newer INDEXED BY activations_topic
           WHERE newer.org_topic_id = page.org_topic_id AND newer.platform = platform.value AND newer.org_id = page.org_id
           AND newer.created_at BETWEEN page.created_at AND ? AND (newer.created_at, newer.rowid) > (page.created_at, page.row)
         )
       ), '{}') AS statuses
       FROM (
         SELECT org_topic_id, org_id, created_at, rowid AS row FROM activations INDEXED BY activations_org
         WHERE org_id = ? AND (created_at, rowid) < (?, ?) ORDER BY created_at DESC, rowid DESC LIMIT ?
       ) AS page`,
      platforms,
      ...mine.values,
      platforms,
      start,
      ctx.org.id,
      ...after,
      PAGE_SIZE,
    ),
  ).all<Row>()
  return results
}

async function readPage(ctx: OrgContext, after: Place, size: number): Promise<Row[]> {
  const mine = ownRows(ctx, "t")
  const { results } = await prepare(
    ctx.library,
    sql(
      `SELECT t.id, t.created_at AS createdAt, t.seq, ${STATUSES} AS statuses
       FROM org_topics AS t INDEXED BY org_topics_created
       WHERE ${mine.text} AND (t.created_at, t.seq) < (?, ?) ORDER BY t.created_at DESC, t.seq DESC LIMIT ?`,
      JSON.stringify(PLATFORMS),
      ...mine.values,
      ...after,
      size,
    ),
  ).all<Row>()
  return results
}

const placeOf = (row: Row | undefined): Place => [row?.createdAt ?? "", row?.seq ?? 0]
