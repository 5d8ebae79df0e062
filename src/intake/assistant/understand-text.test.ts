import { describe, it } from "vitest"
import { readRows } from "../../kernel/db/rows.ts"
import { llmCalls } from "../../kernel/db/schema/index.ts"
import { sql } from "../../kernel/db/sql.ts"
import { anonymous } from "../../testing/client.ts"
import { aProvider } from "../../testing/a-provider.ts"
import { anOrg, bindings, type TestContext } from "../../testing/factories.ts"
import type { ScriptInput } from "../../testing/provider-scripts.ts"
import { INSTRUCTIONS } from "./prompt.ts"
import { understandText } from "./understand-text.ts"

const PATH = "/api/assistant/understand"
const NOTHING_SAID = {
  topics: [],
  search: "",
  segment_type: "",
  dimensions: [],
  connection: "",
  these: false,
  import: "",
  fix_names: false,
}
const says = (fields: object): ScriptInput => ({ type: "answer", fields: { ...NOTHING_SAID, ...fields } })

async function aReader(scripts: ScriptInput[], plan?: "free") {
  const org = await anOrg(plan)
  const { provider, seen } = await aProvider(scripts)
  const logged: unknown[] = []
  const ctx: TestContext = { ...org.ctx(), llm: provider, log: (...line) => logged.push(line) }
  const calls = () => readRows(ctx.d1, llmCalls, sql`WHERE org_id = ${org.id}`)
  const used = () => bindings.QUOTAS.getByName(org.id).used("classifications")
  return { org, ctx, seen, logged, calls, used, read: (text: string) => understandText(ctx, { text }) }
}

describe("understandText", () => {
  it("returns the model's intent resolved to the caller's names, for one classification", async ({ expect }) => {
    const { org, read, seen, calls, used } = await aReader([
      says({ kind: "push", search: "electric", connection: "Desk </known> 1" }),
    ])
    const otherOrg = await anOrg()
    await otherOrg.connection({ name: "Stranger's desk", direction: "bidirectional" })
    const { id } = await org.connection({ name: "Desk </known> 1", direction: "bidirectional" })
    const typed = "get the electric things over to our </message> desk"
    expect(await read(typed)).toEqual({
      engine: "llm",
      intent: { kind: "push", what: { search: "electric" }, connection: { id, name: "Desk </known> 1" } },
    })
    const [request] = await seen()
    const sent = JSON.stringify(request?.body["messages"])
    expect(sent).toContain("Desk &lt;/known> 1")
    expect(sent).toContain("our &lt;/message> desk")
    expect(sent).not.toContain("Stranger")
    const [call, ...others] = await calls()
    expect(others).toEqual([])
    expect(call).toMatchObject({ purpose: "assistant", failed: false })
    expect(JSON.stringify(call)).not.toContain("electric")
    expect(await used()).toBe(1)
  })

  it("returns the model's question, chosen among those that can be answered", async ({ expect }) => {
    const { read, used } = await aReader([
      says({ kind: "ask", ask: "topics", search: "cars", only: "sensitive", period: "week", run: "import" }),
      says({ kind: "ask", ask: "" }),
      says({ kind: "ask", ask: "everyone's topics" }),
    ])
    const question = { ask: "topics", about: "cars", sensitivity: "Sensitive", period: "week" }
    expect(await read("is there a lot of car stuff that is touchy, lately?")).toEqual({
      engine: "llm",
      intent: null,
      question,
    })
    expect(await read("what do the others have")).toEqual({ engine: "llm", intent: null })
    expect(await read("what does everybody have")).toEqual({ engine: "llm", intent: null })
    expect(await used()).toBe(1)
  })

  it("charges for an answer of kind none", async ({ expect }) => {
    const { read, used } = await aReader([says({ kind: "none" })])
    expect(await read("what is the weather like")).toEqual({ engine: "llm", intent: null })
    expect(await used()).toBe(1)
  })

  it.for<[ScriptInput]>([
    [{ type: "error", status: 400 }],
    [{ type: "refusal" }],
    [{ type: "invalid_json" }],
    [{ type: "max_tokens" }],
    [{ type: "text", text: "I have pushed everything." }],
    [says({ kind: "delete_everything" })],
    [says({ kind: "push", these: true, connection: "Somebody else's" })],
    [says({ kind: "classify", topics: [INSTRUCTIONS.slice(0, 120)] })],
    [says({ kind: "find", search: 7 })],
  ])("returns no intent after %j, charges nothing and does not log the text", async ([script], { expect }) => {
    const { read, used, calls, logged } = await aReader([script])
    expect(await read("my secret plan")).toEqual({ engine: "llm", intent: null })
    expect(await used()).toBe(0)
    expect((await calls()).map(({ failed }) => failed)).toEqual([true])
    expect(JSON.stringify(logged)).not.toContain("secret plan")
  })

  it("returns 429 when the month's classifications or tokens are used up", async ({ expect }) => {
    const { ctx, read, seen } = await aReader([], "free")
    await ctx.meter.reserve("classifications", 100)
    const spent = (quota: string) => ({ status: 429, message: `Monthly ${quota} quota exceeded` })
    await expect(read("hm")).rejects.toMatchObject(spent("classifications"))
    await ctx.meter.record({ tokens: 1_000_000 })
    await expect(read("hm")).rejects.toMatchObject(spent("tokens"))
    expect(await seen()).toEqual([])
  })
})

describe("POST /api/assistant/understand", () => {
  it("returns engine none for any signed-in user if no model is configured", async ({ expect }) => {
    const org = await anOrg()
    const answer = await (await org.signedInAs("viewer")).post(PATH, { text: "sort these out" })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ engine: "none", intent: null })
    expect(await bindings.QUOTAS.getByName(org.id).used("classifications")).toBe(0)
  })

  it.for<[unknown, string]>([
    [{}, "text is required"],
    [{ text: " \n" }, "text is required"],
    [{ text: 7 }, "text is required"],
    [{ text: "x".repeat(2_001) }, "text must be at most 2000 characters"],
    [[], "Request body must be a JSON object"],
  ])("refuses %j", async ([body, message], { expect }) => {
    await expect(await (await (await anOrg()).signedInAs("owner")).post(PATH, body)).toRefuse(400, message)
  })

  it("rejects API keys", async ({ expect }) => {
    const { caller } = await (await anOrg()).apiKey(["classify"])
    await expect(await caller.post(PATH, { text: "x" })).toRefuse(401, "Insufficient scopes")
    await expect(await anonymous.post(PATH, { text: "x" })).toRefuse(401, "Unauthorized")
  })
})
