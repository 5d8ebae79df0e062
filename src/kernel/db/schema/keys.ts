import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core"
import type { Scope } from "../../access/scopes.ts"
import { organizations } from "./identity.ts"

const keyColumns = {
  id: text("id").primaryKey(),
  orgId: text("org_id")
    .notNull()
    .references(() => organizations.id),
  createdBy: text("created_by").notNull(),
  name: text("name").notNull(),
  keyPrefix: text("key_prefix").notNull(),
  /** SHA-256 of the secret; the secret itself is shown once and never stored. */
  hash: text("hash").notNull(),
  scopes: text("scopes", { mode: "json" }).$type<Scope[]>().notNull(),
  revokedAt: text("revoked_at"),
  createdAt: text("created_at").notNull(),
}

export const apiKeys = sqliteTable(
  "api_keys",
  { ...keyColumns, expiresAt: text("expires_at"), lastUsedAt: text("last_used_at") },
  (t) => [uniqueIndex("api_keys_hash").on(t.hash), index("api_keys_org").on(t.orgId, t.createdAt)],
)

export const sdkKeys = sqliteTable("sdk_keys", keyColumns, (t) => [
  uniqueIndex("sdk_keys_hash").on(t.hash),
  index("sdk_keys_org").on(t.orgId, t.createdAt),
])
