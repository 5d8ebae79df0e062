import * as z from "zod"
import { anyone } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"
import { readSigningKeys, requireFeed } from "./read-keys.ts"

const query = z.object({
  organization: z.string("organization is required").max(100).meta({ description: "The organization's id" }),
})

/** Where receivers of feed webhooks find the keys that sign them. */
export const brandRoutes = [
  route(
    {
      method: "get",
      path: "/.well-known/brand.json",
      summary: "The AdCP agent of an organization, and where the keys are that sign its webhooks",
      access: anyone,
      query,
      answer: { status: 200, schema: z.looseObject({ agents: z.array(z.looseObject({})) }) },
      errors: [404],
    },
    async (services, { query: { organization }, c }) => {
      await requireFeed(services, organization)
      const { origin } = new URL(c.req.url)
      const keys = `${origin}/.well-known/adcp-keys.json?organization=${organization}`
      return { agents: [{ type: "signals", id: "signals", url: `${origin}/mcp`, jwks_uri: keys }] }
    },
  ),
  route(
    {
      method: "get",
      path: "/.well-known/adcp-keys.json",
      summary: "The public keys that sign an organization's feed webhooks",
      access: anyone,
      query,
      answer: { status: 200, schema: z.object({ keys: z.array(z.looseObject({ kid: z.string() })) }) },
      errors: [404],
    },
    (services, { query: { organization } }) => readSigningKeys(services, organization),
  ),
] as const
