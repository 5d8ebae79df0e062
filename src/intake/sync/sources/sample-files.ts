import type { OrgContext } from "../../../kernel/context.ts"
import type { Connection } from "../../../organizations/connections/connections.ts"
import { openFiles } from "./open-files.ts"

/** For the connection test: the number of files among the first 1,000 keys, and the first file, which must be readable. */
export async function sampleFiles(ctx: OrgContext, connection: Connection, budgetMs: number) {
  const files = await openFiles(ctx, connection)
  const { files: found } = await files.list(null, budgetMs)
  const [first] = found
  if (!first) return { count: 0, first: null }
  const { body } = await files.open(first.key, null)
  await body?.cancel()
  return { count: found.length, first: first.key }
}
