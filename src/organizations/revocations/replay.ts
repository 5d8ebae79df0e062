import { HOLDINGS } from "../holdings/holdings.ts"

/** Access that ended: a row of `revocations`, and a line of an object in the bucket of the same name. */
export type Revocation = { kind: string; id: string; at: string }

/** `?1` is a list of revocations as JSON. */
const all = (kind: string, columns = "value ->> 'id'") =>
  `SELECT ${columns} FROM json_each(?1) WHERE value ->> 'kind' = '${kind}'`
const MEMBERS = all(
  "membership",
  "substr(value ->> 'id', 1, instr(value ->> 'id', '/') - 1) AS org, substr(value ->> 'id', instr(value ->> 'id', '/') + 1) AS person",
)

/** Erases it again, in the background: the cron resumes jobs without progress. */
const erasure = (of: "person" | "organization", table: "users" | "organizations", config: "userId" | "orgId") =>
  `INSERT INTO jobs (id, job_type, org_id, created_by, status, config, result, created_at, updated_at)
   SELECT 'job_' || unixepoch() || '000_' || lower(hex(randomblob(8))), 'erase_${of}', ${config === "orgId" ? "id" : "NULL"}, 'system',
     'pending', json_object('${config}', id, 'background', json('true')), '{}', at, at
   FROM (${all(of, "value ->> 'id' AS revoked, value ->> 'at' AS at")}) JOIN ${table} ON id = revoked WHERE erased_at IS NULL`

/** A suspension comes back even if it ended since: an admin reinstates the buyer. */
const endBuyers = (status: "suspended" | "closed") =>
  `UPDATE buyers SET status = '${status}', status_at = value ->> 'at', reason = 'Restored from a backup' FROM json_each(?1)
   WHERE value ->> 'kind' = 'buyer_${status}' AND buyers.id = value ->> 'id' AND status NOT IN ('${status}', 'closed')`

const revoke = (table: "api_keys" | "sdk_keys" | "oauth_grants", kind: string) =>
  `UPDATE ${table} SET revoked_at = coalesce(revoked_at, value ->> 'at') FROM json_each(?1)
   WHERE value ->> 'kind' = '${kind}' AND ${table}.id = value ->> 'id'`

/**
 * Ends in a restored database what ended since its rows were current. Repeating them changes nothing. Rows that other rows are ended by come last.
 */
export const REPLAY: readonly string[] = [
  revoke("api_keys", "api_key"),
  revoke("sdk_keys", "sdk_key"),
  revoke("oauth_grants", "grant"),
  endBuyers("suspended"),
  endBuyers("closed"),
  // The secret that replaced it is not in the restored row.
  `UPDATE api_keys SET expires_at = min(coalesce(expires_at, value ->> 'at'), value ->> 'at') FROM json_each(?1)
   WHERE value ->> 'kind' = 'secret' AND hash = value ->> 'id'`,
  `UPDATE api_keys SET previous_expires_at = min(previous_expires_at, value ->> 'at') FROM json_each(?1)
   WHERE value ->> 'kind' = 'secret' AND previous_hash = value ->> 'id'`,
  `DELETE FROM invitations WHERE id IN (${all("invitation")})`,
  // An invitation that the person accepted after the backup is open again.
  `DELETE FROM invitations WHERE accepted_at IS NULL AND (org_id, email) IN (
     SELECT org, lower(email) FROM users JOIN (${MEMBERS}) ON id = person)`,
  `DELETE FROM sessions WHERE id IN (${all("session")}) OR (org_id, user_id) IN (${MEMBERS})`,
  `DELETE FROM memberships WHERE (org_id, user_id) IN (${MEMBERS})`,

  erasure("person", "users", "userId"),
  `UPDATE organizations SET alert_settings = json_set(alert_settings, '$.email', json((
     SELECT json_group_array(value) FROM json_each(alert_settings, '$.email')
     WHERE lower(value) NOT IN (SELECT lower(email) FROM users WHERE id IN (${all("person")})))))
   WHERE alert_settings IS NOT NULL AND id IN (SELECT org_id FROM memberships WHERE user_id IN (${all("person")}))`,
  `UPDATE organizations SET external_id = 'service:' || id
   WHERE (issuer, external_id) IN (SELECT issuer, 'person:' || subject FROM users WHERE id IN (${all("person")}))`,
  `UPDATE users SET subject = 'erased:' || users.id, operator = 0, erased_at = value ->> 'at', updated_at = value ->> 'at'
   FROM json_each(?1) WHERE value ->> 'kind' = 'person' AND users.id = value ->> 'id' AND erased_at IS NULL`,
  `DELETE FROM sessions WHERE user_id IN (${all("person")})`,
  `DELETE FROM memberships WHERE user_id IN (${all("person")})`,

  // Its keys are notes of their own.
  erasure("organization", "organizations", "orgId"),
  `UPDATE organizations SET name = 'Erased organization', domain = NULL, external_id = 'erased:' || organizations.id, label_defaults = NULL,
     alert_settings = NULL, slack_url = NULL, updated_at = value ->> 'at', erased_at = value ->> 'at'
   FROM json_each(?1) WHERE value ->> 'kind' = 'organization' AND organizations.id = value ->> 'id' AND erased_at IS NULL`,
  `UPDATE connections SET next_sync_at = NULL WHERE org_id IN (${all("organization")})`,
  ...HOLDINGS.filter(({ atOnce }) => atOnce).map(
    ({ table }) => `DELETE FROM ${table} WHERE org_id IN (${all("organization")})`,
  ),
]

/** Keys sort by time. Two runs at once write two objects. */
export const objectKey = (at: string) => `${at}-${crypto.randomUUID().slice(0, 8)}.jsonl`

export const linesOf = (entries: readonly Revocation[]) => entries.map((one) => `${JSON.stringify(one)}\n`).join("")

export const entriesIn = (lines: string): Revocation[] =>
  lines
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Revocation)
