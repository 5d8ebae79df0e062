import type { OrgContext } from "../../kernel/context.ts"
import { newId } from "../../kernel/ids.ts"
import type { Deadline } from "../../kernel/outbound/deadline.ts"
import { insertLibraryHistory } from "../../topics/history/write-history.ts"
import { attempt, callsForOneSegment, type Platform, PlatformError } from "../platforms/port.ts"
import { type Outcome, outOfTime, refused } from "./change-activations.ts"
import type { Claim } from "./claims.ts"
import { commitDeactivations, type Deactivation } from "./commit-deactivations.ts"
import { untried } from "./deactivate.ts"
import type { Refresh } from "./prepare-refreshes.ts"
import { segmentOf } from "./segment.ts"
import { segmentValues } from "./segment-values.ts"

type Replaced = { refresh: Refresh; id: string; segmentId: string; live: boolean; note?: string }

/** Successors keep the segment id. Active immediately if the relay has already reported the files as delivered. */
const INSERT_SUCCESSORS = `
  INSERT INTO activations (id, org_id, workspace_id, org_topic_id, topic_id, connection_id, platform, status, platform_segment_id,
    pushed_name, pushed_description, engine_version_at_push, attempts, created_at, activated_at)
  SELECT r.value ->> 1, old.org_id, old.workspace_id, old.org_topic_id, old.topic_id, old.connection_id, old.platform,
    iif(isLive, 'active', 'pending'), r.value ->> 5, r.value ->> 2, r.value ->> 3, r.value ->> 4, 1, ?2, iif(isLive, ?2, NULL)
  FROM (
    SELECT value, value ->> 6 OR EXISTS (
      SELECT 1 FROM deliveries WHERE activation_id = value ->> 1 AND status = 'delivered') AS isLive
    FROM json_each(?1)
  ) AS r CROSS JOIN activations AS old ON old.id = r.value ->> 0
  WHERE old.status = 'deactivated' AND old.claim IS NULL`

const ADD_HISTORY = insertLibraryHistory(
  {
    id: "r.value ->> 7",
    orgId: "a.org_id",
    orgTopicId: "a.org_topic_id",
    changeType: "'activated'",
    changedBy: "?3",
    newValues: segmentValues("a"),
    source: "'refresh'",
    metadata: "json_patch(json_object('activationId', a.id), json_object('note', r.value ->> 8))",
    changedAt: "?2",
  },
  "FROM json_each(?1) AS r CROSS JOIN activations AS a ON a.id = r.value ->> 1 WHERE a.status = 'active'",
)

/** Replaces file-based segments with new files under the same id. Nothing is deactivated, and a failure changes nothing. */
export async function replaceFiles(
  ctx: OrgContext,
  platform: Platform,
  claim: Claim,
  refreshes: readonly Refresh[],
  deadline: Deadline,
): Promise<Outcome[]> {
  const ended: Deactivation[] = []
  const replaced: Replaced[] = []
  for (const refresh of refreshes) {
    const { row, desired } = refresh
    const id = newId("act")
    const segmentId = row.platformSegmentId ?? row.orgTopicId
    const segment = { ...segmentOf({ ...row, id }, desired), audienceId: segmentId }
    if (deadline.leftMs() <= 0) {
      ended.push(untried(row))
      continue
    }
    const placed = await attempt(() => platform.update(segmentId, segment, callsForOneSegment()))
    if (placed instanceof PlatformError) ended.push({ row, failure: placed })
    else {
      ended.push({ row, segmentId })
      replaced.push({ refresh, id, ...placed })
    }
  }
  const json = JSON.stringify(replaced.map(cellsOf))
  const at = ctx.now().toISOString()
  await ctx.library.batch([
    ...commitDeactivations(ctx, claim, ended, "refresh"),
    ctx.library.prepare(INSERT_SUCCESSORS).bind(json, at),
    ctx.library.prepare(ADD_HISTORY).bind(json, at, ctx.actor.userId),
  ])
  return refreshes.map(({ row }, i): Outcome => {
    const next = replaced.find(({ refresh }) => refresh.row === row)
    if (next) return { activationId: row.id, newActivationId: next.id }
    return ended[i]?.untried ? outOfTime(row.id) : refused(row.id, 502, "Failed to create new segment on platform")
  })
}

const cellsOf = ({ refresh, id, segmentId, live, note }: Replaced) => [
  refresh.row.id,
  id,
  refresh.desired.name,
  refresh.desired.description,
  refresh.desired.engineVersion,
  segmentId,
  live ? 1 : 0,
  newId("hist"),
  note ?? null,
]
