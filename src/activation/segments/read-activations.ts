import type { OrgContext } from "../../kernel/context.ts"
import { type Compared, subjectsOf } from "./freshness.ts"
import { type DesiredSegment, desiredSegment } from "./desired-segment.ts"
import { type Naming, staleReasonOf } from "./naming.ts"
import type { ActivationRecord, StaleReason } from "./schema.ts"

type Row = Omit<ActivationRecord, "currentPlatformName" | "currentPlatformDesc" | "stale" | "staleReason"> & {
  asPushed: string | null
  place: number
}

const READ = `
  SELECT a.id, a.org_topic_id AS orgTopicId, a.connection_id AS connectionId, a.platform,
    coalesce(link.topic_name, a.topic_name) AS topicName, a.status, a.platform_segment_id AS platformSegmentId,
    a.pushed_name AS pushedName, a.pushed_description AS pushedDescription, a.engine_version_at_push AS engineVersionAtPush,
    link.engine_version AS currentEngineVersion, a.activated_at AS activatedAt, a.created_at AS createdAt,
    a.deactivated_at AS deactivatedAt, a.topic_id AS topicId, a.run_id AS runId, a.error, a.workspace_id AS workspaceId,
    a.as_pushed AS asPushed, a.rowid AS place
  FROM json_each(?) AS input CROSS JOIN activations AS a ON a.rowid = input.value
  LEFT JOIN org_topics AS link ON link.id = a.org_topic_id
  WHERE a.org_id = ?`

/**
 * Activations by rowid, in the given order. Activations with their connection's current naming stamp are fresh and not rendered again.
 * Others that turn out to be fresh, or to differ by wording alone, are added to `compared`.
 */
export async function readActivations(
  ctx: OrgContext,
  rowids: readonly number[],
  namings: Map<string, Naming>,
  compared: Compared[] = [],
): Promise<{ record: ActivationRecord; place: number }[]> {
  const { results } = await ctx.library.prepare(READ).bind(JSON.stringify(rowids), ctx.org.id).all<Row>()
  const isFresh = ({ status, asPushed, connectionId }: Row) =>
    status === "active" && asPushed !== null && asPushed === namings.get(connectionId)?.stamp
  const subjects = await subjectsOf(
    ctx,
    results.filter((row) => !isFresh(row)).map(({ id }) => id),
  )
  const toRecord = (row: Row): ActivationRecord => {
    if (isFresh(row)) return recordOf(row, { name: row.pushedName, description: row.pushedDescription }, null)
    const naming = namings.get(row.connectionId)
    const subject = subjects.get(row.id)
    if (!naming || !subject) return recordOf(row, { name: null, description: null }, null)
    const desired = desiredSegment(naming, subject.row)
    const reason = row.status === "active" ? whyStale(row, desired, naming) : null
    const stamp = reason === null ? naming.stamp : reason === "wording" ? naming.wordingStamp : undefined
    if (row.status === "active" && stamp !== undefined && stamp !== row.asPushed) {
      const { id, linkAt, topicAt } = subject
      compared.push({ id, linkAt, topicAt, stamp })
    }
    return recordOf(row, desired, reason)
  }
  return results.map((row) => ({ record: toRecord(row), place: row.place }))
}

function whyStale(row: Row, desired: DesiredSegment, naming: Naming): StaleReason | null {
  if (desired.engineVersion !== row.engineVersionAtPush) return "topic"
  const isSame = desired.name === row.pushedName && desired.description === row.pushedDescription
  return isSame ? null : staleReasonOf(row.asPushed, naming)
}

function recordOf(
  row: Row,
  current: { name: string | null; description: string | null },
  staleReason: StaleReason | null,
): ActivationRecord {
  const isSent = row.platformSegmentId !== null
  return {
    id: row.id,
    orgTopicId: row.orgTopicId,
    connectionId: row.connectionId,
    platform: row.platform,
    topicName: row.topicName,
    status: row.status,
    platformSegmentId: row.platformSegmentId,
    // Until the platform has the segment, these hold what is about to be sent.
    pushedName: isSent ? row.pushedName : null,
    pushedDescription: isSent ? row.pushedDescription : null,
    engineVersionAtPush: isSent ? row.engineVersionAtPush : null,
    currentPlatformName: current.name,
    currentPlatformDesc: current.description,
    currentEngineVersion: row.currentEngineVersion,
    activatedAt: row.activatedAt,
    createdAt: row.createdAt,
    deactivatedAt: row.deactivatedAt,
    stale: staleReason !== null,
    staleReason,
    topicId: row.topicId,
    runId: row.runId,
    error: row.error,
    workspaceId: row.workspaceId || null,
  }
}
