import type { OrgContext } from "../../kernel/context.ts"
import { classifyNamed } from "../../knowledge/engine/local.ts"
import { packsFor } from "../../knowledge/engine/packs.ts"
import { embed } from "../../knowledge/similarity/embedding.ts"
import type { Match } from "../../knowledge/similarity/match.ts"
import { BLOCK_THRESHOLD, WARN_THRESHOLD } from "../../knowledge/similarity/similarity.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import { cleanSource } from "../names/cleaner.ts"
import { findByName, findBySimilarity } from "./find-existing.ts"
import type { DuplicateAnswer, DuplicateQuestion } from "./schema.ts"
import { categoryNamed } from "../names/taxonomy-places.ts"
import { withSupplied } from "../names/given-values.ts"
import { nameCells, topicText } from "./topic-row.ts"

/** Whether the catalog already has this topic: at 0.95 or above it would be adopted, at 0.75 or above a warning is returned. */
export async function checkDuplicate(ctx: OrgContext, question: DuplicateQuestion): Promise<DuplicateAnswer> {
  const source = question.topic_name
  await packsFor([source])
  const cleaned = cleanSource(source).topicName
  await packsFor([cleaned])
  const [topicName, ownName, canonicalKey] = nameCells(cleaned)
  // In parallel with the look-up by name, since both are remote calls.
  const similar = findSimilar(ctx, topicName, question.parent_category ?? "")
  // A failed search is ignored if the name is found.
  similar.catch(() => {})
  // Topics from before names were cleaned have the strings of their sources.
  const asGiven = { normalizedName: normalizedName(source), canonicalKey: "" }
  const found = await findByName(ctx.library, [asGiven, { normalizedName: ownName, canonicalKey }], ctx.org)
  const known = found.find((id) => id !== undefined)
  if (known !== undefined) return answer(ctx, known, 1)
  const match = await similar
  return match ? answer(ctx, match.id, match.similarity) : { isDuplicate: false, confidence: 0, existingTopic: null }
}

async function findSimilar(ctx: OrgContext, name: string, category: string): Promise<Match | undefined> {
  const config = await ctx.config()
  const topic = withSupplied(classifyNamed(name, config), { parent_category: categoryNamed(category) })
  const [match] = await findBySimilarity(ctx, [{ vector: embed(topicText(topic)), name }], WARN_THRESHOLD)
  return match
}

async function answer({ directory }: OrgContext, id: string, similarity: number): Promise<DuplicateAnswer> {
  const existingTopic = await directory
    .prepare(`SELECT id, topic_name FROM topics WHERE id = ?`)
    .bind(id)
    .first<{ id: string; topic_name: string }>()
  const isDuplicate = similarity >= BLOCK_THRESHOLD
  return {
    isDuplicate,
    confidence: Math.min(1, similarity),
    existingTopic,
    ...(!isDuplicate && { warning: true as const }),
  }
}
