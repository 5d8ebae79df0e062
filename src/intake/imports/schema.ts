import * as z from "zod"
import { flag, oneOf, trueOrFalse } from "../../kernel/http/fields.ts"
import { jsonObject, positive } from "../../kernel/http/input.ts"
import { filter, fromZero, newest, switchedOn } from "../../kernel/http/query.ts"
import { ParentCategory, SegmentType, Subcategory, TaxonomyType } from "../../topics/library/supplied.ts"
import { MAX_ROWS, TARGET_FIELDS } from "./fields.ts"

export const CHUNK_SIZE = 500
/** Columns that an import keeps as fields. */
const MAX_KEPT = 20

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
  .refine((all) => {
    const once = all.filter(({ targetField }) => targetField !== "field").map(({ targetField }) => targetField)
    return new Set(once).size === once.length
  }, "mappings must name each targetField once")
  .refine(
    (all) => all.filter(({ targetField }) => targetField === "field").length <= MAX_KEPT,
    `mappings must keep at most ${MAX_KEPT} columns as fields`,
  )

const NO_NAME = "filename is required"

const countFrom = (field: string, least: number) => {
  const message = `${field} must be a whole number of at least ${least}`
  return z
    .number({ error: ({ input }) => (input === undefined ? `${field} is required` : message) })
    .refine((n) => Number.isInteger(n) && n >= least, message)
    .meta({ type: "integer", minimum: least })
}

const Fields = jsonObject({
  filename: z.string(NO_NAME).trim().min(1, NO_NAME).max(500, "filename must be at most 500 characters"),
  totalRows: countFrom("totalRows", 1),
  mappings: Mappings,
  useLLM: flag("useLLM"),
  private: trueOrFalse("private").nullish(),
  /** Optional values that cannot be read reject their rows; otherwise they are left out with a warning. */
  strict: trueOrFalse("strict").nullish(),
  /** The column mapped to `price` sets what buyers are offered, as a CPM; otherwise it is only kept. Only for those who may set prices. */
  prices: trueOrFalse("prices").nullish(),
  /** Ignored: imports are lenient unless they are strict. */
  lenient: z.unknown().optional(),
})

/** If all three are missing, one message names them all. */
const isEmpty = (body: unknown) =>
  typeof body === "object" &&
  body !== null &&
  !Array.isArray(body) &&
  ["filename", "totalRows", "mappings"].every((field) => !Object.hasOwn(body, field))

const newImport = (tooMany: string) =>
  z.preprocess(
    (body: z.input<typeof Fields>, context) => {
      if (isEmpty(body)) context.addIssue("filename, totalRows, and mappings are required")
      return body
    },
    Fields.refine(({ totalRows }) => totalRows <= MAX_ROWS, tooMany),
  )

export const NewImport = newImport("Maximum 50,000 rows allowed")
export type NewImport = z.output<typeof NewImport>

/** The interface words this limit differently for operators. */
export const NewSeeding = newImport(`Total rows exceeds maximum of ${MAX_ROWS}`)

const count = z.int()

export const CreatedImport = z.object({ batchId: z.string(), chunksTotal: count, chunkSize: count })
export type CreatedImport = z.output<typeof CreatedImport>

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
export const EndedImport = z.object({ batchId: z.string(), status: z.enum(["cancelled", "failed"]) })
export type EndedImport = z.output<typeof EndedImport>

const RowMessage = z.object({ row: count, message: z.string() })
const RowWarning = z.object({ row: count, field: z.string(), value: z.string(), message: z.string() })

export const ChunkAnswer = z.object({
  chunkIndex: count,
  successCount: count,
  errorCount: count,
  duplicateCount: count,
  adoptedCount: count,
  updatedCount: count,
  newTopicIds: z.array(z.string()),
  errors: z.array(RowMessage),
  /** Values that could not be read and were left out, if there are any. */
  warnings: z.array(RowWarning).optional(),
  skipped: z.literal(true).optional(),
})
export type ChunkAnswer = z.output<typeof ChunkAnswer>

/** `sheet` of an Excel workbook; the first visible one with rows by default. */
export const FileQuery = z.object({ sheet: filter })

