import * as z from "zod"
import { trueOrFalse } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { CHOICE_REQUIRED, ChosenFilters, ManyChanges } from "../../topics/library/schema.ts"

/** The background job that finishes the request; only for large requests. */
const jobId = z.string().optional()

export const AddedTopics = z.object({ added: z.int(), jobId })
export type AddedTopics = z.output<typeof AddedTopics>

export const DeletedTopics = z.object({ deleted: z.int(), jobId })
export type DeletedTopics = z.output<typeof DeletedTopics>

export const TextsRefresh = jsonObject({ dryRun: trueOrFalse("dryRun").default(false) })
export type TextsRefresh = z.output<typeof TextsRefresh>

const MAX_IDS = 500

export const TopicsChange = jsonObject({
  topicIds: z
    .array(z.string("topicIds must be strings"), CHOICE_REQUIRED)
    .min(1, CHOICE_REQUIRED)
    .max(MAX_IDS, `topicIds must be at most ${MAX_IDS}`)
    .optional(),
  filters: ChosenFilters.optional(),
  change: ManyChanges,
}).refine(({ topicIds, filters }) => (topicIds === undefined) !== (filters === undefined), CHOICE_REQUIRED)
export type TopicsChange = z.output<typeof TopicsChange>

export const MatchingRemoval = jsonObject({ filters: ChosenFilters })
export type MatchingRemoval = z.output<typeof MatchingRemoval>

/** `changed` counts topics changed by the request itself; with `jobId`, a background job changes `total` topics. */
export const ChangedTopics = z.object({ changed: z.int(), jobId, total: z.int().optional() })
export type ChangedTopics = z.output<typeof ChangedTopics>
