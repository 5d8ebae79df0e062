import type { OrgContext } from "../../kernel/context.ts"
import { join, type Sql, sql } from "../../kernel/db/sql.ts"
import type { QueueName } from "../../kernel/ports/queues.ts"
import { lastError } from "../../activation/runs/push-retry.ts"
import type { AllRunsQuery, RunKind } from "./schema.ts"

/** One table of runs, with expressions for the fields of a run. The table is `r`. */
export type Source = {
  table: string
  /** An index on organization and creation time, used for paging. */
  index: string
  kind: string
  fields: {
    title: string
    jobType: string
    connectionId: string
    state: string
    waitsFor: string
    /** Consecutive calls without an answer from the platform, and when and why the next one follows; null for other runs. */
    stalls: string
    resumeAt: string
    stallReason: string
    /** When and why the queue delivers the run's work again, as JSON; null while no attempt has failed. */
    resting: string
    preview: string
    rollbackOf: string
    rolledBackBy: string
    undone: string
    total: string
    processed: string
    succeeded: string
    failed: string
    skipped: string
    failure: string
    background: string
    /** The name of the schedule that started it. */
    schedule: string
  }
  /** Condition for the caller's rows. */
  mine: (ctx: OrgContext) => Sql
}

/** A run is only `completed` if nothing failed. Any other status means that it waits for something. */
const ended = `CASE WHEN r.status = 'completed' AND r.error_count > 0 THEN 'completed_with_errors'
  WHEN r.status IN ('running', 'completed', 'failed', 'cancelled') THEN r.status ELSE 'waiting' END`

const ofOrganization = ({ org, workspace }: OrgContext): Sql =>
  workspace === "" ? sql("r.org_id = ?", org.id) : sql("r.org_id = ? AND r.workspace_id = ?", org.id, workspace)

/** A schedule's run shares the id of the run it started. */
const SCHEDULE = "(SELECT s.name FROM schedule_runs AS s WHERE s.id = r.id AND s.org_id = r.org_id)"

/** The earliest next attempt of the run's messages. The index holds few that rest: others are waiting or with the queue. */
const resting = (queue: QueueName, open: string, id: string) => `iif(${open}, (
  SELECT json_object('at', o.sent_at, 'until', o.retry ->> 'until', 'reason', o.retry ->> 'reason')
  FROM outbox AS o INDEXED BY outbox_turns
  WHERE o.queue = '${queue}' AND o.org_id = coalesce(r.org_id, '') AND o.sent_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    AND o.retry IS NOT NULL AND o.body ->> '${id}' = r.id
  ORDER BY o.sent_at LIMIT 1), NULL)`

/** What a run that is open waits for: only the next attempt at work that failed. */
const retried = (queue: QueueName, open: string, id: string, state: string) => {
  const next = resting(queue, open, id)
  return {
    state: `iif(${next} IS NULL, ${state}, 'waiting')`,
    waitsFor: `iif(${next} IS NULL, NULL, 'retry')`,
    ...NO_STALLS,
    resting: next,
  }
}

/** Of pushes only, and of jobs only. */
const NO_STALLS = { stalls: "0", resumeAt: "NULL", stallReason: "NULL" }
const NO_JOB = { preview: "0", rollbackOf: "NULL", rolledBackBy: "NULL", undone: "0" }

const IMPORTS: Source = {
  table: "import_batches",
  index: "import_batches_org",
  kind: "'import'",
  fields: {
    title: "r.filename",
    jobType: "NULL",
    connectionId: "NULL",
    ...retried(
      "strata-imports",
      "r.status = 'processing'",
      "batchId",
      `iif(r.status = 'processing', 'running', ${ended})`,
    ),
    ...NO_JOB,
    undone: `EXISTS (SELECT 1 FROM import_undos AS u LEFT JOIN removals AS x ON x.id = u.removal_id
      WHERE u.batch_id = r.id AND u.removed > coalesce(x.restored, 0))`,
    total: "r.total_rows",
    processed: "r.processed_rows",
    succeeded: "r.success_count",
    failed: "r.error_count",
    skipped: "r.duplicate_count",
    failure: "r.failure",
    background: "r.source_key IS NOT NULL",
    schedule: "NULL",
  },
  mine: ofOrganization,
}

const NAME_OF_CONNECTION = "(SELECT name FROM connections AS c WHERE c.id = r.connection_id)"

const SYNCS: Source = {
  table: "sync_runs",
  index: "sync_runs_org",
  kind: "'sync'",
  fields: {
    title: NAME_OF_CONNECTION,
    jobType: "NULL",
    connectionId: "r.connection_id",
    ...retried("strata-syncs", "r.status = 'running'", "runId", ended),
    ...NO_JOB,
    total: "r.total_items",
    processed: "r.success_count + r.error_count + r.duplicate_count",
    succeeded: "r.success_count",
    failed: "r.error_count",
    skipped: "r.duplicate_count",
    failure: "r.failure",
    background: "r.background",
    schedule: "NULL",
  },
  mine: ofOrganization,
}

/** Segments with files that the relay has not delivered yet. */
const UNDELIVERED = `EXISTS (SELECT 1 FROM activations AS a INDEXED BY activations_run
  WHERE a.run_id = r.id AND a.status = 'pending' AND a.platform_segment_id IS NOT NULL)`

const RESTING_PUSH = resting("strata-pushes", "r.status = 'running'", "runId")

