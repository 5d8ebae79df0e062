import { getTableColumns } from "drizzle-orm"
import { topics } from "../../kernel/db/schema/index.ts"
import type { PlatformOutputs } from "../../kernel/db/schema/topics.ts"
import { storedQualifiers } from "../rows/stored-classification.ts"
import { shown } from "../rows/texts.ts"
import type { AdminTopic } from "./schema.ts"

export type AdminRow = Omit<AdminTopic, "keywords" | "platformOutputs" | "unsure" | "qualifiers"> & {
  seq: number
  /** Always null: operators do not see private topics. */
  ownerOrgId: null
  keywords: string
  platformOutputs: string
  unsure: number
  qualifiers: string | null
}

/** An unreadable row must not break the whole list. */
const JSON_COLUMNS: Readonly<Record<string, string>> = {
  keywords: "'[]'",
  platform_outputs: "'{}'",
  qualifiers: "NULL",
}
export const readable = (column: string) => {
  const empty = JSON_COLUMNS[column]
  return empty === undefined ? shown("t", column) : `iif(json_valid(t.${column}), t.${column}, ${empty})`
}

/** Columns of a topic `t`, aliased to the record's field names. */
export const ADMIN_COLUMNS = [
  ...Object.entries(getTableColumns(topics)).map(([field, { name }]) => `${readable(name)} AS ${field}`),
  "(SELECT performance_score FROM topic_scores WHERE topic_seq = t.seq) AS performanceScore",
].join(", ")

export const adminRecord = ({
  seq: _seq,
  ownerOrgId: _owner,
  keywords,
  platformOutputs,
  unsure,
  qualifiers,
  ...row
}: AdminRow): AdminTopic => ({
  ...row,
  keywords: JSON.parse(keywords) as string[],
  platformOutputs: JSON.parse(platformOutputs) as PlatformOutputs,
  unsure: unsure === 1,
  qualifiers: storedQualifiers(qualifiers),
})
