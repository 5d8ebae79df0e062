import type { OrgContext } from "../../kernel/context.ts"
import { prepareEdit } from "./edit-topic.ts"
import { prepareLocally } from "./reclassify.ts"
import type { LinkRow } from "./record.ts"
import type { ManyChanges } from "./schema.ts"
import { findLinks } from "./store.ts"
import { tagStatements } from "./tags.ts"

type Planned = {
  statements: D1PreparedStatement[]
  /** Number of ids processed, from the first. */
  done: number
  changed: number
  afterwards?: () => Promise<void>
}

/** The statements of one change to these library topics, in the given order, up to what one batch may write. */
export async function prepareChange(ctx: OrgContext, ids: readonly string[], change: ManyChanges): Promise<Planned> {
  if (change.action === "tag") {
    return { statements: tagStatements(ctx, ids, change), done: ids.length, changed: ids.length }
  }
  const found = await findLinks(ctx, ids)
  const links = ids.flatMap((id): LinkRow[] => {
    const link = found.get(id)
    return link ? [link] : []
  })
  if (links.length === 0) return { statements: [], done: ids.length, changed: 0 }
  if (change.action === "edit") return { ...(await prepareEdit(ctx, links, change.fields)), done: ids.length }
  const { done, ...planned } = await prepareLocally(ctx, links)
  const next = links[done]
  return { ...planned, changed: done, done: next ? ids.indexOf(next.id) : ids.length }
}
