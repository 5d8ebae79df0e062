import type { Services } from "../../kernel/context.ts"
import { networkOf } from "../../kernel/http/caller-address.ts"
import { type Acting, entryIfChanged } from "../audit/entry.ts"
import { atDirectory } from "../../kernel/db/databases.ts"

/** Keys used from more addresses than this are used from everywhere; more entries add no information. */
const MAX_ADDRESSES = 500
const MAX_REMEMBERED = 10_000

/** Keys and addresses that this isolate has already stored, so that most requests cost no query. */
const remembered = new Set<string>()

/** Records the first use of an API key from an address, after the response. */
export function noteAddress(ctx: Acting & Pick<Services, "defer">, keyId: string, from: string | null): void {
  if (from === null) return
  const address = networkOf(from)
  const use = `${keyId} ${address}`
  if (remembered.has(use)) return
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  remembered.add(use)
  const insert = ctx.directory
    .prepare(
      `INSERT OR IGNORE INTO key_addresses (key_id, address, first_seen_at) SELECT ?1, ?2, ?3
       WHERE (SELECT count(*) FROM key_addresses WHERE key_id = ?1) < ${MAX_ADDRESSES}`,
    )
    .bind(keyId, address, ctx.now().toISOString())
  const noted = ctx.directory.batch([
    insert,
    entryIfChanged(atDirectory(ctx), "api_key.used_from_new_address", keyId, { address }),
  ])
  ctx.defer(
    noted.catch((error: unknown) => {
      remembered.delete(use)
      throw error
    }),
  )
}