const format = z.enum(["json", "csv"], "format must be json or csv").default("json")

export const ImportsQuery = z.object({ ...newest, offset: fromZero("offset") })

export const BatchRecord = z.object({
  id: z.string(),
  filename: z.string(),
  status: z.enum(["processing", "completed", "cancelled", "failed"]),
  total_rows: count,
  processed_rows: count,
  success_count: count,
  error_count: count,
  duplicate_count: count,
  adopted_count: count,
  updated_count: count,
  chunks_total: count,
  chunks_completed: count,
  use_llm: z.boolean(),
  private: z.literal(true).optional(),
  strict: z.literal(true).optional(),
  prices: z.literal(true).optional(),
  /** Rows with warnings, if there are any. */
  warning_count: count.optional(),
  created_at: z.string(),
  completed_at: z.string().nullable(),
})
export type BatchRecord = z.output<typeof BatchRecord>

/** `failure`: why the source could not be read. */
export const BatchStatus = BatchRecord.extend({ failure: z.string().nullable() })
export type BatchStatus = z.output<typeof BatchStatus>

export const ErrorsQuery = z.object({
  format,
  machine: switchedOn,
  /** Rows with warnings instead of rejected rows. */
  warnings: switchedOn,
  after: fromZero("after"),
  limit: positive("limit", 500, 1000),
})

export const RefusedRows = z.object({
  batchId: z.string(),
  total: z.int(),
  errors: z.array(z.object({ row: z.int(), message: z.string(), cells: z.record(z.string(), z.string()) })),
  /** Pass as `after` to get the next page; null on the last page. */
  next: z.int().nullable(),
})
export type RefusedRows = z.output<typeof RefusedRows>

export const ReceiptQuery = z.object({ format, machine: switchedOn })

const sums = {
  rows: count,
  created: count,
  adopted: count,
  duplicate: count,
  /** Duplicates whose empty fields were filled; part of `duplicate`. */
  updated: count,
  rejected: count,
  /** Imported rows with warnings; part of the others. Absent if there are none. */
  warned: count.optional(),
}

export const Receipt = z.object({
  batchId: z.string(),
  filename: z.string(),
  status: z.string(),
  failure: z.string().nullable(),
  totalRows: count,
  ...sums,
  /** Duplicates of other rows of the file; the rest of `duplicate` was in the library before. Absent if there are none. */
  repeated: count.optional(),
  /** True if the counts add up to the processed rows. */
  balanced: z.boolean(),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
  chunks: z.array(z.object({ chunkIndex: count, ...sums, completedAt: z.string() })),
  /** Values that were left out, of the first 500 rows with any; `/errors?warnings=true` pages through all. Absent if there are none. */
  warnings: z.array(RowWarning).optional(),
})
export type Receipt = z.output<typeof Receipt>

const Renamed = z.object({ id: z.string(), oldName: z.string(), newName: z.string() })
export type Renamed = z.output<typeof Renamed>

/** The number of names in an answer; counts cover everything. */
export const MAX_NAMES = 1_000
const BAD_NAMES = "names must each have an id, an oldName and a newName"
const name = z.string(BAD_NAMES).max(2_000, BAD_NAMES)

export const FixNames = jsonObject({
  preview: flag("preview"),
  /** Names from a preview to apply. Without it, all names are cleaned again and applied. */
  names: z
    .array(z.object({ id: name, oldName: name, newName: name }, BAD_NAMES), "names must be an array")
    .max(MAX_NAMES, `names must be at most ${MAX_NAMES}`)
    .nullish(),
})
export type FixNames = z.output<typeof FixNames>

export const UndoFixNames = jsonObject({ preview: flag("preview") })
export const FixedNames = z.object({
  batchId: z.string(),
  preview: z.boolean(),
  engine: z.enum(["llm", "rules"]),
  total: z.int(),
  changed: z.int(),
  names: z.array(Renamed),
  /** Not renamed, because another topic in the library already has the clean name. */
  conflicts: z.array(Renamed),
})
export type FixedNames = z.output<typeof FixedNames>

