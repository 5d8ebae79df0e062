// The Worker for the tests in workerd, with consumers and crons loaded from the start: the test runner may not be able to load a module
// for a message that arrives as the run ends.
import type { Env } from "../src/app/env.ts"
import { openServices } from "../src/app/services.ts"
import { consume } from "./consumers/dispatch.ts"
import { tick } from "./consumers/schedule.ts"
import edge from "./edge.ts"

export { JobLock, KeyDirectory, QuotaCounter, RegionGate, VectorIndex } from "./edge.ts"

export default {
  fetch: edge.fetch,
  queue: (batch, env, ctx) =>
    consume(
      openServices(env, (work) => ctx.waitUntil(work)),
      batch,
    ),
  scheduled: (event, env, ctx) =>
    tick(
      openServices(env, (work) => ctx.waitUntil(work)),
      event.cron,
    ),
} satisfies ExportedHandler<Env>
