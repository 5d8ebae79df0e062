import type { Services } from "../../kernel/context.ts"
import { bulkInsert } from "../../kernel/db/bulk-insert.ts"

type Database = Pick<Services, "home" | "library">

/** Records a job's findings by list and key; existing ones are unchanged. */
export const remember = (
  { home }: Database,
  jobId: string,
  list: string,
  findings: readonly { key: string; value?: unknown }[],
): D1PreparedStatement[] =>
  bulkInsert(
    home,
    "job_findings",
    ["job_id", "list", "key", "value"],
    findings.map(({ key, value }) => [jobId, list, key, value === undefined ? null : JSON.stringify(value)]),
    "ON CONFLICT DO NOTHING",
  )

/** Returns which of these keys the job has already recorded. */
export async function remembered({ home }: Database, jobId: string, list: string, keys: readonly string[]) {
  if (keys.length === 0) return new Set<string>()
  const { results } = await home
    .prepare(
      `SELECT f.key FROM json_each(?3) AS given
       CROSS JOIN job_findings AS f ON f.job_id = ?1 AND f.list = ?2 AND f.key = given.value`,
    )
    .bind(jobId, list, JSON.stringify(keys))
    .all<{ key: string }>()
  return new Set(results.map(({ key }) => key))
}

/** Reads a list in insertion order, starting after `after`. */
export async function readFindings(
  { home }: Database,
  jobId: string,
  list: string,
  after: number,
  limit: number,
): Promise<{ seq: number; value: unknown }[]> {
  const { results } = await home
    .prepare("SELECT seq, value FROM job_findings WHERE job_id = ? AND list = ? AND seq > ? ORDER BY seq LIMIT ?")
    .bind(jobId, list, after, limit)
    .all<{ seq: number; value: string }>()
  return results.map(({ seq, value }) => ({ seq, value: JSON.parse(value) as unknown }))
}

export async function countFindings({ home }: Database, jobId: string, list: string): Promise<number> {
  const count = home.prepare("SELECT count(*) AS n FROM job_findings WHERE job_id = ? AND list = ?")
  return (await count.bind(jobId, list).first<number>("n")) ?? 0
}

/** Organizations with one of these topics that the job has not counted yet. */
export async function newLibraries(
  { library }: Database,
  jobId: string,
  topicIds: readonly string[],
): Promise<string[]> {
  if (topicIds.length === 0) return []
  const { results } = await library
    .prepare(
      `SELECT DISTINCT link.org_id AS id FROM json_each(?2) AS given
       CROSS JOIN org_topics AS link ON link.topic_id = given.value
       WHERE link.hidden = 0 AND NOT EXISTS (
         SELECT 1 FROM job_findings AS f WHERE f.job_id = ?1 AND f.list = 'libraries' AND f.key = link.org_id
       )`,
    )
    .bind(jobId, JSON.stringify(topicIds))
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

export const rememberLibraries = (services: Database, jobId: string, orgIds: readonly string[]) =>
  remember(
    services,
    jobId,
    "libraries",
    orgIds.map((key) => ({ key })),
  )
