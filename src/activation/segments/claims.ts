import type { OrgContext } from "../../kernel/context.ts"
import { randomBase62 } from "../../kernel/ids.ts"
import type { Deadline } from "../../kernel/outbound/deadline.ts"
import { CALLS_PER_SEGMENT } from "../platforms/port.ts"
import type { activations } from "../../kernel/db/schema/index.ts"
import { SUBJECT_COLUMNS, type SubjectRow } from "./desired-segment.ts"

type Activation = typeof activations.$inferSelect

/** Longer than any work under a claim may take: who holds one past this is gone, and calls no platform any more. */
export const CLAIM_MS = 90_000
/** What a holder may spend on platforms. The rest of its claim is for writing down what came of it. */
const WORK_MS = 50_000

/** The right to call the platform for some activations, until it runs out. Whatever is committed names the claim it was done under. */
export type Claim = { token: string; at: string; until: string }

export function newClaim({ now }: Pick<OrgContext, "now">): Claim {
  const at = now()
  const until = new Date(at.getTime() + CLAIM_MS)
  return { token: `claim_${randomBase62(20)}`, at: at.toISOString(), until: until.toISOString() }
}

/** Nobody calls a platform under a claim that may run out meanwhile. */
export const within = ({ now }: Pick<OrgContext, "now">, { at }: Claim, deadline: Deadline): Deadline => ({
  leftMs: () => Math.min(deadline.leftMs(), WORK_MS - (now().getTime() - Date.parse(at))),
})

/** A condition on activations that nobody holds; binds the time. */
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
  | "error"
> & {
  outcomeUnknown: number
  /** What was asked of the platform before, and is not settled. */
  unsettled: Activation["intent"]
  /** The activation that stands for the topic on the connection, where this one is left over beside it: merges do that. */
  standIn: string | null
  /** Null where the topic is no longer in the library. */
  subject: SubjectRow | null
}

type RawRow = Omit<ClaimedRow, "subject"> & { linkId: string | null } & SubjectRow

const CLAIMED = `
  SELECT a.id, a.org_topic_id AS orgTopicId, a.topic_id AS topicId, a.workspace_id AS workspaceId,
    a.connection_id AS connectionId, a.run_id AS runId, a.platform, a.status, a.platform_segment_id AS platformSegmentId,
    a.pushed_name AS pushedName, a.pushed_description AS pushedDescription, a.attempts,
    a.outcome_unknown AS outcomeUnknown, a.intent AS unsettled, a.error, (
      SELECT other.id FROM activations AS other
      WHERE other.connection_id = a.connection_id AND other.org_topic_id = a.org_topic_id AND other.merged_from = ''
        AND other.status IN ('pending', 'active') AND other.id <> a.id
    ) AS standIn, link.id AS linkId, ${SUBJECT_COLUMNS}
  FROM activations AS a INDEXED BY activations_claim
  LEFT JOIN org_topics AS link ON link.id = a.org_topic_id AND link.org_id = a.org_id AND link.hidden = 0
  LEFT JOIN topics AS t ON t.id = link.topic_id
  WHERE a.claim = ?1 AND a.org_id = ?2 ORDER BY a.rowid`

/** Takes what the statement claims, and reads it in the same moment, with the topics as they stand. */
export async function claimRows(
  { d1, org }: Pick<OrgContext, "d1" | "org">,
  claim: Claim,
  take: D1PreparedStatement,
): Promise<ClaimedRow[]> {
  const [, read] = await d1.batch<RawRow>([take, d1.prepare(CLAIMED).bind(claim.token, org.id)])
  // The row is its own subject: it has the columns of both.
  return (read?.results ?? []).map((row) => Object.assign(row, { subject: row.linkId === null ? null : row }))
}

/** Gives back what is still claimed. What was announced to the platform stays announced. */
export const releaseClaim = ({ d1 }: Pick<OrgContext, "d1">, { token, at }: Claim): D1PreparedStatement =>
  d1.prepare("UPDATE activations SET claim = NULL, claimed_until = ?2 WHERE claim = ?1").bind(token, at)

type Held = { claim: Claim; rows: ClaimedRow[]; deadline: Deadline }

/** Does some work on the activations that a statement claims, if there are any, and gives them back where it fails. */
export async function underClaim<T>(
  ctx: OrgContext,
  deadline: Deadline,
  take: (claim: Claim) => D1PreparedStatement,
  work: (held: Held) => Promise<T>,
): Promise<T | undefined> {
  const claim = newClaim(ctx)
  const rows = await claimRows(ctx, claim, take(claim))
  if (rows.length === 0) return undefined
  try {
    return await work({ claim, rows, deadline: within(ctx, claim, deadline) })
  } catch (error) {
    await releaseClaim(ctx, claim).run()
    throw error
  }
}

const FIRST_REST_MS = 5 * 60_000
const LONGEST_REST_MS = 6 * 3_600_000

/** When the service asks again by itself about what is unknown: the more often it has asked, the later. */
export function restAfter(attempts: number, now: Date): string {
  const rest = FIRST_REST_MS * 2 ** Math.max(0, attempts - CALLS_PER_SEGMENT)
  return new Date(now.getTime() + Math.min(rest, LONGEST_REST_MS)).toISOString()
}
