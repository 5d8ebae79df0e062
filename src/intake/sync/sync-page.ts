import type { OrgContext } from "../../kernel/context.ts"
import type { Connection } from "../../organizations/connections/connections.ts"
import type { InboundConfig } from "../../organizations/connections/source-config.ts"
import { isPrivate } from "../../organizations/settings/settings.ts"
import { AppError } from "../../kernel/errors.ts"
import { OutboundError } from "../../kernel/outbound/outbound-error.ts"
import { askLlm } from "../imports/ask-llm.ts"
import { type Outgoing, writeOutbox } from "../../kernel/queues/outbox.ts"
import { addToLibrary } from "../../topics/library/intake.ts"
import { type Mappings, readItem, sampleOf } from "./item.ts"
import { type DonePage, markPage, NEXT_PAGE } from "./page-statements.ts"
import { failRun, findInbound, findRun, reasonOf, type Run, totalsOf } from "./sync-runs.ts"
import { fetchPage, openSource, pageSizeOf, type Source, type SourcePage } from "./source.ts"

const LLM_TOPICS_PER_PAGE = 15
const ATTEMPTS = 3

const NOTHING = { itemCount: 0, successCount: 0, errorCount: 0, duplicateCount: 0, adoptedCount: 0, updatedCount: 0 }

/** Imports the requested page, by default the next one not imported yet. */
export async function syncPage(ctx: OrgContext, connectionId: string, runId: string, requested?: number) {
  const connection = await findInbound(ctx, connectionId)
  const run = await findRun(ctx, connection.id, runId)
  if (run.status !== "running") throw new AppError(409, `Run is ${run.status}, cannot sync`)
  if (run.kind === "files") throw new AppError(400, "The files of a source are imported in the background")
  return importPage({ ...ctx, workspace: run.workspaceId }, connection, run, requested ?? (await nextPage(ctx, runId)))
}

export async function nextPage({ library }: Pick<OrgContext, "library">, runId: string): Promise<number> {
  return (await library.prepare(NEXT_PAGE).bind(runId).first<number>("page")) ?? 1
}

/**
 * Fetches a page and adds its items to the library, once. Topics, counters, the page's marker and the message for the
 * next page are one database batch, so a concurrent or repeated call rolls back.
 */
export async function importPage(
  ctx: OrgContext,
  connection: Connection,
  run: Run,
  page: number,
  { next = [], isRetried = false }: { next?: Outgoing[]; isRetried?: boolean } = {},
) {
  if ((await stateOf(ctx, run.id, page)).isDone) return skippedPage(ctx, run.id, page)
  let source: Source
  let found: SourcePage
  try {
    source = await openSource(ctx, connection)
    found = await fetchPage(ctx, source, { page })
  } catch (error) {
    if (error instanceof OutboundError) measureError(ctx, connection, error)
    // The queue retries for hours before the run is failed.
    if (isRetried && error instanceof OutboundError && error.isPassing) throw error
    const reason = reasonOf(error)
    const ended = await failRun(ctx, run.id, reason, page)
    if (!ended) return skippedPage(ctx, run.id, page)
    throw new AppError(502, `Sync page failed: ${reason}`)
  }
  const read = readItems(found.items, source.config.field_mappings)
  const credits = await ctx.meter.reserveOnce("classifications", `${run.id}/${page}`, read.topics.length)
  try {
    const answer = await takePage(ctx, run, page, source, found, read, next)
    await credits.settle()
    return answer
  } catch (error) {
    if ((await stateOf(ctx, run.id, page)).isDone) return skippedPage(ctx, run.id, page)
    await credits.refund()
    throw error
  }
}

function measureError({ figures, org }: OrgContext, { platform }: Connection, { status, kind }: OutboundError) {
  figures.write({ kind: "platform_error", subject: platform, outcome: status?.toString() ?? kind, org: org.id })
}

