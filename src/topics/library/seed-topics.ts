import type { OrgContext } from "../../kernel/context.ts"
import { jsonParameters } from "../../kernel/db/bulk-insert.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import { demandRoom } from "../../kernel/room.ts"
import { findByName, liveTopicNamed } from "./find-existing.ts"
import {
  allOutcomes,
  arrivalOf,
  indexNew,
  insertNewTopics,
  type IntakeOptions,
  type IntakeOutcome,
  type NewTopic,
  readNames,
} from "./intake.ts"
import type { Arrival } from "./intake-statements.ts"
import { classifyNewTopics, leadersOf } from "./new-topics.ts"

type Placed = { index: number; topicId: string; isNewTopic: number }

/** The live topic of each arrival: its own new one, or the one a concurrent call wrote first. */
const PLACED = `
  SELECT r.value ->> 0 AS "index", t.id AS topicId, t.id IS r.value ->> 2 AS isNewTopic
  FROM json_each(?) AS r CROSS JOIN topics AS t ON t.id = coalesce(
    r.value ->> 1, ${liveTopicNamed("r.value ->> 3", "r.value ->> 4")}
  ) WHERE ${isLive("t")}`

/** Adds topics to the catalog only, with the rules of the intake, in one batch. */
export async function seedTopics(
  ctx: OrgContext,
  rows: readonly NewTopic[],
  options: Pick<IntakeOptions, "refine" | "alongside">,
): Promise<IntakeOutcome[]> {
  await demandRoom(ctx)
  const { candidates, refused } = await readNames(rows)
  const known = await findByName(ctx.directory, candidates, null)
  for (const [i, candidate] of candidates.entries()) candidate.topicId = known[i]
  const newTopics = await classifyNewTopics(ctx, candidates, { refine: options.refine, withSuppliedValues: true })
  const leaders = leadersOf(newTopics)
  const arrivals = candidates.map((candidate): Arrival => {
    const leader = leaders.get(candidate)
    // The first row of a topic creates it; later ones are duplicates.
    const newTopicId = leader?.candidate === candidate ? leader.id : null
    return { ...arrivalOf(candidate, leader), newTopicId }
  })
  const placed = jsonParameters(
    arrivals.map((one) => [one.index, one.topicId, one.newTopicId, one.normalizedName, one.canonicalKey]),
  ).map((json) => ctx.directory.prepare(PLACED).bind(json))
  const statements = [
    ...insertNewTopics(ctx, newTopics, {
      config: await ctx.config(),
      at: ctx.now().toISOString(),
      isPrivate: false,
    }),
    ...(options.alongside?.(arrivals) ?? []),
    ...placed,
  ]
  const answers = statements.length === 0 ? [] : await ctx.together.batch<Placed>(statements)
  const taken = placed.length === 0 ? [] : answers.slice(-placed.length).flatMap(({ results }) => results)
  await indexNew(ctx, newTopics, taken, false)
  return allOutcomes(candidates, taken.map(outcomeOf), refused)
}

const outcomeOf = ({ index, topicId, isNewTopic }: Placed): IntakeOutcome => ({
  index,
  outcome: isNewTopic ? "created" : "duplicate",
  orgTopicId: null,
  topicId,
  updated: false,
})
