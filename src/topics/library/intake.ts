import type { OrgContext } from "../../kernel/context.ts"
import { newId } from "../../kernel/ids.ts"
import { demandRoom } from "../../kernel/room.ts"
import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import { packsFor } from "../../knowledge/engine/packs.ts"
import { canonicalKey, canonicalTokens } from "../../knowledge/similarity/canonical-key.ts"
import { normalizedName } from "../../knowledge/text/normalized-name.ts"
import type { LiveConfig } from "../../kernel/ports/live-config.ts"
import { flagForReview } from "./flag-for-review.ts"
import { type Found, idsOf, lookUpByName } from "./find-existing.ts"
import {
  type Arrival,
  insertTopics,
  linkArrivals,
  type NewLink,
  type OutcomeRow,
  readOutcomes,
  recordArrivals,
  type Sender,
  storedTopic,
} from "./intake-statements.ts"
import {
  type Candidate,
  classifyNewTopics,
  leadersOf,
  type NewTopic,
  type NewTopicRow,
  type Refine,
} from "./new-topics.ts"
import { cleanSource } from "../names/cleaner.ts"
import { withSupplied } from "../names/given-values.ts"
import type { Place, SourceName } from "../names/source-name.ts"
import { lookUpByEffectiveName, lookUpByOriginalName } from "./store.ts"
import { SourceString, type Supplied } from "./supplied.ts"
import { codeOf, groupOf } from "../names/taxonomy-places.ts"
import { currentVersions, storedCells } from "./topic-row.ts"
import { updateVectors } from "./update-vectors.ts"

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
  /** Keeps new topics out of the shared catalog. Topics that the catalog already has are adopted from it. */
  isPrivate?: boolean
  /** Reclassifies globally new topics, e.g. with the LLM; undefined keeps the local result. */
  refine?: Refine
  /** Statements of the caller, such as markers and counters, written in the same batch after the topics. */
  alongside?: (arrivals: readonly Arrival[]) => D1PreparedStatement[]
}

/**
 * Adds topics to the library: each is linked to its global topic, found by name, canonical key or similarity, or to a
 * new one. Everything is written in one batch. On a race for a name, the loser adopts the winner's topic, so repeated
 * or concurrent calls with the same rows change nothing more.
 */
export async function addToLibrary(
  ctx: OrgContext,
  rows: readonly NewTopic[],
  options: IntakeOptions,
): Promise<IntakeOutcome[]> {
  if (rows.length > MAX_INTAKE) throw new RangeError(`At most ${MAX_INTAKE} topics per call`)
  await demandRoom(ctx)
  const { candidates, refused } = await readNames(rows)
  await recognize(ctx, candidates)
  const newTopics = await classifyNewTopics(ctx, candidates, options)
  const taken = await write(ctx, candidates, newTopics, options)
  await indexNew(ctx, newTopics, taken, options.isPrivate)
  return allOutcomes(candidates, taken.map(outcomeOf), refused)
}

/** One outcome per row, in order. A candidate without an outcome had its topic archived between look-up and write. */
export function allOutcomes(
  candidates: readonly Candidate[],
  taken: readonly IntakeOutcome[],
  refused: readonly IntakeOutcome[],
): IntakeOutcome[] {
  const written = new Set(taken.map(({ index }) => index))
  const missed = candidates
    .filter(({ index }) => !written.has(index))
    .map(({ index }) => refusal(index, "Topic is gone, try again"))
  return [...taken, ...missed, ...refused].sort((a, b) => a.index - b.index)
}

const refusal = (index: number, message: string): IntakeOutcome => ({
  index,
  outcome: "error",
  orgTopicId: null,
  topicId: null,
  updated: false,
  message,
})

/** The rows with the names that their sources' strings give their topics; what a path says besides counts where the row does not say it. */
export async function readNames(rows: readonly NewTopic[]) {
  const candidates: Candidate[] = []
  const refused: IntakeOutcome[] = []
  const read = rows.map((row, index) => ({ index, row, source: SourceString.safeParse(row.topicName) }))
  const sources = read.flatMap(({ source }) => source.data ?? [])
  await packsFor(sources)
  const cleaned = new Map(sources.map((source) => [source, cleanSource(source)]))
  // A cleaned name may need a pack that its source did not.
  await packsFor([...cleaned].flatMap(([source, { topicName }]) => (topicName === source ? [] : topicName)))
  for (const { index, row, source } of read) {
    if (source.success) candidates.push(candidateOf(row, index, source.data, cleaned.get(source.data)))
    else refused.push(refusal(index, source.error.issues[0]?.message ?? "topic_name is required"))
  }
  return { candidates, refused }
}

function candidateOf(row: NewTopic, index: number, source: string, cleaned: SourceName | undefined): Candidate {
  const { topicName, ...place } = row.isExact || !cleaned ? { topicName: source } : cleaned
  return {
    ...row,
    supplied: withPlace(row.supplied, place),
    topicName,
    ...(topicName !== source && { originalName: source }),
    normalizedName: normalizedName(topicName),
    canonicalKey: canonicalKey(topicName),
    tokens: canonicalTokens(topicName),
    index,
  }
}

