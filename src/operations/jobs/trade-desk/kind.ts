import * as z from "zod"
import type { Connection } from "../../../organizations/connections/connections.ts"
import type { OrgContext, Services } from "../../../kernel/context.ts"
import { AppError } from "../../../kernel/errors.ts"
import { actingFor } from "../../../organizations/identity/acting-for.ts"
import { anyConfig, type JobKind, jobKind, type StepOutcome } from "../step.ts"
import { compare } from "./compare.ts"
import { type HeldSegment, PlatformError } from "../../../activation/platforms/port.ts"
import { findConnection, findDspapi, nextDspapi } from "./connections.ts"
import type { ReadSegments } from "./port.ts"
import { countHeld, markMissing, nextHeld, unknownHere } from "./store.ts"

const PAGE = 2000
const LISTED = 100
/** Calls reserved for creating the job. */
const CALLS_KEPT = 50

const Config = z.object({
  ...anyConfig,
  /** Default: every outbound dspapi connection of all organizations, one after the other. */
  connectionId: z.string("connectionId must be a string").min(1, "connectionId must not be empty").optional(),
  dryRun: z.boolean("dryRun must be true or false").default(false),
})
type Config = z.output<typeof Config>

/** A page of a connection's activations. `isRetry`: its platform did not respond the first time. */
const Place = z.object({ connectionId: z.string(), after: z.string(), isRetry: z.boolean() })
type Place = z.output<typeof Place>

/** Position of a job over all connections: `last` is the highest connection id reached; `waiting` is retried at the end. */
const Cursor = z.object({ last: z.string(), current: Place.nullable(), waiting: z.array(Place) })
type Cursor = z.output<typeof Cursor>
const START: Cursor = { last: "", current: null, waiting: [] }

type Step = { id: string; createdBy: string; result: Record<string, unknown>; config: Config }
type Lists = Record<"missing" | "renamed" | "unknown", { count: number; items: unknown[] }>

/**
 * Compares activations with the segments that the platform reports. Activations whose segment was deleted or deactivated there become
 * errors; renamed segments and segments without an activation are only reported.
 */
export const syncTradeDesk = (readSegments: ReadSegments): JobKind =>
  jobKind({
    config: Config,
    count: (services, { connectionId }) =>
      connectionId === undefined ? countAll(services) : countOne(services, connectionId),
    async step(services, job) {
      const { connectionId } = job.config
      if (connectionId === undefined) return stepOverAll(services, readSegments, job, job.cursor)
      const connection = await findDspapi(services, connectionId)
      try {
        const { after, ...outcome } = await comparePage(services, readSegments, job, connection, job.cursor ?? "")
        return { ...outcome, cursor: after ?? job.cursor }
      } catch (error) {
        return { ...unreadable(connection, error), cursor: job.cursor, done: true }
      }
    },
  })

async function countOne(services: Services, connectionId: string): Promise<number> {
  return countHeld(services, await findDspapi(services, connectionId))
}

/** If there are more connections than one invocation can count, the total grows as the job reaches them. */
async function countAll(services: Services): Promise<number> {
  let total = 0
  let connection = await nextDspapi(services, "")
  while (connection && services.budget.left() > CALLS_KEPT) {
    total += await countHeld(services, connection)
    connection = await nextDspapi(services, connection.id)
  }
  return total
}

async function stepOverAll(
  services: Services,
  readSegments: ReadSegments,
  job: Step,
  stored: string | null,
): Promise<StepOutcome> {
  const { cursor, place } = await nextPlace(services, stored === null ? START : Cursor.parse(JSON.parse(stored)))
  if (!place) return { ...NOTHING, cursor: JSON.stringify(cursor), done: true }
  const nextCursor = (changes: Partial<Cursor>) => JSON.stringify({ ...cursor, ...changes })
  const connection = await findConnection(services, place.connectionId)
  if (!connection) return { ...NOTHING, cursor: nextCursor({}) }
  try {
    const { after, done, ...outcome } = await comparePage(services, readSegments, job, connection, place.after)
    const current = done ? null : { ...place, after: after ?? place.after }
    return { ...outcome, cursor: nextCursor({ current }), done: false }
  } catch (error) {
    if (isAway(error) && !place.isRetry) {
      return { ...NOTHING, cursor: nextCursor({ waiting: [...cursor.waiting, { ...place, isRetry: true }] }) }
    }
    return { ...unreadable(connection, error), cursor: nextCursor({}) }
  }
}

