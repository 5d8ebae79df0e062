import {
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server"
import * as z from "zod"
import type { OrgContext } from "../../kernel/context.ts"
import { isTransient } from "../../kernel/db/transient.ts"
import type { Tool } from "../tools/tool.ts"
import { isForeignPage } from "./foreign-page.ts"
import { TOOLS } from "./tools.ts"

const MAX_BODY_BYTES = 1024 * 1024
const LIST_TTL_MS = 3_600_000
const INSTRUCTIONS = `Strata classifies audiences, keeps an organization's library of topics, and activates them as segments on \
ad platforms. Search the library before you add topics. A push needs a plan: call plan_push, show the result to a person, then call push \
with the plan's id. get_adcp_capabilities, get_signals and activate_signal are the AdCP signals protocol.`

/**
 * Serves both generations of MCP at one address: requests with an `_meta` envelope (2026-07-28), and sessions that start with `initialize`
 * (2025-11-25 and earlier). Stateless.
 */
export async function serveMcp(ctx: OrgContext, request: Request): Promise<Response> {
  if (isForeignPage(request, ctx.environment)) return Response.json({ error: "Forbidden" }, { status: 403 })
  const headers = new Headers(request.headers)
  // Every answer is one JSON text, which also works for clients that accept nothing else.
  headers.set("accept", "application/json, text/event-stream")
  const requested = new Request(request, { headers })
  const open = () => openServer(ctx, addressOf(request))
  const limits = { maxRequestBodySize: MAX_BODY_BYTES }
  if (!(await isLegacyRequest(requested, undefined, limits))) {
    return createMcpHandler(open, { ...limits, legacy: "reject", responseMode: "json" }).fetch(requested)
  }
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  })
  await open().connect(transport)
  return transport.handleRequest(requested)
}

function addressOf({ url }: Request): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

function openServer(ctx: OrgContext, url: string): Server {
  const server = new Server(
    { name: "strata", title: "Strata", version: ctx.version || "1.0.0" },
    {
      capabilities: { tools: {} },
      instructions: INSTRUCTIONS,
      cacheHints: { "tools/list": { ttlMs: LIST_TTL_MS, cacheScope: "public" } },
    },
  )
  server.setRequestHandler("tools/list", async () => ({ tools: [...listed()] }))
  server.setRequestHandler("tools/call", async ({ params }) => {
    const tool = TOOLS.find(({ name }) => name === params.name)
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name}`)
    return callTool(ctx, tool, params.arguments ?? {}, url)
  })
  return server
}

type Listed = { name: string; title: string; description: string; inputSchema: { type: "object" }; annotations: object }
let list: Listed[] | undefined

const listed = () =>
  (list ??= TOOLS.map(({ name, title, description, input, annotations }) => ({
    name,
    title,
    description,
    inputSchema: z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as { type: "object" },
    annotations,
  })))

async function callTool(ctx: OrgContext, tool: Tool, input: Record<string, unknown>, url: string) {
  try {
    const { body, isError } = await tool.call(ctx, input, url)
    return resultOf(body, isError)
  } catch (error) {
    ctx.log("mcp.tool_failed", { level: "error", tool: tool.name, error: String(error) })
    const message = isTransient(error) ? "The service is busy, please try again" : "Internal server error"
    return resultOf({ error: message }, true)
  }
}

const resultOf = (body: Record<string, unknown>, isError = false) => ({
  content: [{ type: "text" as const, text: JSON.stringify(body) }],
  structuredContent: body,
  ...(isError && { isError: true }),
})
