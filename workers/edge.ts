import { app } from "../src/app/app.ts"
import type { Env } from "../src/app/env.ts"
import { openServices } from "../src/app/services.ts"
import { consume } from "./consumers/dispatch.ts"
import { tick } from "./consumers/schedule.ts"

export { JobLock } from "./objects/job-lock.ts"
export { QuotaCounter } from "./objects/quota-counter.ts"
export { VectorIndex } from "./objects/vector-index.ts"

export default {
  fetch: app.fetch,
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
