import { type Schema, Validator } from "@cfworker/json-schema"
import { describe, it } from "vitest"
import { createPushRun } from "../../activation/runs/create-run.ts"
import { aPlatform } from "../../testing/a-platform.ts"
import { CUSTOM_PATHS } from "../../testing/platforms/custom.ts"
import type { Caller } from "../../testing/client.ts"
import { aName, anOrg, bindings, testServices } from "../../testing/factories.ts"
import { callTool, rpc } from "../../testing/mcp-calls.ts"
import { createPushPlan, purgePushPlans } from "./push-plans.ts"

type Plan = { plan_id: string; topics: number; counts: Record<string, number>; expires_at: string }
type Answer = Record<string, unknown> & { error?: string }
type Listed = { tools: { name: string; outputSchema: Schema }[] }

let schemas: Map<string, Schema> | undefined

/** Calls a tool, and compares an answer that is no error with the schema that the tool announces. */
async function call<B = Answer>(caller: Caller, name: string, input: Record<string, unknown> = {}) {
  schemas ??= new Map(
    (await rpc<Listed>(caller, "tools/list")).result?.tools.map((one) => [one.name, one.outputSchema]),
  )
  const { structuredContent, isError } = await callTool<B & { error?: string }>(caller, name, input)
  const { valid, errors } = new Validator(schemas.get(name) ?? false, "2020-12").validate(structuredContent)
  if (!valid && !isError) throw new Error(`${name}: ${JSON.stringify(errors.at(-1))}`)
  return structuredContent
}

async function aLibrary(...topics: string[]) {
  const org = await anOrg()
  const platform = await aPlatform()
  const settings = platform.custom
  const connection = await org.connection({ ...settings, config: { ...settings.config, ...CUSTOM_PATHS } })
  const ids: string[] = []
  for (const topic of topics) ids.push((await org.topic(topic)).id)
  return { org, platform, connection, ids, caller: (await org.apiKey()).caller }
}

describe("tools that read", () => {
  it("classify, search, compare and preview", async ({ expect }) => {
    const { caller, ids, connection } = await aLibrary("Electric Snowmobile Shoppers", "Rye Bread Bakers")
    expect(await call(caller, "classify_topic", { text: "diesel minivan shoppers", explain: true })).toMatchObject({
      classification: { parent_category: "Auto" },
      explain: { layers: {} },
    })
    const { topics } = await call<{ topics: { id: string; reasons: string[] }[] }>(caller, "search_topics", {
      query: "people who want an electric snowmobile",
    })
    expect(topics[0]?.id).toBe(ids[0])
    expect(topics[0]?.reasons.length).toBeGreaterThan(0)
    const similar = await call<{ topics: { topic_name: string; in_library: boolean }[] }>(caller, "similar_topics", {
      text: "electric snowmobile buyers",
    })
    expect(similar.topics[0]).toMatchObject({ topic_name: "Electric Snowmobile Shoppers", in_library: true })
    expect(await call(caller, "check_duplicate", { topic_name: "Electric Snowmobile Shoppers" })).toMatchObject({
      isDuplicate: true,
    })
    expect(await call(caller, "preview_names", { text: "hikers" })).toMatchObject({ names: [{ text: "hikers" }] })
    const previewed = await call(caller, "preview_names", { topic_ids: [ids[1]], connection_id: connection.id })
    expect(previewed).toMatchObject({ names: [{ orgTopicId: ids[1], action: "create" }] })
    expect(await call(caller, "import_status")).toEqual({ imports: [] })
    expect(await call(caller, "usage")).toMatchObject({ plan: "enterprise" })
  })

  it("know nothing of another organization", async ({ expect }) => {
    const theirs = await aLibrary("Gecko Owners")
    const { caller } = await anOrg().then((org) => org.apiKey())
    const { id: batch } = await theirs.org.importBatch()
    const theirRun = await createPushRun(theirs.org.ctx(), theirs.connection.id, {
      topicIds: theirs.ids,
      filters: null,
      background: false,
      dryRun: false,
    })
    for (const [name, input, error] of [
      ["similar_topics", { topic_id: theirs.ids[0] }, "Topic not found"],
      ["preview_names", { topic_ids: theirs.ids }, "Topic not found"],
      ["activation_status", { topic_id: theirs.ids[0] }, "Topic not found"],
      ["explain_topic", { topic_id: theirs.ids[0] }, "Topic not found"],
      ["test_connection", { connection_id: theirs.connection.id }, "Connection not found"],
      ["test_connection", { connection_id: "Own platform" }, "Connection not found"],
      ["retry_failed", { run_id: theirRun.runId }, "Push run not found"],
      ["activation_status", { run_id: theirRun.runId }, "Push run not found"],
      ["import_status", { batch_id: batch }, "Batch not found"],
      ["plan_push", { connection_id: theirs.connection.id, topic_ids: theirs.ids }, "Connection not found"],
    ] as const) {
      expect(await call(caller, name, input), name).toEqual({ error })
    }
    expect(await call(caller, "activation_status")).toEqual({ activations: [] })
    expect(await call(caller, "list_runs")).toEqual({ runs: [] })
    expect(await call(caller, "list_connections")).toEqual({ connections: [] })
  })

  it("name the field that is wrong", async ({ expect }) => {
    const { caller } = await aLibrary()
    expect(await call(caller, "classify_topic")).toEqual({ error: "text is required" })
    expect(await call(caller, "similar_topics")).toEqual({ error: "topic_id or text is required" })
    expect(await call(caller, "push")).toEqual({ error: "plan_id is required" })
    expect(await call(caller, "plan_push", { connection_id: "x" })).toEqual({
      error: "topic_ids or filters is required",
    })
    expect(await call(caller, "plan_push", { topic_ids: ["x"] })).toEqual({ error: "connection_id is required" })
    expect(await call(caller, "import_status", { import_id: "x" })).toEqual({
      error: "Unknown argument: import_id. import_status takes batch_id, limit",
    })
  })
})

