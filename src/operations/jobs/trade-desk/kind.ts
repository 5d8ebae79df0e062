import { eq } from "drizzle-orm"
import * as z from "zod"
import type { Connection } from "../../../organizations/connections/connections.ts"
import type { OrgContext, Services } from "../../../kernel/context.ts"
import { connections } from "../../../kernel/db/schema/index.ts"
import { required, trueOrFalse } from "../../../kernel/http/fields.ts"
import { AppError } from "../../../kernel/errors.ts"
import { actingFor } from "../../../organizations/identity/acting-for.ts"
import { anyConfig, type JobKind, jobKind } from "../step.ts"
import { compare } from "./compare.ts"
import { type HeldSegment, PlatformError } from "../../../activation/platforms/port.ts"
import type { ReadSegments } from "./port.ts"
import { countHeld, markMissing, nextHeld, unknownHere } from "./store.ts"

const PAGE = 2000
const LISTED = 100

const Config = z.object({
  ...anyConfig,
  connectionId: required("connectionId"),
  dryRun: trueOrFalse("dryRun").default(false),
})

type Lists = Record<"missing" | "renamed" | "unknown", { count: number; items: unknown[] }>

/**
 * Holds the activations of a dspapi connection against the tree of segments the platform shows. A segment that is not to be had
 * there any more makes its activation an error; other names there, and segments nobody here knows, are told and left alone.
 */
export const syncTradeDesk = (readSegments: ReadSegments): JobKind =>
  jobKind({
    config: Config,
    async count(services, { connectionId }) {
      return countHeld(services, await findAny(services, connectionId))
    },
    async step(services, job) {
      const { connectionId, dryRun } = job.config
      const connection = await findAny(services, connectionId)
      const ctx = await actingFor(services, { orgId: connection.orgId, userId: job.createdBy, workspace: "" })
      if (!ctx) throw new AppError(404, "Connection not found")
      const tree = await read(readSegments, ctx, connection)
      const held = await nextHeld(ctx, connection.id, job.cursor ?? "", PAGE)
      const { missing, renamed } = compare(held, tree)
      const done = held.length < PAGE
      const unknown = done ? await unknownHere(ctx, connection.id, tree) : []
      // An answer without a single segment is more likely a mistake than an empty shelf: it is told, and nothing is marked.
      const marks = dryRun || tree.length === 0 ? [] : missing
      return {
        statements: markMissing(ctx, job.id, marks),
        processed: held.length,
        success: held.length - missing.length,
        errors: missing.map(({ activationId, name, reason }) => ({ id: activationId, name, message: reason })),
        skip: 0,
        cursor: held.at(-1)?.id ?? job.cursor,
        result: { segments: tree.length, ...listed(job.result, { missing, renamed, unknown }) },
        done,
      }
    },
  })

async function findAny({ db }: Services, id: string): Promise<Connection> {
  const found = await db.select().from(connections).where(eq(connections.id, id)).get()
  if (!found) throw new AppError(404, "Connection not found")
  if (found.platform !== "dspapi") throw new AppError(400, "Connection is not a dspapi connection")
  if (found.direction === "inbound") throw new AppError(400, "Connection is not outbound")
  return found
}

async function read(readSegments: ReadSegments, ctx: OrgContext, connection: Connection): Promise<HeldSegment[]> {
  try {
    return await readSegments(ctx, connection)
  } catch (error) {
    if (error instanceof PlatformError && error.unanswered) throw error
    throw new AppError(502, error instanceof Error ? error.message : "The platform could not be read")
  }
}

/** Counts in full, and the first of each list. */
function listed(before: Record<string, unknown>, found: Record<keyof Lists, readonly unknown[]>): Lists {
  const list = (name: keyof Lists) => {
    const { count, items } = (before[name] as Lists[typeof name] | undefined) ?? { count: 0, items: [] }
    return { count: count + found[name].length, items: [...items, ...found[name]].slice(0, LISTED) }
  }
  return { missing: list("missing"), renamed: list("renamed"), unknown: list("unknown") }
}
