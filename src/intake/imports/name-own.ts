import type { OrgContext } from "../../kernel/context.ts"
import { jsonParameters } from "../../kernel/db/bulk-insert.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import type { Arrival } from "../../topics/library/intake-statements.ts"

/** Statements that set the organization's own names on new links, if the file has a separate name for the catalog. */
export function nameOwn(
  { library, org }: OrgContext,
  arrivals: readonly Arrival[],
  ownNameAt: (index: number) => string | undefined,
): D1PreparedStatement[] {
  const rows = arrivals.flatMap(({ index, linkId }) => {
    const own = ownNameAt(index)
    return own === undefined ? [] : [[linkId, own, normalizedName(own)]]
  })
  if (rows.length === 0) return []
  return jsonParameters(rows).map((json) =>
    library
      .prepare(
        `UPDATE org_topics SET overrides = json_patch(
           overrides, json_object('topic_name', named.value ->> 1, 'normalized_name', named.value ->> 2))
         FROM json_each(?1) AS named WHERE org_topics.id = named.value ->> 0 AND org_topics.org_id = ?2`,
      )
      .bind(json, org.id),
  )
}
