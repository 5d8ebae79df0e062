import { asc } from "drizzle-orm"
import type { Services } from "../context.ts"
import { outputTemplates } from "../db/schema/index.ts"
import { BUILT_IN_TEMPLATES } from "../outputs/built-in.ts"

/** Platforms whose outputs have no columns of their own and are kept by their key. */
export async function platformKeys({ db }: Pick<Services, "db">): Promise<string[]> {
  const custom = await db
    .select()
    .from(outputTemplates)
    .orderBy(asc(outputTemplates.sortOrder), asc(outputTemplates.id))
  const templates = [
    ...BUILT_IN_TEMPLATES,
    ...custom.map(({ platformKey, config }) => ({ platformKey, dbColumnName: config["dbColumnName"] ?? null })),
  ]
  return [...new Set(templates.filter((one) => one.dbColumnName === null).map(({ platformKey }) => platformKey))]
}
