import type { Services } from "../../kernel/context.ts"
import { isArchived, isLive, PRIVATE } from "../../kernel/db/live-topics.ts"
import { isOutdated } from "../../knowledge/engine/outdated.ts"
import type { Metrics } from "./schema.ts"

type Answer = { n: number; engineVersion: string; outdated: number }

/** A snapshot of the catalog, computed from indexes and maintained counts only. */
export async function globalMetrics({ directory }: Pick<Services, "directory">): Promise<Metrics> {
  const count = (where: string) => directory.prepare(`SELECT count(*) AS n FROM topics ${where}`)
  const cells = (where: string) =>
    directory.prepare(`SELECT coalesce(sum(n), 0) AS n FROM catalog_cells WHERE scope = '' ${where}`)
  const answers = await directory.batch<Answer>([
    cells(""),
    count(`INDEXED BY topics_archived WHERE ${isArchived()}`),
    count(`INDEXED BY topics_merged WHERE merged_into > '' AND merged_into <> '${PRIVATE}'`),
    count(`INDEXED BY topics_review WHERE review_status = 'needs_review' AND ${isLive()}`),
    count(`INDEXED BY topics_llm WHERE engine = 'llm' AND ${isLive()}`),
    count(`INDEXED BY topics_without_code WHERE iab_code = '' AND ${isLive()}`),
    count(`INDEXED BY topics_without_keywords WHERE keywords = '[]' AND ${isLive()}`),
    cells("AND audience_type = ''"),
    directory.prepare("SELECT coalesce(sum(n), 0) AS n FROM node_cells WHERE org_id = '' AND subcategory = ''"),
    directory.prepare(
      `SELECT engine_version AS engineVersion, sum(${isOutdated("topics")}) AS outdated, count(*) AS n
       FROM topics INDEXED BY topics_version WHERE ${isLive()} GROUP BY engine_version ORDER BY n DESC, engine_version DESC`,
    ),
  ])
  const [total = 0, archived = 0, merged = 0, needsReview = 0, withLlm = 0, ...missing] = answers.map(
    ({ results }) => results[0]?.n ?? 0,
  )
  const versions = answers.at(-1)?.results ?? []
  const covered = (without = 0) => (total === 0 ? 0 : (total - without) / total)
  return {
    total,
    archived,
    merged,
    needsReview,
    outdated: versions.reduce((sum, { outdated }) => sum + outdated, 0),
    withLlm,
    coverage: {
      iabCode: covered(missing[0]),
      keywords: covered(missing[1]),
      audienceType: covered(missing[2]),
      subcategory: covered(missing[3]),
    },
    byEngineVersion: versions.map(({ engineVersion, n }) => ({ engineVersion, count: n })),
  }
}
