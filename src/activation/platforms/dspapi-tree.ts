import { idOf } from "./answers.ts"
import { type HeldSegment, PlatformError } from "./port.ts"

/** All segments of a provider's tree. Children stand in any array, however deep; only what says otherwise is not live. */
export function segmentsInTree(tree: unknown): HeldSegment[] {
  if (typeof tree !== "object" || tree === null) {
    throw new PlatformError("Trade Desk API GET segments failed: the answer holds no tree")
  }
  const found: HeldSegment[] = []
  // A list of what is left, since a tree may be deeper than calls can nest.
  const left: unknown[] = [tree]
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (typeof node !== "object" || node === null) continue
    const { SegmentId, SegmentName, BuyableStatus } = node as Record<string, unknown>
    const id = idOf(SegmentId)
    if (id !== undefined && typeof SegmentName === "string") {
      found.push({ id, name: SegmentName, live: BuyableStatus !== false })
    }
    for (const value of Object.values(node)) if (typeof value === "object" && value !== null) left.push(value)
  }
  return found
}
