import type { Env } from "../src/app/env.ts"

/**
 * The minimum cost of an authenticated request: one indexed database read and one Durable Object call. The bench runs it alongside the
 * service, on the same database and objects, and compares every route with it.
 */
export default {
  async fetch(request, env) {
    const org = new URL(request.url).searchParams.get("org") ?? ""
    const row = await env.DB.prepare("SELECT id, name, plan FROM organizations WHERE id = ?").bind(org).first()
    const used = await env.QUOTAS.getByName(org).used("classifications")
    return Response.json({ row, used })
  },
} satisfies ExportedHandler<Env>
