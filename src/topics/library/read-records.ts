import type { OrgContext } from "../../kernel/context.ts"
import { recordOf } from "./record.ts"
import type { TopicRecord } from "./schema.ts"
import { findLinks } from "./store.ts"

/** The topics with these ids, in that order, without those that the library does not have. */
export async function readRecords(ctx: OrgContext, ids: readonly string[]): Promise<TopicRecord[]> {
  const [links, config] = await Promise.all([findLinks(ctx, ids), ctx.config()])
  return [...new Set(ids)].flatMap((id) => {
    const link = links.get(id)
    return link ? recordOf(link, config) : []
  })
}
