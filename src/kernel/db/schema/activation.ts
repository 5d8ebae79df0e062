import type { PlatformName } from "../../../knowledge/platforms/platforms.ts"
import { sql } from "drizzle-orm"
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core"

export const connections = sqliteTable(
  "connections",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    name: text("name").notNull(),
    platform: text("platform").$type<PlatformName>().notNull(),
    direction: text("direction", { enum: ["inbound", "outbound", "bidirectional"] }).notNull(),
    config: text("config", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    /** AES-256-GCM envelope with the key id; org and connection id are the additional data. */
    credentials: text("credentials"),
    /** Fingerprint of the account behind it; null until first needed and after every change of config or credentials. */
    account: text("account"),
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
    /** True when the queue pushes the segments, false when a client does. */
    background: integer("background", { mode: "boolean" }).notNull().default(false),
    /** The topics of a large run, while its activations are still being created page by page; otherwise null. */
    selection: text("selection", { mode: "json" }).$type<PushSelection>(),
    /** Where the next page of the selection starts; null for the first page. */
    selectedTo: text("selected_to"),
    /** Why the run ended before all segments were pushed. */
    failure: text("failure"),
    /** A waiting run is not pushed. Null if the run needed no approval. */
    approval: text("approval", { enum: ["waiting", "approved", "refused"] }),
    decidedBy: text("decided_by"),
    decidedAt: text("decided_at"),
    /** What the person who decided had to say. */
    decisionComment: text("decision_comment"),
    /** Consecutive calls without a response from the platform. */
    stalls: integer("stalls").notNull().default(0),
    /** A platform that does not answer is not called before this time. */
    resumeAt: text("resume_at"),
    createdAt: text("created_at").notNull(),
    completedAt: text("completed_at"),
  },
  (t) => [
    index("push_runs_connection").on(t.orgId, t.connectionId, t.createdAt),
    index("push_runs_org").on(t.orgId, t.createdAt),
    index("push_runs_background")
      .on(t.connectionId, t.createdAt)
      .where(sql`status = 'running' AND background = 1`),
    index("push_runs_waiting")
      .on(t.orgId, t.createdAt)
      .where(sql`status = 'running' AND approval = 'waiting'`),
  ],
)

/** Row numbers of library topics, or filters. */
export type PushSelection = { rows: number[] } | { filters: Record<string, unknown> }
export type PushError = { activationId: string; orgTopicId: string; message: string }

export const activations = sqliteTable(
  "activations",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    workspaceId: text("workspace_id").notNull().default(""),
    orgTopicId: text("org_topic_id").notNull(),
    topicId: text("topic_id").notNull(),
    /** The topic's name, kept after the topic is removed from the library. */
    topicName: text("topic_name"),
    connectionId: text("connection_id").notNull(),
    runId: text("run_id"),
    platform: text("platform").notNull(),
    /** The connection's account when the segment was sent; null until then. */
    account: text("account"),
    status: text("status", { enum: ["pending", "active", "deactivated", "error"] }).notNull(),
    platformSegmentId: text("platform_segment_id"),
    pushedName: text("pushed_name"),
    pushedDescription: text("pushed_description"),
    engineVersionAtPush: text("engine_version_at_push"),
    /**
     * The naming for which the pushed values are known to be current. Triggers clear it when the topic changes. Under any other
     * naming, compare pushed and current values.
     */
    asPushed: text("as_pushed"),
    /** Creates sent so far, in this try. */
    attempts: integer("attempts").notNull().default(0),
    /** Consecutive failed checks of an unknown outcome; each one postpones the next. */
    checks: integer("checks").notNull().default(0),
    /** A create was sent and its outcome is unknown: check the platform before creating again. */
    outcomeUnknown: integer("outcome_unknown", { mode: "boolean" }).notNull().default(false),
    /** An unconfirmed change to a live segment, retried until it is confirmed. `..._requested` ones were not sent yet. */
    intent: text("intent", { enum: ["deactivate", "refresh", "deactivate_requested", "refresh_requested"] }),
    /** Claim of the current holder, which every commit checks. */
    claim: text("claim"),
    /** Expiry of the claim; without a claim, background work skips the row until then. */
    claimedUntil: text("claimed_until"),
    error: text("error"),
    /** The original link, if a merge left the topic with two live segments on one connection; otherwise empty. */
    mergedFrom: text("merged_from").notNull().default(""),
    createdAt: text("created_at").notNull(),
    activatedAt: text("activated_at"),
    deactivatedAt: text("deactivated_at"),
  },
  (t) => [
    index("activations_org").on(t.orgId, t.createdAt),
    index("activations_status").on(t.orgId, t.status, t.createdAt),
    // Covers everything that decides staleness, so that fresh activations are skipped without reading their rows.
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
    // Live segments in the order of mappings. The expression has no comma, because the migration generator would cut it there.
    index("activations_live")
      .on(t.orgId, sql`CASE WHEN activated_at IS NULL THEN '' ELSE activated_at END`)
      .where(sql`status = 'active'`),
    index("activations_run").on(t.runId, t.status, t.platformSegmentId),
    index("activations_topic").on(t.orgTopicId, t.platform, t.createdAt),
    index("activations_global_topic").on(t.orgId, t.topicId, t.status),
    uniqueIndex("activations_live_segment")
      .on(t.connectionId, t.orgTopicId, t.mergedFrom)
      .where(sql`status IN ('pending', 'active')`),
    // A name is reserved from the moment it is sent for as long as the segment may exist.
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

/** Match values of a topic for file-based platforms. The values are in R2, one per line, gzipped. */
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

/** A file in the drop and its destination path; `digest` is its SHA-256. */
export type DroppedFile = { key: string; path: string; bytes: number; digest: string }

/** Files for the relay to deliver. A lease with a fencing token records which relay holds a delivery. */
export const deliveries = sqliteTable(
  "deliveries",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    connectionId: text("connection_id").notNull(),
    activationId: text("activation_id").notNull(),
    /** The audience id. Deliveries of an audience run one after the other, so that the newest wins. */
    segmentId: text("segment_id").notNull().default(""),
    /** Empty once the files are deleted from the drop. */
    objects: text("objects", { mode: "json" }).$type<DroppedFile[]>().notNull(),
    status: text("status", { enum: ["waiting", "leased", "delivered", "failed"] }).notNull(),
    /** Failures reported by relays. */
    attempts: integer("attempts").notNull().default(0),
    leaseToken: text("lease_token"),
    /** Earliest time it may be leased: after a backoff, or when the current lease expires. */
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
    // Finds connections with a due delivery, and whether one is leased, with one seek per connection.
    index("deliveries_due")
      .on(t.connectionId, t.status, t.availableAt)
      .where(sql`status IN ('waiting', 'leased')`),
    index("deliveries_lease").on(t.leaseToken),
    index("deliveries_dropped")
      .on(t.completedAt)
      .where(sql`status IN ('delivered', 'failed') AND objects <> '[]'`),
  ],
)

