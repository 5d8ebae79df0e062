import type { Miniflare } from "miniflare"

const MINUTE_MS = 60_000
/** The local queue is lost with the process, so the first runs start soon: leases of a killed process expire within 90 seconds. */
const FIRST_RUNS_MS = [2_000, 30_000, 2 * MINUTE_MS]
const EVERY_MS = 5 * MINUTE_MS

const EVERY_MINUTE = "* * * * *"
const FREQUENT = "*/5 * * * *"
const HOURLY = ["17 * * * *", "47 * * * *"]
const DAILY = "41 3 * * *"

/** Runs the Worker's cron triggers, which the simulator does not. Returns a function that stops them. */
export function runCrons(
  miniflare: Miniflare,
  { firstMs = FIRST_RUNS_MS, everyMs = EVERY_MS } = {},
): () => Promise<void> {
  const timers: NodeJS.Timeout[] = []
  let running: Promise<void> = Promise.resolve()
  const run = (...crons: string[]) => {
    running = running.then(() => trigger(miniflare, crons))
  }
  for (const [i, after] of firstMs.entries()) {
    timers.push(setTimeout(() => run(EVERY_MINUTE, FREQUENT, ...(i === 0 ? [...HOURLY, DAILY] : [])), after))
  }
  for (const [cron, ms] of [
    [EVERY_MINUTE, everyMs / 5],
    [FREQUENT, everyMs],
    ...HOURLY.map((hourly) => [hourly, 60 * MINUTE_MS] as const),
    [DAILY, 24 * 60 * MINUTE_MS],
  ] as const) {
    timers.push(setInterval(() => run(cron), ms))
  }
  return async () => {
    for (const timer of timers) clearTimeout(timer)
    await running
  }
}

/** The Worker logs its own failures. A run cut off by the end of the process needs no report. */
async function trigger(miniflare: Miniflare, crons: readonly string[]): Promise<void> {
  for (const cron of crons) {
    try {
      const worker = await miniflare.getWorker()
      await worker.scheduled({ cron })
    } catch {
      return
    }
  }
}
