import type { ConnectionRecord, Direction, Platform } from "../api/types.ts"

export const PLATFORM_LABELS: Record<Platform, string> = {
  marketplace: "Data marketplace",
  dspapi: "DSP API",
  exchange: "Ad exchange",
  custom_api: "Custom API",
  sandbox: "Sandbox",
}

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

export const RUN_COLORS = { running: "ochre", completed: "teal", failed: "red", cancelled: "gray" } as const
