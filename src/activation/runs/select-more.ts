import type { OrgContext } from "../../kernel/context.ts"
import type { Deadline } from "../../kernel/outbound/deadline.ts"
import type { Connection } from "../../organizations/connections/connections.ts"
import { type Filled, fillPage, TOPICS_PER_PAGE } from "./fill-run.ts"
import { findRun } from "./find-run.ts"
import { openSelection } from "./select-topics.ts"

/**
 * Prevents two calls from adding the same page: the second finds a different `selected_to`, and the null rolls its batch back. An ended run
 * accepts no more pages.
 */
const FENCE = `
  UPDATE push_runs SET created_at = iif(selected_to IS ?2 AND selection IS NOT NULL AND status = 'running', created_at, NULL)
  WHERE id = ?1`

const isFenced = (error: unknown) => /NOT NULL constraint failed: push_runs\.created_at/.test(String(error))

/**
 * Creates more activations of a large run: until some are added, or with `all` until none are left or time runs out. Returns the run's
 * totals; undefined if there was nothing to add.
 */
export async function selectMore(
  ctx: OrgContext,
  connection: Connection,
  runId: string,
  deadline: Deadline,
  { all = false } = {},
): Promise<Filled | undefined> {
  const run = await findRun(ctx, runId)
  if (!run?.selection) return undefined
  const read = await openSelection(ctx, run.selection, TOPICS_PER_PAGE)
  let filled: Filled | undefined
  for (let place = run.selectedTo; deadline.leftMs() > 0;) {
    const page = await read(place)
    try {
      const answers = await ctx.library.batch<Filled>([
        ctx.library.prepare(FENCE).bind(runId, place),
        ...fillPage(ctx, connection, { id: runId, at: ctx.now().toISOString() }, page),
      ])
      filled = answers.at(-1)?.results[0]
    } catch (error) {
      if (isFenced(error)) return filled
      throw error
    }
    const isEnough = !all && (filled?.totalSegments ?? 0) > run.totalSegments
    if (page.next === null || isEnough) return filled
    place = page.next
  }
  return filled
}
