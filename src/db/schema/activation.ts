import { sql } from "drizzle-orm"
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core"

export const connections = sqliteTable(
  "connections",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    name: text("name").notNull(),
    platform: text("platform", { enum: ["marketplace", "dspapi", "exchange", "custom_api"] }).notNull(),
    direction: text("direction", { enum: ["inbound", "outbound", "bidirectional"] }).notNull(),
    config: text("config", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    /** AES-256-GCM envelope with the key's id; org and connection are its additional data. */
    credentials: text("credentials"),
    status: text("status", { enum: ["untested", "active", "error"] })
      .notNull()
      .default("untested"),
    lastTestedAt: text("last_tested_at"),
    nextSyncAt: text("next_sync_at"),
    createdBy: text("created_by").notNull(),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
  },
  (t) => [
    index("connections_org").on(t.orgId, t.createdAt),
    index("connections_schedule")
      .on(t.nextSyncAt)
      .where(sql`next_sync_at IS NOT NULL`),
  ],
)

export const pushRuns = sqliteTable(
  "push_runs",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    workspaceId: text("workspace_id").notNull().default(""),
    connectionId: text("connection_id").notNull(),
    createdBy: text("created_by").notNull(),
    status: text("status", { enum: ["running", "completed", "failed", "cancelled"] }).notNull(),
    totalSegments: integer("total_segments").notNull(),
    processedSegments: integer("processed_segments").notNull().default(0),
    successCount: integer("success_count").notNull().default(0),
    errorCount: integer("error_count").notNull().default(0),
    skipped: integer("skipped").notNull().default(0),
    errors: text("errors", { mode: "json" }).$type<{ orgTopicId: string; message: string }[]>().notNull(),
    createdAt: text("created_at").notNull(),
    completedAt: text("completed_at"),
  },
  (t) => [index("push_runs_connection").on(t.orgId, t.connectionId, t.createdAt)],
)

export const activations = sqliteTable(
  "activations",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    workspaceId: text("workspace_id").notNull().default(""),
    orgTopicId: text("org_topic_id").notNull(),
    topicId: text("topic_id").notNull(),
    connectionId: text("connection_id").notNull(),
    runId: text("run_id"),
    platform: text("platform").notNull(),
    status: text("status", { enum: ["pending", "active", "deactivated", "error"] }).notNull(),
    platformSegmentId: text("platform_segment_id"),
    pushedName: text("pushed_name"),
    pushedDescription: text("pushed_description"),
    engineVersionAtPush: text("engine_version_at_push"),
    attempts: integer("attempts").notNull().default(0),
    /** A create left for the platform and its outcome is unknown: look there before creating again. */
    outcomeUnknown: integer("outcome_unknown", { mode: "boolean" }).notNull().default(false),
    error: text("error"),
    createdAt: text("created_at").notNull(),
    activatedAt: text("activated_at"),
    deactivatedAt: text("deactivated_at"),
  },
  (t) => [
    index("activations_org").on(t.orgId, t.createdAt),
    index("activations_status").on(t.orgId, t.status, t.createdAt),
    index("activations_connection").on(t.orgId, t.connectionId, t.status, t.createdAt),
    index("activations_platform").on(t.orgId, t.platform, t.status),
    index("activations_run").on(t.runId, t.status),
    index("activations_topic").on(t.orgTopicId, t.platform, t.createdAt),
    index("activations_global_topic").on(t.orgId, t.topicId, t.status),
    uniqueIndex("activations_live_segment")
      .on(t.connectionId, t.orgTopicId)
      .where(sql`status IN ('pending', 'active')`),
    uniqueIndex("activations_live_name")
      .on(t.connectionId, t.pushedName)
      .where(sql`status = 'active'`),
  ],
)

/** Match values of a topic for file-based platforms; the values themselves are in R2. */
export const segmentMembers = sqliteTable(
  "segment_members",
  {
    orgId: text("org_id").notNull(),
    orgTopicId: text("org_topic_id").notNull(),
    matchKey: text("match_key").notNull(),
    objectKey: text("object_key").notNull(),
    memberCount: integer("member_count").notNull(),
    updatedAt: text("updated_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.orgTopicId, t.matchKey] })],
)

/** Files dropped for the relay. A lease with a fencing token says which relay holds one. */
export const deliveries = sqliteTable(
  "deliveries",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    connectionId: text("connection_id").notNull(),
    activationId: text("activation_id").notNull(),
    objects: text("objects", { mode: "json" }).$type<{ key: string; path: string }[]>().notNull(),
    status: text("status", { enum: ["waiting", "leased", "delivered", "failed"] }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    leaseToken: text("lease_token"),
    availableAt: text("available_at").notNull(),
    error: text("error"),
    createdAt: text("created_at").notNull(),
    completedAt: text("completed_at"),
  },
  (t) => [index("deliveries_queue").on(t.status, t.availableAt), index("deliveries_activation").on(t.activationId)],
)
