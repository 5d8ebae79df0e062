import type { OrgContext } from "../../kernel/context.ts"
import { attempt, type OpenedPlatform, PlatformError, type Segment } from "../platforms/port.ts"
import type { ClaimedRow } from "./claims.ts"
import { segmentIdsOfOthers } from "./segment.ts"

/** A create whose outcome is unknown. */
export type Lost = { row: ClaimedRow; segment: Segment }
/** The segment's id, null if the platform does not have it, or why it could not be looked up. */
export type Found = string | null | PlatformError

/** Looks up lost creates by activation id. Once the platform fails to answer, the remaining lookups are skipped. */
export async function findLost(
  ctx: OrgContext,
  platform: OpenedPlatform,
  lost: readonly Lost[],
): Promise<Map<string, Found>> {
  const found = new Map<string, Found>()
  if (lost.length === 0) return found
  const taken = await segmentIdsOfOthers(ctx, platform.account, lost)
  const find = platform.lookup()
  let failure: PlatformError | undefined
  for (const { row, segment } of lost) {
    const result = failure ?? (await attempt(() => find(segment, taken.get(row.id))))
    if (result instanceof PlatformError) failure = result
    found.set(row.id, result)
  }
  return found
}
