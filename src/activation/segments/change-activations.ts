import type { Connection } from "../../organizations/connections/connections.ts"
import type { OrgContext } from "../../kernel/context.ts"
import { AppError, type ErrorStatus } from "../../kernel/errors.ts"
import type { Deadline } from "../../kernel/outbound/deadline.ts"
import { keepingCalls } from "./call-limit.ts"
import { connectionsOf, findActivations, type FoundActivation } from "./find-activations.ts"

/** The result of a change for one activation. */
export type Changed = { activationId: string; newActivationId?: string; refusal?: undefined }
export type Refused = { activationId: string; refusal: Refusal }
/** `transient`: the same change may succeed later. `outOfTime`: it was not attempted. */
type Refusal = { status: ErrorStatus; error: string; transient?: true; outOfTime?: true }
export type Outcome = Changed | Refused

export const refused = (activationId: string, status: ErrorStatus, error: string): Refused => ({
  activationId,
  refusal: { status, error },
})

export const outOfTime = (activationId: string): Refused => ({ activationId, refusal: OUT_OF_TIME })

export type Change = {
  /** Activations per `apply` call. */
  chunk: number
  /** Platform calls per activation without retries. */
  calls: number
  /** Why an activation in this state cannot be changed; undefined if it can. */
  whyNot: (found: FoundActivation) => string | undefined
  /** Changes activations of one connection. Ids missing from the result were claimed by another call. */
  apply: (ctx: OrgContext, connection: Connection, ids: readonly string[], deadline: Deadline) => Promise<Outcome[]>
}

const BUSY: Refusal = {
  status: 409,
  error: "Activation is being changed by another request, please try again",
  transient: true,
}
const OUT_OF_TIME: Refusal = {
  status: 502,
  error: "Time limit reached, please try again",
  transient: true,
  outOfTime: true,
}
const PAUSE_MS = 250
/** Connections changed in parallel, and the calls each may still make when the limit is reached. */
const PARALLEL = 4
const CALLS_KEPT_EACH = 40
/** Database calls per `apply`. */
const CALLS_PER_CHUNK = 10

/** Changes activations by id: several connections in parallel, the activations of one connection in sequence. */
export async function changeAll(
  ctx: OrgContext,
  ids: readonly string[],
  change: Change,
  deadline: Deadline,
): Promise<Outcome[]> {
  const found = await findActivations(ctx, ids)
  const outcomes = new Map<string, Outcome>()
  const ready: FoundActivation[] = []
  for (const id of new Set(ids)) {
    const activation = found.get(id)
    const whyNot = activation && change.whyNot(activation)
    if (!activation) outcomes.set(id, refused(id, 404, "Activation not found"))
    else if (whyNot !== undefined) outcomes.set(id, refused(id, 409, whyNot))
    else ready.push(activation)
  }
  const groups = Map.groupBy(ready, ({ connectionId }) => connectionId)
  const connections = await connectionsOf(ctx, [...groups.keys()])
  const kept = CALLS_KEPT_EACH * Math.min(PARALLEL, groups.size)
  const limited = keepingCalls(ctx, deadline, kept)
  const queue = [...groups]
  const changeGroups = async () => {
    for (let group = queue.shift(); group; group = queue.shift()) {
      const [connectionId, members] = group
      const connection = connections.get(connectionId)
      for (let i = 0; i < members.length; i += change.chunk) {
        const chunk = members.slice(i, i + change.chunk).map(({ id }) => id)
        // A chunk is started only with enough calls to finish it: an interrupted refresh leaves its topic without a segment.
        const isAffordable = ctx.budget.left() > kept + CALLS_PER_CHUNK + chunk.length * change.calls
        if (!isAffordable) for (const id of chunk) outcomes.set(id, outOfTime(id))
        const isTried = connection && isAffordable && limited.leftMs() > 0
        const changed = isTried ? await change.apply(ctx, connection, chunk, limited) : []
        for (const outcome of changed) outcomes.set(outcome.activationId, outcome)
        for (const id of chunk.filter((one) => !outcomes.has(one))) {
          if (!connection) outcomes.set(id, refused(id, 404, "Connection not found"))
          else outcomes.set(id, { activationId: id, refusal: limited.leftMs() <= 0 ? OUT_OF_TIME : BUSY })
        }
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, changeGroups))
  return ids.flatMap((id) => outcomes.get(id) ?? [])
}

/** Changes one activation. If another call has claimed it, waits, so that the result reflects that call's outcome. */
export async function changeOne(ctx: OrgContext, id: string, change: Change, deadline: Deadline): Promise<Changed> {
  for (;;) {
    const [outcome] = await changeAll(ctx, [id], change, deadline)
    if (!outcome) throw new AppError(404, "Activation not found")
    if (!outcome.refusal) return outcome
    if (outcome.refusal !== BUSY || deadline.leftMs() < PAUSE_MS) {
      throw new AppError(outcome.refusal.status, outcome.refusal.error)
    }
    await ctx.outside.wait(PAUSE_MS)
  }
}
