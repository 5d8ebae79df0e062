import type { HeldSegment } from "../../../activation/platforms/port.ts"

/** An active activation of the connection. */
export type Held = { id: string; org_topic_id: string; platform_segment_id: string; pushed_name: string | null }

type Missing = { activationId: string; orgTopicId: string; segmentId: string; name: string; reason: string }
type Renamed = { activationId: string; orgTopicId: string; segmentId: string; pushedName: string; platformName: string }

/** The platform truncates names at this length. */
const MAX_NAME = 255

const GONE = "The segment is no longer on the platform"
const OFF = "The segment was deactivated on the platform"

/** Finds activations that differ from what the platform shows. */
export function compare(
  held: readonly Held[],
  tree: readonly HeldSegment[],
): { missing: Missing[]; renamed: Renamed[] } {
  const segments = new Map(tree.map((segment) => [segment.id, segment]))
  const missing: Missing[] = []
  const renamed: Renamed[] = []
  for (const { id: activationId, org_topic_id: orgTopicId, platform_segment_id: segmentId, pushed_name } of held) {
    const segment = segments.get(segmentId)
    const pushedName = pushed_name ?? ""
    const place = { activationId, orgTopicId, segmentId }
    if (!segment?.live) missing.push({ ...place, name: pushedName, reason: segment ? OFF : GONE })
    else if (segment.name.slice(0, MAX_NAME) !== pushedName.slice(0, MAX_NAME)) {
      renamed.push({ ...place, pushedName, platformName: segment.name })
    }
  }
  return { missing, renamed }
}
