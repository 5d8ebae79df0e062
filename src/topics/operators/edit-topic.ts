import type { OrgContext } from "../../kernel/context.ts"
import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import { compositeScore } from "../../knowledge/engine/composite-score.ts"
import { classifyLocally } from "../../knowledge/engine/local.ts"
import { packsFor } from "../../knowledge/engine/packs.ts"
import { NO_KNOWLEDGE } from "../../knowledge/engine/version.ts"
import { changedSince } from "../../kernel/db/if-unchanged.ts"
import { AppError } from "../../kernel/errors.ts"
import { classificationOf } from "../rows/stored-classification.ts"
import { codeOf, groupOf } from "../names/taxonomy-places.ts"
import { decidedCells, nameCells } from "../library/topic-row.ts"
import { changeTopic } from "./change-topic.ts"
import { showTopic, type StoredTopic } from "./find-topic.ts"
import type { AdminChanges, AdminTopic } from "./schema.ts"

/** Changes fields of a global topic for all libraries. Derived values are updated: group, outputs, hash and score. */
export async function editGlobalTopic(
  ctx: OrgContext,
  id: string,
  changes: AdminChanges,
  version?: string,
): Promise<AdminTopic> {
  if (Object.values(changes).every((value) => value === undefined)) {
    throw new AppError(400, "No valid fields to update")
  }
  const config = await ctx.config()
  const certainty = certaintyAfter(changes)
  const facts = await factsOf(changes.topicName)
  const change = async (before: StoredTopic): Promise<StoredTopic> => {
    // Called again if the topic changes before it is written.
    if (version !== undefined && version !== before.updated_at) throw changedSince(await showTopic(ctx, id))
    const reviewed = reviewOf(before, changes)
    const topic = edited({ ...classificationOf(before), ...facts }, changes)
    if (!topic) return { ...before, ...reviewed, ...certainty }
    const isRenamed = changes.topicName !== undefined
    const [topic_name, normalized_name, canonical_key] = isRenamed
      ? nameCells(topic.topicName)
      : [before.topic_name, before.normalized_name, before.canonical_key]
    // An edit is not a classification: engine and version are kept. What a person decided is not undone because of new words.
    const versions = { engine_version: before.engine_version, knowledge_version: NO_KNOWLEDGE }
    const { engine: _engine, ...cells } = decidedCells(topic, "manual", config, versions)
    return { ...before, ...cells, topic_name, normalized_name, canonical_key, ...reviewed, ...certainty }
  }
  await changeTopic(ctx, id, { action: "topic.edited", change })
  return showTopic(ctx, id)
}

/** Values set by a person are certain, even if they equal the engine's. */
function certaintyAfter({ parentCategory, subcategory, sensitivity }: AdminChanges) {
  const isSettled = parentCategory !== undefined || subcategory !== undefined
  return {
    ...(isSettled && { confidence: null, unsure: 0 }),
    ...(sensitivity !== undefined && { sensitivity_confidence: null }),
  }
}

/** A new name has its own language and qualifiers. */
async function factsOf(name: string | undefined): Promise<Pick<Classification, "language" | "qualifiers">> {
  if (name === undefined) return {}
  await packsFor([name])
  const { language, qualifiers } = classifyLocally(name)
  return { language, qualifiers }
}

/** The edited topic; undefined if nothing in the classification changes. */
function edited(before: Classification, changes: AdminChanges): Classification | undefined {
  const { reviewStatus: _status, reviewReason: _reason, ...given } = changes
  const named = Object.entries(given).filter(([, value]) => value !== undefined)
  const isChanged = named.some(([field, value]) => !same(before[field as keyof typeof given], value))
  if (!isChanged) return undefined
  const topic = { ...before, ...(Object.fromEntries(named) as Partial<Classification>) }
  if (given.parentCategory !== undefined && given.taxonomyType === undefined) {
    topic.taxonomyType = groupOf(topic.parentCategory) ?? topic.taxonomyType
  }
  if (topic.subcategory !== before.subcategory) {
    topic.path = [topic.subcategory]
    topic.iabCode = given.iabCode ?? codeOf(topic.parentCategory, topic.subcategory) ?? topic.iabCode
  }
  return { ...topic, compositeScore: compositeScore(topic) }
}

const same = (a: unknown, b: unknown) => (Array.isArray(a) ? JSON.stringify(a) === JSON.stringify(b) : a === b)

function reviewOf(before: StoredTopic, { reviewStatus, reviewReason }: AdminChanges) {
  if (reviewStatus === null) return { review_status: null, review_reason: null }
  return {
    review_status: reviewStatus ?? before.review_status,
    review_reason: reviewReason === undefined ? before.review_reason : reviewReason,
  }
}
