import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { cursorAt, type CursorPage, type Place } from "../../kernel/http/cursor.ts"
import { PLATFORMS } from "../../organizations/connections/kinds.ts"
import { ownRows } from "./store.ts"

const PAGE_SIZE = 2_000
/** Behind every topic in the order of the list, newest first. */
const FIRST: Place = ["~", 0]

/** `statuses` is the JSON text of a topic's entry; empty without activations. */
type Row = { id: string; createdAt: string; seq: number; statuses: string }

/** By library topic, the state of the newest activation on each platform, as the pieces of one JSON object. */
export async function* activationStatus(ctx: OrgContext): AsyncGenerator<string> {
  let before = "{"
  for (let after: Place = FIRST; ;) {
    const rows = await readPage(ctx, after, PAGE_SIZE)
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

/** The same for one page of the library, newest topics first. The cursor is null with the last page. */
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

/** Each newest activation is the first of an index, however many a topic had. */
async function readPage(ctx: OrgContext, after: Place, size: number): Promise<Row[]> {
  const mine = ownRows(ctx, "t")
  const { results } = await prepare(
    ctx.d1,
    sql(
      `SELECT t.id, t.created_at AS createdAt, t.seq, (
         SELECT json_group_object(newest.platform, newest.status) FROM (
           SELECT platform.value AS platform, (
             SELECT a.status FROM activations AS a INDEXED BY activations_topic
             WHERE a.org_topic_id = t.id AND a.platform = platform.value AND a.org_id = t.org_id
             ORDER BY a.created_at DESC, a.rowid DESC LIMIT 1
           ) AS status FROM json_each(?) AS platform
         ) AS newest WHERE newest.status IS NOT NULL
       ) AS statuses
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
