import type { Caller } from "./client.ts"

type Body = Record<string, unknown>
export type ToolAnswer<B = Body> = { content: { type: string; text: string }[]; structuredContent: B; isError?: true }
export type Rpc<R> = { jsonrpc: string; id: number; result?: R; error?: { code: number; message: string } }

let isLoaded: Promise<unknown> | undefined

/** One message of the 2025 era, without a handshake: the endpoint keeps nothing between requests. */
export async function rpc<R = Body>(caller: Caller, method: string, params: Body = {}): Promise<Rpc<R>> {
  // The first call loads the protocol. The test runner cannot load a module for several requests at once.
  await (isLoaded ??= caller.post("/mcp", { jsonrpc: "2.0", id: 0, method: "ping" }))
  const response = await caller.post("/mcp", { jsonrpc: "2.0", id: 1, method, params })
  return response.json()
}

/** Calls a tool; throws if the call itself is refused. */
export async function callTool<B = Body>(caller: Caller, name: string, input: Body = {}): Promise<ToolAnswer<B>> {
  const { result, error } = await rpc<ToolAnswer<B>>(caller, "tools/call", { name, arguments: input })
  if (!result) throw new Error(`${name}: ${error?.message ?? "no result"}`)
  return result
}
