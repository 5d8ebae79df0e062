import type { Question } from "../../intake/assistant/question.ts"
import { findStale } from "../../activation/segments/find-stale.ts"
import type { OrgContext } from "../../kernel/context.ts"
import type { AnswerCard, LibraryAnswer } from "./schema.ts"
import { counted, type Days, daysOf, may, queryOf } from "./words.ts"

type Period = Extract<Question, { ask: "stale" }>["period"]

const MAX_ROWS = 20
/** Segments compared per answer. */
const MOST_STALE = 500
const MOST_FAILED = 10_000

const isWithin = ({ from, to }: Days, at: string) => at >= from && (to === undefined || at.slice(0, 10) <= to)

/** Stale segments. Filtered by when the topic changed, since the time a segment became stale is not stored. */
export async function listStale(ctx: OrgContext, period: Period): Promise<LibraryAnswer> {
  const days = daysOf(ctx, period)
  const { stale, next } = await findStale(ctx, { limit: MOST_STALE })
  const [changed, names] = await Promise.all([
    changedAt(
      ctx,
      stale.map(({ orgTopicId }) => orgTopicId),
    ),
    connectionNames(ctx),
  ])
  const recent = days ? stale.filter((one) => isWithin(days, changed.get(one.orgTopicId) ?? "")) : stale
  const all = `${next === undefined ? "" : "at least "}${counted(stale.length, "segment is", "segments are")} stale`
  const ofRecent = days
    ? ` The topics of ${recent.length.toLocaleString("en-US")} of them changed ${days.words}; the others differ because of an older change, a template or the engine.`
    : ""
  const text =
    stale.length === 0
      ? "No segment is stale: what the platforms have is what a push would send."
      : `${all[0]?.toUpperCase()}${all.slice(1)} now.${ofRecent}`
  const shown = recent.length > 0 ? recent : stale
  return {
    text,
    queries: [
      queryOf("Segments that a push would send differently now", "/api/activations", "/activations", { stale: "true" }),
    ],
    table:
      shown.length === 0
        ? null
        : {
            label: days && recent.length > 0 ? `Stale, topic changed ${days.words}` : "Stale segments",
            columns: [
              { label: "Topic", type: "text" },
              { label: "Connection", type: "text" },
              { label: "Name on the platform", type: "text" },
              { label: "Name now", type: "text" },
              { label: "Topic changed", type: "time" },
            ],
            rows: shown.slice(0, MAX_ROWS).map((one) => ({
              cells: [
                one.topicName,
                names.get(one.connectionId) ?? null,
                one.pushedName,
                one.currentPlatformName,
                changed.get(one.orgTopicId) ?? null,
              ],
              href: `/library/${one.orgTopicId}`,
            })),
          },
    cards:
      stale.length > 0 && may(ctx, "activate")
        ? [
            {
              title:
                stale.length === 1
                  ? "Refresh the stale segment"
                  : `Refresh the ${counted(stale.length, "stale segment")}`,
              text: "The Activations page lists old and new names and asks before it replaces segments. Segment ids change, so campaigns have to follow.",
              action: "Open Activations",
              href: "/activations?stale=true",
            },
          ]
        : [],
  }
}

/** When these links or their topics changed last, by the links' ids. */
async function changedAt(ctx: OrgContext, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { directory, library } = ctx
  const { results: links } = await library
    .prepare(
      `SELECT link.id, link.topic_id AS topicId, link.updated_at AS at FROM json_each(?1) AS given
       CROSS JOIN org_topics AS link ON link.id = given.value AND link.org_id = ?2`,
    )
    .bind(JSON.stringify([...new Set(ids)]), ctx.org.id)
    .all<{ id: string; topicId: string; at: string }>()
  const { results: topics } = await directory
    .prepare("SELECT t.id, t.updated_at AS at FROM json_each(?) AS given CROSS JOIN topics AS t ON t.id = given.value")
    .bind(JSON.stringify(links.map(({ topicId }) => topicId)))
    .all<{ id: string; at: string }>()
  const ofTopics = new Map(topics.map(({ id, at }) => [id, at]))
  return new Map(
    links.map(({ id, topicId, at }) => {
      const changed = ofTopics.get(topicId) ?? at
      return [id, changed > at ? changed : at]
    }),
  )
}

