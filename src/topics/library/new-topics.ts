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

/** A row whose name can be used. */
export type Candidate = NewTopic & { index: number; normalizedName: string; canonicalKey: string; topicId?: string }
export type Newcomer = {
  candidate: Candidate
  id: string
  topic: Classification
  vector: Embedding
  engine: "local" | "llm"
  followers: Candidate[]
}

export type Refine = (topics: readonly Classification[]) => Promise<readonly (Classification | undefined)[]>

/** Classifies what no name finds, and keeps one of those that are alike: the first, which the others follow. */
export async function meet(ctx: OrgContext, strangers: readonly Candidate[]): Promise<Newcomer[]> {
  const byName = new Map<string, Newcomer>()
  const leaders: Newcomer[] = []
  const config = await ctx.config()
  for (const candidate of strangers) {
    const leader = byName.get(`n ${candidate.normalizedName}`) ?? byName.get(`k ${candidate.canonicalKey}`)
    if (leader) {
      leader.followers.push(candidate)
      continue
    }
    const said = { ...classifyLocally(candidate.topicName, config), topicName: candidate.topicName }
    const topic = withSupplied(said, candidate.supplied ?? {})
    const vector = embed(topicText(topic))
    const newcomer: Newcomer = { candidate, id: newId("tp"), topic, vector, engine: "local", followers: [] }
    byName.set(`n ${candidate.normalizedName}`, newcomer)
    byName.set(`k ${candidate.canonicalKey}`, newcomer)
    leaders.push(newcomer)
  }
  const similar = await findBySimilarity(
    ctx,
    leaders.map(({ vector, candidate }) => ({ vector, name: candidate.topicName })),
  )
  leaders.forEach(({ candidate, followers }, i) => {
    for (const one of [candidate, ...followers]) one.topicId = similar[i]?.id
  })
  return gatherAlike(leaders.filter((_, i) => similar[i] === undefined))
}

/** Only vectors of one category and signature can reach the block threshold, so few pairs are compared. */
function gatherAlike(newcomers: readonly Newcomer[]): Newcomer[] {
  const kept: Newcomer[] = []
  const groups = new Map<string, Newcomer[]>()
  for (const newcomer of newcomers) {
    const { category, first, second } = headOf(newcomer.vector)
    const group = groups.get(`${category}/${first}/${second}`) ?? []
    const leader = group.find((other) => isSame(other, newcomer))
    if (leader) leader.followers.push(newcomer.candidate, ...newcomer.followers)
    else {
      groups.set(`${category}/${first}/${second}`, [...group, newcomer])
      kept.push(newcomer)
    }
  }
  return kept
}

const isSame = (a: Newcomer, b: Newcomer) =>
  likeness(cosine(a.vector, b.vector), a.candidate.topicName, b.candidate.topicName) >= BLOCK_THRESHOLD

export async function refine(newcomers: readonly Newcomer[], ask: Refine) {
  const answers = await ask(newcomers.map(({ topic }) => topic))
  newcomers.forEach((newcomer, i) => {
    const said = answers[i]
    if (!said) return
    const { candidate } = newcomer
    newcomer.topic = withSupplied({ ...said, topicName: candidate.topicName }, candidate.supplied ?? {})
    newcomer.vector = embed(topicText(newcomer.topic))
    newcomer.engine = "llm"
  })
}
