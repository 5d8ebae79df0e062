import type { Services } from "../../kernel/context.ts"
import { prepare, raw, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { keyIdOf } from "../../kernel/ports/vault.ts"

/** Every column with sealed secrets. The owner of an envelope is the row's organization, in `org`, and id. */
const SEALED = [
  { at: "library", table: "connections", column: "credentials", org: "org_id" },
  { at: "library", table: "webhooks", column: "secret", org: "org_id" },
  { at: "library", table: "webhooks", column: "previous_secret", org: "org_id" },
  { at: "directory", table: "organizations", column: "slack_url", org: "id" },
] as const

type Row = { id: string; orgId: string; envelope: string | null }
type KeyUse = { id: string; sealed: number; configured: boolean }
export type Resealed = { resealed: number; unreadable: number; cursor: string | null; keys: KeyUse[] | null }

/** Seals the next rows with the newest key. Rows that have it are skipped, so a repeated or resumed run does no harm. */
export async function resealNext(
  services: Services,
  { cursor = "0:", limit }: { cursor?: string | undefined; limit: number },
): Promise<Resealed> {
  const [, index = "", after = ""] = /^([0-3]):(\w*)$/.exec(cursor) ?? []
  const place = SEALED[Number(index || Number.NaN)]
  if (!place) throw new AppError(400, "cursor is not one of ours")
  const [newest] = services.vault.keyIds()
  if (newest === undefined) throw new AppError(400, "CREDENTIALS_KEYS is not configured")
  const [table, column, org] = [raw(place.table), raw(place.column), raw(place.org)]
  const page = sql`SELECT id, ${org} AS orgId, ${column} AS envelope FROM ${table} WHERE id > ${after} ORDER BY id LIMIT ${limit}`
  const { results } = await prepare(services[place.at], page).all<Row>()
  let unreadable = 0
  const updates: D1PreparedStatement[] = []
  for (const { id, orgId, envelope } of results) {
    if (envelope === null || keyIdOf(envelope) === newest) continue
    const owner = { orgId, connectionId: id }
    const fresh = await services.vault
      .open(owner, envelope)
      .then((secrets) => services.vault.seal(owner, secrets))
      .catch(() => null)
    if (fresh === null) {
      unreadable++
      services.log("reseal.unreadable", { level: "error", table: place.table, id, keyId: keyIdOf(envelope) })
      continue
    }
    // Unless the row has changed since it was read: what was written meanwhile is sealed with the newest key.
    const update = sql`UPDATE ${table} SET ${column} = ${fresh} WHERE id = ${id} AND ${org} = ${orgId} AND ${column} = ${envelope}`
    updates.push(prepare(services[place.at], update))
  }
  if (updates.length > 0) await services[place.at].batch(updates)
  const next = results.length === limit ? `${index}:${results.at(-1)?.id}` : nextColumn(Number(index))
  return { resealed: updates.length, unreadable, cursor: next, keys: next === null ? await keysInUse(services) : null }
}

const nextColumn = (index: number) => (index + 1 < SEALED.length ? `${index + 1}:` : null)

/** How many secrets each key seals, the configured ones without any included. */
async function keysInUse({ together, vault }: Services): Promise<KeyUse[]> {
  const envelopes = SEALED.map(
    ({ table, column }) => `SELECT ${column} AS one FROM ${table} WHERE ${column} IS NOT NULL`,
  )
  const { results } = await together
    .prepare(
      `SELECT substr(rest, 1, instr(rest, '.') - 1) AS id, count(*) AS sealed
       FROM (SELECT substr(one, instr(one, '.') + 1) AS rest FROM (${envelopes.join(" UNION ALL ")})) GROUP BY id ORDER BY id`,
    )
    .all<{ id: string; sealed: number }>()
  const configured = vault.keyIds()
  const used = results.map((row) => ({ ...row, configured: configured.includes(row.id) }))
  const unused = configured.filter((id) => !results.some((row) => row.id === id))
  return [...used, ...unused.map((id) => ({ id, sealed: 0, configured: true }))]
}
