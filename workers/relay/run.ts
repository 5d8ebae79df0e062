import { setTimeout as wait } from "node:timers/promises"
import type { LeaseAnswer } from "../../src/activation/relay/protocol.ts"
import { reasonOf } from "./log.ts"
import { type Tools, workOff } from "./work.ts"

const POLL_MS = 5_000
/** Something is due that another relay is at work on: it is asked for again after this. */
const BUSY_MS = 500
/** With `--once`, what has failed and comes up within this time is waited for. */
const PATIENCE_MS = 30_000
const LONGEST_PAUSE_MS = 60_000
const MAX_FAILURES_ONCE = 5

type Relay = Tools & { connections: number; once: boolean; hide: (secret: string) => void }

/** Leases and delivers until it is stopped; with `once`, until nothing is left. True where nothing is. */
export async function runRelay(relay: Relay): Promise<boolean> {
  const { log, stopping, once } = relay
  const underway = new Set<Promise<void>>()
  let failures = 0
  let emptied = false
  while (!stopping.aborted) {
    const free = relay.connections - underway.size
    let pause = POLL_MS
    if (free > 0) {
      try {
        const answer = await relay.service.lease({ connections: free })
        failures = 0
        begin(relay, answer, underway)
        emptied = answer.open === 0
        if (once && underway.size === 0 && isOver(answer, relay.leaseSeconds)) break
        pause = Math.min(POLL_MS, Math.max(BUSY_MS, answer.nextInMs ?? POLL_MS))
      } catch (error) {
        failures += 1
        log("lease.failed", { error: reasonOf(error) })
        if (once && failures >= MAX_FAILURES_ONCE) break
        pause = Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** failures) * (0.5 + Math.random() / 2)
      }
    }
    // A stop ends the wait as well, and is seen by the loop.
    await Promise.race([...underway, wait(pause, undefined, { signal: stopping }).catch(() => {})])
  }
  await Promise.all(underway)
  return emptied
}

function begin(relay: Relay, { leases }: LeaseAnswer, underway: Set<Promise<void>>) {
  for (const lease of leases) {
    relay.hide(lease.password)
    const work = workOff(lease, relay)
      .catch((error: unknown) => relay.log("work.failed", { error: reasonOf(error) }))
      .finally(() => underway.delete(work))
    underway.add(work)
  }
}

/** Whoever holds the rest of it now will have delivered it, or lost it, within a lease. */
const isOver = ({ open, nextInMs }: LeaseAnswer, leaseSeconds: number) =>
  open === 0 || (nextInMs ?? 0) > Math.max(PATIENCE_MS, leaseSeconds * 1000)
