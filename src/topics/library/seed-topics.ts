import type { OrgContext } from "../../kernel/context.ts"
import { jsonParameters } from "../../kernel/db/bulk-insert.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import { findByName, liveTopicNamed } from "./find-existing.ts"
import {
  arrivalOf,
  indexNew,
  insertNewcomers,
  type IntakeOptions,
  type IntakeOutcome,
  type NewTopic,
  readNames,
  refusal,
} from "./intake.ts"
import type { Arrival } from "./intake-statements.ts"
import { meet, refine } from "./new-topics.ts"

type Placed = { index: number; topicId: string; isNewTopic: number }

/** The live topic each arrival is by now: its own new one, or the one somebody else wrote first. */
const PLACED = `
  SELECT r.value ->> 0 AS "index", t.id AS topicId, t.id IS r.value ->> 2 AS isNewTopic
  FROM json_each(?) AS r CROSS JOIN topics AS t ON t.id = coalesce(
    r.value ->> 1, ${liveTopicNamed("r.value ->> 3", "r.value ->> 4")}
  ) WHERE ${isLive("t")}`

/** Takes topics into the catalog and into nobody's library, by the rules of the intake and in one batch like it. */
export async function seedTopics(
  ctx: OrgContext,
  rows: readonly NewTopic[],
  options: Pick<IntakeOptions, "refine" | "alongside">,
): Promise<IntakeOutcome[]> {
  const { candidates, refused } = readNames(rows)
  const known = await findByName(ctx.d1, candidates)
  for (const [i, candidate] of candidates.entries()) candidate.topicId = known[i]
  const newcomers = await meet(
    ctx,
    candidates.filter(({ topicId }) => topicId === undefined),
  )
  if (options.refine && newcomers.length > 0) await refine(newcomers, options.refine)
  const leaderOf = new Map(newcomers.flatMap((one) => [one.candidate, ...one.followers].map((each) => [each, one])))
  const arrivals = candidates.map((candidate): Arrival => {
    const leader = leaderOf.get(candidate)
    // Of rows with one topic the first brings it, and the others are duplicates.
    const newTopicId = leader?.candidate === candidate ? leader.id : null
    return { ...arrivalOf(candidate, leader), newTopicId }
  })
  const placed = jsonParameters(
    arrivals.map((one) => [one.index, one.topicId, one.newTopicId, one.normalizedName, one.canonicalKey]),
  ).map((json) => ctx.d1.prepare(PLACED).bind(json))
  const statements = [
    ...insertNewcomers(ctx, newcomers, await ctx.config(), ctx.now().toISOString()),
    ...(options.alongside?.(arrivals) ?? []),
    ...placed,
  ]
  const answers = statements.length === 0 ? [] : await ctx.d1.batch<Placed>(statements)
  const taken = placed.length === 0 ? [] : answers.slice(-placed.length).flatMap(({ results }) => results)
  await indexNew(ctx, newcomers, taken)
  const told = new Set(taken.map(({ index }) => index))
  const missed = candidates.filter(({ index }) => !told.has(index))
  return [
    ...taken.map(outcomeOf),
    ...missed.map(({ index }) => refusal(index, "Topic is gone, try again")),
    ...refused,
  ].sort((a, b) => a.index - b.index)
}

const outcomeOf = ({ index, topicId, isNewTopic }: Placed): IntakeOutcome => ({
  index,
  outcome: isNewTopic ? "created" : "duplicate",
  orgTopicId: null,
  topicId,
  updated: false,
})
