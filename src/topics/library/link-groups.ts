import type { Services } from "../../kernel/context.ts"

/** Maximum links per statement: writing one takes about 100 µs, including triggers and indexes. */
export const MAX_LINKS = 5_000

/** SQL for the number of a topic's links; counts up to the limit. */
const linksOf = (topicId: string) =>
  `(SELECT count(*) FROM (SELECT 1 FROM org_topics WHERE topic_id = ${topicId} LIMIT ${MAX_LINKS + 1}))`

/** `linksOf` as the directory knows it, by a topic's row number. */
export const heldBy = (topicSeq: string) =>
  `(SELECT count(*) FROM (SELECT 1 FROM held_topics WHERE topic_seq = ${topicSeq} LIMIT ${MAX_LINKS + 1}))`

/**
 * How many of these topics, from the first, one statement may change, by the number of their links; at least one. A topic above the limit
 * gets its own statement.
 */
export async function fittingTopics(services: Pick<Services, "library">, ids: readonly string[]): Promise<number> {
  return (await groupSizes(services, ids))[0] ?? 0
}

/** Splits items into groups that one statement may change, by the links of their topics. Keeps the order. */
export async function groupByLinks<T>(
  services: Pick<Services, "library">,
  items: readonly T[],
  topicIdOf: (item: T) => string,
): Promise<T[][]> {
  let start = 0
  return (await groupSizes(services, items.map(topicIdOf))).map((size) => items.slice(start, (start += size)))
}

async function groupSizes({ library }: Pick<Services, "library">, ids: readonly string[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { results } = await library
    .prepare(`SELECT ${linksOf("given.value")} AS n FROM json_each(?) AS given ORDER BY given.key`)
    .bind(JSON.stringify(ids))
    .all<{ n: number }>()
  return sizesOf(results.map(({ n }) => n))
}

/** `fittingTopics` for topics whose links are already counted. */
export const fittingOf = (links: readonly number[]): number => sizesOf(links)[0] ?? 0

function sizesOf(counts: readonly number[]): number[] {
  const sizes: number[] = []
  let links = Number.POSITIVE_INFINITY
  for (const n of counts) {
    if (links + n > MAX_LINKS) {
      sizes.push(0)
      links = 0
    }
    sizes[sizes.length - 1] = (sizes.at(-1) ?? 0) + 1
    links += n
  }
  return sizes
}
