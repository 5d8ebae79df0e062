import type { Env } from "../src/app/env.ts"

/**
 * The least an authenticated request can cost: one indexed read of the database, one call of a Durable Object, nothing else.
 * The bench runs it beside the service, on the same database and objects, and measures every route against it.
 */
export default {
  async fetch(request, env) {
    const org = new URL(request.url).searchParams.get("org") ?? ""
    const row = await env.DB.prepare("SELECT id, name, plan FROM organizations WHERE id = ?").bind(org).first()
    const used = await env.QUOTAS.getByName(org).used("classifications")
    return Response.json({ row, used })
  },
} satisfies ExportedHandler<Env>