/** What could not be read is an error of the job. Any other failure, such as a lost database, fails the whole step. */
function unreadable({ id, name }: Connection, error: unknown): Omit<StepOutcome, "cursor"> {
  if (!isAway(error) && !(error instanceof AppError)) throw error
  return { ...NOTHING, processed: 1, errors: [{ id, name, message: error.message }] }
}

const NOTHING: Omit<StepOutcome, "cursor"> = {
  statements: [],
  processed: 0,
  success: 0,
  errors: [],
  skip: 0,
  done: false,
}

/** The page to compare now, and the cursor without it. */
async function nextPlace(services: Services, cursor: Cursor): Promise<{ cursor: Cursor; place: Place | undefined }> {
  if (cursor.current) return { cursor: { ...cursor, current: null }, place: cursor.current }
  const next = await nextDspapi(services, cursor.last)
  if (next) {
    const place = { connectionId: next.id, after: "", isRetry: false }
    return { cursor: { ...cursor, last: next.id }, place }
  }
  const [place, ...waiting] = cursor.waiting
  return { cursor: { ...cursor, waiting }, place }
}

/** Compares the activations with an id above `after`. */
async function comparePage(
  services: Services,
  readSegments: ReadSegments,
  { id, createdBy, result, config }: Step,
  connection: Connection,
  after: string,
): Promise<Omit<StepOutcome, "cursor"> & { after: string | undefined }> {
  const ctx = await actingFor(services, { orgId: connection.orgId, userId: createdBy, workspace: "" })
  if (!ctx) throw new AppError(404, "Connection not found")
  const tree = await read(readSegments, ctx, connection)
  const held = await nextHeld(ctx, connection.id, after, PAGE)
  const { missing, renamed } = compare(held, tree)
  const done = held.length < PAGE
  const unknown = done ? await unknownHere(ctx, connection.id, tree) : []
  // A tree without any segment is more likely a platform error: report it, but mark nothing.
  const marks = config.dryRun || tree.length === 0 ? [] : missing
  const from = <T extends object>(items: readonly T[]) =>
    items.map((item) => ({ connectionId: connection.id, ...item }))
  return {
    statements: markMissing(ctx, id, marks),
    processed: held.length,
    success: held.length - missing.length,
    errors: missing.map(({ activationId, name, reason }) => ({ id: activationId, name, message: reason })),
    skip: 0,
    after: held.at(-1)?.id,
    result: {
      // Over all connections, each tree is counted once, with the last page of its connection.
      segments:
        config.connectionId === undefined ? Number(result["segments"] ?? 0) + (done ? tree.length : 0) : tree.length,
      ...listed(result, { missing: from(missing), renamed: from(renamed), unknown: from(unknown) }),
    },
    done,
  }
}

/** A platform that does not respond is retried; any other failure is final. */
async function read(readSegments: ReadSegments, ctx: OrgContext, connection: Connection): Promise<HeldSegment[]> {
  try {
    return await readSegments(ctx, connection)
  } catch (error) {
    if (isAway(error)) throw error
    throw new AppError(502, error instanceof Error ? error.message : "The platform could not be read")
  }
}

const isAway = (error: unknown): error is PlatformError => error instanceof PlatformError && error.unanswered

/** Full counts, and the first entries of each list. */
function listed(before: Record<string, unknown>, found: Record<keyof Lists, readonly unknown[]>): Lists {
  const list = (name: keyof Lists) => {
    const { count, items } = (before[name] as Lists[typeof name] | undefined) ?? { count: 0, items: [] }
    return { count: count + found[name].length, items: [...items, ...found[name]].slice(0, LISTED) }
  }
  return { missing: list("missing"), renamed: list("renamed"), unknown: list("unknown") }
}
