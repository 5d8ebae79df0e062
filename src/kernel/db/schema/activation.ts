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
    errors: text("errors", { mode: "json" }).$type<PushError[]>().notNull(),
    /** The queue pushes its segments; otherwise a client does, call by call. */
    background: integer("background", { mode: "boolean" }).notNull().default(false),
    /** Why a run ended before its segments were pushed. */
    failure: text("failure"),
    /** Calls in a row that the platform left unanswered. */
    stalls: integer("stalls").notNull().default(0),
    /** A platform that does not answer is left alone until then. */
    resumeAt: text("resume_at"),
    createdAt: text("created_at").notNull(),
    completedAt: text("completed_at"),
  },
  (t) => [
    index("push_runs_connection").on(t.orgId, t.connectionId, t.createdAt),
    index("push_runs_background")
      .on(t.connectionId, t.createdAt)
      .where(sql`status = 'running' AND background = 1`),
  ],
)

export type PushError = { activationId: string; orgTopicId: string; message: string }

export const activations = sqliteTable(
  "activations",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    workspaceId: text("workspace_id").notNull().default(""),
    orgTopicId: text("org_topic_id").notNull(),
    topicId: text("topic_id").notNull(),
    /** The topic's name, kept when the topic leaves the library. */
    topicName: text("topic_name"),
    connectionId: text("connection_id").notNull(),
    runId: text("run_id"),
    platform: text("platform").notNull(),
    status: text("status", { enum: ["pending", "active", "deactivated", "error"] }).notNull(),
    platformSegmentId: text("platform_segment_id"),
    pushedName: text("pushed_name"),
    pushedDescription: text("pushed_description"),
    engineVersionAtPush: text("engine_version_at_push"),
    /**
     * The naming under which what was pushed is known to be what would be pushed now. Triggers take it away when the topic
     * changes, and it says nothing under any other naming: then both have to be compared.
     */
    asPushed: text("as_pushed"),
    /** Calls to the platform so far, in this try. */
    attempts: integer("attempts").notNull().default(0),
    /** A create left for the platform and its outcome is unknown: look there before creating again. */
    outcomeUnknown: integer("outcome_unknown", { mode: "boolean" }).notNull().default(false),
    /** What was asked of the platform for a live segment and is not settled: asked again until it is. */
    intent: text("intent", { enum: ["deactivate", "refresh"] }),
    /** Who calls the platform for it now. What a holder commits it commits under its own claim. */
    claim: text("claim"),
    /** Until then nobody else takes it; without a claim, the service itself leaves it alone. */
    claimedUntil: text("claimed_until"),
    error: text("error"),
    /** The link it was pushed for, where a merge left its topic two live segments on one connection; else empty. */
    mergedFrom: text("merged_from").notNull().default(""),
    createdAt: text("created_at").notNull(),
    activatedAt: text("activated_at"),
    deactivatedAt: text("deactivated_at"),
  },
  (t) => [
    index("activations_org").on(t.orgId, t.createdAt),
    index("activations_status").on(t.orgId, t.status, t.createdAt),
    // All that tells the stale ones apart, so that the others are passed over without looking at their rows.
    index("activations_fresh").on(
      t.orgId,
      t.status,
      t.asPushed,
      t.createdAt,
      t.connectionId,
      t.platform,
      t.workspaceId,
    ),
    index("activations_connection").on(t.orgId, t.connectionId, t.status, t.createdAt),
    index("activations_platform").on(t.orgId, t.platform, t.status, t.createdAt),
    index("activations_run").on(t.runId, t.status, t.platformSegmentId),
    index("activations_topic").on(t.orgTopicId, t.platform, t.createdAt),
    index("activations_global_topic").on(t.orgId, t.topicId, t.status),
    uniqueIndex("activations_live_segment")
      .on(t.connectionId, t.orgTopicId, t.mergedFrom)
      .where(sql`status IN ('pending', 'active')`),
    // Taken from the moment it is sent, and for as long as it may be there.
    uniqueIndex("activations_live_name")
      .on(t.connectionId, t.pushedName)
      .where(sql`status = 'active' OR outcome_unknown = 1 OR (status = 'pending' AND platform_segment_id IS NOT NULL)`),
    index("activations_held_name")
      .on(t.orgId, t.pushedName)
      .where(sql`platform_segment_id IS NOT NULL`),
    index("activations_claim")
      .on(t.claim)
      .where(sql`claim IS NOT NULL`),
    index("activations_unsettled")
      .on(t.connectionId, t.claimedUntil)
      .where(sql`outcome_unknown = 1 OR intent IS NOT NULL`),
  ],
)

/** Match values of a topic for file-based platforms; the values themselves are in R2, one a line, as a gzip file. */
export const segmentMembers = sqliteTable(
  "segment_members",
  {
    orgId: text("org_id").notNull(),
    orgTopicId: text("org_topic_id").notNull(),
    matchKey: text("match_key").notNull(),
    objectKey: text("object_key").notNull(),
    memberCount: integer("member_count").notNull(),
    /** Size and SHA-256 of the file. */
    bytes: integer("bytes").notNull().default(0),
    digest: text("digest").notNull().default(""),
    updatedAt: text("updated_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orgId, t.orgTopicId, t.matchKey] }),
    index("segment_members_object").on(t.objectKey),
  ],
)

/** A file in the drop, and where on the other side it belongs; `digest` is its SHA-256. */
export type DroppedFile = { key: string; path: string; bytes: number; digest: string }

/** Files dropped for the relay. A lease with a fencing token says which relay holds one. */
export const deliveries = sqliteTable(
  "deliveries",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    connectionId: text("connection_id").notNull(),
    activationId: text("activation_id").notNull(),
    /** The audience the files are of: its deliveries go out one after the other, so that the newest stays. */
    segmentId: text("segment_id").notNull().default(""),
    /** Empty once they are gone from the drop. */
    objects: text("objects", { mode: "json" }).$type<DroppedFile[]>().notNull(),
    status: text("status", { enum: ["waiting", "leased", "delivered", "failed"] }).notNull(),
    /** How often a relay has reported that it failed. */
    attempts: integer("attempts").notNull().default(0),
    leaseToken: text("lease_token"),
    /** When it may be leased: after a pause, or when the lease it is under runs out. */
    availableAt: text("available_at").notNull(),
    error: text("error"),
    createdAt: text("created_at").notNull(),
    completedAt: text("completed_at"),
  },
  (t) => [
    index("deliveries_queue").on(t.status, t.availableAt),
    index("deliveries_activation").on(t.activationId),
    index("deliveries_open")
      .on(t.connectionId, t.segmentId, t.createdAt)
      .where(sql`status IN ('waiting', 'leased')`),
    index("deliveries_lease").on(t.leaseToken),
    index("deliveries_dropped")
      .on(t.completedAt)
      .where(sql`status IN ('delivered', 'failed') AND objects <> '[]'`),
  ],
)

/** The key an SFTP server showed when a connection first went there, for connections that pin none. */
export const sftpHostKeys = sqliteTable(
  "sftp_host_keys",
  {
    orgId: text("org_id").notNull(),
    connectionId: text("connection_id").notNull(),
    /** `host:port` */
    host: text("host").notNull(),
    fingerprint: text("fingerprint").notNull(),
    seenAt: text("seen_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.connectionId, t.host] })],
)
