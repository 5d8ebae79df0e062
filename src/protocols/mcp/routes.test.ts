import { describe, it } from "vitest"
import { newSecret } from "../../organizations/keys/secret.ts"
import { anonymous, send, withKey } from "../../testing/client.ts"
import { anOrg } from "../../testing/factories.ts"
import { callTool, rpc } from "../../testing/mcp-calls.ts"

const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} }
const TOOLS = [
  "get_adcp_capabilities",
  "get_signals",
  "activate_signal",
  "list_accounts",
  "sync_accounts",
  "sync_governance",
  "report_usage",
  "list_connections",
  "test_connection",
  "classify_topic",
  "search_topics",
  "similar_topics",
  "explain_topic",
  "check_duplicate",
  "preview_names",
  "activation_status",
  "list_runs",
  "import_status",
  "usage",
  "create_topics",
  "plan_push",
  "push",
  "retry_failed",
]

type Listed = {
  tools: {
    name: string
    inputSchema: { type: string; additionalProperties?: boolean }
    outputSchema: { type: string }
    annotations: Record<string, boolean>
  }[]
}

describe("POST /mcp", () => {
  it("tells a caller without a key, or with a wrong one, how to authenticate", async ({ expect }) => {
    const missing = await anonymous.post("/mcp", LIST)
    expect(missing.status).toBe(401)
    expect(missing.headers.get("www-authenticate")).toMatch(/^Bearer realm="strata", scope=/)
    const wrong = await withKey(newSecret("txadv_")).post("/mcp", LIST)
    expect(wrong.status).toBe(401)
    expect(wrong.headers.get("www-authenticate")).toMatch(/^Bearer realm="strata", error="invalid_token", /)
    const elsewhere = await anonymous.get("/api/topics")
    expect(elsewhere.headers.has("www-authenticate")).toBe(false)
  })

  it("has no session to read or end", async ({ expect }) => {
    const { caller } = await (await anOrg()).apiKey()
    for (const answer of [await caller.get("/mcp"), await caller.delete("/mcp")]) {
      expect(answer.status).toBe(405)
      expect(answer.headers.get("allow")).toBe("POST")
    }
  })

  it("refuses pages of other sites", async ({ expect }) => {
    const { caller } = await (await anOrg()).apiKey()
    expect((await caller.post("/mcp", LIST, { origin: "https://evil.example" })).status).toBe(403)
    expect((await caller.post("/mcp", LIST, { origin: "https://strata.test" })).status).toBe(200)
  })

  it("greets clients of the 2025 era and answers those of 2026 without a greeting", async ({ expect }) => {
    const { secret, caller } = await (await anOrg()).apiKey()
    const hello = await rpc<{ protocolVersion: string; serverInfo: { name: string } }>(caller, "initialize", {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: { name: "test", version: "1" },
    })
    expect(hello.result).toMatchObject({ protocolVersion: "2025-11-25", serverInfo: { name: "strata" } })
    const meta = {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": {},
    }
    const modern = await send("/mcp", {
      method: "POST",
      headers: {
        authorization: `Bearer ${secret}`,
        "content-type": "application/json",
        "mcp-protocol-version": "2026-07-28",
        "mcp-method": "tools/list",
      },
      body: JSON.stringify({ ...LIST, params: { _meta: meta } }),
    })
    expect(modern.status).toBe(200)
    const { result } = await modern.json<{ result: Listed & { resultType: string; cacheScope: string } }>()
    expect(result).toMatchObject({ resultType: "complete", cacheScope: "private" })
    expect(result.tools.map(({ name }) => name)).toEqual(TOOLS)
  })

  it("lists every tool with a schema of an object, and marks which only read and which destroy", async ({ expect }) => {
    const { caller } = await (await anOrg()).apiKey()
    const { result } = await rpc<Listed>(caller, "tools/list")
    const tools = result?.tools ?? []
    expect(tools.map(({ name }) => name)).toEqual(TOOLS)
    expect(tools.filter((one) => one.inputSchema.type !== "object" || one.outputSchema.type !== "object")).toEqual([])
    // Those of AdCP take fields of later versions.
    const open = tools.filter(({ inputSchema }) => inputSchema.additionalProperties !== false).map(({ name }) => name)
    expect(open).toEqual(TOOLS.slice(0, TOOLS.indexOf("list_connections")))
    const marked = (hint: string) => tools.filter(({ annotations }) => annotations[hint]).map(({ name }) => name)
    expect(marked("destructiveHint")).toEqual(["activate_signal", "push", "retry_failed"])
    expect(TOOLS.filter((name) => !marked("readOnlyHint").includes(name))).toEqual([
      "activate_signal",
      "sync_accounts",
      "sync_governance",
      "report_usage",
      "test_connection",
      "create_topics",
      "push",
      "retry_failed",
    ])
  })

  it("refuses an unknown tool and a broken message in the protocol's words", async ({ expect }) => {
    const { caller } = await (await anOrg()).apiKey()
    expect((await rpc(caller, "tools/call", { name: "drop_tables" })).error?.code).toBe(-32602)
    const broken = await caller.send("/mcp", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{",
    })
    expect(broken.status).toBe(400)
    expect(await broken.json()).toMatchObject({ error: { code: -32700 } })
  })
})

