import { idOf } from "./response-fields.ts"
import { type HeldSegment, PlatformError } from "./port.ts"

/** All segments of a provider's tree, at any depth and in any array. A segment is live unless BuyableStatus is false. */
export function segmentsInTree(tree: unknown): HeldSegment[] {
  if (typeof tree !== "object" || tree === null) {
    throw new PlatformError("Trade Desk API GET segments failed: the response contains no segment tree")
  }
  const found: HeldSegment[] = []
  // Iterative: a deep tree would overflow the call stack.
  const stack: unknown[] = [tree]
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (typeof node !== "object" || node === null) continue
    const { SegmentId, SegmentName, BuyableStatus } = node as Record<string, unknown>
    const id = idOf(SegmentId)
    if (id !== undefined && typeof SegmentName === "string") {
      found.push({ id, name: SegmentName, live: BuyableStatus !== false })
    }
    for (const value of Object.values(node)) if (typeof value === "object" && value !== null) stack.push(value)
  }
  return found
}
