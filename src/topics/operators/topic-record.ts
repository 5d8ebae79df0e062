import { getTableColumns } from "drizzle-orm"
import * as z from "zod"
import { topics } from "../../kernel/db/schema/index.ts"
import type { PlatformOutputs } from "../../kernel/db/schema/topics.ts"

const text = z.string()
const maybe = z.string().nullable()

/** A global topic with every field, for operators. */
export const AdminTopic = z.object({
  id: text,
  topicName: text,
  normalizedName: text,
  canonicalKey: text,
  parentCategory: text,
  taxonomyType: text,
  subcategory: text,
  subcategoryL1: maybe,
  subcategoryL2: maybe,
  subcategoryL3: maybe,
  subcategoryL4: maybe,
  taxonomyPath: text,
  segmentType: text,
  audienceType: text,
  iabCode: text,
  keywords: z.array(text),
  intent: text,
  secondaryIntent: maybe,
  intensity: text,
  awareness: text,
  funnel: text,
  buyerJourney: text,
  sensitivity: text,
  compositeScore: z.int(),
  segmentNameDspapi: text,
  segmentNameMarketplace: text,
  segmentNameInternal: text,
  segmentDescMarketplace: text,
  segmentDescDspapi: text,
  internalDescription: text,
  platformOutputs: z.record(text, z.object({ name: text, description: text })),
  engine: text,
  engineVersion: text,
  taxonomyHash: text,
  reviewStatus: maybe,
  reviewReason: maybe,
  mergedInto: maybe,
  archivedAt: maybe,
  /** The highest score in any library. */
  performanceScore: z.number().nullable(),
  createdAt: text,
  updatedAt: text,
})
export type AdminTopic = z.output<typeof AdminTopic>

export type AdminRow = Omit<AdminTopic, "keywords" | "platformOutputs"> & {
  seq: number
  keywords: string
  platformOutputs: string
}

/** An unreadable row must not break the whole list. */
const JSON_COLUMNS: Readonly<Record<string, string>> = { keywords: "[]", platform_outputs: "{}" }
export const readable = (column: string) => {
  const empty = JSON_COLUMNS[column]
  return empty === undefined ? `t.${column}` : `iif(json_valid(t.${column}), t.${column}, '${empty}')`
}

/** Columns of a topic `t`, aliased to the record's field names. */
export const ADMIN_COLUMNS = [
  ...Object.entries(getTableColumns(topics)).map(([field, { name }]) => `${readable(name)} AS ${field}`),
  "(SELECT performance_score FROM topic_scores WHERE topic_seq = t.seq) AS performanceScore",
].join(", ")

export const adminRecord = ({ seq: _seq, keywords, platformOutputs, ...row }: AdminRow): AdminTopic => ({
  ...row,
  keywords: JSON.parse(keywords) as string[],
  platformOutputs: JSON.parse(platformOutputs) as PlatformOutputs,
})
