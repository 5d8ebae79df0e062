import { PLATFORM_NAMES, PLATFORMS } from "../../../../src/knowledge/platforms/platforms.ts"
import type { ConnectionRecord, Direction, Platform } from "../api/types.ts"

export const PLATFORM_LABELS = Object.fromEntries(
  PLATFORM_NAMES.map((platform) => [platform, PLATFORMS[platform].label]),
) as Record<Platform, string>

export const DIRECTION_LABELS: Record<Direction, string> = {
  inbound: "Inbound",
  outbound: "Outbound",
  bidirectional: "Inbound and outbound",
}

export const STATUS_COLORS: Record<ConnectionRecord["status"], string> = {
  untested: "gray",
  active: "teal",
  error: "red",
}
