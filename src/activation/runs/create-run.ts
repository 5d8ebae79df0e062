import { keepingCalls } from "../segments/call-limit.ts"
import { namingOf, templateKeyOf } from "../segments/naming.ts"
import { needsApproval } from "../segments/policy.ts"
import { actionEntry } from "../../organizations/audit/entry.ts"
import type { Connection } from "../../organizations/connections/connections.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import type { PushSelection } from "../../kernel/db/schema/activation.ts"
import { AppError } from "../../kernel/errors.ts"
import { newId } from "../../kernel/ids.ts"
import { deadlineIn } from "../../kernel/outbound/deadline.ts"
import { sendOutbox, writeOutbox } from "../../kernel/queues/outbox.ts"
import { type Filled, fillPage, TOPICS_PER_PAGE } from "./fill-run.ts"
import { runMessage } from "./messages.ts"
import { findOutbound } from "./find-run.ts"
import { raiseApproval } from "./raise-approvals.ts"
import type { NewPush } from "./schema.ts"
import { selectMore } from "./select-more.ts"
import { openSelection, selectionOf } from "./select-topics.ts"
import { sendPushes } from "./wake.ts"

/** Creating the activations of a large run takes seconds; the remaining ones are created while the run is pushed. */
const BUDGET_MS = 30_000

type PushRequest = Omit<NewPush, "hold"> & Partial<Pick<NewPush, "hold">>

/** Creates a run with one pending activation per topic. Topics already active on the connection are skipped. */
export async function createPushRun(
  ctx: OrgContext,
  connectionId: string,
  { background, hold = false, ...choice }: PushRequest,
  /** A schedule passes the run's id and its own statements for the batch that creates it. */
  { id = newId("run"), alongside = [] }: { id?: string; alongside?: readonly D1PreparedStatement[] } = {},
) {
  const deadline = keepingCalls(ctx, deadlineIn(ctx.outside, BUDGET_MS))
  const connection = await findOutbound(ctx, connectionId)
  await requireTemplate(ctx, connection)
  const run = { id, at: ctx.now().toISOString() }
  const selection = await selectionOf(ctx, choice)
  const page = await (await openSelection(ctx, selection, TOPICS_PER_PAGE))(null)
  const isWhole = page.next === null
  const waits = hold || needsApproval(connection)
  // A waiting run is pushed by the queue once it is approved.
  const byQueue = background && !waits
  const messages = byQueue ? [runMessage(run.id, ctx.org.id)] : []
  const answers = await ctx.library.batch<Filled>([
    ...alongside,
    openRun(ctx, connection, run, { byQueue, waits }, isWhole ? null : selection),
    actionEntry(ctx, "push.started", run.id, {
      connection: connection.id,
      connectionName: connection.name,
      ...(choice.topicIds ? { topics: choice.topicIds.length } : { filters: choice.filters }),
      ...(waits && { approval: "waiting" }),
    }),
    // The last row returned by the batch is the run's totals.
    ...fillPage(ctx, connection, run, page),
    ...(waits ? [raiseApproval(ctx, run)] : []),
    ...(isWhole ? writeOutbox(ctx.home, messages, run.at) : []),
  ])
  const first = answers.findLast(({ results }) => results.length > 0)?.results[0]
  const started = isWhole ? first : ((await selectMore(ctx, connection, run.id, deadline, { all: true })) ?? first)
  if (!started) throw new Error("The push run was not inserted")
  if (isWhole) await sendOutbox(ctx, messages)
  else if (byQueue) await sendPushes(ctx, messages)
  return { runId: run.id, ...started, ...(waits && started.status === "running" && { approval: "waiting" as const }) }
}

export async function requireTemplate(ctx: OrgContext, connection: Connection) {
  const naming = await namingOf(ctx, connection)
  if (!naming) throw new AppError(400, `template_key: output template ${templateKeyOf(connection)} does not exist`)
  return naming
}

const openRun = (
  { library, org, workspace, actor }: OrgContext,
  { id: connectionId }: Connection,
  { id, at }: { id: string; at: string },
  { byQueue, waits }: { byQueue: boolean; waits: boolean },
  selection: PushSelection | null,
) =>
  prepare(
    library,
    sql`INSERT INTO push_runs (id, org_id, workspace_id, connection_id, created_by, status, total_segments, errors, background,
         approval, selection, created_at) VALUES (${id}, ${org.id}, ${workspace}, ${connectionId}, ${actor.userId}, 'running', 0,
           '[]', ${byQueue ? 1 : 0}, ${waits ? "waiting" : null}, ${selection && JSON.stringify(selection)}, ${at})`,
  )
