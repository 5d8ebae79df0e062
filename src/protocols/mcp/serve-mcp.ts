import {
  createMcpHandler,
  isLegacyRequest,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server"
import * as z from "zod"
import { metadataUrl, OAUTH_SCOPES, type OAuthScope } from "../../kernel/access/oauth-scopes.ts"
import type { Actor, OrgContext } from "../../kernel/context.ts"
import { isTransient } from "../../kernel/db/transient.ts"
import { mayCall, mayKnow, type Tool } from "../tools/tool.ts"
import { isForeignPage } from "./foreign-page.ts"
import { TOOLS } from "./tools.ts"

const MAX_BODY_BYTES = 1024 * 1024
const LIST_TTL_MS = 3_600_000
const INSTRUCTIONS = `Strata classifies audiences, keeps an organization's library of topics, and activates them as segments on \
ad platforms. Search the library before you add topics; list_connections names the platforms. A push needs a plan: call plan_push, show \
the result to a person, then call push with the plan's id, and activation_status until the run has ended. get_adcp_capabilities, get_signals and activate_signal are the AdCP signals protocol.`

/**
 * Serves both generations of MCP at one address: requests with an `_meta` envelope (2026-07-28), and sessions that start with `initialize`
 * (2025-11-25 and earlier). Stateless.
 */
export async function serveMcp(ctx: OrgContext, request: Request): Promise<Response> {
  // A browser attaches a cookie by itself, but never an app's token.
  if (ctx.actor.kind !== "grant" && isForeignPage(request, ctx.environment))
    return Response.json({ error: "Forbidden" }, { status: 403 })
  const headers = new Headers(request.headers)
  // Every answer is one JSON text, which also works for clients that accept nothing else.
  headers.set("accept", "application/json, text/event-stream")
  const requested = new Request(request, { headers })
  let lacking: OAuthScope | undefined
  const open = () => openServer(ctx, addressOf(request), (scope) => (lacking = scope))
  const answer = await answerMessage(requested, open)
  return lacking === undefined ? answer : askForScope(ctx.actor, lacking, request.url)
}

async function answerMessage(request: Request, open: () => Server): Promise<Response> {
  const limits = { maxRequestBodySize: MAX_BODY_BYTES }
  if (!(await isLegacyRequest(request, undefined, limits))) {
    return createMcpHandler(open, { ...limits, legacy: "reject", responseMode: "json" }).fetch(request)
  }
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  })
  await open().connect(transport)
  return transport.handleRequest(request)
}

/** Names all scopes that the app needs from now on, so that it asks its person once. */
function askForScope(actor: Actor, lacking: OAuthScope, url: string): Response {
  const needed = OAUTH_SCOPES.filter((one) => one === lacking || ("granted" in actor && actor.granted.includes(one)))
  const challenge = `Bearer error="insufficient_scope", scope="${needed.join(" ")}", resource_metadata="${metadataUrl(url)}"`
  const body = { error: "insufficient_scope", error_description: `This tool needs the scope ${lacking}` }
  return Response.json(body, { status: 403, headers: { "WWW-Authenticate": challenge } })
}

function addressOf({ url }: Request): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/** `lack` is told the scope that an app needs for the tool it calls and does not have. The tool is not called. */
function openServer(ctx: OrgContext, url: string, lack: (scope: OAuthScope) => void): Server {
  const server = new Server(
    { name: "strata", title: "Strata", version: ctx.version || "1.0.0" },
    {
      capabilities: { tools: {} },
      instructions: INSTRUCTIONS,
      // A buyer has fewer tools than the organization at the same address.
      cacheHints: { "tools/list": { ttlMs: LIST_TTL_MS, cacheScope: "private" } },
    },
  )
  const known = new Set(TOOLS.filter(({ access }) => mayKnow(ctx.actor, access)).map(({ name }) => name))
  server.setRequestHandler("tools/list", async () => ({ tools: listed().filter(({ name }) => known.has(name)) }))
  server.setRequestHandler("tools/call", async ({ params }) => {
    const tool = TOOLS.find(({ name }) => name === params.name && known.has(name))
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name}`)
    // What the person's role forbids, no further consent allows: the tool says so.
    const { actor } = ctx
    if (actor.kind === "grant" && mayCall(actor, tool.access) && !actor.granted.includes(tool.access.oauth)) {
      lack(tool.access.oauth)
      return resultOf({ error: "Insufficient scopes" }, true)
    }
    return callTool(ctx, tool, params.arguments ?? {}, url)
  })
  return server
}

type Schema = { type: "object" }
type Listed = Pick<Tool, "name" | "title" | "description" | "annotations"> & {
  inputSchema: Schema
  outputSchema: Schema
}
let list: Listed[] | undefined

const listed = () =>
  (list ??= TOOLS.map(({ name, title, description, input, output, annotations }) => ({
    name,
    title,
    description,
    inputSchema: schemaOf(input),
    outputSchema: schemaOf(output),
    annotations,
  })))

/** The form for inputs, also for outputs: theirs would forbid fields that are added later. */
const schemaOf = (type: z.ZodType) => z.toJSONSchema(type, { io: "input", unrepresentable: "any" }) as Schema

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
