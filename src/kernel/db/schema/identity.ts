import { sql } from "drizzle-orm"
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core"
import type { OAuthScope } from "../../access/oauth-scopes.ts"

/** People, and the organizations and roles that the identity provider or invitations give them. */
export const organizations = sqliteTable(
  "organizations",
  {
    id: text("id").primaryKey(),
    issuer: text("issuer").notNull(),
    externalId: text("external_id").notNull(),
    name: text("name").notNull(),
    plan: text("plan", { enum: ["free", "pro", "enterprise"] })
      .notNull()
      .default("enterprise"),
    /** Whether new topics are private if the request does not say. */
    privateTopics: integer("private_topics", { mode: "boolean" }).notNull().default(false),
    /** The organization's limit for LLM costs per day in USD; null if the installation's limit applies. */
    llmDailyCostLimit: real("llm_daily_cost_limit"),
    /** Label fields that apply to all of the organization's topics; null if none. */
    labelDefaults: text("label_defaults", { mode: "json" }).$type<Record<string, unknown>>(),
    /** When the label defaults were last changed; null if never. */
    labelUpdatedAt: text("label_updated_at"),
    /** When the settings were last changed, that is the privacy of new topics, the limit and the domain; null if never. */
    settingsUpdatedAt: text("settings_updated_at"),
    /** Which alerts are sent where; null until the organization chooses. */
    alertSettings: text("alert_settings", { mode: "json" }).$type<Record<string, unknown>>(),
    /** The sealed address of the Slack channel that gets alerts. */
    slackUrl: text("slack_url"),
    /** The domain that the organization says is its own; several may say so. `provider_files` has the one that proved it. */
    domain: text("domain"),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
    /** When its erasure started. The row is then a tombstone without a name, and no caller can act for it. */
    erasedAt: text("erased_at"),
    /** What words in the organization's files mean, by field; null until an import is told. */
    importValues: text("import_values", { mode: "json" }).$type<Record<string, Record<string, string>>>(),
  },
  (t) => [
    uniqueIndex("organizations_external").on(t.issuer, t.externalId),
    index("organizations_name").on(t.name, t.id),
  ],
)

/**
 * Domains that organizations have proven, and where the provider file of a domain is stored (`/.well-known/adagents.json`). The file is public, so no request reads the library for it:
 * triggers mark it as stale, and a later request builds it again.
 */
export const providerFiles = sqliteTable(
  "provider_files",
  {
    orgId: text("org_id").primaryKey(),
    domain: text("domain").notNull(),
    /** When the organization's record was found in the domain's DNS. */
    provenAt: text("proven_at").notNull().default(""),
    /** 0: current. 1: changed since it was built. 2: being built, unless `builderUntil` has passed. */
    stale: integer("stale").notNull().default(1),
    /** Names the stored object; null until it is built. */
    etag: text("etag"),
    signals: integer("signals").notNull().default(0),
    builtAt: text("built_at"),
    /** When the request that builds the file has lost its claim. */
    builderUntil: text("builder_until"),
  },
  (t) => [uniqueIndex("provider_files_domain").on(t.domain)],
)

export const users = sqliteTable(
  "users",
  {
    id: text("id").primaryKey(),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    operator: integer("operator", { mode: "boolean" }).notNull().default(false),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
    /** When the person's erasure started: the row is a tombstone without a name, and no sign-in finds it. */
    erasedAt: text("erased_at"),
  },
  (t) => [uniqueIndex("users_subject").on(t.issuer, t.subject)],
)

export const memberships = sqliteTable(
  "memberships",
  {
    orgId: text("org_id")
      .notNull()
      .references(() => organizations.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    role: text("role", { enum: ["owner", "admin", "member", "viewer"] }).notNull(),
    /** `claims`: reported by the identity provider at every sign-in. `service`: by invitation, or by creating an organization. */
    source: text("source", { enum: ["claims", "service"] })
      .notNull()
      .default("claims"),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.userId] }), index("memberships_user").on(t.userId)],
)