async function connectionNames({ library, org }: OrgContext): Promise<Map<string, string>> {
  const { results } = await library
    .prepare("SELECT id, name FROM connections WHERE org_id = ? LIMIT 1000")
    .bind(org.id)
    .all<{ id: string; name: string }>()
  return new Map(results.map(({ id, name }) => [id, name]))
}

/** Failed pushes of topics that have had no segment on the connection since. */
const FAILED = `
  FROM activations AS a INDEXED BY activations_status
  WHERE a.org_id = ?1 AND a.status = 'error' AND a.created_at >= ?2 AND a.created_at < ?3 AND (?4 = '' OR a.workspace_id = ?4)
    AND NOT EXISTS (
      SELECT 1 FROM activations AS other WHERE other.connection_id = a.connection_id AND other.org_topic_id = a.org_topic_id
        AND other.status IN ('pending', 'active'))`

type Failed = {
  topicId: string
  name: string | null
  connection: string | null
  error: string | null
  at: string
}
type FailedRun = { runId: string; connection: string | null; n: number }

export async function listFailedSegments(ctx: OrgContext, period: Period): Promise<LibraryAnswer> {
  const days = daysOf(ctx, period)
  const { library, org, workspace } = ctx
  const values = [org.id, days?.from ?? "", days?.to === undefined ? "~" : `${days.to}T~`, workspace] as const
  const connection =
    "(SELECT name FROM connections AS c WHERE c.id = a.connection_id AND c.org_id = a.org_id) AS connection"
  const [newest, runs] = await library.batch([
    library
      .prepare(
        `SELECT a.org_topic_id AS topicId, (SELECT topic_name FROM org_topics AS l WHERE l.id = a.org_topic_id AND l.org_id = a.org_id) AS name,
           ${connection}, a.error, a.created_at AS at ${FAILED} ORDER BY a.created_at DESC LIMIT ${MAX_ROWS}`,
      )
      .bind(...values),
    library
      .prepare(
        `SELECT run_id AS runId, max(connection) AS connection, count(*) AS n FROM (
           SELECT a.run_id, ${connection} ${FAILED} ORDER BY a.created_at DESC LIMIT ${MOST_FAILED})
         GROUP BY 1 ORDER BY n DESC`,
      )
      .bind(...values),
  ])
  const rows = (newest?.results ?? []) as Failed[]
  const byRun = (runs?.results ?? []) as FailedRun[]
  const total = byRun.reduce((sum, { n }) => sum + n, 0)
  const when = days ? ` ${days.words}` : ""
  const filters = { status: "error" }
  return {
    text:
      total === 0
        ? `No segment failed${when}.`
        : `${counted(total, "segment")} failed${when} and ${total === 1 ? "has" : "have"} not been placed since.`,
    queries: [queryOf(`Segments with errors${when}, not placed since`, "/api/activations", "/activations", filters)],
    table:
      rows.length === 0
        ? null
        : {
            label: total > rows.length ? `The newest ${rows.length}` : "Failed segments",
            columns: [
              { label: "Topic", type: "text" },
              { label: "Connection", type: "text" },
              { label: "Reason", type: "text" },
              { label: "When", type: "time" },
            ],
            rows: rows.map(({ topicId, name, connection: on, error, at }) => ({
              cells: [name, on, error, at],
              href: name === null ? null : `/library/${topicId}`,
            })),
          },
    cards: may(ctx, "activate") ? retryCards(byRun) : [],
  }
}

const MAX_CARDS = 3

const retryCards = (runs: readonly FailedRun[]): AnswerCard[] =>
  runs.slice(0, MAX_CARDS).flatMap(({ runId, connection, n }) =>
    runId === null || connection === null
      ? []
      : [
          {
            title: `Retry ${counted(n, "failed segment")} on ${connection}`,
            text: "The run lists each segment with its reason. Choose which to retry there.",
            action: "Open the run",
            href: `/runs/push/${runId}`,
          },
        ],
  )
