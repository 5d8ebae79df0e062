import { sql } from "drizzle-orm"
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core"

/** Alerts for people. Triggers write most of them, in the transaction of the event; chores write the others. */
export const alerts = sqliteTable(
  "alerts",
  {
    /** Derived from the event, so that an alert is raised once. */
    id: text("id").primaryKey(),
    /** Empty for alerts to operators. */
    orgId: text("org_id").notNull(),
    kind: text("kind", {
      enum: [
        "run_failed",
        "run_errors",
        "run_succeeded",
        "approval_waiting",
        "sync_overdue",
        "segments_stale",
        "credentials_refused",
        "keys_left",
        "quota_80",
        "quota_100",
        "dead_letters",
        "wall",
      ],
    }).notNull(),
    data: text("data", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    createdAt: text("created_at").notNull(),
    /** Whether its message was sent; `none` if there was no recipient. */
    message: text("message", { enum: ["pending", "sent", "failed", "none"] })
      .notNull()
      .default("pending"),
    /** Failed attempts to send the message. */
    attempts: integer("attempts").notNull().default(0),
    /** When the message is due; while it is being sent, when the sender is presumed dead. */
    nextAttemptAt: text("next_attempt_at").notNull(),
  },
  (t) => [
    index("alerts_org").on(t.orgId, t.createdAt),
    index("alerts_created").on(t.createdAt),
    index("alerts_due")
      .on(t.nextAttemptAt)
      .where(sql`message = 'pending'`),
  ],
)

/** Who has read which alert. */
export const alertReads = sqliteTable(
  "alert_reads",
  {
    alertId: text("alert_id").notNull(),
    userId: text("user_id").notNull(),
    readAt: text("read_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.alertId, t.userId] }), index("alert_reads_user").on(t.userId)],
)