/** One row per browser session; `id` is the hash of the cookie's secret. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    orgId: text("org_id")
      .notNull()
      .references(() => organizations.id),
    createdAt: text("created_at").notNull(),
    expiresAt: text("expires_at").notNull(),
    /** Accurate to a few minutes; null until the first request after sign-in. */
    lastSeenAt: text("last_seen_at"),
    /** The identity provider's `sid`, which its logout request names. */
    providerSid: text("provider_sid"),
    address: text("address"),
    userAgent: text("user_agent"),
  },
  (t) => [
    index("sessions_expiry").on(t.expiresAt),
    index("sessions_user").on(t.userId),
    index("sessions_provider").on(t.providerSid),
  ],
)

/**
 * Apps that people connected by OAuth. Every call of an app reads its row: tokens are in KV, which may lag behind a revocation
 * (docs/decisions/0023-grants-in-d1.md). A trigger revokes the grants of a membership that ends.
 */
export const oauthGrants = sqliteTable(
  "oauth_grants",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id")
      .notNull()
      .references(() => organizations.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    /** The workspace that the app is limited to; empty: none. */
    workspace: text("workspace").notNull(),
    clientId: text("client_id").notNull(),
    clientName: text("client_name").notNull(),
    redirectUri: text("redirect_uri").notNull(),
    scopes: text("scopes", { mode: "json" }).$type<OAuthScope[]>().notNull(),
    createdAt: text("created_at").notNull(),
    /** Accurate to a few minutes; at first the time of the consent. */
    lastUsedAt: text("last_used_at").notNull(),
    revokedAt: text("revoked_at"),
  },
  (t) => [
    index("oauth_grants_org").on(t.orgId, t.createdAt),
    index("oauth_grants_user").on(t.userId, t.orgId),
    index("oauth_grants_used").on(t.lastUsedAt),
  ],
)

/** An offer of a role to an e-mail address. Only the hash of the link's token is stored. */
export const invitations = sqliteTable(
  "invitations",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id")
      .notNull()
      .references(() => organizations.id),
    email: text("email").notNull(),
    role: text("role", { enum: ["owner", "admin", "member", "viewer"] }).notNull(),
    hash: text("hash").notNull(),
    invitedBy: text("invited_by").notNull(),
    createdAt: text("created_at").notNull(),
    expiresAt: text("expires_at").notNull(),
    acceptedAt: text("accepted_at"),
    acceptedBy: text("accepted_by"),
  },
  (t) => [
    uniqueIndex("invitations_hash").on(t.hash),
    uniqueIndex("invitations_open")
      .on(t.orgId, t.email)
      .where(sql`accepted_at IS NULL`),
    index("invitations_org").on(t.orgId, t.createdAt),
    index("invitations_expiry").on(t.expiresAt),
  ],
)

/**
 * Access that ended, written by triggers: a chore moves the rows to objects in R2, from which a restore of older rows replays them
 * (src/organizations/revocations). The row of the newest object stays: later objects are unknown to this database.
 */
export const revocations = sqliteTable("revocations", {
  seq: integer("seq").primaryKey(),
  kind: text("kind").notNull(),
  /** Of a secret and a session its hash, of a membership `<organization>/<person>`. */
  id: text("id").notNull(),
  /** When it ended; of a secret, when it ends. */
  at: text("at").notNull(),
  /** Key of the object that has the row; null until there is one. */
  object: text("object"),
})

/** Checklist steps on Home that are recorded nowhere else: names reviewed, plan viewed, checklist closed. */
export const checklistSteps = sqliteTable(
  "checklist_steps",
  {
    orgId: text("org_id").notNull(),
    step: text("step").notNull(),
    doneBy: text("done_by").notNull(),
    doneAt: text("done_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.step] })],
)

/** A person's saved views of a table: filters, sort and columns. Other members can open a view by its link. */
export const userViews = sqliteTable(
  "user_views",
  {
    id: text("id").primaryKey(),
    orgId: text("org_id")
      .notNull()
      .references(() => organizations.id),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    /** The table it is a view of, such as `library`. */
    page: text("page").notNull(),
    name: text("name").notNull(),
    /** The part of the address after the question mark. */
    query: text("query").notNull(),
    layout: text("layout", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
  },
  (t) => [uniqueIndex("user_views_name").on(t.orgId, t.userId, t.page, t.name), index("user_views_user").on(t.userId)],
)