async function takePage(
  ctx: OrgContext,
  run: Run,
  page: number,
  source: Source,
  found: SourcePage,
  { topics, positions, refused, warnings }: ReturnType<typeof readItems>,
  next: readonly Outgoing[],
) {
  const totals = page === 1 ? totalsOf(found, pageSizeOf(source)) : { totalItems: found.count, totalPages: null }
  const isOpen = run.totalItems === null && found.count === null
  const isLast = found.items.length === 0 || (isOpen && found.items.length < pageSizeOf(source))
  const at = ctx.now().toISOString()
  const itemAt = (index: number) => positions[index] ?? 0
  const mark = { runId: run.id, page, refused, itemAt, totals, isLast, at }
  const taken = await placeAll(ctx, topics, mark, source.config, next)
  const added = taken.filter(({ outcome }) => outcome !== "duplicate")
  const { status } = await stateOf(ctx, run.id, page)
  return {
    runId: run.id,
    page,
    status,
    done: status !== "running",
    itemCount: found.items.length,
    successCount: added.length,
    errorCount: refused.length,
    duplicateCount: taken.length - added.length,
    adoptedCount: added.filter(({ outcome }) => outcome === "adopted").length,
    updatedCount: taken.filter(({ updated }) => updated).length,
    errors: refused.map(({ item, message }) => ({ item, message })),
    ...(warnings.length > 0 && { warnings }),
  }
}

function readItems(items: readonly unknown[], mappings: Mappings | undefined) {
  const read = items.map((item) => readItem(item, mappings))
  return {
    topics: read.flatMap(({ topic }) => topic ?? []),
    /** 1-based positions of the topics on the page. */
    positions: read.flatMap(({ topic }, i) => (topic ? [i + 1] : [])),
    warnings: read.flatMap((one, i) => (one.topic ? one.warnings.map((warning) => ({ item: i + 1, ...warning })) : [])),
    refused: read.flatMap(({ message }, i) =>
      message === undefined ? [] : [{ item: i + 1, message, name: sampleOf(items[i], mappings).name }],
    ),
  }
}

type Topics = ReturnType<typeof readItems>["topics"]
type Mark = Omit<DonePage, "arrivals">

async function placeAll(ctx: OrgContext, topics: Topics, mark: Mark, config: InboundConfig, next: readonly Outgoing[]) {
  const staysPrivate = await isPrivate(ctx, config.private)
  for (let attempt = 1; ; attempt++) {
    try {
      return await addToLibrary(ctx, topics, {
        changeType: "synced",
        source: "sync",
        batchId: mark.runId,
        fillEmpty: true,
        isPrivate: staysPrivate,
        refine: config.use_llm === true ? askLlm(ctx, "sync", LLM_TOPICS_PER_PAGE) : undefined,
        alongside: (arrivals) => {
          // A lost item would be missing from every count.
          if (arrivals.length !== topics.length) throw new Error("Items were lost during intake")
          return [...markPage(ctx, { ...mark, arrivals }), ...writeOutbox(ctx.home, next, mark.at)]
        },
      })
    } catch (error) {
      if (!isRolledBack(error)) throw error
      const { status, isDone } = await stateOf(ctx, mark.runId, mark.page)
      if (!isDone && status !== "running") throw new AppError(409, `Run is ${status}, cannot sync`)
      // Otherwise a topic was archived between lookup and write; a retry looks the item up again.
      if (isDone || attempt === ATTEMPTS) throw error
    }
  }
}

const isRolledBack = (error: unknown) => /constraint failed: sync_pages\./.test(String(error))

async function stateOf({ library }: Pick<OrgContext, "library">, runId: string, page: number) {
  const state = await library
    .prepare(
      `SELECT status, EXISTS (SELECT 1 FROM sync_pages WHERE run_id = ?1 AND page = ?2) AS isDone
       FROM sync_runs WHERE id = ?1`,
    )
    .bind(runId, page)
    .first<{ status: Run["status"]; isDone: number }>()
  return { status: state?.status ?? ("cancelled" as const), isDone: state?.isDone === 1 }
}

/** The answer if another caller has already imported the page. */
async function skippedPage(ctx: OrgContext, runId: string, page: number) {
  const { status, isDone } = await stateOf(ctx, runId, page)
  if (!isDone) throw new AppError(409, `Run is ${status}, cannot sync`)
  return { runId, page, status, done: status !== "running", ...NOTHING, errors: [], skipped: true as const }
}