describe("scopes", () => {
  it.for([
    ["classify_topic", "classify", { text: "hikers" }],
    ["search_topics", "topics:read", { query: "hikers" }],
    ["similar_topics", "topics:read", { text: "hikers" }],
    ["check_duplicate", "classify", { topic_name: "hikers" }],
    ["preview_names", "topics:read", { text: "hikers" }],
    ["create_topics", "topics:write", { topics: ["Hikers"] }],
    ["plan_push", "activations", { connection_id: "x", topic_ids: ["x"] }],
    ["push", "activations", { plan_id: "x" }],
    ["activation_status", "activations", {}],
    ["list_connections", "activations", {}],
    ["test_connection", "connections:write", { connection_id: "x" }],
    ["explain_topic", "topics:read", { topic_id: "x" }],
    ["list_runs", "runs:read", {}],
    ["retry_failed", "activations", { run_id: "x" }],
    ["import_status", "topics:read", {}],
  ] as const)("%s needs %s", async ([name, scope, input], { expect }) => {
    const org = await anOrg()
    const other = scope === "classify" ? "export" : "classify"
    const refused = await callTool((await org.apiKey([other])).caller, name, input)
    expect(refused).toMatchObject({ isError: true, structuredContent: { error: "Insufficient scopes" } })
    const allowed = await callTool((await org.apiKey([scope])).caller, name, input)
    expect(allowed.structuredContent).not.toMatchObject({ error: "Insufficient scopes" })
  })

  it("of AdCP tasks are refused in AdCP's words", async ({ expect }) => {
    const org = await anOrg()
    const { caller } = await org.apiKey(["classify"])
    for (const [name, input] of [
      ["get_signals", { signal_spec: "hikers" }],
      [
        "activate_signal",
        {
          idempotency_key: "0123456789abcdef",
          signal_agent_segment_id: "ot_1",
          destinations: [{ type: "platform", platform: "x" }],
        },
      ],
    ] as const) {
      const answer = await callTool(caller, name, input)
      expect(answer).toMatchObject({ isError: true, structuredContent: { adcp_error: { code: "PERMISSION_DENIED" } } })
    }
    expect((await callTool(caller, "get_adcp_capabilities")).isError).toBeUndefined()
  })

  it("a viewer reads and cannot push", async ({ expect }) => {
    const org = await anOrg()
    const viewer = await org.signedInAs("viewer")
    expect((await callTool(viewer, "search_topics", { query: "hikers" })).isError).toBeUndefined()
    const refused = await callTool(viewer, "push", { plan_id: "x" })
    expect(refused).toMatchObject({ isError: true, structuredContent: { error: "Insufficient scopes" } })
  })
})