function withPlace(
  supplied: Supplied = {},
  { taxonomyType, parentCategory, subcategory, segmentType }: Place,
): Supplied {
  const { taxonomy_type: ownGroup, parent_category: ownCategory, subcategory: ownNode } = supplied
  const group = ownGroup ?? (ownCategory === undefined ? taxonomyType : undefined)
  const category =
    ownCategory ?? (ownGroup === undefined || groupOf(parentCategory ?? "") === ownGroup ? parentCategory : undefined)
  const node = ownNode ?? (ownCategory === undefined || ownCategory === parentCategory ? subcategory : undefined)
  return {
    ...supplied,
    ...(group !== undefined && { taxonomy_type: group }),
    ...(category !== undefined && { parent_category: category }),
    ...(node !== undefined && { subcategory: node }),
    ...(segmentType !== undefined && { segment_type: supplied.segment_type ?? segmentType }),
  }
}

/**
 * Matches by the strings of the sources first, as topics were named before names were cleaned, then by the cleaned names; by the library's
 * own names before global ones.
 */
export async function recognize(ctx: OrgContext, candidates: readonly Candidate[]) {
  const sources = candidates.flatMap(({ originalName }) => originalName ?? [])
  const asGiven = sources.map((source) => ({ normalizedName: normalizedName(source), canonicalKey: "" }))
  const lookUp = lookUpByName(ctx.directory, [...asGiven, ...candidates], ctx.org)
  const names = [...asGiven, ...candidates].map((one) => one.normalizedName)
  const lookUpOriginals = sources.length > 0 ? [lookUpByOriginalName(ctx, sources)] : []
  const [[own, brought], found] = await Promise.all([
    ctx.library.batch<Found>([lookUpByEffectiveName(ctx, names), ...lookUpOriginals]),
    ctx.directory.batch<Found>(lookUp.statements),
  ])
  const [ids, originals] = [idsOf(own), idsOf(brought)]
  const known = lookUp.read(found)
  const bySource = new Map(
    asGiven.flatMap(({ normalizedName: name }, i) => {
      const id = originals.get(sources[i] ?? "") ?? ids.get(name) ?? known[i]
      return id === undefined ? [] : [[sources[i], id] as const]
    }),
  )
  candidates.forEach((candidate, i) => {
    candidate.topicId =
      bySource.get(candidate.originalName) ?? ids.get(candidate.normalizedName) ?? known[asGiven.length + i]
  })
}

async function write(
  ctx: OrgContext,
  candidates: readonly Candidate[],
  newTopics: readonly NewTopicRow[],
  options: IntakeOptions,
): Promise<OutcomeRow[]> {
  const at = ctx.now().toISOString()
  const leaders = leadersOf(newTopics)
  const arrivals = candidates.map((candidate) => arrivalOf(candidate, leaders.get(candidate)))
  const { bringing, joining } = byRole(arrivals)
  const topics = insertNewTopics(ctx, newTopics, { config: await ctx.config(), at, isPrivate: options.isPrivate })
  const links = linkArrivals(ctx, arrivals, options, at)
  const outcomes = readOutcomes(ctx, joining)
  const statements = [
    ...topics,
    ...links,
    ...recordArrivals(ctx, arrivals, options, at),
    ...(options.alongside?.(arrivals) ?? []),
    ...outcomes,
  ]
  if (statements.length === 0) return []
  const answers = await ctx.together.batch<NewLink & OutcomeRow>(statements)
  const resultsOf = (from: number, count: number) => answers.slice(from, from + count).flatMap(({ results }) => results)
  const linked = new Map(resultsOf(topics.length, links.length).map((link) => [link.orgTopicId, link.topicId]))
  const beaten = bringing.filter(({ linkId }) => !linked.has(linkId))
  const late = beaten.length === 0 ? [] : await ctx.library.batch<OutcomeRow>(readOutcomes(ctx, beaten))
  return [
    ...bringing.flatMap((arrival) => broughtBy(arrival, linked.get(arrival.linkId))),
    ...resultsOf(statements.length - outcomes.length, outcomes.length),
    ...late.flatMap(({ results }) => results),
  ]
}

/**
 * The first arrival of a new topic creates it and, unless a concurrent call is faster, gets its own link. All others join an existing
 * topic.
 */
function byRole(arrivals: readonly Arrival[]) {
  const first = new Map(arrivals.toReversed().map(({ newTopicId, linkId }) => [newTopicId, linkId]))
  const brings = ({ newTopicId, linkId }: Arrival) => newTopicId !== null && first.get(newTopicId) === linkId
  return { bringing: arrivals.filter(brings), joining: arrivals.filter((arrival) => !brings(arrival)) }
}

