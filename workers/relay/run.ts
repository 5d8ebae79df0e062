import { setTimeout as wait } from "node:timers/promises"
import type { LeaseAnswer } from "../../src/activation/relay/protocol.ts"
import { reasonOf } from "./log.ts"
import { openGuard } from "./reachable.ts"
import { openService } from "./service.ts"
import type { Settings } from "./settings.ts"
import { openSource } from "./source.ts"
import { deliverLease, type Tools } from "./work.ts"

const POLL_MS = 5_000
/** Delay before asking again when another relay holds the due deliveries. */
const BUSY_MS = 500
/** With `--once`, waits for failed deliveries whose retry is due within this time. */
const ONCE_WAIT_MS = 30_000
const LONGEST_PAUSE_MS = 60_000
const MAX_FAILURES_ONCE = 5

type Relay = Tools & { connections: number; once: boolean; hide: (secret: string) => void }

type Run = Pick<Relay, "once" | "log" | "hide" | "stopping" | "aborting">

/** Runs the relay that these settings describe. Returns whether the queue is empty. */
export async function runRelay(settings: Settings, run: Run): Promise<boolean> {
  const { token, drop, serviceUrl, leaseSeconds, connections } = settings
  for (const secret of [token, drop?.secretAccessKey]) if (secret) run.hide(secret)
  const service = openService(settings)
  const source = openSource(service, drop)
  run.log("relay.started", { service: serviceUrl, once: run.once, files: drop ? "drop" : "service" })
  const reach = openGuard(settings)
  const isQueueEmpty = await deliverAll({ ...run, service, source, reach, leaseSeconds, connections })
  run.log("relay.stopped", { isQueueEmpty })
  return isQueueEmpty
}

/** Leases and delivers until it is stopped; with `once`, until nothing is left. Returns whether the queue is empty. */
async function deliverAll(relay: Relay): Promise<boolean> {
  const { log, stopping, once } = relay
  const inProgress = new Set<Promise<void>>()
  let failures = 0
  let isQueueEmpty = false
  while (!stopping.aborted) {
    const free = relay.connections - inProgress.size
    let pause = POLL_MS
    if (free > 0) {
      try {
        const answer = await relay.service.lease({ connections: free })
        failures = 0
        start(relay, answer, inProgress)
        isQueueEmpty = answer.open === 0
        if (once && inProgress.size === 0 && isDone(answer, relay.leaseSeconds)) break
        pause = Math.min(POLL_MS, Math.max(BUSY_MS, answer.nextInMs ?? POLL_MS))
      } catch (error) {
        failures += 1
        log("lease.failed", { error: reasonOf(error) })
        if (once && failures >= MAX_FAILURES_ONCE) break
        pause = Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** failures) * (0.5 + Math.random() / 2)
      }
    }
    // A stop signal ends the wait too; the loop condition sees it.
    await Promise.race([...inProgress, wait(pause, undefined, { signal: stopping }).catch(() => {})])
  }
  await Promise.all(inProgress)
  return isQueueEmpty
}

function start(relay: Relay, { leases }: LeaseAnswer, inProgress: Set<Promise<void>>) {
  for (const lease of leases) {
    for (const secret of [lease.password, lease.privateKey, lease.passphrase]) if (secret) relay.hide(secret)
    const work = deliverLease(lease, relay)
      .catch((error: unknown) => relay.log("lease.work_failed", { error: reasonOf(error) }))
      .finally(() => inProgress.delete(work))
    inProgress.add(work)
  }
}

/** Within one lease period, the relay that holds the remaining deliveries has delivered or lost them. */
const isDone = ({ open, nextInMs }: LeaseAnswer, leaseSeconds: number) =>
  open === 0 || (nextInMs ?? 0) > Math.max(ONCE_WAIT_MS, leaseSeconds * 1000)