describe("create_topics", () => {
  it("adds what is missing and says what was there", async ({ expect }) => {
    const { caller, org } = await aLibrary("Gecko Owners")
    const fresh = aName("Llama Groomers")
    const { topics } = await call<{ topics: { outcome: string; id: string }[] }>(caller, "create_topics", {
      topics: ["Gecko Owners", fresh],
      private: true,
    })
    expect(topics.map(({ outcome }) => outcome)).toEqual(["duplicate", "created"])
    const owner = await bindings.DB.prepare("SELECT owner_org_id FROM topics WHERE topic_name = ?")
      .bind(fresh)
      .first("owner_org_id")
    expect(owner).toBe(org.id)
  })
})

describe("names instead of ids", () => {
  it("lead from the list of connections to a live segment", async ({ expect }) => {
    const { caller, platform } = await aLibrary("Gecko Owners", "Tortoise Owners")
    const { connections } = await call<{ connections: { name: string }[] }>(caller, "list_connections")
    const name = connections[0]?.name ?? ""
    expect(connections).toMatchObject([{ platform: "custom_api", direction: "outbound", needs_approval: false }])
    expect(await call(caller, "test_connection", { connection_id: name.toUpperCase() })).toMatchObject({
      success: true,
    })
    expect(await call(caller, "explain_topic", { topic_id: "gecko owners" })).toMatchObject({
      topic: { topic_name: "Gecko Owners" },
      layers: { category: { value: "Pets" } },
    })
    const plan = await call<Plan>(caller, "plan_push", { connection_id: name, topic_ids: ["Gecko Owners"] })
    expect(plan).toMatchObject({ topics: 1, counts: { create: 1 } })
    const { run_id: run } = await call(caller, "push", { plan_id: plan.plan_id })
    const list = async () => (await call<{ runs: object[] }>(caller, "list_runs", { connection_id: name })).runs
    await expect.poll(list, { timeout: 60_000 }).toMatchObject([{ id: run, kind: "push", state: "completed" }])
    expect(await platform.live()).toHaveLength(1)
    expect(await call(caller, "activation_status", { topic_id: "Gecko Owners" })).toMatchObject({
      activations: [{ status: "active" }],
    })
  })

  it("are refused where nothing or more than one thing is called so", async ({ expect }) => {
    const { caller, org, connection } = await aLibrary("Gecko Owners")
    expect(await call(caller, "explain_topic", { topic_id: "Newt Owners" })).toEqual({
      error: "Topic not found: Newt Owners",
    })
    const twin = await org.connection({ name: "Own platform" })
    const { error } = await call(caller, "test_connection", { connection_id: "Own platform" })
    expect(error).toContain(connection.id)
    expect(error).toContain(twin.id)
  })
})

