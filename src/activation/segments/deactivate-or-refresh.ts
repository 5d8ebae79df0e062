import type { OrgContext } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { deadlineIn } from "../../kernel/outbound/deadline.ts"
import { type Change, changeAll, changeOne } from "./change-activations.ts"
import { type ChangeName, requestChanges } from "./background-changes.ts"
import { deactivation } from "./deactivate.ts"
import { activationsById } from "./list-activations.ts"
import { refreshing } from "./refresh.ts"

/** The routes have 30 and 60 seconds; the rest is reserved for the response. */
const ONE_MS = 27_000
const MANY_MS = 54_000

export async function deactivateActivation(ctx: OrgContext, id: string) {
  const { activationId } = await changeOne(ctx, id, deactivation, deadlineIn(ctx.outside, ONE_MS))
  return activationById(ctx, activationId)
}

/** Returns the new activation. */
export async function refreshActivation(ctx: OrgContext, id: string) {
  const { newActivationId } = await changeOne(ctx, id, refreshing, deadlineIn(ctx.outside, ONE_MS))
  return activationById(ctx, newActivationId ?? "")
}

async function activationById(ctx: OrgContext, id: string) {
  const [record] = await activationsById(ctx, [id])
  if (!record) throw new AppError(404, "Activation not found")
  return record
}

export const deactivateActivations = (ctx: OrgContext, ids: readonly string[]) =>
  changeMany(ctx, ids, "deactivate", deactivation, "deactivated")

export async function refreshActivations(ctx: OrgContext, ids: readonly string[]) {
  const changed = await changeMany(ctx, ids, "refresh", refreshing, "refreshed")
  const replaced = changed.results.flatMap(({ activationId, newActivationId = activationId, status }) =>
    status === "refreshed" ? [activationId, newActivationId] : [],
  )
  const segments = await segmentIds(ctx, replaced)
  const results = changed.results.map((result) => {
    if (result.status === "error") return result
    const { activationId, newActivationId = activationId } = result
    return Object.assign(result, {
      oldSegmentId: segments.get(activationId),
      newSegmentId: segments.get(newActivationId),
    })
  })
  return { ...changed, results }
}

async function segmentIds({ library, org }: OrgContext, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await library
    .prepare(
      `SELECT id, platform_segment_id FROM activations
       WHERE id IN (SELECT value FROM json_each(?)) AND +org_id = ? AND platform_segment_id IS NOT NULL`,
    )
    .bind(JSON.stringify(ids), org.id)
    .raw<[string, string]>()
  return new Map(rows)
}

const CONTINUES = "Time limit reached, the change continues in the background"

/** Every id gets its own result; duplicate ids are changed once. Work beyond the time limit continues in the background. */
async function changeMany<const S extends string>(
  ctx: OrgContext,
  ids: readonly string[],
  name: ChangeName,
  change: Change,
  status: S,
) {
  const unique = [...new Set(ids)]
  const outcomes = await changeAll(ctx, unique, change, deadlineIn(ctx.outside, MANY_MS))
  const late = outcomes.filter(({ refusal }) => refusal?.outOfTime).map(({ activationId }) => activationId)
  const continued = await requestChanges(ctx, name, late)
  const results = outcomes.map((outcome) => {
    const { activationId, refusal } = outcome
    if (!refusal) return { activationId, status, newActivationId: outcome.newActivationId }
    return { activationId, status: "error" as const, error: continued.has(activationId) ? CONTINUES : refusal.error }
  })
  const errors = results.filter((result) => result.status === "error").length
  return { total: results.length, success: results.length - errors, errors, results }
}
