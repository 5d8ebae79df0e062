import * as z from "zod"
import { anyone } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { readAdagents } from "./adagents.ts"

const CACHE = "public, max-age=300"

export const adagentsRoutes = [
  route(
    {
      method: "get",
      path: "/.well-known/adagents.json",
      summary: "The AdCP provider file of the organization whose domain this is",
      access: anyone,
      query: z.object({
        domain: z
          .string()
          .max(253)
          .optional()
          .meta({ description: "Read the file of this domain, where the domain itself redirects here" }),
      }),
      answer: { status: 200, schema: z.looseObject({ authorized_agents: z.array(z.looseObject({})) }) },
      alsoAnswers: [{ status: 304, description: "The file is still the one that `If-None-Match` names" }],
      headers: { ETag: "Names this version of the file", "Cache-Control": "How long it may be kept" },
      errors: [404],
    },
    async (services, { query, c }) => {
      const { origin, hostname } = new URL(c.req.url)
      const known =
        c.req
          .header("if-none-match")
          ?.split(",")
          .map((one) => one.trim().replace(/^W\//, "")) ?? []
      const isHead = c.req.raw.method === "HEAD"
      const { etag, body } = await readAdagents(services, {
        domain: (query.domain ?? hostname).toLowerCase(),
        agentUrl: `${origin}/mcp`,
        has: (one) => isHead || known.includes(`"${one}"`) || known.includes("*"),
      })
      const headers = { ETag: `"${etag}"`, "Cache-Control": CACHE, "Access-Control-Allow-Origin": "*" }
      if (body === null && !isHead) return new Response(null, { status: 304, headers })
      return new Response(body, { headers: { ...headers, "Content-Type": "application/json" } })
    },
  ),
] as const