describe("a push", () => {
  it("that failed is tried again by its run's id", async ({ expect }) => {
    const { caller, connection, ids, platform } = await aLibrary("Gecko Owners")
    await platform.faults({ type: "status", status: 400, on: "create" })
    const plan = await call<Plan>(caller, "plan_push", { connection_id: connection.id, topic_ids: ids })
    const { run_id: run } = await call(caller, "push", { plan_id: plan.plan_id })
    const status = async () =>
      (await call<{ run: { status: string; errorCount: number } }>(caller, "activation_status", { run_id: run })).run
    await expect.poll(status, { timeout: 60_000 }).toMatchObject({ status: "completed", errorCount: 1 })
    expect(await call(caller, "retry_failed", { run_id: run })).toMatchObject({ runId: run, retried: 1 })
    await expect.poll(status, { timeout: 60_000 }).toMatchObject({ status: "completed", errorCount: 0 })
    expect(await platform.live()).toHaveLength(1)
  })

  it("is planned, shown, carried out once, and followed to its end", async ({ expect }) => {
    const { caller, connection, ids, platform } = await aLibrary("Gecko Owners", "Tortoise Owners")
    const plan = await call<Plan>(caller, "plan_push", { connection_id: connection.id, topic_ids: ids })
    expect(plan).toMatchObject({ topics: 2, counts: { create: 2, unchanged: 0, blocked: 0 } })
    expect(await platform.calls("create")).toHaveLength(0)
    const runs = await Promise.all([1, 2, 3].map(() => call(caller, "push", { plan_id: plan.plan_id })))
    expect(runs.filter(({ error }) => error === "The plan was used")).toHaveLength(2)
    const run = runs.find(({ error }) => error === undefined)
    expect(run).toMatchObject({ action: "push", topics: 2 })
    const status = async () =>
      await call<{ run: { status: string; successCount: number } }>(caller, "activation_status", {
        run_id: run?.["run_id"],
        connection_id: connection.id,
      })
    await expect.poll(async () => (await status()).run.status, { timeout: 60_000 }).toBe("completed")
    expect((await status()).run.successCount).toBe(2)
    expect(await platform.live()).toHaveLength(2)
    expect(await call(caller, "activation_status", { topic_id: ids[0] })).toMatchObject({
      activations: [{ status: "active" }],
    })
    const end = await call<Plan>(caller, "plan_push", {
      connection_id: connection.id,
      topic_ids: [ids[0]],
      action: "deactivate",
    })
    expect(end).toMatchObject({ topics: 1 })
    expect(await call(caller, "push", { plan_id: end.plan_id })).toMatchObject({ deactivated: 1, errors: 0 })
    expect(await platform.live()).toHaveLength(1)
  })

  it("needs a plan of this organization that has not expired", async ({ expect }) => {
    const mine = await aLibrary("Gecko Owners")
    const theirs = await aLibrary("Tortoise Owners")
    const unknown = { error: "Plan not found: call plan_push first" }
    expect(await call(mine.caller, "push", { plan_id: "plan_never" })).toEqual(unknown)
    const foreign = await call<Plan>(theirs.caller, "plan_push", {
      connection_id: theirs.connection.id,
      topic_ids: theirs.ids,
    })
    expect(await call(mine.caller, "push", { plan_id: foreign.plan_id })).toEqual(unknown)
    const early = { ...mine.org.ctx(), now: () => new Date(Date.now() - 31 * 60_000) }
    const choice = { connectionId: mine.connection.id, action: "push" as const, topicIds: mine.ids }
    const { plan_id: expired } = await createPushPlan(early, choice)
    expect(await call(mine.caller, "push", { plan_id: expired })).toEqual({
      error: "The plan has expired: call plan_push again",
    })
    expect(await mine.platform.calls("create")).toHaveLength(0)
    await purgePushPlans(testServices())
    expect(await call(mine.caller, "push", { plan_id: expired })).toEqual(unknown)
  })
})
