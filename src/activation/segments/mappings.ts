import type { OrgContext } from "../../kernel/context.ts"
import { join, prepare, type Sql, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { cursorAt, type CursorPage, type Place } from "../../kernel/http/cursor.ts"

const PAGE_SIZE = 2_000
/** The same expression as in the index activations_live. */
const AT = "CASE WHEN a.activated_at IS NULL THEN '' ELSE a.activated_at END"
/** Sorts after every row: the start of the list, newest first. */
const FIRST: Place = ["~", 0]

type Filter = { platform?: string; topicId?: string }

export type Mapping = {
  topicId: string
  topicName: string
  platform: string
  platformSegmentId: string | null
  segmentName: string | null
  connectionId: string
  activatedAt: string | null
}
type Row = Mapping & { place: number }

/** All live segments of the organization's topics, with their ids on each platform, page by page. */
export async function* listMappings(ctx: OrgContext, filter: Filter): AsyncGenerator<Mapping[]> {
  for (let after: Place = FIRST; ;) {
    const rows = await readPage(ctx, filter, after, PAGE_SIZE)
    yield rows.map(mappingOf)
    if (rows.length < PAGE_SIZE) return
    after = placeOf(rows.at(-1))
  }
}

/** One page of mappings, if the query asks for pages. The cursor is null on the last page. */
export async function pageOfMappings(ctx: OrgContext, filter: Filter, page: CursorPage) {
  const rows = await readPage(ctx, filter, page.after ?? FIRST, page.limit + 1)
  const data = rows.slice(0, page.limit)
  return { data: data.map(mappingOf), cursor: rows.length > page.limit ? cursorAt(placeOf(data.at(-1))) : null }
}

export async function mappingsOf(ctx: OrgContext, topicId: string) {
  const data: Mapping[] = []
  for await (const page of listMappings(ctx, { topicId })) data.push(...page)
  if (data.length === 0) throw new AppError(404, "Mapping not found")
  return { data }
}

async function readPage(ctx: OrgContext, filter: Filter, after: Place, size: number): Promise<Row[]> {
  const { text, values } = conditionsOf(ctx, filter)
  const { results } = await prepare(
    ctx.library,
    sql(
      `SELECT a.topic_id AS topicId, coalesce(link.topic_name, a.topic_name, '') AS topicName, a.platform,
         a.platform_segment_id AS platformSegmentId, a.pushed_name AS segmentName, a.connection_id AS connectionId,
         a.activated_at AS activatedAt, a.rowid AS place
       FROM activations AS a INDEXED BY ${indexFor(filter)}
       LEFT JOIN org_topics AS link ON link.id = a.org_topic_id AND link.org_id = a.org_id
       WHERE ${text} AND (${AT}, a.rowid) < (?, ?)
       ORDER BY ${AT} DESC, a.rowid DESC LIMIT ?`,
      ...values,
      ...after,
      size,
    ),
  ).all<Row>()
  return results
}

/** A topic has few segments, so they are sorted; otherwise rows come in index order. */
const indexFor = ({ topicId }: Filter) => {
  if (topicId === undefined) return "activations_live"
  return topicId.startsWith("ot_") ? "activations_topic" : "activations_global_topic"
}

function conditionsOf({ org, workspace }: OrgContext, { platform, topicId }: Filter): Sql {
  return join(
    [
      sql(`a.org_id = ? AND a.status = 'active'`, org.id),
      ...(workspace ? [sql(`a.workspace_id = ?`, workspace)] : []),
      ...(platform ? [sql(`a.platform = ?`, platform)] : []),
      ...(topicId ? [sql(`a.${topicId.startsWith("ot_") ? "org_topic_id" : "topic_id"} = ?`, topicId)] : []),
    ],
    " AND ",
  )
}

// A segment stays live after its topic is removed from the library, under the topic's last name.
const mappingOf = ({ place: _place, ...mapping }: Row): Mapping => mapping
const placeOf = (row: Row | undefined): Place => [row?.activatedAt ?? "", row?.place ?? 0]
