import { key } from "../../kernel/access/access.ts"
import { route } from "../../kernel/http/route.ts"

export const mcpRoutes = [
  route(
    {
      method: "post",
      path: "/mcp",
      summary: "Model Context Protocol: AdCP signals, and tools for assistants",
      access: key(),
      rawBody: { mediaType: "application/json", description: "One JSON-RPC message" },
      answer: { status: 200, mediaType: "application/json" },
      errors: [404, 413],
    },
    async (ctx, { c }) => {
      // The protocol's library is large and few callers need it.
      const { serveMcp } = await import("./serve-mcp.ts")
      return serveMcp(ctx, c.req.raw)
    },
  ),
] as const
