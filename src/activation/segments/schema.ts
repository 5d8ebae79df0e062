import * as z from "zod"
import { PLATFORMS } from "../../organizations/connections/kinds.ts"
import { jsonObject, positive } from "../../kernel/http/input.ts"
import { booleanParam } from "../../kernel/http/query.ts"

const STATUSES = ["pending", "active", "deactivated", "error"] as const

export const ActivationQuery = z.object({
  connectionId: z.string().max(100).optional(),
  platform: z.enum(PLATFORMS, `platform must be one of ${PLATFORMS.join(", ")}`).optional(),
  status: z.enum(STATUSES, `status must be one of ${STATUSES.join(", ")}`).optional(),
  stale: booleanParam("stale"),
  /** An addition to `interface.md`: the newest N. */
  limit: positive("limit", Number.MAX_SAFE_INTEGER),
})
export type ActivationQuery = z.output<typeof ActivationQuery>

const text = z.string()
const maybe = z.string().nullable()

/** The fields of `interface.md`, then additional ones. */
export const ActivationRecord = z.object({
  id: text,
  orgTopicId: text,
  connectionId: text,
  platform: text,
  topicName: maybe,
  status: z.enum(STATUSES),
  platformSegmentId: maybe,
  pushedName: maybe,
  pushedDescription: maybe,
  engineVersionAtPush: maybe,
  currentPlatformName: maybe,
  currentPlatformDesc: maybe,
  currentEngineVersion: maybe,
  activatedAt: maybe,
  createdAt: text,
  deactivatedAt: maybe,
  stale: z.boolean(),
  topicId: text,
  runId: maybe,
  error: maybe,
  workspaceId: maybe,
})
export type ActivationRecord = z.output<typeof ActivationRecord>

const MAX_IDS = 500
const REQUIRED = "activationIds array is required"
export const ActivationIds = jsonObject({
  activationIds: z
    .array(z.string(REQUIRED), REQUIRED)
    .min(1, REQUIRED)
    .max(MAX_IDS, `Maximum ${MAX_IDS} activationIds per request`),
})

const counts = { total: z.int(), success: z.int(), errors: z.int() }
const result = { activationId: text, newActivationId: z.string().optional(), error: z.string().optional() }
export const DeactivatedMany = z.object({
  ...counts,
  results: z.array(z.object({ ...result, status: z.enum(["deactivated", "error"]) })),
})
export const RefreshedMany = z.object({
  ...counts,
  results: z.array(z.object({ ...result, status: z.enum(["refreshed", "error"]) })),
})
