import type * as z from "zod"
import { type DesiredSegment, desiredSegment, SUBJECT_COLUMNS, type SubjectRow } from "../segments/desired-segment.ts"
import type { Naming } from "../segments/naming.ts"
import { DUPLICATE_NAME } from "../segments/place-segments.ts"
import { warningOf, whyBlocked } from "../segments/policy.ts"
import { namesTaken } from "../segments/segment.ts"
import type { Connection } from "../../organizations/connections/connections.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { requireTemplate } from "./create-run.ts"
import { findOutbound } from "./find-run.ts"
import type { Choice, DryRun } from "./schema.ts"
import { openSelection, type SelectedPage, selectionOf } from "./select-topics.ts"

const PAGE_SIZE = 1_000

type Segment = z.output<typeof DryRun>["segments"][number]
type Row = SubjectRow & {
  id: string
  activationId: string | null
  status: string | null
  pushedName: string | null
  pushedDescription: string | null
}

/** What a push of these topics would do, page by page. Calls no platform and writes nothing. */
export async function dryRun(
  ctx: OrgContext,
  connectionId: string,
  choice: Choice,
): Promise<AsyncGenerator<Segment[]>> {
  const connection = await findOutbound(ctx, connectionId)
  const naming = await requireTemplate(ctx, connection)
  const read = await openSelection(ctx, await selectionOf(ctx, choice), PAGE_SIZE)
  return segmentsOf(ctx, connection, naming, read)
}

async function* segmentsOf(
  ctx: OrgContext,
  connection: Connection,
  naming: Naming,
  read: (after: string | null) => Promise<SelectedPage>,
): AsyncGenerator<Segment[]> {
  const names = new Set<string>()
  for (let place: string | null = null, isLast = false; !isLast;) {
    const page: SelectedPage = await read(place)
    place = page.next
    isLast = place === null
    const rows = await readPage(ctx, connection.id, page.ids)
    const rendered = rows.map((row) => ({ row, desired: desiredSegment(naming, row) }))
    const taken = await namesTaken(
      ctx,
      connection.id,
      rendered.map(({ desired }) => desired.name),
    )
    yield rendered.map(({ row, desired }) => {
      const { name, description } = desired
      const holder = taken.get(name)
      const isTaken = (holder !== undefined && holder !== row.activationId) || names.has(name)
      if (row.status === null) names.add(name)
      const { action, reason } = actionOn(connection, row, isTaken)
      const warning = warningOf(row.sensitivity)
      const marks = { warning, unsure: row.unsure ? (true as const) : undefined, pushed: changedFrom(row, desired) }
      return Object.assign({ orgTopicId: row.id, name, description, action, reason }, marks)
    })
  }
}

function actionOn(connection: Connection, row: Row, isTaken: boolean): Pick<Segment, "action" | "reason"> {
  if (row.status !== null) return { action: "unchanged", reason: whyUnchanged(row) }
  const reason = whyBlocked(connection, row) ?? (isTaken ? DUPLICATE_NAME : undefined)
  return reason === undefined ? { action: "create" } : { action: "blocked", reason }
}

/** What the platform shows, if a refresh would change it. */
function changedFrom({ status, pushedName, pushedDescription }: Row, { name, description }: DesiredSegment) {
  if (status !== "active" || (pushedName === name && pushedDescription === description)) return undefined
  return { name: pushedName ?? "", description: pushedDescription ?? "" }
}

const whyUnchanged = ({ status }: Row) =>
  status === "active" ? "Already active on connection" : "Already being pushed to connection"

/** Topics with the activation that blocks a new one, if any. Unpushed pending activations do not block. */
async function readPage({ library, org }: OrgContext, connectionId: string, ids: readonly string[]): Promise<Row[]> {
  const { results } = await library
    .prepare(
      `SELECT link.id, live.id AS activationId, live.pushed_name AS pushedName, live.pushed_description AS pushedDescription,
         iif(live.status = 'active' OR live.platform_segment_id IS NOT NULL, live.status, NULL) AS status, ${SUBJECT_COLUMNS}
       FROM json_each(?1) AS page CROSS JOIN org_topics AS link ON link.id = page.value
       CROSS JOIN topics AS t ON t.id = link.topic_id
       LEFT JOIN activations AS live
         ON live.connection_id = ?2 AND live.org_topic_id = link.id AND live.status IN ('pending', 'active')
       WHERE link.org_id = ?3 AND link.hidden = 0`,
    )
    .bind(JSON.stringify(ids), connectionId, org.id)
    .all<Row>()
  return results
}
