import * as z from "zod"
import { flag } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"

export const CHUNK_SIZE = 500
export const MAX_ROWS = 50_000

const TARGET_FIELDS = [
  "topic_name",
  "parent_category",
  "taxonomy_type",
  "subcategory",
  "segment_type",
  "external_id",
  "keywords",
  "performance_score",
] as const
export type TargetField = (typeof TARGET_FIELDS)[number]

const NO_MAPPINGS = "mappings must be a non-empty array"
const NO_COLUMN = "mappings must each have a csvColumn"

const Mapping = z.object(
  {
    csvColumn: z.string(NO_COLUMN).min(1, NO_COLUMN).max(500, "mappings: csvColumn must be at most 500 characters"),
    targetField: z.enum(TARGET_FIELDS, `mappings: targetField must be among ${TARGET_FIELDS.join(", ")}`),
  },
  "mappings must be objects with csvColumn and targetField",
)
export type Mapping = z.output<typeof Mapping>

const Mappings = z
  .array(Mapping, NO_MAPPINGS)
  .min(1, NO_MAPPINGS)
  .max(100, "mappings must be at most 100")
  .refine((all) => all.some(({ targetField }) => targetField === "topic_name"), "mappings must include topic_name")
  .refine(
    (all) => new Set(all.map(({ targetField }) => targetField)).size === all.length,
    "mappings must name each targetField once",
  )

const NO_NAME = "filename is required"

const countFrom = (field: string, least: number) => {
  const message = `${field} must be a whole number of at least ${least}`
  return z
    .number({ error: ({ input }) => (input === undefined ? `${field} is required` : message) })
    .refine((n) => Number.isInteger(n) && n >= least, message)
}

const Fields = z.object({
  filename: z.string(NO_NAME).trim().min(1, NO_NAME).max(500, "filename must be at most 500 characters"),
  totalRows: countFrom("totalRows", 1),
  mappings: Mappings,
  useLLM: flag("useLLM"),
})

/** If all three are missing, one message names them all. */
const newImport = (tooMany: string) =>
  z
    .looseObject({}, "Request body must be a JSON object")
    .refine(
      (body) => ["filename", "totalRows", "mappings"].some((field) => body[field] !== undefined),
      "filename, totalRows, and mappings are required",
    )
    .pipe(Fields.refine(({ totalRows }) => totalRows <= MAX_ROWS, tooMany))

export const NewImport = newImport("Maximum 50,000 rows allowed")
export type NewImport = z.output<typeof NewImport>

/** The interface words this limit differently for operators. */
export const NewSeeding = newImport(`Total rows exceeds maximum of ${MAX_ROWS}`)

const NO_ROWS = "rows array is required"

export const Chunk = jsonObject({
  chunkIndex: countFrom("chunkIndex", 0),
  rows: z
    .array(z.record(z.string(), z.unknown(), "rows must be objects"), NO_ROWS)
    .min(1, NO_ROWS)
    .max(CHUNK_SIZE, `rows must be at most ${CHUNK_SIZE} per chunk`),
  mappings: Mappings,
})
export type Chunk = z.output<typeof Chunk>

export const StatusChange = jsonObject({
  status: z.enum(["cancelled", "failed"], "status must be cancelled or failed"),
})

const count = z.int()

const RowError = z.object({ row: count, message: z.string() })

export const ChunkAnswer = z.object({
  chunkIndex: count,
  successCount: count,
  errorCount: count,
  duplicateCount: count,
  adoptedCount: count,
  updatedCount: count,
  newTopicIds: z.array(z.string()),
  errors: z.array(RowError),
  skipped: z.literal(true).optional(),
})
export type ChunkAnswer = z.output<typeof ChunkAnswer>
