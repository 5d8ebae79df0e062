import * as z from "zod"
import { filter, booleanParam } from "../../kernel/http/query.ts"
import { nodeFilters, paging } from "../library/schema.ts"

export const CatalogQuery = z.object({
  ...paging,
  search: filter,
  ...nodeFilters,
  hasExternalId: booleanParam("hasExternalId"),
  inLibrary: booleanParam("inLibrary"),
})
export type CatalogQuery = z.output<typeof CatalogQuery>

export const CatalogRecord = z.object({
  id: z.string(),
  topicName: z.string(),
  parentCategory: z.string(),
  taxonomyType: z.string(),
  subcategory: z.string(),
  segmentType: z.string(),
  audienceType: z.string(),
  iabCode: z.string(),
  engineVersion: z.string(),
  createdAt: z.string(),
  inLibrary: z.boolean(),
})

export type CatalogRecord = z.output<typeof CatalogRecord>

const REQUIRED = "topicIds array or filters object required"
const MAX_IDS = 500

/** A misspelled filter must not add the whole catalog. */
const Filters = z.strictObject(
  { search: filter, ...nodeFilters },
  { error: (issue) => (issue.code === "unrecognized_keys" ? `filters has no ${issue.keys.join(", ")}` : REQUIRED) },
)

export const CatalogChoice = z
  .object(
    {
      topicIds: z
        .array(z.string("topicIds must be strings"), REQUIRED)
        .max(MAX_IDS, `topicIds must be at most ${MAX_IDS}`)
        .optional(),
      filters: Filters.optional(),
    },
    "Request body must be a JSON object",
  )
  .refine(({ topicIds, filters }) => topicIds !== undefined || filters !== undefined, REQUIRED)
export type CatalogChoice = z.output<typeof CatalogChoice>
