import type { OrgContext } from "../../kernel/context.ts"
import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import { classifyLocally } from "../../knowledge/engine/local.ts"
import { newId } from "../../kernel/ids.ts"
import { embed } from "../../knowledge/similarity/embedding.ts"
import { cosine, type Embedding, headOf } from "../../knowledge/similarity/embedding-layout.ts"
import { BLOCK_THRESHOLD, likeness } from "../../knowledge/similarity/similarity.ts"
import { findBySimilarity } from "./find-existing.ts"
import type { Supplied } from "./supplied.ts"
import { topicText, withSupplied } from "./topic-row.ts"

export type NewTopic = {
  topicName: string
  supplied?: Supplied
  externalId?: string | null
  performanceScore?: number | null
}

/** A row with a valid name. */
export type Candidate = NewTopic & { index: number; normalizedName: string; canonicalKey: string; topicId?: string }
export type PlannedTopic = {
  candidate: Candidate
  id: string
  topic: Classification
  vector: Embedding
  engine: "local" | "llm"
  followers: Candidate[]
}

export type Refine = (topics: readonly Classification[]) => Promise<readonly (Classification | undefined)[]>

/** Classifies topics that match no existing name, and merges similar ones: the first leads, the others follow. */
export async function planNewTopics(ctx: OrgContext, unmatched: readonly Candidate[]): Promise<PlannedTopic[]> {
  const byName = new Map<string, PlannedTopic>()
  const leaders: PlannedTopic[] = []
  const config = await ctx.config()
  for (const candidate of unmatched) {
    const leader = byName.get(`n ${candidate.normalizedName}`) ?? byName.get(`k ${candidate.canonicalKey}`)
    if (leader) {
      leader.followers.push(candidate)
      continue
    }
    const answer = { ...classifyLocally(candidate.topicName, config), topicName: candidate.topicName }
    const topic = withSupplied(answer, candidate.supplied ?? {})
    const vector = embed(topicText(topic))
    const planned: PlannedTopic = { candidate, id: newId("tp"), topic, vector, engine: "local", followers: [] }
    byName.set(`n ${candidate.normalizedName}`, planned)
    byName.set(`k ${candidate.canonicalKey}`, planned)
    leaders.push(planned)
  }
  const similar = await findBySimilarity(
    ctx,
    leaders.map(({ vector, candidate }) => ({ vector, name: candidate.topicName })),
  )
  leaders.forEach(({ candidate, followers }, i) => {
    for (const one of [candidate, ...followers]) one.topicId = similar[i]?.id
  })
  return mergeSimilar(leaders.filter((_, i) => similar[i] === undefined))
}

/** Only vectors with the same category and signature can reach the block threshold, so few pairs are compared. */
function mergeSimilar(topics: readonly PlannedTopic[]): PlannedTopic[] {
  const kept: PlannedTopic[] = []
  const groups = new Map<string, PlannedTopic[]>()
  for (const planned of topics) {
    const { category, first, second } = headOf(planned.vector)
    const group = groups.get(`${category}/${first}/${second}`) ?? []
    const leader = group.find((other) => isSame(other, planned))
    if (leader) leader.followers.push(planned.candidate, ...planned.followers)
    else {
      groups.set(`${category}/${first}/${second}`, [...group, planned])
      kept.push(planned)
    }
  }
  return kept
}

const isSame = (a: PlannedTopic, b: PlannedTopic) =>
  likeness(cosine(a.vector, b.vector), a.candidate.topicName, b.candidate.topicName) >= BLOCK_THRESHOLD

export async function refine(topics: readonly PlannedTopic[], ask: Refine) {
  const answers = await ask(topics.map(({ topic }) => topic))
  topics.forEach((planned, i) => {
    const answer = answers[i]
    if (!answer) return
    const { candidate } = planned
    planned.topic = withSupplied({ ...answer, topicName: candidate.topicName }, candidate.supplied ?? {})
    planned.vector = embed(topicText(planned.topic))
    planned.engine = "llm"
  })
}
