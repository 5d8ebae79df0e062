import { randomBase62 } from "../../kernel/ids.ts"
import { once } from "../../kernel/once.ts"
import { hashOf } from "../../knowledge/text/hashing.ts"
import { readConfig } from "../../organizations/connections/outbound-config.ts"
import { limitsOf, truncated } from "./limits.ts"
import { type Adapter, type Calls, type HeldSegment, type OpenPlatform, PlatformError, type Segment } from "./port.ts"

/** A partial failure rejects one in three segments. */
const REFUSED_SHARE = 3
const MAX_LISTED = 10_000

/** A built-in platform for trials and tests. It stores segments like a real one, and fails as its connection's config says. */
const openSandbox: OpenPlatform = ({ library, org, now }, connection) => {
  const limits = limitsOf(connection)
  const { fails = "never" } = readConfig("sandbox", connection.config)
  const mine = [connection.id, org.id] as const
  const spend = (calls?: Calls) => {
    if (calls) calls.left -= 1
  }
  const answer = () => {
    if (fails === "unavailable")
      throw new PlatformError("The sandbox is unavailable", { status: 503, unanswered: true })
    if (fails === "credentials") throw new PlatformError("The sandbox refuses the credentials", { status: 401 })
  }
  const accept = ({ name }: Segment) => {
    answer()
    const refuses = fails === "all" || (fails === "some" && hashOf(name) % REFUSED_SHARE === 0)
    if (refuses) throw new PlatformError("The sandbox refuses this segment, as its connection says", { status: 400 })
  }
  const held = async (): Promise<HeldSegment[]> => {
    answer()
    const { results } = await library
      .prepare(
        "SELECT id, name, live FROM sandbox_segments WHERE connection_id = ? AND org_id = ? ORDER BY created_at DESC LIMIT ?",
      )
      .bind(...mine, MAX_LISTED)
      .all<{ id: string; name: string; live: number }>()
    return results.map(({ id, name, live }) => ({ id, name, live: live === 1 }))
  }

  return {
    limits,
    test: async () => {
      answer()
      return "Connected to the sandbox"
    },
    create: async (segment, calls) => {
      spend(calls)
      accept(segment)
      const { name, description } = truncated(segment, limits)
      const id = `sandbox-${randomBase62(12)}`
      const inserted = await insert(library, [id, org.id, connection.id, name, description, now().toISOString()])
      if (!inserted)
        throw new PlatformError("The sandbox already has a segment of that name", { status: 409, duplicateName: true })
      // Simulates a connection that breaks after the platform did its work.
      if (fails === "answers")
        throw new PlatformError("The sandbox did not answer", { outcomeUnknown: true, unanswered: true })
      return { segmentId: id, live: true }
    },
    update: async (segmentId, segment, calls) => {
      spend(calls)
      accept(segment)
      const { name, description } = truncated(segment, limits)
      const updated = await library
        .prepare(
          `UPDATE OR IGNORE sandbox_segments SET name = ?, description = ?, updated_at = ?
           WHERE id = ? AND connection_id = ? AND org_id = ?`,
        )
        .bind(name, description, now().toISOString(), segmentId, ...mine)
        .run()
      if (updated.meta.changes === 0) throw new PlatformError("The sandbox does not have this segment", { status: 404 })
      return { segmentId, live: true }
    },
    deactivate: async (segmentId, calls) => {
      spend(calls)
      answer()
      await library
        .prepare(
          "UPDATE sandbox_segments SET live = 0, updated_at = ? WHERE id = ? AND connection_id = ? AND org_id = ?",
        )
        .bind(now().toISOString(), segmentId, ...mine)
        .run()
    },
    lookup: () => {
      const listed = once(held)
      return async (segment, taken) => {
        const { name } = truncated(segment, limits)
        return (await listed()).find((one) => one.live && one.name === name && !taken?.has(one.id))?.id ?? null
      }
    },
    segments: held,
  }
}

export const sandbox: Adapter = {
  open: openSandbox,
  account: { config: [], credentials: [], perConnection: true },
}

/** False if a live segment already has the name. */
async function insert(d1: D1Database, cells: readonly string[]): Promise<boolean> {
  const inserted = await d1
    .prepare(
      `INSERT OR IGNORE INTO sandbox_segments (id, org_id, connection_id, name, description, created_at, updated_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)`,
    )
    .bind(...cells)
    .run()
  return inserted.meta.changes > 0
}
