import * as z from "zod"
import { jsonObject } from "../../kernel/http/input.ts"
import { PERIODS } from "./periods.ts"

const amount = (field: string, max: number) => {
  const message = `${field} must be a number from 0 to ${max}`
  return z.number(message).min(0, message).max(max, message)
}

const currency = z
  .string("currency must be a code like USD")
  .regex(/^[A-Z]{3}$/, "currency must be a code like USD")
  .meta({ description: "ISO 4217" })

const option = <S extends z.ZodRawShape>(shape: S) =>
  z.object({
    /** Assigned by the service; accepted in input because clients may send a list back. */
    pricing_option_id: z.string().optional(),
    currency,
    ...shape,
  })

const NewOption = z.discriminatedUnion(
  "model",
  [
    option({ model: z.literal("cpm"), cpm: amount("cpm", 10_000) }),
    option({
      model: z.literal("percent_of_media"),
      percent: amount("percent", 100),
      max_cpm: amount("max_cpm", 10_000).optional(),
    }),
    option({
      model: z.literal("flat_fee"),
      amount: amount("amount", 1_000_000_000),
      period: z.enum(PERIODS, `period must be one of ${PERIODS.join(", ")}`),
    }),
  ],
  "model must be one of cpm, percent_of_media, flat_fee",
)

const MAX_OPTIONS = 5
const OPTIONS = "pricing_options array is required"

const filterText = z.string().min(1).max(500)
/** Values that a topic must have, as in the filters of GET /api/topics. */
export const PriceFilters = z
  .strictObject(
    {
      taxonomyType: filterText.optional(),
      parentCategory: filterText.optional(),
      subcategory: filterText.optional(),
      segmentType: filterText.optional(),
      audienceType: filterText.optional(),
      iabCode: filterText.optional(),
      sensitivity: filterText.optional(),
      intensity: filterText.optional(),
      buyerJourney: filterText.optional(),
      source: filterText.optional(),
    },
    {
      error: (issue) =>
        issue.code === "unrecognized_keys" ? `filters has no ${issue.keys.join(", ")}` : "filters must be an object",
    },
  )
  .refine((filters) => Object.values(filters).some((value) => value !== undefined), "filters must have a value")
export type PriceFilters = z.output<typeof PriceFilters>

const terms = {
  pricing_options: z.array(NewOption, OPTIONS).min(1, OPTIONS).max(MAX_OPTIONS, `Maximum ${MAX_OPTIONS} options`),
  coverage_percentage: amount("coverage_percentage", 100)
    .nullish()
    .meta({ description: "The share of the addressable audience that the organization states" }),
}

export const NewPrice = jsonObject({
  buyerId: z.string("buyerId must be a string").max(100).nullish().meta({ description: "Only this buyer's price" }),
  topicId: z.string("topicId must be a string").max(100).nullish(),
  filters: PriceFilters.nullish(),
  ...terms,
}).refine(({ topicId, filters }) => !topicId || !filters, "topicId and filters cannot be combined")
export type NewPrice = z.output<typeof NewPrice>

export const PriceChange = jsonObject(terms)
export type PriceChange = z.output<typeof PriceChange>

const StoredOption = z.looseObject({ pricing_option_id: z.string(), model: z.string(), currency: z.string() })

export const PriceRecord = z.object({
  id: z.string(),
  kind: z
    .enum(["default", "filter", "topic", "import"])
    .meta({ description: "`import`: stated by an import, only listed with `topicId`" }),
  buyerId: z.string().nullable().meta({ description: "The only buyer it is for; null: everyone" }),
  topicId: z.string().nullable(),
  topicName: z.string().nullable(),
  filters: z.record(z.string(), z.string()).nullable(),
  pricing_options: z.array(StoredOption),
  coverage_percentage: z.number().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export const PriceQuery = z.object({
  buyerId: z.string().max(100).optional().meta({ description: "Also the prices of this buyer, which come first" }),
  topicId: z
    .string()
    .max(100)
    .optional()
    .meta({ description: "Only the prices that fit this topic of the library; the first is what buyers are offered" }),
})
export type PriceRecord = z.output<typeof PriceRecord>