export const ImportUndo = z.object({
  batchId: z.string(),
  status: z.enum(["not_started", "running", "completed", "failed"]),
  failure: z.string().nullable(),
  /** Topics removed from the library so far, and the number restored since. */
  removed: count,
  restored: count,
  /** Topics of the import still to be removed. */
  remaining: count,
  /** Catalog topics that the import created: withdrawn from the catalog, or kept because other organizations use them or operators edited them. */
  withdrawn: count,
  shared: count,
  /** Topics kept in the library, because they were pushed or edited since. */
  kept: z.object({ pushed: count, edited: count }),
  /** The first hundred kept topics. */
  keptTopics: z.array(z.object({ id: z.string(), name: z.string(), reason: z.enum(["pushed", "edited"]) })),
  /** Use it to restore the removed topics, within 30 days. */
  removalId: z.string().nullable(),
})
export type ImportUndo = z.output<typeof ImportUndo>

/** `total`: topics of the import that Fix names renamed and that were not renamed since. */
export const RestoredNames = FixedNames.omit({ engine: true })
export type RestoredNames = z.output<typeof RestoredNames>

const MAX_CHECKED = 500
const NAMES = "names array is required"
/** Longer than any name that can be imported. */
const MAX_SOURCE = 4_000

const CATEGORIES = "categories must be an array of text"

export const NamesToCheck = jsonObject({
  names: z
    .array(z.string(NAMES).max(MAX_SOURCE, `names must be at most ${MAX_SOURCE} characters`), NAMES)
    .max(MAX_CHECKED, `names must be at most ${MAX_CHECKED}`)
    .optional(),
  /** Texts of a column of categories. */
  categories: z
    .array(z.string(CATEGORIES).max(MAX_SOURCE, `categories must be at most ${MAX_SOURCE} characters`), CATEGORIES)
    .max(MAX_CHECKED, `categories must be at most ${MAX_CHECKED}`)
    .optional(),
}).refine(({ names = [], categories = [] }) => names.length + categories.length > 0, NAMES)
export type NamesToCheck = z.output<typeof NamesToCheck>

export const CheckedNames = z.object({
  /** In the order sent; null for a name that would be rejected. */
  names: z.array(
    z
      .object({
        name: z.string().meta({ description: "The name that the topic would get" }),
        known: z
          .enum(["library", "catalog"])
          .nullable()
          .meta({ description: "Where the topic is already; null if it would be new, or adopted for its likeness" }),
      })
      .nullable(),
  ),
  categories: z.array(z.string().nullable()).optional().meta({
    description: "What an import reads each text as, if `categories` were sent; null for no category and no group",
  }),
})
export type CheckedNames = z.output<typeof CheckedNames>

const PLACE_FIELDS = ["parent_category", "taxonomy_type", "subcategory", "segment_type"] as const
const PLACES: Record<(typeof PLACE_FIELDS)[number], z.ZodType> = {
  // A group in a column of categories is read as the group.
  parent_category: z.union([ParentCategory, TaxonomyType]),
  taxonomy_type: TaxonomyType,
  subcategory: Subcategory,
  segment_type: SegmentType,
}
const BAD_VALUES = "values must each have a field, a from and a to"

const RememberedValue = z.object(
  {
    field: oneOf("field", PLACE_FIELDS),
    from: z
      .string(BAD_VALUES)
      .trim()
      .toLowerCase()
      .min(1, BAD_VALUES)
      .max(200, "from must be at most 200 characters")
      .meta({ description: "What files say, in any case" }),
    to: z.string(BAD_VALUES).max(200, BAD_VALUES).nullable().meta({ description: "What it means; null forgets it" }),
  },
  BAD_VALUES,
)

export const ValuesToRemember = jsonObject({
  values: z
    .array(
      RememberedValue.refine(
        ({ field, to }) => to === null || PLACES[field].safeParse(to).success,
        "to must be a value of the field",
      ),
      "values array is required",
    )
    .min(1, "values array is required")
    .max(200, "values must be at most 200"),
})
export type ValuesToRemember = z.output<typeof ValuesToRemember>

export const RememberedValues = z.object({ values: z.array(RememberedValue.extend({ to: z.string() })) })
export type RememberedValues = z.output<typeof RememberedValues>
