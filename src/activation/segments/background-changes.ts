import type { OrgContext } from "../../kernel/context.ts"
import { randomBase62 } from "../../kernel/ids.ts"
import { type Outgoing, sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { UNCLAIMED } from "./claims.ts"

/** A change to a live segment. */
export type ChangeName = "deactivate" | "refresh"

/** Requests that everything unsettled on a connection is settled: lost creates, interrupted changes and requested ones. */
export const settleMessage = (connectionId: string): Outgoing => ({
  id: `msg_${randomBase62(20)}`,
  queue: "strata-pushes",
  body: { settle: connectionId },
})

const REQUEST = `
  UPDATE activations SET intent = ?1 || '_requested', claimed_until = ?2
  WHERE id IN (SELECT value FROM json_each(?3)) AND +org_id = ?4 AND +status = 'active' AND intent IS NULL
    AND ${UNCLAIMED.replace("?", "?2")}
  RETURNING id, connection_id AS connectionId`

/**
 * Records changes that a request had no time for; the service performs them later. Returns the ids it will change; all others are claimed
 * by another call or no longer active.
 */
export async function requestChanges(
  ctx: OrgContext,
  change: ChangeName,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const at = ctx.now().toISOString()
  const { results } = await ctx.library
    .prepare(REQUEST)
    .bind(change, at, JSON.stringify(ids), ctx.org.id)
    .all<{ id: string; connectionId: string }>()
  const messages = [...new Set(results.map(({ connectionId }) => connectionId))].map(settleMessage)
  // The sweep finds requested changes whose message was lost.
  if (messages.length > 0) await ctx.library.batch(writeOutbox(ctx.library, messages, at))
  await sendOutbox(ctx, messages)
  return new Set(results.map(({ id }) => id))
}

/** Drops requested changes that were rejected. */
export const dropRequests = ({ library, org }: OrgContext, ids: readonly string[]): Promise<unknown> =>
  library
    .prepare(
      `UPDATE activations SET intent = NULL WHERE id IN (SELECT value FROM json_each(?1)) AND +org_id = ?2
         AND intent IN ('deactivate_requested', 'refresh_requested')`,
    )
    .bind(JSON.stringify(ids), org.id)
    .run()
