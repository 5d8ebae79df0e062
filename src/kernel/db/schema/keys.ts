import { sql } from "drizzle-orm"
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core"
import type { Scope } from "../../access/scopes.ts"
import { organizations } from "./identity.ts"

const keyColumns = {
  id: text("id").primaryKey(),
  orgId: text("org_id")
    .notNull()
    .references(() => organizations.id),
  createdBy: text("created_by").notNull(),
  /** The person the key was handed over to; null: its maker. */
  heldBy: text("held_by"),
  name: text("name").notNull(),
  keyPrefix: text("key_prefix").notNull(),
  /** SHA-256 of the secret; the secret itself is shown once and never stored. */
  hash: text("hash").notNull(),
  scopes: text("scopes", { mode: "json" }).$type<Scope[]>().notNull(),
  revokedAt: text("revoked_at"),
  createdAt: text("created_at").notNull(),
  /** Accurate to the minute. */
  lastUsedAt: text("last_used_at"),
}

export const apiKeys = sqliteTable(
  "api_keys",
  {
    ...keyColumns,
    /** The buyer that the key is bound to; empty for a key of the organization. */
    buyerId: text("buyer_id").notNull().default(""),
    expiresAt: text("expires_at"),
    /** The secret before the last rotation, which works until `previousExpiresAt`. */
    previousHash: text("previous_hash"),
    previousExpiresAt: text("previous_expires_at"),
  },
  (t) => [
    uniqueIndex("api_keys_hash").on(t.hash),
    uniqueIndex("api_keys_previous_hash").on(t.previousHash),
    index("api_keys_org").on(t.orgId, t.createdAt),
    index("api_keys_maker").on(t.createdBy),
    index("api_keys_holder")
      .on(t.heldBy)
      .where(sql`held_by IS NOT NULL`),
  ],
)

export const sdkKeys = sqliteTable(
  "sdk_keys",
  {
    ...keyColumns,
    /** Origins of web pages that may use the key, exact or `*.example.com`. Empty: any. */
    allowedOrigins: text("allowed_origins", { mode: "json" }).$type<string[]>().notNull().default([]),
    /** Null: the plan's limit. */
    requestsPerMinute: integer("requests_per_minute"),
    requestsPerDay: integer("requests_per_day"),
    /** Whether `classify` includes the analysis of briefs. */
    briefs: integer("briefs", { mode: "boolean" }).notNull().default(true),
  },
  (t) => [
    uniqueIndex("sdk_keys_hash").on(t.hash),
    index("sdk_keys_org").on(t.orgId, t.createdAt),
    index("sdk_keys_maker").on(t.createdBy),
    index("sdk_keys_holder")
      .on(t.heldBy)
      .where(sql`held_by IS NOT NULL`),
  ],
)

/** Addresses an API key has been used from; the first use from a new address is written to the audit log. */
export const keyAddresses = sqliteTable(
  "key_addresses",
  {
    keyId: text("key_id").notNull(),
    address: text("address").notNull(),
    firstSeenAt: text("first_seen_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.keyId, t.address] }), index("key_addresses_seen").on(t.firstSeenAt)],
)