const WAITS_FOR = `CASE WHEN r.status = 'running' AND r.approval = 'waiting' THEN 'approval' WHEN r.status = 'running' AND r.stalls > 0 THEN 'retry'
  WHEN ${RESTING_PUSH} IS NOT NULL THEN 'retry' WHEN r.status = 'completed' AND ${UNDELIVERED} THEN 'delivery' END`

const PUSHES: Source = {
  table: "push_runs",
  index: "push_runs_org",
  kind: "'push'",
  fields: {
    title: NAME_OF_CONNECTION,
    jobType: "NULL",
    connectionId: "r.connection_id",
    // A platform that does not answer is paused; `stalls` counts how often.
    state: `CASE WHEN r.status = 'running' AND (r.stalls > 0 OR r.approval = 'waiting' OR ${RESTING_PUSH} IS NOT NULL) THEN 'waiting'
      WHEN r.status = 'completed' AND ${UNDELIVERED} THEN 'waiting' ELSE ${ended} END`,
    waitsFor: WAITS_FOR,
    stalls: "iif(r.status = 'running', r.stalls, 0)",
    resumeAt: "r.resume_at",
    stallReason: lastError("r"),
    resting: RESTING_PUSH,
    ...NO_JOB,
    total: "r.total_segments",
    processed: "r.processed_segments",
    succeeded: "r.success_count",
    failed: "r.error_count",
    skipped: "r.skipped",
    failure: "r.failure",
    background: "r.background",
    schedule: SCHEDULE,
  },
  mine: ofOrganization,
}

const ROLLBACKS = "FROM jobs AS b INDEXED BY jobs_rollback WHERE b.config ->> 'rollbackOf' = r.id"

const JOBS: Source = {
  table: "jobs",
  index: "jobs_org",
  kind: "CASE r.job_type WHEN 'refresh_activations' THEN 'refresh' WHEN 'export_organization' THEN 'export' ELSE 'job' END",
  fields: {
    title: "(SELECT name FROM connections AS c WHERE c.id = r.config ->> 'connectionId' AND c.org_id = r.org_id)",
    jobType: "r.job_type",
    connectionId: "r.config ->> 'connectionId'",
    ...retried(
      "strata-jobs",
      "r.status IN ('pending', 'processing')",
      "jobId",
      `CASE r.status WHEN 'pending' THEN 'waiting' WHEN 'processing' THEN 'running' ELSE ${ended} END`,
    ),
    preview: "coalesce(r.config ->> 'dryRun', 0)",
    rollbackOf: "r.config ->> 'rollbackOf'",
    rolledBackBy: `(SELECT b.id ${ROLLBACKS} ORDER BY b.created_at DESC LIMIT 1)`,
    undone: `EXISTS (SELECT 1 ${ROLLBACKS} AND b.status = 'completed')`,
    total: "r.total_items",
    processed: "r.processed_items",
    succeeded: "r.success_count",
    failed: "r.error_count",
    skipped: "r.skip_count",
    failure: `iif(r.status = 'failed', (SELECT message FROM job_errors AS e WHERE e.job_id = r.id ORDER BY e.seq DESC LIMIT 1), NULL)`,
    background: "coalesce(r.config ->> 'background', 0)",
    schedule: SCHEDULE,
  },
  mine: ({ org, workspace }) =>
    workspace === ""
      ? sql("r.org_id = ?", org.id)
      : sql("r.org_id = ? AND r.config ->> 'workspace' = ?", org.id, workspace),
}

/** Jobs of the service itself, started by operators. */
const SERVICE_JOBS: Source = { ...JOBS, mine: () => sql("r.org_id IS NULL") }

const BY_KIND: Record<RunKind, Source> = {
  import: IMPORTS,
  sync: SYNCS,
  push: PUSHES,
  refresh: JOBS,
  export: JOBS,
  job: JOBS,
}

/** The tables with runs of this kind, or of all kinds. Imports and jobs belong to no connection. */
export function sourcesOf(
  ctx: OrgContext,
  { kind, connectionId, waitsFor }: Partial<Pick<AllRunsQuery, "kind" | "connectionId" | "waitsFor">>,
): Source[] {
  // Asked for every minute by those who may approve, so answered from the few that wait.
  if (waitsFor === "approval")
    return kind === undefined || kind === "push" ? [{ ...PUSHES, index: "push_runs_waiting" }] : []
  const isOperator = ctx.actor.kind === "session" && ctx.actor.operator && ctx.workspace === ""
  const own = kind === undefined ? [IMPORTS, SYNCS, PUSHES, JOBS] : [BY_KIND[kind]]
  const all = own.includes(JOBS) && isOperator ? [...own, SERVICE_JOBS] : own
  return connectionId === undefined ? all : all.filter(({ table }) => table === "sync_runs" || table === "push_runs")
}

/** Selects runs in their common shape. */
export function selectRuns({ table, index, kind, fields }: Source, where: readonly Sql[], tail: Sql): Sql {
  const columns = Object.entries(fields).map(([name, expression]) => `${expression} AS ${name}`)
  const conditions = join(where, " AND ")
  return sql(
    `SELECT ${kind} AS kind, r.id, ${columns.join(", ")}, r.created_by AS createdBy,
       r.created_at AS createdAt, r.completed_at AS completedAt
     FROM ${table} AS r INDEXED BY ${index}
     WHERE ${conditions.text} ${tail.text}`,
    ...conditions.values,
    ...tail.values,
  )
}
