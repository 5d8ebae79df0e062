import type { OrgContext } from "../../kernel/context.ts"
import type { Claim, ClaimedRow } from "./claims.ts"

/** The texts to send for a segment. Without a version, the stored one is kept. */
export type Texts = { name: string; description: string; engineVersion?: string }

/** Skips rows whose name is already taken: they are not returned. */
const RESERVE = `
  UPDATE OR IGNORE activations SET pushed_name = r.value ->> 1, pushed_description = r.value ->> 2,
    engine_version_at_push = coalesce(r.value ->> 3, engine_version_at_push), outcome_unknown = 1, attempts = attempts + 1,
    account = ?3
  FROM json_each(?1) AS r WHERE activations.id = r.value ->> 0 AND activations.claim = ?2 RETURNING activations.id`

/** Stores what is about to be sent, counts the send and reserves the names. Returns the ids that may be sent. */
export async function reserve(
  { library }: Pick<OrgContext, "library">,
  claim: Claim,
  account: string,
  items: readonly { row: ClaimedRow; texts?: Texts }[],
): Promise<ReadonlySet<string>> {
  const cells = items.flatMap(({ row, texts }) =>
    texts ? [[row.id, texts.name, texts.description, texts.engineVersion ?? null]] : [],
  )
  if (cells.length === 0) return new Set()
  const { results } = await library
    .prepare(RESERVE)
    .bind(JSON.stringify(cells), claim.token, account)
    .all<{ id: string }>()
  return new Set(results.map(({ id }) => id))
}
