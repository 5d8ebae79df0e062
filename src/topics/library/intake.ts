import type { OrgContext } from "../../kernel/context.ts"
import { newId } from "../../kernel/ids.ts"
import type { LiveConfig } from "../../kernel/ports/live-config.ts"
import { findByName } from "./find-existing.ts"
import { type Arrival, insertTopics, linkArrivals, type OutcomeRow, type Sender } from "./intake-statements.ts"
import { type Candidate, meet, type Newcomer, type NewTopic, type Refine, refine } from "./new-topics.ts"
import { findByEffectiveName } from "./store.ts"
import { TopicName } from "./supplied.ts"
import { groupOf } from "./taxonomy-places.ts"
import { decidedCells, nameCells } from "./topic-row.ts"

export type { NewTopic } from "./new-topics.ts"

export const MAX_INTAKE = 500

export type IntakeOutcome = {
  index: number
  outcome: "created" | "adopted" | "duplicate" | "error"
  orgTopicId: string | null
  topicId: string | null
  /** A duplicate whose empty fields were filled. */
  updated: boolean
  message?: string
}

export type IntakeOptions = Sender & {
  /** A second opinion on topics that are new to everybody; undefined keeps the local engine's. */
  refine?: Refine
  /** Written in the same batch, after the topics: markers and counters of whoever sends them. */
  alongside?: (arrivals: readonly Arrival[]) => D1PreparedStatement[]
}

/**
 * Takes topics into the library: each becomes a link to the global topic it is, by name, canonical key or similarity, or to a
 * new one. Everything is written in one batch. Whoever loses a race for a name adopts the winner's topic, so that sending the
 * same rows again, or at the same time, changes nothing more.
 */
export async function takeIn(
  ctx: OrgContext,
  rows: readonly NewTopic[],
  options: IntakeOptions,
): Promise<IntakeOutcome[]> {
  if (rows.length > MAX_INTAKE) throw new RangeError(`At most ${MAX_INTAKE} topics at once`)
  const { candidates, refused } = readNames(rows)
  await recognize(ctx, candidates)
  const newcomers = await meet(
    ctx,
    candidates.filter(({ topicId }) => topicId === undefined),
  )
  if (options.refine && newcomers.length > 0) await refine(newcomers, options.refine)
  const taken = await write(ctx, candidates, newcomers, options)
  await indexNew(ctx, newcomers, taken)
  const told = new Set(taken.map((row) => row.index))
  // Its topic was archived between the look and the write.
  const missed = candidates
    .filter((one) => !told.has(one.index))
    .map((one) => refusal(one.index, "Topic is gone, try again"))
  return [...taken.map(outcomeOf), ...missed, ...refused].sort((a, b) => a.index - b.index)
}

export const refusal = (index: number, message: string): IntakeOutcome => ({
  index,
  outcome: "error",
  orgTopicId: null,
  topicId: null,
  updated: false,
  message,
})

export function readNames(rows: readonly NewTopic[]) {
  const candidates: Candidate[] = []
  const refused: IntakeOutcome[] = []
  rows.forEach((row, i) => {
    const name = TopicName.safeParse(row.topicName)
    if (name.success) {
      const [topicName, normalizedName, canonicalKey] = nameCells(name.data)
      candidates.push({ ...row, topicName, normalizedName, canonicalKey, index: i })
    } else {
      refused.push(refusal(i, name.error.issues[0]?.message ?? "topic_name is required"))
    }
  })
  return { candidates, refused }
}

/** First what the library itself calls so, then what everybody does. */
async function recognize(ctx: OrgContext, candidates: readonly Candidate[]) {
  const [own, known] = await Promise.all([
    findByEffectiveName(
      ctx,
      candidates.map(({ normalizedName }) => normalizedName),
    ),
    findByName(ctx.d1, candidates),
  ])
  candidates.forEach((candidate, i) => {
    candidate.topicId = own.get(candidate.normalizedName) ?? known[i]
  })
}

