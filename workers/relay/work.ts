import path from "node:path/posix"
import { setTimeout as wait } from "node:timers/promises"
import type { Delivery, Lease } from "../../src/activation/relay/protocol.ts"
import { type Log, reasonOf } from "./log.ts"
import { openRemote } from "./remote.ts"
import { type Service, ServiceError } from "./service.ts"
import { openSession, type Session, SessionError } from "./session.ts"
import type { Source } from "./source.ts"
import { uploadFile } from "./upload.ts"

/** A server that accepts no data for this long is considered dead, even if it answers keepalives. */
const STALLED_MS = 60_000
const SERVICE_FAILURE_PAUSE_MS = 5_000

export type Tools = {
  service: Service
  source: Source
  /** Resolves a host chosen by a user to an address that may be called. */
  reach: (host: string) => Promise<string>
  leaseSeconds: number
  log: Log
  /** Stops new deliveries. */
  stopping: AbortSignal
  /** Aborts uploads in progress. */
  aborting: AbortSignal
}

/** Delivers everything in a lease, one delivery after the other in one session, and extends the lease meanwhile. */
export async function deliverLease(lease: Lease, tools: Tools): Promise<void> {
  const { service, log } = tools
  const lost = new AbortController()
  const work = { ...tools, signal: AbortSignal.any([lost.signal, tools.aborting]) }
  const heartbeat = keepLease(lease, tools, lost)
  let session: Session | undefined
  try {
    const trust = (fingerprint: string) => service.trustHostKey(lease.token, fingerprint)
    session = await openSession(lease, { reach: tools.reach, trust, signal: work.signal })
    for (const delivery of lease.deliveries) {
      if (tools.stopping.aborted || work.signal.aborted || !session.isOpen()) break
      await attempt(session, lease, delivery, work)
    }
  } catch (error) {
    await reportSessionFailure(lease, work, error)
  } finally {
    clearInterval(heartbeat)
    session?.end()
    // Other relays may take the rest immediately.
    await service
      .release(lease.token)
      .catch((error: unknown) => log("lease.release_failed", { error: reasonOf(error) }))
  }
}

type Work = Tools & { signal: AbortSignal }

/** Reports whether the delivery succeeded. Failures of the service or the drop are thrown: they are not the server's fault. */
async function attempt(session: Session, lease: Lease, delivery: Delivery, work: Work): Promise<void> {
  const { service, log } = work
  const about = { connectionId: lease.connectionId, deliveryId: delivery.id }
  const started = Date.now()
  try {
    await deliver(session, lease, delivery, work)
  } catch (error) {
    const isServiceFailure = error instanceof ServiceError && error.status !== 404
    if (isServiceFailure || work.signal.aborted) throw error
    log("delivery.failed", { ...about, error: reasonOf(error) })
    await service.failed(delivery.id, lease.token, reasonOf(error))
    return
  }
  await service.delivered(delivery.id, lease.token)
  const bytes = delivery.files.reduce((sum, file) => sum + file.bytes, 0)
  log("delivery.completed", { ...about, files: delivery.files.length, bytes, ms: Date.now() - started })
}

async function deliver(session: Session, lease: Lease, delivery: Delivery, work: Work) {
  const remote = openRemote(session.sftp)
  const { progress, stop } = endWhenStalled(session)
  try {
    for (const [index, file] of delivery.files.entries()) {
      await remote.makeFolder(path.dirname(file.path))
      await uploadFile(remote, {
        ...file,
        deliveryId: delivery.id,
        createdAt: delivery.createdAt,
        read: (from) => work.source(delivery, index, from, work.signal),
        confirm: () => work.service.extend(lease.token),
        progress,
      })
    }
  } finally {
    stop()
  }
}

/** Ends a session that makes no progress. */
function endWhenStalled(session: Session) {
  let last = Date.now()
  const timer = setInterval(() => Date.now() - last > STALLED_MS && session.end(), STALLED_MS / 10)
  return { progress: () => void (last = Date.now()), stop: () => clearInterval(timer) }
}

/** Extends the lease until it is cleared. A lost lease aborts the uploads before another relay starts on them. */
function keepLease(lease: Lease, { service, leaseSeconds, log }: Tools, lost: AbortController) {
  let leasedUntil = Date.now() + leaseSeconds * 1000
  return setInterval(
    () => {
      const sentAt = Date.now()
      service.extend(lease.token).then(
        () => (leasedUntil = sentAt + leaseSeconds * 1000),
        (error: unknown) => {
          const isLost = error instanceof ServiceError && error.isLeaseLost
          if (!isLost && Date.now() < leasedUntil) return
          log("lease.lost", { connectionId: lease.connectionId, error: reasonOf(error) })
          lost.abort()
        },
      )
    },
    (leaseSeconds * 1000) / 3,
  )
}

/** Only failures of the server count as an attempt; a stop or a failure of the service does not. */
async function reportSessionFailure(lease: Lease, { service, log, signal, stopping }: Work, error: unknown) {
  const about = { connectionId: lease.connectionId, error: reasonOf(error) }
  if (signal.aborted) return log("session.interrupted", about)
  if (!(error instanceof SessionError)) {
    log("lease.work_failed", about)
    // Holding the lease a little longer delays the next attempt.
    await wait(SERVICE_FAILURE_PAUSE_MS, undefined, { signal: stopping }).catch(() => {})
    return
  }
  log("connection.failed", about)
  await service
    .leaseFailed(lease.token, reasonOf(error))
    .catch((failure: unknown) => log("failure.report_failed", { ...about, error: reasonOf(failure) }))
}
