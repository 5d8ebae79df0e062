import type { Services } from "../../kernel/context.ts"
import { AppError } from "../../kernel/errors.ts"
import { beginningOf, type BuiltFile, buildFile } from "./build-file.ts"

/** A change to a catalog topic may reach a description without touching the library, so no file is served for longer. */
const MAX_AGE_MS = 60 * 60_000
/** A request that builds a file for longer than this has crashed. */
const BUILD_MS = 60_000
/** Building takes the database about 15 ms per hundred signals, so a library that changes all the time costs at most 3% of it. */
const REST_MS_PER_HUNDRED = 500
/** Requests for a file that was never built wait for the one that builds it. */
const WAIT_MS = 100
const WAITS = 50

type Row = {
  orgId: string
  domain: string
  stale: number
  etag: string | null
  signals: number
  builtAt: string | null
}

type Request = {
  domain: string
  /** URL of this service's agent at the requested host. */
  agentUrl: string
  /** Whether the caller has this version. */
  has: (etag: string) => boolean
}

/** `body` is null if the caller has this version. */
export type Adagents = { etag: string; body: string | ReadableStream | null }

/**
 * The provider file of a domain, from storage. After a change, the next request builds it, and meanwhile all others get the last version:
 * no number of requests costs the database more than one row each.
 */
export async function readAdagents(services: Services, { domain, agentUrl, has }: Request): Promise<Adagents> {
  const { importFiles, outside } = services
  let gone: string | undefined
  for (let waits = 0; waits < WAITS;) {
    const row = await findRow(services, domain)
    if (!row) throw new AppError(404, "Not found")
    const { etag, signals } = row
    if (etag === null || etag === gone || isDue(services, row)) {
      const built = await build(services, row)
      if (built) return { etag: built.etag, body: has(built.etag) ? null : beginningOf(built, agentUrl) + built.text }
    }
    if (etag !== null && etag !== gone) {
      if (has(etag)) return { etag, body: null }
      const stored = await importFiles.get(keyOf(row.orgId, etag))
      if (stored) return { etag, body: joined(services, beginningOf({ signals }, agentUrl), stored.body) }
      // Replaced since the row was read, or past its retention.
      gone = etag
      continue
    }
    waits++
    await outside.wait(WAIT_MS)
  }
  throw new AppError(503, "The service is busy, please try again", {}, { "Retry-After": "2" })
}

const keyOf = (orgId: string, etag: string) => `provider-files/${orgId}/${etag}.json`

const findRow = ({ library }: Services, domain: string) =>
  library
    .prepare(
      `SELECT org_id AS orgId, domain, stale, etag, signals, built_at AS builtAt FROM provider_files WHERE domain = ?`,
    )
    .bind(domain)
    .first<Row>()

function isDue({ now }: Services, { stale, signals, builtAt }: Row): boolean {
  const age = now().getTime() - Date.parse(builtAt ?? "")
  if (stale === 0) return !(age < MAX_AGE_MS)
  return !(age < Math.floor(signals / 100) * REST_MS_PER_HUNDRED)
}

/**
 * Builds the file under a claim that one request gets; null for all others. Changes after the claim mark the file as stale again, so the
 * next request builds it once more.
 */
async function build(services: Services, { orgId, domain, etag, builtAt }: Row): Promise<BuiltFile | null> {
  const { library, now, importFiles } = services
  const at = now()
  const until = new Date(at.getTime() + BUILD_MS).toISOString()
  const claimed = await library
    .prepare(
      `UPDATE provider_files SET stale = 2, builder_until = ?2
       WHERE org_id = ?1 AND domain = ?3 AND built_at IS ?4 AND (builder_until IS NULL OR builder_until <= ?5)`,
    )
    .bind(orgId, until, domain, builtAt, at.toISOString())
    .run()
  if (claimed.meta.changes === 0) return null
  const end = (change: string, ...values: (string | number)[]) =>
    library
      .prepare(`UPDATE provider_files SET ${change}, builder_until = NULL WHERE org_id = ?1 AND builder_until = ?2`)
      .bind(orgId, until, ...values)
      .run()
  try {
    const file = await buildFile(services, orgId, domain)
    if (!file) throw new AppError(404, "Not found")
    await importFiles.put(keyOf(orgId, file.etag), file.text)
    await end(
      "stale = iif(stale = 2, 0, stale), etag = ?3, signals = ?4, built_at = ?5",
      file.etag,
      file.signals,
      now().toISOString(),
    )
    if (etag !== null && etag !== file.etag) await importFiles.delete(keyOf(orgId, etag))
    return file
  } catch (error) {
    await end("stale = 1")
    throw error
  }
}

function joined({ defer }: Services, beginning: string, rest: ReadableStream): ReadableStream {
  const { readable, writable } = new IdentityTransformStream()
  const write = async () => {
    const writer = writable.getWriter()
    await writer.write(new TextEncoder().encode(beginning))
    writer.releaseLock()
    await rest.pipeTo(writable)
  }
  // Fails if the caller stops reading.
  defer(write().catch(() => {}))
  return readable
}
