import { sql } from "drizzle-orm"
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core"

type Values = Record<string, unknown>

export const jobs = sqliteTable(
  "jobs",
  {
    id: text("id").primaryKey(),
    /** One of the kinds in operations/jobs/descriptions.ts. */
    jobType: text("job_type").notNull(),
    orgId: text("org_id"),
    createdBy: text("created_by").notNull(),
    status: text("status", { enum: ["pending", "processing", "completed", "failed", "cancelled"] }).notNull(),
    config: text("config", { mode: "json" }).$type<Values>().notNull(),
    totalItems: integer("total_items").notNull().default(0),
    processedItems: integer("processed_items").notNull().default(0),
    successCount: integer("success_count").notNull().default(0),
    errorCount: integer("error_count").notNull().default(0),
    skipCount: integer("skip_count").notNull().default(0),
    result: text("result", { mode: "json" }).$type<Values>().notNull(),
    /** Where the next step resumes. */
    cursor: text("cursor"),
    /** Fencing token of the newest lease that wrote; commits with an older one are rejected. */
    fence: integer("fence").notNull().default(0),
    createdAt: text("created_at").notNull(),
    startedAt: text("started_at"),
    /** Last progress: the sweep resumes background jobs that make none. */
    updatedAt: text("updated_at"),
    completedAt: text("completed_at"),
  },
  (t) => [
    index("jobs_open")
      .on(t.updatedAt)
      .where(sql`status IN ('pending', 'processing')`),
    index("jobs_created").on(t.createdAt),
    index("jobs_type").on(t.jobType, t.createdAt),
    index("jobs_status").on(t.status, t.createdAt),
    index("jobs_org").on(t.orgId, t.createdAt),
    index("jobs_rollback").on(sql`config ->> 'rollbackOf'`),
  ],
)

/** One row per error, since a million failing topics would not fit in one row. */
export const jobErrors = sqliteTable(
  "job_errors",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    jobId: text("job_id").notNull(),
    itemId: text("item_id"),
    name: text("name"),
    message: text("message").notNull(),
  },
  (t) => [index("job_errors_job").on(t.jobId, t.seq)],
)

/** Findings of a job by list and key: clusters and pairs of a sweep, libraries of a preview, links folded by a merge. */
export const jobFindings = sqliteTable(
  "job_findings",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    jobId: text("job_id").notNull(),
    list: text("list").notNull(),
    key: text("key").notNull(),
    value: text("value", { mode: "json" }).$type<unknown>(),
  },
  (t) => [
    uniqueIndex("job_findings_key").on(t.jobId, t.list, t.key),
    index("job_findings_order").on(t.jobId, t.list, t.seq),
  ],
)

export const outputTemplates = sqliteTable(
  "output_templates",
  {
    id: text("id").primaryKey(),
    platformKey: text("platform_key").notNull(),
    displayName: text("display_name").notNull(),
    builtIn: integer("built_in", { mode: "boolean" }).notNull().default(false),
    isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
    sortOrder: integer("sort_order").notNull().default(0),
    /** The rest of the template, validated as a whole when read. */
    config: text("config", { mode: "json" }).$type<Values>().notNull(),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
  },
  (t) => [uniqueIndex("output_templates_key").on(t.platformKey)],
)

/**
 * What stored names and descriptions were written with: a wording of the service, and the operators' templates of then. A row never
 * changes. A trigger adds one when a change of the templates changes texts, a migration when the wording of a release does.
 */
export const textForms = sqliteTable("text_forms", {
  form: integer("form").primaryKey(),
  /** Rows of `output_templates`, by id. */
  templates: text("templates").notNull(),
  createdAt: text("created_at").notNull(),
})

/** Rules that the local engine learned from reviews. */
export const learnedRules = sqliteTable(
  "learned_rules",
  {
    id: text("id").primaryKey(),
    /** `name` and `head_noun` rules decide the segment type, `name:parentCategory` and its like other fields. */
    kind: text("kind").notNull(),
    pattern: text("pattern").notNull(),
    /** The rule's result. The column is named after the field of the first rules. */
    value: text("segment_type").notNull(),
    reviews: integer("reviews").notNull(),
    /** Head noun of a name rule, while the rule counts toward a rule for the noun. */
    head: text("head"),
    createdBy: text("created_by").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("learned_rules_pattern").on(t.kind, t.pattern),
    index("learned_rules_head").on(t.head),
    index("learned_rules_created").on(t.createdAt, t.id),
  ],
)

/** A single row; triggers change it whenever a template or learned rule changes. */
export const configVersion = sqliteTable("config_version", {
  id: integer("id").primaryKey(),
  token: text("token").notNull(),
})

/** Append-only: triggers reject updates, and deletes outside the window in `audit_retention`. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    at: text("at").notNull(),
    orgId: text("org_id"),
    actor: text("actor").notNull(),
    action: text("action").notNull(),
    target: text("target").notNull(),
    details: text("details", { mode: "json" }).$type<Values>().notNull(),
    requestId: text("request_id").notNull(),
  },
  (t) => [
    index("audit_at").on(t.at, t.seq),
    index("audit_org").on(t.orgId, t.at, t.seq),
    index("audit_actor").on(t.actor, t.at, t.seq),
    index("audit_action").on(t.action, t.at, t.seq),
  ],
)

/**
 * One row. Entries before `removable_before` may be deleted; it is empty except within the transaction in which the cron deletes
 * entries that are past their retention.
 */