/** SFTP host keys trusted on first use, for connections that do not pin one. */
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

/** Segments on the built-in sandbox platform: the remote side of a sandbox connection. */
export const sandboxSegments = sqliteTable(
  "sandbox_segments",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    connectionId: text("connection_id").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    live: integer("live", { mode: "boolean" }).notNull().default(true),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
  },
  (t) => [
    index("sandbox_segments_org").on(t.orgId),
    index("sandbox_segments_connection").on(t.connectionId, t.createdAt),
    uniqueIndex("sandbox_segments_name")
      .on(t.connectionId, t.name)
      .where(sql`live = 1`),
  ],
)

/** Segments of a connection, counted once a day. */
export const connectionDays = sqliteTable(
  "connection_days",
  {
    orgId: text("org_id").notNull(),
    connectionId: text("connection_id").notNull(),
    day: text("day").notNull(),
    live: integer("live").notNull(),
    failed: integer("failed").notNull(),
    stale: integer("stale").notNull(),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.connectionId, t.day] })],
)

/** Recurring pushes and refreshes of a connection. */
export const activationSchedules = sqliteTable(
  "activation_schedules",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    workspaceId: text("workspace_id").notNull().default(""),
    connectionId: text("connection_id").notNull(),
    name: text("name").notNull(),
    kind: text("kind", { enum: ["push", "refresh"] }).notNull(),
    /** `custom`: at the times of `cron`. */
    every: text("every", { enum: ["hourly", "daily", "weekly", "custom"] }).notNull(),
    cron: text("cron"),
    /** The IANA name of the zone of `cron`. */
    timeZone: text("time_zone"),
    filters: text("filters", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    /** A dry run counts what a run would do and sends nothing. */
    mode: text("mode", { enum: ["dry_run", "live"] })
      .notNull()
      .default("dry_run"),
    /** Null while it is paused. */
    nextRunAt: text("next_run_at"),
    createdBy: text("created_by").notNull(),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
  },
  (t) => [
    index("activation_schedules_org").on(t.orgId, t.createdAt),
    index("activation_schedules_connection").on(t.connectionId),
    index("activation_schedules_due")
      .on(t.nextRunAt)
      .where(sql`next_run_at IS NOT NULL`),
  ],
)

/** One row per due time of a schedule. */
export const scheduleRuns = sqliteTable(
  "schedule_runs",
  {
    /** Id of the push run or refresh job that it starts, so that two consumers cannot start two. */
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    scheduleId: text("schedule_id").notNull(),
    /** The schedule's name, kept after the schedule is deleted. */
    name: text("name").notNull(),
    kind: text("kind", { enum: ["push", "refresh"] }).notNull(),
    mode: text("mode", { enum: ["dry_run", "live"] }).notNull(),
    dueAt: text("due_at").notNull(),
    status: text("status", { enum: ["queued", "done", "skipped", "failed"] })
      .notNull()
      .default("queued"),
    /** Counts of a dry run. */
    counts: text("counts", { mode: "json" }).$type<Record<string, number>>(),
    /** Why it was skipped or failed. */
    reason: text("reason"),
    createdAt: text("created_at").notNull(),
    completedAt: text("completed_at"),
  },
  (t) => [
    uniqueIndex("schedule_runs_due").on(t.scheduleId, t.dueAt),
    index("schedule_runs_org").on(t.orgId, t.createdAt),
  ],
)
