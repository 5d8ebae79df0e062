import { sql } from "drizzle-orm"
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core"

export type PricingOption = { pricing_option_id: string; model: string; currency: string } & Record<string, unknown>

/** Prices of an organization's signals: one default, and overrides for a topic or for all topics that filters select. */
export const signalPrices = sqliteTable(
  "signal_prices",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    kind: text("kind", { enum: ["default", "filter", "topic"] }).notNull(),
    /** The buyer that the price is for; empty: every buyer without one of its own. */
    buyerId: text("buyer_id").notNull().default(""),
    /** Library id of the topic; null for the other kinds. */
    orgTopicId: text("org_topic_id"),
    /** Null for the other kinds. */
    filters: text("filters", { mode: "json" }).$type<Record<string, string>>(),
    options: text("options", { mode: "json" }).$type<PricingOption[]>().notNull(),
    /** The share of the addressable audience that the organization states; null if it states none. */
    coverage: real("coverage"),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
  },
  (t) => [
    index("signal_prices_org").on(t.orgId, t.createdAt),
    uniqueIndex("signal_prices_buyer_default")
      .on(t.orgId, t.buyerId)
      .where(sql`kind = 'default'`),
    uniqueIndex("signal_prices_buyer_topic")
      .on(t.orgId, t.buyerId, t.orgTopicId)
      .where(sql`kind = 'topic'`),
  ],
)

/** Where a signal was activated through AdCP, and at which price. Segments on platforms are in `activations`. */
export const signalDeployments = sqliteTable(
  "signal_deployments",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    orgTopicId: text("org_topic_id").notNull(),
    /** One of the two is empty. */
    connectionId: text("connection_id").notNull().default(""),
    agentUrl: text("agent_url").notNull().default(""),
    /** The buyer's account at the destination; empty if the request named none. For a buyer of the organization, its id and a space come first. */
    account: text("account").notNull().default(""),
    /** The buyer it was activated for; empty for the organization itself. */
    buyerId: text("buyer_id").notNull().default(""),
    /** Whether the segment is on the platform for this, and not because the organization pushed it. */
    pushed: integer("pushed", { mode: "boolean" }).notNull().default(false),
    /** The price that the buyer accepted; null where the signal has none. */
    price: text("price", { mode: "json" }).$type<PricingOption>(),
    live: integer("live", { mode: "boolean" }).notNull(),
    /** The API key or person that requested it. */
    requestedBy: text("requested_by").notNull(),
    activatedAt: text("activated_at").notNull(),
    deactivatedAt: text("deactivated_at"),
  },
  (t) => [
    uniqueIndex("signal_deployments_place").on(t.orgId, t.orgTopicId, t.connectionId, t.agentUrl, t.account),
    index("signal_deployments_buyer")
      .on(t.orgId, t.buyerId)
      .where(sql`live = 1 AND buyer_id <> ''`),
  ],
)

/** Where a buyer may activate signals: a platform by the name the buyer uses for it, or an agent. */
export type BuyerDestination =
  | { type: "platform"; platform: string; connectionId: string; account?: string }
  | { type: "agent"; agentUrl: string }

/** Accounts that an organization admits to its signals. */
export const buyers = sqliteTable(
  "buyers",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    name: text("name").notNull(),
    /** Domains of the advertiser and of who operates for it: together with `sandbox`, the account's natural key in AdCP. */
    brand: text("brand").notNull(),
    operator: text("operator").notNull(),
    sandbox: integer("sandbox", { mode: "boolean" }).notNull().default(false),
    status: text("status", { enum: ["active", "suspended", "closed"] })
      .notNull()
      .default("active"),
    /** Why it has this status, and since when. */
    reason: text("reason"),
    statusAt: text("status_at").notNull(),
    destinations: text("destinations", { mode: "json" }).$type<BuyerDestination[]>().notNull().default([]),
    /** The agent that must approve its activations; null: none. */
    governanceUrl: text("governance_url"),
    createdBy: text("created_by").notNull(),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
  },
  (t) => [
    uniqueIndex("buyers_account").on(t.orgId, t.brand, t.operator, t.sandbox),
    index("buyers_org").on(t.orgId, t.createdAt),
    index("buyers_ended")
      .on(t.id)
      .where(sql`status <> 'active'`),
  ],
)

/** What buyers report to have used; one row per record of a report. */
export const usageReports = sqliteTable(
  "usage_reports",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    buyerId: text("buyer_id").notNull(),
    orgTopicId: text("org_topic_id").notNull(),
    pricingOptionId: text("pricing_option_id").notNull(),
    periodStart: text("period_start").notNull(),
    periodEnd: text("period_end").notNull(),
    impressions: integer("impressions").notNull(),
    mediaSpend: real("media_spend"),
    vendorCost: real("vendor_cost").notNull(),
    currency: text("currency").notNull(),
    /** Null if the reporter does not say whether the numbers are final. */
    final: integer("final", { mode: "boolean" }),
    createdAt: text("created_at").notNull(),
  },
  (t) => [index("usage_reports_buyer").on(t.orgId, t.buyerId, t.createdAt)],
)

/** An organization's wholesale feed of signals. The first read of the feed adds the row. */
export const signalFeeds = sqliteTable(
  "signal_feeds",
  {
    orgId: text("org_id").primaryKey(),
    /** Random; replaced by the first read after a change. */
    version: text("version").notNull(),
    /** Whether the library changed since `version`. Triggers set it. */
    stale: integer("stale", { mode: "boolean" }).notNull().default(false),
    /** Number of changes noted for subscribers, at most 101; -1 without subscribers. */
    changes: integer("changes").notNull().default(-1),
    /** The key that signs feed webhooks, encrypted; null until there is a subscriber. */
    signingKey: text("signing_key"),
  },
  (t) => [
    index("signal_feeds_changed")
      .on(t.changes)
      .where(sql`changes > 0`),
  ],
)

/** Signals that changed since subscribers were told. Without a topic: too many to list. */
export const signalChanges = sqliteTable(
  "signal_changes",
  {
    orgId: text("org_id").notNull(),
    orgTopicId: text("org_topic_id").notNull(),
    /** The only buyer that sees the change; empty: all. */
    buyerId: text("buyer_id").notNull().default(""),
    kind: text("kind", { enum: ["created", "updated", "priced", "removed"] }).notNull(),
    /** How often it changed since. */
    seq: integer("seq").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.orgTopicId, t.buyerId] })],
)

/** Pushes that an assistant has planned and a person can still approve. Each is used once. */
export const pushPlans = sqliteTable(
  "push_plans",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    workspaceId: text("workspace_id").notNull().default(""),
    connectionId: text("connection_id").notNull(),
    action: text("action", { enum: ["push", "deactivate"] }).notNull(),
    /** Library ids: exactly the topics that the plan showed. */
    topicIds: text("topic_ids", { mode: "json" }).$type<string[]>().notNull(),
    createdBy: text("created_by").notNull(),
    createdAt: text("created_at").notNull(),
    expiresAt: text("expires_at").notNull(),
    usedAt: text("used_at"),
  },
  (t) => [index("push_plans_expiry").on(t.expiresAt), index("push_plans_org").on(t.orgId)],
)
