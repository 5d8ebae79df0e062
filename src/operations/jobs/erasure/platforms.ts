import * as z from "zod"
import { changeAll } from "../../../activation/segments/change-activations.ts"
import { deactivation } from "../../../activation/segments/deactivate.ts"
import type { OrgContext } from "../../../kernel/context.ts"
import { deadlineIn } from "../../../kernel/outbound/deadline.ts"
import type { Page, Stage } from "./stage.ts"

const PAGE = 25
const PAGE_MS = 20_000
/** A connection is given up after this many consecutive failed pages. */
const MAX_FAILURES = 2
/** Maximum number of remaining segments listed in the job's errors. */
const LISTED = 1_000

const Cursor = z.object({
  createdAt: z.string(),
  row: z.number(),
  /** Consecutive failed pages by connection. */
  failures: z.record(z.string(), z.number()),
})
type Cursor = z.output<typeof Cursor>
const START: Cursor = { createdAt: "", row: 0, failures: {} }

const LIVE = "(status IN ('active', 'pending') OR (status = 'error' AND outcome_unknown = 1))"

const NEXT = `
  SELECT rowid AS row, created_at AS createdAt, id, connection_id AS connectionId
  FROM activations INDEXED BY activations_org
  WHERE org_id = ?1 AND (created_at, rowid) > (?2, ?3) AND ${LIVE.replaceAll("status", "+status")}
    AND connection_id NOT IN (SELECT value FROM json_each(?4))
  ORDER BY created_at, rowid LIMIT ${PAGE}`

type Found = { row: number; createdAt: string; id: string; connectionId: string }

/** Deactivates live segments. A platform that does not answer is skipped after a few attempts; its segments are listed. */
export const platforms: Stage = {
  name: "segments on platforms",
  heavy: true,
  run: async (ctx, at) => {
    const cursor = at === null ? START : Cursor.parse(JSON.parse(at))
    const givenUp = Object.keys(cursor.failures).filter((id) => (cursor.failures[id] ?? 0) >= MAX_FAILURES)
    const { results } = await ctx.library
      .prepare(NEXT)
      .bind(ctx.org.id, cursor.createdAt, cursor.row, JSON.stringify(givenUp))
      .all<Found>()
    const last = results.at(-1)
    if (!last) return readRemaining(ctx)
    const failures = { ...cursor.failures }
    let removed = 0
    for (const [connectionId, found] of Map.groupBy(results, (one) => one.connectionId)) {
      const done = await deactivate(
        ctx,
        found.map(({ id }) => id),
      )
      failures[connectionId] = done > 0 ? 0 : (failures[connectionId] ?? 0) + 1
      removed += done
    }
    return { removed, next: JSON.stringify({ createdAt: last.createdAt, row: last.row, failures }) }
  },
}

async function deactivate(ctx: OrgContext, ids: readonly string[]): Promise<number> {
  try {
    const outcomes = await changeAll(ctx, ids, deactivation, deadlineIn(ctx.outside, PAGE_MS))
    return outcomes.filter(({ refusal }) => !refusal).length
  } catch (error) {
    ctx.log("erasure.platform_failed", { level: "warn", error: String(error) })
    return 0
  }
}

/** Ids of segments that may still be live on the platform: after the erasure this is the only record of them. */
async function readRemaining({ library, org }: OrgContext): Promise<Page> {
  const { results } = await library
    .prepare(
      `SELECT platform, platform_segment_id AS segmentId FROM activations INDEXED BY activations_status
       WHERE org_id = ?1 AND status = 'active' ORDER BY created_at LIMIT ${LISTED}`,
    )
    .bind(org.id)
    .all<{ platform: string; segmentId: string | null }>()
  return {
    removed: 0,
    next: null,
    errors: results.map(({ platform, segmentId }) => ({
      id: segmentId ?? undefined,
      message: `${platform} did not confirm that the segment is deactivated`,
    })),
  }
}