export const auditRetention = sqliteTable("audit_retention", {
  id: integer("id").primaryKey(),
  removableBefore: text("removable_before").notNull(),
})

/**
 * One row. Triggers let actor, target and details of audit entries change only while `open` is 1, which it is only inside the
 * transactions of an erasure.
 */
export const auditErasure = sqliteTable("audit_erasure", {
  id: integer("id").primaryKey(),
  open: integer("open").notNull(),
})

/** One row per org and day. The org's counter object writes absolute values, so a repeated write is idempotent. */
export const usageDaily = sqliteTable(
  "usage_daily",
  {
    orgId: text("org_id").notNull(),
    day: text("day").notNull(),
    classifications: integer("total_classifications").notNull().default(0),
    tokens: integer("total_tokens").notNull().default(0),
    imports: integer("total_imports").notNull().default(0),
    exports: integer("total_exports").notNull().default(0),
    webSearches: integer("total_web_searches").notNull().default(0),
    requests: integer("total_requests").notNull().default(0),
    cost: real("total_cost").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.day] }), index("usage_day").on(t.day)],
)

/** One row per LLM call: usage, duration and caller. */
export const llmCalls = sqliteTable(
  "llm_calls",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    purpose: text("purpose").notNull(),
    model: text("model").notNull(),
    authMethod: text("auth_method").notNull(),
    inputTokens: integer("input_tokens").notNull(),
    outputTokens: integer("output_tokens").notNull(),
    webSearches: integer("web_searches").notNull(),
    durationMs: integer("duration_ms").notNull(),
    failed: integer("failed", { mode: "boolean" }).notNull(),
    createdAt: text("created_at").notNull(),
  },
  (t) => [index("llm_calls_org").on(t.orgId, t.createdAt), index("llm_calls_created").on(t.createdAt)],
)

/**
 * Transactional outbox for queue messages, written with the work that causes them. Messages of organizations stay until they are handled, the
 * others until they are sent. Cron sends what was left behind.
 */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    queue: text("queue").notNull(),
    body: text("body", { mode: "json" }).$type<Values>().notNull(),
    createdAt: text("created_at").notNull(),
    /** Whose share of the queue it uses; empty for messages of the service itself. */
    orgId: text("org_id").notNull().default(""),
    /** When it was sent, or when its next attempt is due; empty while it waits for its turn. */
    sentAt: text("sent_at").notNull().default(""),
    /** Why the last attempt failed, and when the work is given up; null before a failure. */
    retry: text("retry", { mode: "json" }).$type<{ until: string; reason: string | null }>(),
  },
  (t) => [index("outbox_created").on(t.createdAt), index("outbox_turns").on(t.queue, t.orgId, t.sentAt, t.createdAt)],
)

export const deadLetters = sqliteTable(
  "dead_letters",
  {
    id: text("id").primaryKey(),
    queue: text("queue").notNull(),
    body: text("body", { mode: "json" }).$type<unknown>().notNull(),
    attempts: integer("attempts").notNull(),
    /** Why the work was given up. */
    reason: text("reason"),
    receivedAt: text("received_at").notNull(),
    replayedAt: text("replayed_at"),
  },
  (t) => [index("dead_letters_received").on(t.receivedAt)],
)

/** One row per cron chore: when it last ran and how, and where its next run resumes. */
export const cronRuns = sqliteTable("cron_runs", {
  chore: text("chore").primaryKey(),
  startedAt: text("started_at").notNull(),
  finishedAt: text("finished_at"),
  error: text("error"),
  cursor: text("cursor"),
})

/** What can run out, as last measured (operations/walls). Times of the database's thread are added as isolates report them. */
export const walls = sqliteTable("walls", {
  name: text("name").primaryKey(),
  used: real("used").notNull().default(0),
  capacity: real("capacity").notNull().default(0),
  /** The highest alerted percentage that was reached and not left since. */
  level: integer("level").notNull().default(0),
  /** Reported by isolates and not yet part of `used`. */
  busyMs: real("busy_ms").notNull().default(0),
  measuredAt: text("measured_at").notNull().default(""),
})

/** Requests with an `Idempotency-Key` and their first answers, kept for 24 hours. */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    orgId: text("org_id").notNull(),
    /** SHA-256 of the caller's key. */
    keyHash: text("key_hash").notNull(),
    /** Hash of the key and the whole request. A different request under the same key has a different hash. */
    fingerprint: text("fingerprint").notNull(),
    /** The call that holds the key; only it may store the answer. */
    claim: text("claim").notNull(),
    /** A call that has not answered by then is treated as dead, and a retry may claim the key. */
    claimedUntil: text("claimed_until").notNull(),
    state: text("state", { enum: ["running", "answered", "too_large"] }).notNull(),
    answer: text("answer"),
    createdAt: text("created_at").notNull(),
    expiresAt: text("expires_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.keyHash] }), index("idempotency_keys_expiry").on(t.expiresAt)],
)
