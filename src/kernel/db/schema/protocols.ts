import { sql } from "drizzle-orm"
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core"

export type PricingOption = { pricing_option_id: string; model: string; currency: string } & Record<string, unknown>

/** Prices of an organization's signals: one default, and overrides for a topic or for all topics that filters select. */
export const signalPrices = sqliteTable(
  "signal_prices",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id").notNull(),
    kind: text("kind", { enum: ["default", "filter", "topic"] }).notNull(),
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
    uniqueIndex("signal_prices_default")
      .on(t.orgId)
      .where(sql`kind = 'default'`),
    uniqueIndex("signal_prices_topic")
      .on(t.orgId, t.orgTopicId)
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
    /** The buyer's account at the destination; empty if the request named none. */
    account: text("account").notNull().default(""),
    /** The price that the buyer accepted; null where the signal has none. */
    price: text("price", { mode: "json" }).$type<PricingOption>(),
    live: integer("live", { mode: "boolean" }).notNull(),
    /** The API key or person that requested it. */
    requestedBy: text("requested_by").notNull(),
    activatedAt: text("activated_at").notNull(),
    deactivatedAt: text("deactivated_at"),
  },
  (t) => [uniqueIndex("signal_deployments_place").on(t.orgId, t.orgTopicId, t.connectionId, t.agentUrl, t.account)],
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