async function write(
  ctx: OrgContext,
  candidates: readonly Candidate[],
  newcomers: readonly Newcomer[],
  options: IntakeOptions,
): Promise<OutcomeRow[]> {
  const at = ctx.now().toISOString()
  const leaderOf = new Map(
    newcomers.flatMap((newcomer) => [newcomer.candidate, ...newcomer.followers].map((one) => [one, newcomer] as const)),
  )
  const arrivals = candidates.map((candidate) => arrivalOf(candidate, leaderOf.get(candidate)))
  const { writes, outcomes } = linkArrivals(ctx, arrivals, options, at)
  const statements = [
    ...insertNewcomers(ctx, newcomers, await ctx.config(), at),
    ...writes,
    ...(options.alongside?.(arrivals) ?? []),
    ...outcomes,
  ]
  if (statements.length === 0) return []
  const answers = await ctx.d1.batch<OutcomeRow>(statements)
  return answers.slice(-outcomes.length || answers.length).flatMap(({ results }) => results)
}

export function insertNewcomers(
  { d1 }: OrgContext,
  newcomers: readonly Newcomer[],
  { templates }: LiveConfig,
  at: string,
) {
  const topics = newcomers.map(({ candidate, id, topic, engine }) => ({
    id,
    names: [candidate.topicName, candidate.normalizedName, candidate.canonicalKey],
    decided: decidedCells(topic, engine, templates, candidate.supplied?.engine_version),
  }))
  return insertTopics(d1, topics, at)
}

export function arrivalOf(candidate: Candidate, leader: Newcomer | undefined): Arrival {
  const { supplied = {} } = candidate
  const own = {
    segment_desc_marketplace: supplied.segment_desc_marketplace,
    segment_desc_dspapi: supplied.segment_desc_dspapi,
    internal_description: supplied.internal_description,
  }
  return {
    index: candidate.index,
    linkId: newId("ot"),
    historyId: newId("hist"),
    topicId: candidate.topicId ?? null,
    newTopicId: leader?.id ?? null,
    normalizedName: (leader?.candidate ?? candidate).normalizedName,
    canonicalKey: (leader?.candidate ?? candidate).canonicalKey,
    topicName: candidate.topicName,
    ownNormalizedName: candidate.normalizedName,
    parentCategory: supplied.parent_category ?? null,
    // A category of the org's own brings its group along.
    taxonomyType: supplied.taxonomy_type ?? groupOf(supplied.parent_category ?? "") ?? null,
    subcategory: supplied.subcategory ?? null,
    segmentType: supplied.segment_type ?? null,
    engineVersion: supplied.engine_version ?? null,
    keywords: supplied.keywords ? JSON.stringify(supplied.keywords) : null,
    own: JSON.stringify(own),
    externalId: candidate.externalId ?? null,
    performanceScore: candidate.performanceScore ?? null,
  }
}

/** The database is the truth and is written already: an index that is behind is caught up by the cron. */
export async function indexNew(
  ctx: OrgContext,
  newcomers: readonly Newcomer[],
  taken: readonly Pick<OutcomeRow, "topicId" | "isNewTopic">[],
) {
  const written = new Set(taken.filter(({ isNewTopic }) => isNewTopic).map(({ topicId }) => topicId))
  const entries = newcomers.filter(({ id }) => written.has(id)).map(({ id, vector }) => ({ id, vector }))
  if (entries.length === 0) return
  try {
    await ctx.vectors.upsert(entries)
  } catch (error) {
    ctx.log("vectors.behind", { topics: entries.length, error: String(error) })
  }
}

function outcomeOf({ index, orgTopicId, topicId, isNewLink, isNewTopic, isFilled }: OutcomeRow): IntakeOutcome {
  const outcome = !isNewLink ? "duplicate" : isNewTopic ? "created" : "adopted"
  return { index, outcome, orgTopicId, topicId, updated: isFilled === 1 }
}
