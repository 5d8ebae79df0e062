import { getPath } from "hono/utils/url"
import { loadRoutes, serveRequest } from "../src/app/app.ts"
import type { Env } from "../src/app/env.ts"
import { openServices } from "../src/app/services.ts"
import { isMistypedPage, isPage, serveMistypedPage, servePage } from "./serve-page.ts"

export { JobLock } from "./objects/job-lock.ts"
export { KeyDirectory } from "./objects/key-directory.ts"
export { QuotaCounter } from "./objects/quota-counter.ts"
export { RegionGate } from "./objects/region-gate.ts"
export { VectorIndex } from "./objects/vector-index.ts"

// Consumers and crons are loaded with their first message, so that requests do not wait for them at start-up.
export default {
  fetch: (request, env, ctx) => consolePage(request, env, ctx) ?? serveRequest(request, env, ctx),
  async queue(batch, env, ctx) {
    const services = openServices(env, (work) => ctx.waitUntil(work))
    const { consume } = await import("./consumers/dispatch.ts")
    await consume(services, batch)
  },
  async scheduled(event, env, ctx) {
    const services = openServices(env, (work) => ctx.waitUntil(work))
    const { tick } = await import("./consumers/schedule.ts")
    await tick(services, event.cron)
  },
} satisfies ExportedHandler<Env>

function consolePage(request: Request, { ASSETS: assets }: Env, ctx: ExecutionContext): Promise<Response> | undefined {
  if (!assets) return undefined
  if (isPage(getPath(request))) {
    const page = servePage(request, assets)
    // Preload the routes for the page's first calls, while the browser loads its scripts.
    ctx.waitUntil(page.then(loadRoutes))
    return page
  }
  return isMistypedPage(request) ? serveMistypedPage(request, assets) : undefined
}
