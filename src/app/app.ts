import { getPath } from "hono/utils/url"
import type { Env } from "./env.ts"
import { createApp } from "./create-app.ts"
import { hotRoutes } from "./hot-routes.ts"

const hotApp = createApp(hotRoutes)
const hotPaths = new Set<string>(hotRoutes.map(({ definition }) => definition.path))

let wholeApp: typeof hotApp | undefined

/** Serves hot routes directly, and loads all other routes on first use. */
export async function serveRequest(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
  if (hotPaths.has(getPath(request))) return hotApp.fetch(request, env, ctx)
  return (await loadRoutes()).fetch(request, env, ctx)
}

/** All routes. Loading them costs a cold Worker 100 ms or more. */
export async function loadRoutes(): Promise<typeof hotApp> {
  if (wholeApp) return wholeApp
  const [{ routes }, { announceDeliveries }] = await Promise.all([
    import("./routes.ts"),
    import("../organizations/webhooks/announce.ts"),
  ])
  return (wholeApp ??= createApp(routes, { afterWrite: announceDeliveries }))
}