const broughtBy = ({ index, linkId, newTopicId }: Arrival, topicId: string | undefined): OutcomeRow[] =>
  topicId === undefined
    ? []
    : [{ index, orgTopicId: linkId, topicId, isNewLink: 1, isNewTopic: topicId === newTopicId ? 1 : 0, isFilled: 0 }]

export function insertNewTopics(
  { directory, org }: OrgContext,
  newTopics: readonly NewTopicRow[],
  { config, at, isPrivate = false }: { config: LiveConfig; at: string; isPrivate?: boolean },
) {
  const origin = { at, owner: isPrivate ? org.id : null }
  const rows = newTopics.map(({ candidate, id, topic, engine }) => {
    const names = [candidate.topicName, candidate.normalizedName, candidate.canonicalKey] as const
    const versions = currentVersions(engine)
    const decided = storedCells(topic, engine, config, {
      ...versions,
      engine_version: candidate.supplied?.engine_version ?? versions.engine_version,
    })
    return storedTopic({ id, names, decided }, origin)
  })
  const flags = newTopics.flatMap(({ id, review }) => (review === undefined ? [] : [[id, review] as const]))
  return [...insertTopics(directory, rows, origin), ...flagForReview(directory, flags)]
}

export function arrivalOf(candidate: Candidate, leader: NewTopicRow | undefined): Arrival {
  const { supplied = {} } = candidate
  return {
    index: candidate.index,
    linkId: newId("ot"),
    historyId: newId("hist"),
    topicId: candidate.topicId ?? null,
    newTopicId: leader?.id ?? null,
    normalizedName: (leader?.candidate ?? candidate).normalizedName,
    canonicalKey: (leader?.candidate ?? candidate).canonicalKey,
    topicName: candidate.topicName,
    originalName: candidate.originalName ?? null,
    ownNormalizedName: candidate.normalizedName,
    ...(Object.values(supplied).every((value) => value === undefined) ? NOTHING : ownValues(supplied, leader?.topic)),
    externalId: candidate.externalId ?? null,
    performanceScore: candidate.performanceScore ?? null,
  }
}

const NOTHING = {
  parentCategory: null,
  taxonomyType: null,
  subcategory: null,
  iabCode: null,
  segmentType: null,
  engineVersion: null,
  keywords: null,
  own: null,
} satisfies Partial<Arrival>

/** Values that the caller supplied besides the name. */
function ownValues(supplied: Supplied, topic: Classification | undefined): Pick<Arrival, keyof typeof NOTHING> {
  const derived = topic && derivedPlace(topic, supplied)
  const own = {
    segment_desc_marketplace: supplied.segment_desc_marketplace,
    segment_desc_dspapi: supplied.segment_desc_dspapi,
    internal_description: supplied.internal_description,
  }
  return {
    parentCategory: supplied.parent_category ?? derived?.parentCategory ?? null,
    // An overridden category determines its group.
    taxonomyType: supplied.taxonomy_type ?? groupOf(supplied.parent_category ?? "") ?? derived?.taxonomyType ?? null,
    subcategory: supplied.subcategory ?? derived?.subcategory ?? null,
    // An existing topic is not classified again, so its code is derived from the supplied place.
    iabCode: derived?.iabCode ?? codeOf(supplied.parent_category ?? "", supplied.subcategory ?? "") ?? null,
    segmentType: supplied.segment_type ?? null,
    engineVersion: supplied.engine_version ?? null,
    keywords: supplied.keywords ? JSON.stringify(supplied.keywords) : null,
    own: JSON.stringify(own),
  }
}

/** The rest of the place, derived from supplied values: a category implies one of its nodes, a node its category and code. */
function derivedPlace(topic: Classification, supplied: Supplied) {
  const own = withSupplied(topic, supplied)
  const changed = <K extends "parentCategory" | "taxonomyType" | "subcategory" | "iabCode">(field: K) =>
    own[field] === topic[field] ? undefined : own[field]
  return {
    parentCategory: changed("parentCategory"),
    taxonomyType: changed("taxonomyType"),
    subcategory: changed("subcategory"),
    iabCode: changed("iabCode"),
  }
}

export async function indexNew(
  ctx: OrgContext,
  newTopics: readonly NewTopicRow[],
  taken: readonly Pick<OutcomeRow, "topicId" | "isNewTopic">[],
  isPrivate = false,
) {
  // Private topics must not appear in the index, which all organizations share.
  if (isPrivate) return
  const written = new Set(taken.filter(({ isNewTopic }) => isNewTopic).map(({ topicId }) => topicId))
  const entries = newTopics.filter(({ id }) => written.has(id)).map(({ id, vector }) => ({ id, vector }))
  await updateVectors(ctx, entries.length, () => ctx.vectors.upsert(entries))
}

function outcomeOf({ index, orgTopicId, topicId, isNewLink, isNewTopic, isFilled }: OutcomeRow): IntakeOutcome {
  const outcome = !isNewLink ? "duplicate" : isNewTopic ? "created" : "adopted"
  return { index, outcome, orgTopicId, topicId, updated: isFilled === 1 }
}
