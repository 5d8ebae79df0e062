import { ADMIN_COLUMNS, adminRecord, type AdminRow } from "../../topics/operators/topic-record.ts"
import type { Services } from "../../kernel/context.ts"
import { isLive } from "../../kernel/db/live-topics.ts"
import { rangeOf } from "../../kernel/http/query.ts"
import { topicFields } from "../../topics/rows/topic-fields.ts"
import { failedReclassifications } from "./failed-jobs.ts"
import { Doubts, QueuedTopic, type ReviewQuery, type ReviewQueue, type ReviewTopic } from "./schema.ts"

const MAX_OUTSTANDING = 20
const FROM = `FROM topics AS t INDEXED BY topics_review WHERE t.review_status = ? AND ${isLive("t")}`
const COLUMNS = topicFields(QueuedTopic.keyof().options)
const COUNT = `SELECT count(*) AS n ${FROM}`

/** Skipped pages are read from the index only, without their topics. */
const UNSURE = `
  SELECT ${topicFields([...QueuedTopic.keyof().options, ...Doubts.keyof().options])}, u.libraries
  FROM (
    SELECT topic_seq, libraries FROM unsure_topics INDEXED BY unsure_topics_order
    ORDER BY libraries DESC, topic_seq DESC LIMIT ? OFFSET ?
  ) AS u CROSS JOIN topics AS t ON t.seq = u.topic_seq
  ORDER BY u.libraries DESC, u.topic_seq DESC`

/**
 * Live topics with that review status, newest first; unsure topics by the number of libraries that hold them. `reviewCount` always counts
 * pending reviews.
 */
export async function listReviews(
  { directory }: Pick<Services, "directory">,
  query: ReviewQuery,
): Promise<ReviewQueue> {
  const { status, page, pageSize } = query
  const { offset, limit } = rangeOf(query)
  const isUnsure = status === "unsure"
  const [listed, pending] = await directory.batch<{ n: number }>([
    isUnsure
      ? directory.prepare("SELECT count(*) AS n FROM unsure_topics").bind()
      : directory.prepare(COUNT).bind(status),
    directory.prepare(COUNT).bind("needs_review"),
  ])
  const total = listed?.results[0]?.n ?? 0
  const statement = isUnsure
    ? directory.prepare(UNSURE).bind(limit, Math.min(offset, total))
    : directory
        .prepare(`SELECT ${COLUMNS} ${FROM} ORDER BY t.created_at DESC, t.seq DESC LIMIT ? OFFSET ?`)
        .bind(status, limit, Math.min(offset, total))
  const { results: topics } = await statement.all<ReviewTopic>()
  return { topics, total, reviewCount: pending?.results[0]?.n ?? 0, page, pageSize }
}

/** Work for a reviewer: topics to review, and reclassify jobs with errors. */
export async function outstandingWork(services: Services) {
  const { directory } = services
  const jobs = await failedReclassifications(services)
  const [counted, found] = await directory.batch([
    directory.prepare(COUNT).bind("needs_review"),
    directory
      .prepare(`SELECT ${ADMIN_COLUMNS} ${FROM} ORDER BY t.created_at DESC, t.seq DESC LIMIT ${MAX_OUTSTANDING}`)
      .bind("needs_review"),
  ])
  const [count] = (counted?.results ?? []) as { n: number }[]
  return { topics: ((found?.results ?? []) as AdminRow[]).map(adminRecord), total: count?.n ?? 0, jobs }
}
