import type { OrgContext } from "../../kernel/context.ts"
import { retryOf } from "../../activation/runs/push-retry.ts"
import { prepare, type Sql, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { peopleById } from "../../organizations/people/people-by-id.ts"
import { type AllRuns, type AllRunsQuery, RUN_KINDS, type RunKind, type RunSummary } from "./schema.ts"
import { selectRuns, type Source, sourcesOf } from "./sources.ts"

type Flag = "background" | "preview" | "undone"
type Row = Omit<RunSummary, Flag | "retry" | "createdByName"> &
  Record<Flag, number> & { stalls: number; resumeAt: string | null; stallReason: string | null; resting: string | null }

/** Runs of every kind, newest first: one page of each table, merged. */
export async function listAllRuns(ctx: OrgContext, query: AllRunsQuery): Promise<AllRuns> {
  const { limit } = query
  const newest = sql("ORDER BY r.created_at DESC, r.id DESC LIMIT ?", limit + 1)
  const answers = await ctx.library.batch<Row>(
    sourcesOf(ctx, query).map((source) =>
      prepare(ctx.library, selectRuns(source, [source.mine(ctx), ...conditionsOf(source, query)], newest)),
    ),
  )
  const runs = answers.flatMap(({ results }) => results).sort(byNewest)
  const page = runs.slice(0, limit)
  const last = runs.length > limit ? page.at(-1) : undefined
  return { data: await summariesOf(ctx, page), next: last ? `${last.createdAt}~${last.id}` : null }
}

function conditionsOf({ kind: stored, fields }: Source, query: AllRunsQuery): Sql[] {
  const { kind, state, waitsFor, connectionId, from, to, cursor } = query
  return [
    ...(kind ? [sql(`${stored} = ?`, kind)] : []),
    ...(state ? [sql(`${fields.state} = ?`, state)] : []),
    // Written out for the partial index.
    ...(waitsFor === "approval" ? [sql("r.status = 'running' AND r.approval = 'waiting'")] : []),
    ...(waitsFor ? [sql(`${fields.waitsFor} = ?`, waitsFor)] : []),
    ...(connectionId ? [sql("r.connection_id = ?", connectionId)] : []),
    ...(from ? [sql("r.created_at >= ?", from)] : []),
    ...(to ? [sql("r.created_at <= ?", to.includes("T") ? to : `${to}T23:59:59.999Z`)] : []),
    ...(cursor ? [sql("(r.created_at, r.id) < (?, ?)", cursor.at, cursor.id)] : []),
  ]
}

/** Compares by code units, like the database. */
function byNewest(a: Row, b: Row): number {
  const [older, newer] = [`${a.createdAt}~${a.id}`, `${b.createdAt}~${b.id}`]
  return older < newer ? 1 : older > newer ? -1 : 0
}

/** Runs with the names of those who started them, except erased people. */
async function summariesOf(ctx: OrgContext, rows: readonly Row[]): Promise<RunSummary[]> {
  const people = await peopleById(
    ctx,
    rows.map(({ createdBy }) => createdBy),
  )
  return rows.map(({ stalls, resumeAt, stallReason, resting, ...row }) => {
    const starter = people.get(row.createdBy)
    return {
      ...row,
      createdByName: starter && !starter.isErased ? starter.name : null,
      retry:
        retryOf({ stalls, resumeAt, reason: stallReason }) ??
        (resting === null ? null : (JSON.parse(resting) as RunSummary["retry"])),
      background: row.background === 1,
      preview: row.preview === 1,
      undone: row.undone === 1,
    }
  })
}

const notFound = () => new AppError(404, "Run not found")

/** The caller's run of that kind, or a 404. */
export async function findAnyRun(ctx: OrgContext, kind: string, id: string): Promise<RunSummary> {
  if (!isKind(kind)) throw notFound()
  for (const source of sourcesOf(ctx, { kind })) {
    const where = [source.mine(ctx), sql("r.id = ?", id), sql(`${source.kind} = ?`, kind)]
    const byId = { ...source, index: primaryKeyOf(source.table) }
    const row = await prepare(ctx.library, selectRuns(byId, where, sql(""))).first<Row>()
    const [run] = row ? await summariesOf(ctx, [row]) : []
    if (run) return run
  }
  throw notFound()
}

const isKind = (kind: string): kind is RunKind => (RUN_KINDS as readonly string[]).includes(kind)

/** SQLite's name for the index of a text primary key. */
const primaryKeyOf = (table: string) => `sqlite_autoindex_${table}_1`
