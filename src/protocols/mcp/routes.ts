import * as z from "zod"
import { route } from "../../kernel/http/route.ts"
import type { serveMcp as ServeMcp } from "./serve-mcp.ts"

const JsonRpcAnswer = z.looseObject({ jsonrpc: z.literal("2.0") })
/** Errors of the MCP library have an object as `error`, the service's own errors a text. */
const Refusal = z.looseObject({ error: z.union([z.string(), z.looseObject({ code: z.int(), message: z.string() })]) })
const refusal = (status: number, description: string) => ({ status, schema: Refusal, description })
const REFUSALS = [
  refusal(400, "Not a JSON-RPC message, or one of an unknown version of the protocol"),
  refusal(403, "The app lacks a scope, or a page of another site calls"),
  refusal(404, "An unknown method or session"),
  refusal(413, "The message is too large"),
  refusal(415, "The body is not JSON"),
]

/** Loaded with the first call: the MCP library is large, and few callers need it. */
let serveMcp: typeof ServeMcp | undefined

export const mcpRoutes = [
  route(
    {
      method: "post",
      path: "/mcp",
      summary: "Model Context Protocol: AdCP signals, and tools for assistants",
      // The protocol requires identical error responses, including headers.
      reads: "unmarked",
      access: { by: "key", buyers: true },
      rawBody: { mediaType: "application/json", description: "One JSON-RPC message" },
      answer: { status: 200, schema: JsonRpcAnswer },
      alsoAnswers: [{ status: 202, description: "A notification, which has no answer" }, ...REFUSALS],
    },
    async (ctx, { c }) => {
      serveMcp ??= (await import("./serve-mcp.ts")).serveMcp
      return serveMcp(ctx, c.req.raw)
    },
  ),
] as const
