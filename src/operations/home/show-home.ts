import type { OrgContext } from "../../kernel/context.ts"
import { listAllRuns } from "../all-runs/list-runs.ts"
import type { RunSummary } from "../all-runs/schema.ts"
import { readBoard } from "./board.ts"
import { quotasOf } from "./quotas.ts"
import type { Checklist, Home, HomeQuery } from "./schema.ts"

/** Counts stop here: "10,000" is precise enough. */
const MOST = 10_000
const RUNS_READ = 50

type Counted = { n: number }

/** An overview of the organization. Every count is bounded or maintained by triggers. */
export async function showHome(ctx: OrgContext, { since }: HomeQuery): Promise<Home> {
  const [checklist, connections, { data: runs }, unsure, olderTexts, quotas, added] = await Promise.all([
    checklistOf(ctx),
    readBoard(ctx),
    listAllRuns(ctx, { limit: RUNS_READ, connectionId: undefined }),
    countUnsure(ctx),
    hasOlderTexts(ctx),
    quotasOf(ctx),
    since === undefined ? null : countAdded(ctx, since),
  ])
  return {
    checklist,
    connections,
    unfinished: runs.filter(({ state }) => state === "running" || state === "waiting"),
    unsure,
    olderTexts,
    ...quotas,
    changes: since !== undefined && added ? { ...added, ...endedSince(runs, since) } : null,
  }
}

async function checklistOf({ library, org }: OrgContext): Promise<Checklist> {
  const [topics, connection, pushed, steps] = await library.batch<{ n: number; id: string; step: string }>([
    library.prepare("SELECT coalesce(sum(n), 0) AS n FROM library_cells WHERE org_id = ?").bind(org.id),
    library
      .prepare(
        "SELECT id FROM connections WHERE org_id = ? AND direction <> 'inbound' ORDER BY created_at DESC LIMIT 1",
      )
      .bind(org.id),
    library.prepare("SELECT 1 AS n FROM activations WHERE org_id = ? AND status = 'active' LIMIT 1").bind(org.id),
    library.prepare("SELECT step FROM checklist_steps WHERE org_id = ?").bind(org.id),
  ])
  const taken = new Set(steps?.results.map(({ step }) => step))
  return {
    topics: topics?.results[0]?.n ?? 0,
    reviewed: taken.has("reviewed"),
    connectionId: connection?.results[0]?.id ?? null,
    planned: taken.has("planned"),
    pushed: (pushed?.results.length ?? 0) > 0,
    closed: taken.has("closed"),
  }
}

async function countUnsure({ library, org }: OrgContext): Promise<number> {
  const counted = await library
    .prepare(
      `SELECT count(*) AS n FROM (
         SELECT 1 FROM org_topics INDEXED BY org_topics_unsure WHERE org_id = ? AND unsure = 1 AND hidden = 0 LIMIT ${MOST})`,
    )
    .bind(org.id)
    .first<Counted>()
  return counted?.n ?? 0
}

/** Of each end of the library: a job that stopped half-way leaves older texts at one of them. */
const LOOKED_AT = 500
const someTopics = (order: "ASC" | "DESC") =>
  `SELECT topic_seq FROM (SELECT topic_seq FROM org_topics INDEXED BY org_topics_catalog
     WHERE org_id = ?1 AND hidden = 0 ORDER BY topic_seq ${order} LIMIT ${LOOKED_AT})`

async function hasOlderTexts(ctx: OrgContext): Promise<boolean> {
  const { directory, library } = ctx
  const [{ form }, some] = await Promise.all([
    ctx.config(),
    library
      .prepare(`SELECT json_group_array(topic_seq) AS seqs FROM (${someTopics("ASC")} UNION ALL ${someTopics("DESC")})`)
      .bind(ctx.org.id)
      .first<string>("seqs"),
  ])
  const found = await directory
    .prepare(
      `SELECT 1 FROM json_each(?) AS some CROSS JOIN topics AS t ON t.seq = some.value WHERE t.text_form < ? LIMIT 1`,
    )
    .bind(some, form)
    .first()
  return found !== null
}

async function countAdded({ library, org }: OrgContext, since: string) {
  const [topics, segments] = await library.batch<Counted>([
    library
      .prepare(
        `SELECT count(*) AS n FROM (
           SELECT 1 FROM org_topics INDEXED BY org_topics_created WHERE org_id = ? AND hidden = 0 AND created_at > ? LIMIT ${MOST})`,
      )
      .bind(org.id, since),
    library
      .prepare(
        `SELECT count(*) AS n FROM (
           SELECT 1 FROM activations INDEXED BY activations_live WHERE org_id = ? AND status = 'active'
             AND CASE WHEN activated_at IS NULL THEN '' ELSE activated_at END > ? LIMIT ${MOST})`,
      )
      .bind(org.id, since),
  ])
  return { topicsAdded: topics?.results[0]?.n ?? 0, segmentsLive: segments?.results[0]?.n ?? 0 }
}

function endedSince(runs: readonly RunSummary[], since: string) {
  const ended = runs.filter(({ completedAt }) => completedAt !== null && completedAt > since)
  const isBad = ({ state }: RunSummary) => state === "failed" || state === "completed_with_errors"
  return { runsEnded: ended.length, runsWithErrors: ended.filter(isBad).length }
}
