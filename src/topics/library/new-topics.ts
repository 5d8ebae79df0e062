import type { OrgContext } from "../../kernel/context.ts"
import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import { classifyEach } from "../../knowledge/engine/local.ts"
import { inTurns } from "../../kernel/in-turns.ts"
import { newId } from "../../kernel/ids.ts"
import { embed } from "../../knowledge/similarity/embedding.ts"
import { cosine, type Embedding, headOf, SIGNATURE_SIZE } from "../../knowledge/similarity/embedding-layout.ts"
import { BLOCK_THRESHOLD, likeness } from "../../knowledge/similarity/similarity.ts"
import { findBySimilarity } from "./find-existing.ts"
import type { Supplied } from "./supplied.ts"
import { withSupplied } from "../names/given-values.ts"
import { topicText } from "./topic-row.ts"

export type NewTopic = {
  /** What the source calls it. */
  topicName: string
  /** The name is the topic's, not a source's string: it is not cleaned. */
  isExact?: boolean
  supplied?: Supplied
  externalId?: string | null
  performanceScore?: number | null
}

/** A row with a valid name. */
export type Candidate = NewTopic & {
  index: number
  /** The string of the source, if the topic's name differs from it. */
  originalName?: string
  normalizedName: string
  canonicalKey: string
  /** The words that its vector is computed from. */
  tokens: readonly string[]
  topicId?: string
}

/** A topic to insert. */
export type NewTopicRow = {
  candidate: Candidate
  id: string
  topic: Classification
  vector: Embedding
  engine: "local" | "llm"
  /** Why a person should look at it. */
  review?: string
  /** Later candidates that are the same topic. */
  followers: Candidate[]
}

/** Whether supplied values are written to the global topic itself, as in operators' seeding. Otherwise it holds the engine's result. */
type Classify = { refine?: Refine; withSuppliedValues?: boolean }

/** Another engine's answer; nothing keeps the rules' one. `review`: why a person should look at it. */
export type Refined = { topic?: Classification; review?: string }
export type Refine = (topics: readonly Classification[]) => Promise<readonly Refined[]>

/**
 * Classifies candidates for which no topic was found by name. Candidates similar to a live topic get that topic's id. The rest are
 * returned, one row per topic: the first candidate leads, later ones for the same topic follow.
 */
export async function classifyNewTopics(
  ctx: OrgContext,
  candidates: readonly Candidate[],
  { refine: ask, withSuppliedValues = false }: Classify = {},
): Promise<NewTopicRow[]> {
  const ofTopic = ({ supplied = {} }: Candidate, said: Classification) =>
    withSuppliedValues ? withSupplied(said, supplied) : said
  const leaders: NewTopicRow[] = []
  const config = await ctx.config()
  const unknown = candidates.filter(({ topicId }) => topicId === undefined)
  for await (const turn of inTurns(gatherNamesakes(unknown))) {
    for (const { row, topic: said } of classifyEach(turn, ({ candidate }) => candidate.topicName, config)) {
      const { candidate, followers } = row
      const topic = ofTopic(candidate, said)
      const vector = embed({ ...topicText(topic), tokens: candidate.tokens })
      leaders.push({ candidate, id: newId("tp"), topic, vector, engine: "local", followers })
    }
  }
  const similar = await findBySimilarity(
    ctx,
    leaders.map(({ vector, candidate }) => ({ vector, name: candidate.topicName })),
  )
  leaders.forEach(({ candidate, followers }, i) => {
    for (const one of [candidate, ...followers]) one.topicId = similar[i]?.id
  })
  const newTopics = gatherAlike(leaders.filter((_, i) => similar[i] === undefined))
  if (ask && newTopics.length > 0) await refine(newTopics, ask, ofTopic)
  return newTopics
}

/** Groups candidates with the same name or key: the first one and its followers. */
function gatherNamesakes(candidates: readonly Candidate[]): Pick<NewTopicRow, "candidate" | "followers">[] {
  const byName = new Map<string, Candidate[]>()
  const byKey = new Map<string, Candidate[]>()
  const leaders: Pick<NewTopicRow, "candidate" | "followers">[] = []
  for (const candidate of candidates) {
    const { normalizedName, canonicalKey } = candidate
    const known = byName.get(normalizedName) ?? byKey.get(canonicalKey)
    if (known) {
      known.push(candidate)
      continue
    }
    const followers: Candidate[] = []
    byName.set(normalizedName, followers)
    byKey.set(canonicalKey, followers)
    leaders.push({ candidate, followers })
  }
  return leaders
}

/** New topics by their leading candidate. */
export const leadersOf = (newTopics: readonly NewTopicRow[]): Map<Candidate, NewTopicRow> =>
  new Map(newTopics.flatMap((one) => [one.candidate, ...one.followers].map((candidate) => [candidate, one])))

/** Merges similar new topics. Only vectors of one category and signature can reach the block threshold, so few pairs are compared. */
function gatherAlike(newTopics: readonly NewTopicRow[]): NewTopicRow[] {
  const kept: NewTopicRow[] = []
  const groups = new Map<number, NewTopicRow[]>()
  for (const newTopic of newTopics) {
    const { category, first, second } = headOf(newTopic.vector)
    const place = (category * SIGNATURE_SIZE + first) * SIGNATURE_SIZE + second
    const group = groups.get(place) ?? []
    const leader = group.find((other) => isSame(other, newTopic))
    if (leader) leader.followers.push(newTopic.candidate, ...newTopic.followers)
    else {
      groups.set(place, [...group, newTopic])
      kept.push(newTopic)
    }
  }
  return kept
}

const isSame = (a: NewTopicRow, b: NewTopicRow) =>
  likeness(cosine(a.vector, b.vector), a.candidate.topicName, b.candidate.topicName) >= BLOCK_THRESHOLD

async function refine(
  newTopics: readonly NewTopicRow[],
  ask: Refine,
  ofTopic: (candidate: Candidate, said: Classification) => Classification,
) {
  const answers = await ask(newTopics.map(({ topic }) => topic))
  newTopics.forEach((newTopic, i) => {
    const { topic: said, review } = answers[i] ?? {}
    newTopic.review = review
    if (!said) return
    const { candidate } = newTopic
    const { language = "en", qualifiers } = newTopic.topic
    newTopic.topic = ofTopic(candidate, { ...said, topicName: candidate.topicName, language, qualifiers })
    newTopic.vector = embed({ ...topicText(newTopic.topic), tokens: candidate.tokens })
    newTopic.engine = "llm"
  })
}
