import type { OrgContext } from "../../kernel/context.ts"
import { randomBase62 } from "../../kernel/ids.ts"
import type { Deadline } from "../../kernel/outbound/deadline.ts"
import type { activations } from "../../kernel/db/schema/index.ts"
import { SUBJECT_COLUMNS, type SubjectRow } from "./desired-segment.ts"
import { failLeftBehind } from "./left-behind.ts"

type Activation = typeof activations.$inferSelect

/** Longer than any work under a claim: when a claim expires, its holder no longer calls the platform. */
export const CLAIM_MS = 90_000
/** Time for platform calls. The rest of the claim is reserved for committing the results. */
const WORK_MS = 50_000

/** The exclusive right to call the platform for some activations, until it expires. Every commit checks its token. */
export type Claim = { token: string; at: string; until: string }

export function newClaim({ now }: Pick<OrgContext, "now">): Claim {
  const at = now()
  const until = new Date(at.getTime() + CLAIM_MS)
  return { token: `claim_${randomBase62(20)}`, at: at.toISOString(), until: until.toISOString() }
}

/** Limits a deadline so that no platform call outlives the claim. */
export const claimDeadline = ({ now }: Pick<OrgContext, "now">, { at }: Claim, deadline: Deadline): Deadline => ({
  leftMs: () => Math.min(deadline.leftMs(), WORK_MS - (now().getTime() - Date.parse(at))),
})

/** SQL condition for activations without a live claim; binds the current time. */
export const UNCLAIMED = "(claim IS NULL OR claimed_until <= ?)"

export type ClaimedRow = Pick<
  Activation,
  | "id"
  | "orgTopicId"
  | "topicId"
  | "workspaceId"
  | "connectionId"
  | "runId"
  | "platform"
  | "status"
  | "platformSegmentId"
  | "pushedName"
  | "pushedDescription"
  | "attempts"
  | "checks"
  | "error"
> & {
  outcomeUnknown: number
  /** An earlier change whose outcome is not settled. */
  unsettled: "deactivate" | "refresh" | null
  /** The topic's primary activation on the connection, if a merge left this one as a surplus. */
  primaryId: string | null
  /** Null if the topic is no longer in the library. */
  subject: SubjectRow | null
}

type RawRow = Omit<ClaimedRow, "subject"> & { linkId: string | null } & SubjectRow

const CLAIMED = `
  SELECT a.id, a.org_topic_id AS orgTopicId, a.topic_id AS topicId, a.workspace_id AS workspaceId,
    a.connection_id AS connectionId, a.run_id AS runId, a.platform, a.status, a.platform_segment_id AS platformSegmentId,
    a.pushed_name AS pushedName, a.pushed_description AS pushedDescription, a.attempts, a.checks,
    a.outcome_unknown AS outcomeUnknown, iif(a.intent IN ('deactivate', 'refresh'), a.intent, NULL) AS unsettled, a.error, (
      SELECT other.id FROM activations AS other
      WHERE other.connection_id = a.connection_id AND other.org_topic_id = a.org_topic_id AND other.merged_from = ''
        AND other.status IN ('pending', 'active') AND other.id <> a.id
    ) AS primaryId, link.id AS linkId, ${SUBJECT_COLUMNS}
  FROM activations AS a INDEXED BY activations_claim
  LEFT JOIN org_topics AS link ON link.id = a.org_topic_id AND link.org_id = a.org_id AND link.hidden = 0
  LEFT JOIN topics AS t ON t.id = link.topic_id
  WHERE a.claim = ?1 AND a.org_id = ?2 ORDER BY a.rowid`

/** Runs a claiming statement and reads the claimed rows with their topics in the same batch. */
export async function claimRows(
  { library, org }: Pick<OrgContext, "library" | "org">,
  claim: Claim,
  statement: D1PreparedStatement,
): Promise<ClaimedRow[]> {
  const [, read] = await library.batch<RawRow>([statement, library.prepare(CLAIMED).bind(claim.token, org.id)])
  // The joined row has the subject's columns too, so it serves as its own subject.
  return (read?.results ?? []).map((row) => Object.assign(row, { subject: row.linkId === null ? null : row }))
}

/** Releases a claim on rows. `outcome_unknown` stays set, since a request may have been sent. */
export async function releaseClaim(
  { library }: Pick<OrgContext, "library">,
  { token, at }: Claim,
  rows: readonly ClaimedRow[],
): Promise<void> {
  const release = library.prepare("UPDATE activations SET claim = NULL, claimed_until = ?2 WHERE claim = ?1")
  const runs = new Set(rows.flatMap(({ status, runId }) => (status === "pending" && runId ? [runId] : [])))
  await library.batch([release.bind(token, at), ...[...runs].flatMap((runId) => failLeftBehind(library, runId))])
}

type Held = { claim: Claim; rows: ClaimedRow[]; deadline: Deadline }

/** Runs `work` on the activations that a statement claims, if any. Releases the claim if `work` throws. */
export async function withClaim<T>(
  ctx: OrgContext,
  deadline: Deadline,
  claimBy: (claim: Claim) => D1PreparedStatement,
  work: (held: Held) => Promise<T>,
): Promise<T | undefined> {
  const claim = newClaim(ctx)
  const rows = await claimRows(ctx, claim, claimBy(claim))
  if (rows.length === 0) return undefined
  try {
    return await work({ claim, rows, deadline: claimDeadline(ctx, claim, deadline) })
  } catch (error) {
    await releaseClaim(ctx, claim, rows)
    throw error
  }
}

const FIRST_DELAY_MS = 5 * 60_000
const MAX_DELAY_MS = 6 * 3_600_000

/** The time of the next check of an unknown outcome, with exponential backoff. */
export function nextCheckAt(checks: number, now: Date): string {
  const delay = FIRST_DELAY_MS * 2 ** Math.max(0, checks - 1)
  return new Date(now.getTime() + Math.min(delay, MAX_DELAY_MS)).toISOString()
}
