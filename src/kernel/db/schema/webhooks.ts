import { sql } from "drizzle-orm"
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core"

/** One attempt to deliver an event. `status` is the receiver's HTTP status; null if it did not answer. */
export type DeliveryAttempt = { at: string; status: number | null; error: string | null; ms: number }

/** URLs to which an organization's events are delivered. */
export const webhooks = sqliteTable(
  "webhooks",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    /** The buyer that subscribed to the feed of signals, and its name for the subscription; empty for a webhook of the organization. */
    buyerId: text("buyer_id").notNull().default(""),
    subscriberId: text("subscriber_id").notNull().default(""),
    url: text("url").notNull(),
    description: text("description").notNull().default(""),
    /** Event types. Triggers search for them in the JSON text. */
    events: text("events", { mode: "json" }).$type<string[]>().notNull(),
    /** Encrypted, like the credentials of connections. */
    secret: text("secret").notNull(),
    /** The secret before the last rotation also signs until `previous_until`. */
    previousSecret: text("previous_secret"),
    previousUntil: text("previous_until"),
    /** Since when no delivery has succeeded; null after a success. */
    failingSince: text("failing_since"),
    disabledAt: text("disabled_at"),
    /** Why it is disabled. */
    disabledReason: text("disabled_reason"),
    createdBy: text("created_by").notNull(),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
  },
  (t) => [index("webhooks_org").on(t.orgId, t.createdAt)],
)

/** Webhook deliveries, one row per event and webhook: the outbox and the log. Triggers write the rows in the transaction of the event. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    webhookId: text("webhook_id").notNull(),
    /** The same for every webhook and every attempt. */
    eventId: text("event_id").notNull(),
    type: text("type").notNull(),
    data: text("data", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    status: text("status", { enum: ["pending", "delivered", "failed"] })
      .notNull()
      .default("pending"),
    /** Attempts since it was written or replayed. */
    attempts: integer("attempts").notNull().default(0),
    /** When a pending delivery is due; while it is being sent, when the sender is presumed dead. */
    nextAttemptAt: text("next_attempt_at").notNull(),
    /** Token of the sender that claimed it. */
    claim: text("claim"),
    /** The newest attempts. */
    log: text("log", { mode: "json" }).$type<DeliveryAttempt[]>().notNull().default([]),
    /** When the event happened. */
    createdAt: text("created_at").notNull(),
    completedAt: text("completed_at"),
  },
  (t) => [
    uniqueIndex("webhook_deliveries_event").on(t.webhookId, t.eventId),
    index("webhook_deliveries_log").on(t.webhookId, t.createdAt),
    index("webhook_deliveries_org").on(t.orgId, t.createdAt),
    index("webhook_deliveries_created").on(t.createdAt),
    index("webhook_deliveries_due")
      .on(t.nextAttemptAt, t.webhookId)
      .where(sql`status = 'pending'`),
    index("webhook_deliveries_waiting")
      .on(t.webhookId, t.nextAttemptAt)
      .where(sql`status = 'pending'`),
  ],
)
