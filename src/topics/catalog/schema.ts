import * as z from "zod"
import { filter, paging, sorting, booleanParam } from "../../kernel/http/query.ts"
import { certainty } from "../classification/schema.ts"
import { certaintyFilters, CHOICE_REQUIRED, nodeFilters, SORTS, strictFilters } from "../library/schema.ts"

export const CatalogQuery = z.object({
  ...paging,
  ...sorting(SORTS),
  search: filter,
  ...nodeFilters,
  hasExternalId: booleanParam("hasExternalId"),
  inLibrary: booleanParam("inLibrary"),
  ...certaintyFilters,
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
  knowledgeVersion: z.string(),
  createdAt: z.string(),
  inLibrary: z.boolean(),
  ...certainty,
})

export type CatalogRecord = z.output<typeof CatalogRecord>

const MAX_IDS = 500

/** The filters of an adoption, as stored in a job. */
export const AdoptionFilters = strictFilters({ search: filter, ...nodeFilters })
export type AdoptionFilters = Partial<z.output<typeof AdoptionFilters>>

export const CatalogChoice = z
  .object(
    {
      topicIds: z
        .array(z.string("topicIds must be strings"), CHOICE_REQUIRED)
        .max(MAX_IDS, `topicIds must be at most ${MAX_IDS}`)
        .optional(),
      filters: AdoptionFilters.optional(),
    },
    "Request body must be a JSON object",
  )
  .refine(({ topicIds, filters }) => topicIds !== undefined || filters !== undefined, CHOICE_REQUIRED)
export type CatalogChoice = { topicIds?: string[]; filters?: AdoptionFilters }
