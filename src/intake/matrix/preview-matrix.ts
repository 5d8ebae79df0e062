import type { OrgContext } from "../../kernel/context.ts"
import { classifyNamed } from "../../knowledge/engine/local.ts"
import { packsFor } from "../../knowledge/engine/packs.ts"
import { MAX_INTAKE, readNames, recognize } from "../../topics/library/intake.ts"
import { type Candidate, classifyNewTopics } from "../../topics/library/new-topics.ts"
import { withSupplied } from "../../topics/names/given-values.ts"
import { type Matrix, readMatrix } from "./combinations.ts"
import type { MatrixPreview, MatrixRequest } from "./schema.ts"

const SAMPLES = 10

/** Counts what generating would create, without writing or charging. */
export async function previewMatrix(ctx: OrgContext, request: MatrixRequest): Promise<MatrixPreview> {
  const matrix = readMatrix(request)
  const candidates = await readCandidates(ctx, matrix)
  const duplicates = await findDuplicates(ctx, candidates)
  // Spread over the matrix: the first few would share the values of the first dimensions.
  const step = Math.ceil(matrix.total / SAMPLES)
  const samples: MatrixPreview["samples"] = []
  let sensitive = 0
  const config = await ctx.config()
  await packsFor(candidates.map(({ topicName }) => topicName))
  for (const candidate of candidates) {
    const { topicName } = candidate
    const topic = withSupplied(classifyNamed(topicName, config), matrix.supplied)
    if (topic.sensitivity === "Sensitive") sensitive++
    if (candidate.index % step !== 0) continue
    samples.push({
      topic_name: topicName,
      parent_category: topic.parentCategory,
      taxonomy_type: topic.taxonomyType,
      subcategory: topic.subcategory,
      segment_type: topic.segmentType,
      audience_type: topic.audienceType,
      sensitivity: topic.sensitivity,
      duplicate: duplicates.has(candidate),
    })
  }
  return {
    totalTopics: matrix.total,
    new: candidates.length - duplicates.size,
    duplicates: duplicates.size,
    errors: matrix.total - candidates.length,
    sensitive,
    samples,
  }
}

/** Every combination with a valid name, and the existing topic of that name, if any. */
async function readCandidates(ctx: OrgContext, { chunks, supplied }: Matrix): Promise<Candidate[]> {
  const all: Candidate[] = []
  let start = 0
  for (const names of chunks(MAX_INTAKE)) {
    const { candidates } = await readNames(names.map((topicName) => ({ topicName, supplied })))
    await recognize(ctx, candidates)
    for (const candidate of candidates) all.push(Object.assign(candidate, { index: start + candidate.index }))
    start += names.length
  }
  return all
}

/** Combinations that are already in the library or repeat an earlier combination. */
async function findDuplicates(ctx: OrgContext, candidates: readonly Candidate[]): Promise<Set<Candidate>> {
  const newTopics = await classifyNewTopics(ctx, candidates)
  const duplicates = new Set(newTopics.flatMap(({ followers }) => followers))
  const linked = await findLinked(
    ctx,
    candidates.flatMap(({ topicId }) => topicId ?? []),
  )
  for (const candidate of candidates) {
    if (candidate.topicId === undefined) continue
    if (linked.has(candidate.topicId)) duplicates.add(candidate)
    linked.add(candidate.topicId)
  }
  return duplicates
}

async function findLinked({ library, org, workspace }: OrgContext, topicIds: readonly string[]): Promise<Set<string>> {
  const { results } = await library
    .prepare(
      `SELECT link.topic_id AS id FROM json_each(?) AS given CROSS JOIN org_topics AS link INDEXED BY org_topics_topic_link
         ON link.org_id = ? AND link.workspace_id = ? AND link.topic_id = given.value`,
    )
    .bind(JSON.stringify([...new Set(topicIds)]), org.id, workspace)
    .all<{ id: string }>()
  return new Set(results.map(({ id }) => id))
}
