import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"

/** Notes a change of prices for subscribers to the feed: of one topic, or of too many to list. */
export function notePrices(
  { library, org }: Pick<OrgContext, "library" | "org">,
  { topicId, buyerId }: { topicId: string | null; buyerId: string | null } = { topicId: null, buyerId: null },
) {
  return [
    prepare(
      library,
      sql`INSERT INTO signal_changes (org_id, org_topic_id, buyer_id, kind)
        SELECT org_id, ${topicId ?? ""}, ${buyerId ?? ""}, 'priced' FROM signal_feeds WHERE org_id = ${org.id} AND changes >= 0
        ON CONFLICT (org_id, org_topic_id, buyer_id) DO UPDATE SET seq = seq + 1`,
    ),
    prepare(
      library,
      sql`UPDATE signal_feeds SET changes = min(changes + 1, 101) WHERE org_id = ${org.id} AND changes >= 0`,
    ),
  ]
}
