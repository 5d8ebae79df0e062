import path from "node:path/posix"
import { setTimeout as wait } from "node:timers/promises"
import type { Delivery, Lease } from "../../src/activation/relay/protocol.ts"
import { type Log, reasonOf } from "./log.ts"
import { openRemote } from "./remote.ts"
import { type Service, ServiceError } from "./service.ts"
import { openSession, type Session, SessionError } from "./session.ts"
import type { Source } from "./source.ts"
import { uploadFile } from "./upload.ts"

/** A server that takes nothing for so long has died, whatever its keepalive says. */
const STALLED_MS = 60_000
const OWN_FAILURE_PAUSE_MS = 5_000

export type Tools = {
  service: Service
  source: Source
  /** The address of a host that users name. */
  reach: (host: string) => Promise<string>
  leaseSeconds: number
  log: Log
  /** No new delivery is begun any more. */
  stopping: AbortSignal
  /** What is under way is broken off. */
  broken: AbortSignal
}

/** Delivers what a lease holds, one after the other in one session, and keeps the lease for as long as that takes. */
export async function workOff(lease: Lease, tools: Tools): Promise<void> {
  const { service, log } = tools
  const ended = new AbortController()
  const work = { ...tools, signal: AbortSignal.any([ended.signal, tools.broken]) }
  const heartbeat = keepLease(lease, tools, ended)
  let session: Session | undefined
  try {
    const trust = (fingerprint: string) => service.trustHostKey(lease.token, fingerprint)
    session = await openSession(lease, { reach: tools.reach, trust, signal: work.signal })
    for (const delivery of lease.deliveries) {
      if (tools.stopping.aborted || work.signal.aborted || !session.isOpen()) break
      await attempt(session, lease, delivery, work)
    }
  } catch (error) {
    await account(lease, work, error)
  } finally {
    clearInterval(heartbeat)
    session?.end()
    // What was not reported is anybody's again, at once.
    await service.release(lease.token).catch((error: unknown) => log("release.failed", { error: reasonOf(error) }))
  }
}

type Work = Tools & { signal: AbortSignal }

/** What the server does with a file is reported, good or bad. A failure of our own side is thrown on. */
async function attempt(session: Session, lease: Lease, delivery: Delivery, work: Work): Promise<void> {
  const { service, log } = work
  const about = { connectionId: lease.connectionId, deliveryId: delivery.id }
  const started = Date.now()
  try {
    await deliver(session, lease, delivery, work)
  } catch (error) {
    const isOurs = error instanceof ServiceError && error.status !== 404
    if (isOurs || work.signal.aborted) throw error
    log("delivery.failed", { ...about, error: reasonOf(error) })
    await service.failed(delivery.id, lease.token, reasonOf(error))
    return
  }
  await service.delivered(delivery.id, lease.token)
  const bytes = delivery.files.reduce((sum, file) => sum + file.bytes, 0)
  log("delivered", { ...about, files: delivery.files.length, bytes, ms: Date.now() - started })
}

async function deliver(session: Session, lease: Lease, delivery: Delivery, work: Work) {
  const remote = openRemote(session.sftp)
  const { progress, stop } = watch(session)
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

/** Ends a session in which nothing moves. */
function watch(session: Session) {
  let last = Date.now()
  const timer = setInterval(() => Date.now() - last > STALLED_MS && session.end(), STALLED_MS / 10)
  return { progress: () => void (last = Date.now()), stop: () => clearInterval(timer) }
}

/** A lease that cannot be kept any more is somebody else's: what is under way ends before they begin. */
function keepLease(lease: Lease, { service, leaseSeconds, log }: Tools, ended: AbortController) {
  let goodUntil = Date.now() + leaseSeconds * 1000
  return setInterval(
    () => {
      const asked = Date.now()
      service.extend(lease.token).then(
        () => (goodUntil = asked + leaseSeconds * 1000),
        (error: unknown) => {
          const lost = error instanceof ServiceError && error.isLeaseLost
          if (!lost && Date.now() < goodUntil) return
          log("lease.lost", { connectionId: lease.connectionId, error: reasonOf(error) })
          ended.abort()
        },
      )
    },
    (leaseSeconds * 1000) / 3,
  )
}

/** Says what ended a session too early: a server that cannot be reached has failed, our own side's failures and a stop count nothing. */
async function account(lease: Lease, { service, log, signal, stopping }: Work, error: unknown) {
  const about = { connectionId: lease.connectionId, error: reasonOf(error) }
  if (signal.aborted) return log("interrupted", about)
  if (!(error instanceof SessionError)) {
    log("work.failed", about)
    // Held a little longer, so that it is not tried again at once and again in vain.
    await wait(OWN_FAILURE_PAUSE_MS, undefined, { signal: stopping }).catch(() => {})
    return
  }
  log("connection.failed", about)
  await service
    .leaseFailed(lease.token, reasonOf(error))
    .catch((failure: unknown) => log("report.failed", { ...about, error: reasonOf(failure) }))
}
