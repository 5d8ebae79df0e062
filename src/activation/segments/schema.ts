import * as z from "zod"
import { PLATFORMS } from "../../organizations/connections/kinds.ts"
import { idList, oneOf } from "../../kernel/http/fields.ts"
import { cursorQuery } from "../../kernel/http/cursor.ts"
import { jsonObject, positive } from "../../kernel/http/input.ts"
import { booleanParam } from "../../kernel/http/query.ts"

export const STATUSES = ["pending", "active", "deactivated", "error"] as const

export const ActivationQuery = z.object({
  connectionId: z.string().max(100).optional(),
  platform: oneOf("platform", PLATFORMS).optional(),
  status: oneOf("status", STATUSES).optional(),
  stale: booleanParam("stale"),
  /** An addition to the interface: the maximum number, newest first. */
  limit: positive("limit", Number.MAX_SAFE_INTEGER),
})
export type ActivationQuery = z.output<typeof ActivationQuery>

/** What has changed since the push: topic or overrides, template or connection, or only the service's wording. */
export const STALE_REASONS = ["topic", "settings", "wording"] as const
export type StaleReason = (typeof STALE_REASONS)[number]

const text = z.string()
const maybe = z.string().nullable()

/** The fields of `interface.md`, then additional ones. */
export const ActivationRecord = z.object({
  id: text,
  orgTopicId: text,
  connectionId: text,
  platform: z.enum(PLATFORMS),
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
  staleReason: z.enum(STALE_REASONS).nullable(),
  topicId: text,
  runId: maybe,
  error: maybe,
  workspaceId: maybe,
})
export type ActivationRecord = z.output<typeof ActivationRecord>

const MAX_IDS = 500
export const ActivationIds = jsonObject({
  activationIds: idList("activationIds").max(MAX_IDS, `Maximum ${MAX_IDS} activationIds per request`),
})

const counts = { total: z.int(), success: z.int(), errors: z.int() }
const result = { activationId: text, newActivationId: z.string().optional(), error: z.string().optional() }
export const DeactivatedMany = z.object({
  ...counts,
  results: z.array(z.object({ ...result, status: z.enum(["deactivated", "error"]) })),
})
export type DeactivatedMany = z.output<typeof DeactivatedMany>

export const RefreshedMany = z.object({
  ...counts,
  results: z.array(
    z.object({
      ...result,
      status: z.enum(["refreshed", "error"]),
      /** The old and new segment id, for updating campaigns; missing if the platform returned none. */
      oldSegmentId: z.string().optional(),
      newSegmentId: z.string().optional(),
    }),
  ),
})
export type RefreshedMany = z.output<typeof RefreshedMany>

export const MappingQuery = z.object({
  platform: z.string().optional(),
  topicId: z.string().optional(),
  ...cursorQuery,
})

export const Mappings = z.object({
  data: z.array(
    z.object({
      topicId: text,
      topicName: text,
      platform: text,
      platformSegmentId: maybe,
      segmentName: maybe,
      connectionId: text,
      activatedAt: maybe,
    }),
  ),
  /** Only with limit or cursor: where the next page starts; null on the last page. */
  cursor: maybe.optional(),
})
