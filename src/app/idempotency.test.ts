import { describe, it } from "vitest"
import { aName, anOperator, anOrg, bindings } from "../testing/factories.ts"
import { send } from "../testing/client.ts"
import { routes } from "./routes.ts"

const KEY = { "idempotency-key": "order-1" }
const say = (content: string) => ({ messages: [{ role: "user", content }] })
const usedBy = (org: { id: string }) => bindings.QUOTAS.getByName(org.id).used("classifications")

/** POST routes without the header, and why. */
const EXEMPT: Record<string, string> = {
  "/api/keys": "the answer holds a secret, which is never stored",
  "/api/keys/{id}/rotate": "the answer holds a secret, which is never stored",
  "/api/sdk-keys": "the answer holds a secret, which is never stored",
  "/api/buyers/{id}/keys": "the answer holds a secret, which is never stored",
  "/api/invitations": "the answer holds the link's token, which is never stored; an address has one open invitation",
  "/api/import/{batchId}/file": "a file is streamed; the import knows it by its digest",
  "/api/connections/test-config": "creates nothing and costs nothing",
  "/api/connections/{id}/test": "creates nothing and costs nothing",
  "/api/topics/check-duplicate": "creates nothing and costs nothing",
  "/api/sdk/check-duplicate": "creates nothing and costs nothing",
  "/api/admin/output-templates/preview": "creates nothing and costs nothing",
  "/api/assistant/answer": "creates nothing and costs nothing",
  "/api/webhooks": "the answer holds a secret, which is never stored in the clear",
  "/api/webhooks/{id}/rotate": "the answer holds a secret, which is never stored in the clear",
  "/api/webhooks/{id}/test": "creates nothing and costs nothing",
  "/api/webhooks/{id}/deliveries/{deliveryId}/replay": "receivers know an event by its id, however often it is sent",
  "/api/import/check": "creates nothing and costs nothing",
  "/api/import/values": "what is remembered twice is remembered once",
  "/api/import/{batchId}/undo": "an import has one undo, and who asks again gets its state",
  "/api/home/steps": "a step that is done twice is done once",
  "/api/alerts/read": "reading twice is the same as reading once",
  "/api/organization/domain/check": "a domain that is proven twice is proven once",
  "/api/members/{userId}/keys": "keys that are revoked or handed over twice are so once",
  "/mcp": "tools that create or spend take a key of their own, as their protocol says",
}
/** Calls that belong to no organization, and the visitor's own session. */
const OUTSIDE = /^\/(?:auth|oauth|api\/relay|api\/maintenance)\//

describe("Idempotency-Key", () => {
  it("is taken by every POST that creates or spends, and documented there", async ({ expect }) => {
    const document = await (
      await send("/openapi.json")
    ).json<{
      components: { parameters: object }
      paths: Record<string, Record<string, { parameters: { $ref?: string }[]; responses: Record<string, unknown> }>>
    }>()
    const header = { name: "Idempotency-Key", in: "header" }
    expect(document.components.parameters).toMatchObject({ IdempotencyKey: header })
    const problems = routes.flatMap(({ definition: { method, path, idempotent } }) => {
      if (method !== "post" || OUTSIDE.test(path)) return idempotent ? [`${method} ${path} takes a key`] : []
      const operation = document.paths[path]?.["post"]
      const documented = operation?.parameters.some(({ $ref }) => $ref === "#/components/parameters/IdempotencyKey")
      if (path in EXEMPT) return idempotent || documented ? [`${path} is exempt and takes a key`] : []
      return idempotent && documented && operation?.responses["409"] ? [] : [`${path} takes no key, or says so nowhere`]
    })
    expect(problems).toEqual([])
  })

  it("repeats the first answer with its status and headers, for one credit", async ({ expect }) => {
    const org = await anOrg("free")
    const { caller } = await org.apiKey()
    const first = await caller.post("/api/classify", say("electric kayak shoppers"), KEY)
    const second = await caller.post("/api/classify", say("electric kayak shoppers"), KEY)
    expect(first.headers.get("idempotent-replay")).toBeNull()
    expect(second.headers.get("idempotent-replay")).toBe("true")
    expect(second.status).toBe(200)
    expect(second.headers.get("content-type")).toBe(first.headers.get("content-type"))
    expect(second.headers.get("x-classification-engine")).toBe("local")
    expect(second.headers.get("x-request-id")).not.toBe(first.headers.get("x-request-id"))
    expect(await second.text()).toBe(await first.text())
    expect(await usedBy(org)).toBe(1)
  })

  it("costs one credit in 50 parallel calls; those that come too early get 409 with Retry-After", async ({
    expect,
  }) => {
    const org = await anOrg("free")
    const { caller } = await org.apiKey()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => caller.post("/api/classify", say("ski boots"), KEY)),
    )
    expect(await usedBy(org)).toBe(1)
    const fresh = answers.filter(({ status, headers }) => status === 200 && !headers.has("idempotent-replay"))
    expect(fresh).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      await expect(answer).toRefuse(409, "The request with this Idempotency-Key is still running")
      expect(answer.headers.get("retry-after")).toBe("2")
    }
  })

  it("refuses another body, path, query or workspace under the same key", async ({ expect }) => {
    const org = await anOrg()
    const { caller } = await org.apiKey()
    const body = { topic_name: aName("Truck owners") }
    expect((await caller.post("/api/topics", body, KEY)).status).toBe(201)
    const others = [
      caller.post("/api/topics", { ...body, keywords: ["x"] }, KEY),
      caller.post("/api/topics", { ...body, unknown: 1 }, KEY),
      caller.post("/api/topics", body, { ...KEY, "x-workspace-id": "emea" }),
      caller.post("/api/topics?x=1", body, KEY),
      caller.post("/api/classify", say("x"), KEY),
    ]
    for (const other of others) {
      await expect(await other).toRefuse(409, "Idempotency-Key was used with another request")
    }
    // Another organization's keys are its own.
    const stranger = await (await anOrg()).apiKey()
    expect((await stranger.caller.post("/api/topics", { topic_name: aName("Truck owners") }, KEY)).status).toBe(201)
  })

  it("repeats a 201 and a refusal of the verb alike", async ({ expect }) => {
    const { caller } = await (await anOrg()).apiKey()
    const body = { topic_name: aName("Truck owners") }
    const created = await caller.post("/api/topics", body, KEY)
    const repeated = await caller.post("/api/topics", body, KEY)
    expect([created.status, repeated.status]).toEqual([201, 201])
    expect(await repeated.json()).toEqual(await created.json())
    const other = { "idempotency-key": "order-2" }
    await expect(await caller.post("/api/topics/ot_none/reclassify", {}, other)).toRefuse(404, "Topic not found")
    const again = await caller.post("/api/topics/ot_none/reclassify", {}, other)
    await expect(again).toRefuse(404, "Topic not found")
    expect(again.headers.get("idempotent-replay")).toBe("true")
  })

  it("creates one import and one job", async ({ expect }) => {
    const org = await anOrg("free")
    const { caller } = await org.apiKey()
    const mappings = [{ csvColumn: "Name", targetField: "topic_name" }]
    const start = () => caller.post("/api/import", { filename: "t.csv", totalRows: 1, mappings }, KEY)
    const [one, two] = [await (await start()).json(), await (await start()).json()]
    expect(two).toEqual(one)
    expect(await (await caller.get("/api/import")).json()).toHaveLength(1)
    expect(await bindings.QUOTAS.getByName(org.id).used("imports")).toBe(1)
    const operator = await anOperator()
    const job = async () =>
      (await operator.post("/api/admin/jobs", { jobType: "dedup_sweep", config: {} }, KEY)).json<{ jobId: string }>()
    expect((await job()).jobId).toBe((await job()).jobId)
  })

  it("is free again after a refusal that a retry may overcome: invalid input, or a quota", async ({ expect }) => {
    const org = await anOrg("free")
    const { caller } = await org.apiKey()
    await expect(await caller.post("/api/classify", {}, KEY)).toRefuse(400, "messages array is required")
    await org.ctx().meter.reserve("classifications", 100)
    await expect(await caller.post("/api/classify", say("skis"), KEY)).toRefuse(
      429,
      "Monthly classifications quota exceeded",
    )
    await org.ctx().meter.record({ classifications: -1 })
    expect((await caller.post("/api/classify", say("skis"), KEY)).status).toBe(200)
  })

  it("needs credentials, a valid form and a body that can be compared", async ({ expect }) => {
    await expect(await send("/api/classify", { method: "POST", headers: KEY })).toRefuse(401, "Unauthorized")
    const { caller } = await (await anOrg()).apiKey()
    for (const key of ["with blank", "ü", "x".repeat(256)]) {
      const answer = await caller.post("/api/classify", say("skis"), { "idempotency-key": key })
      await expect(answer).toRefuse(400, "Invalid Idempotency-Key")
    }
    const deep = `{"messages":[{"role":"user","content":"x"}],"z":${"[".repeat(200_000)}${"]".repeat(200_000)}}`
    const headers = { ...KEY, "content-type": "application/json" }
    const answer = await caller.send("/api/classify", { method: "POST", headers, body: deep })
    expect([200, 400]).toContain(answer.status)
    // An empty header is none.
    const empty = { "idempotency-key": "" }
    for (let i = 0; i < 2; i++) {
      const plain = await caller.post("/api/classify", say("skis"), empty)
      expect(plain.headers.has("idempotent-replay")).toBe(false)
    }
  })

  it("stores neither the key nor the request", async ({ expect }) => {
    const org = await anOrg()
    const { caller } = await org.apiKey()
    await caller.post("/api/classify", say("sailing yachts"), { "idempotency-key": "my-own-secret-key" })
    const row = await bindings.DB.prepare("SELECT * FROM idempotency_keys WHERE org_id = ?").bind(org.id).first()
    expect(JSON.stringify(row)).not.toContain("my-own-secret-key")
    expect(row).toMatchObject({ state: "answered" })
  })

  it("may be sent by pages that ask for it, and nothing changes for others", async ({ expect }) => {
    const preflight = (headers: Record<string, string>) => send("/api/sdk/classify", { method: "OPTIONS", headers })
    const asked = await preflight({ "access-control-request-headers": "authorization, idempotency-key" })
    expect(asked.headers.get("access-control-allow-headers")).toBe("Content-Type, Authorization, Idempotency-Key")
    const plain = await preflight({ "access-control-request-headers": "authorization" })
    expect(plain.headers.get("access-control-allow-headers")).toBe("Content-Type, Authorization")
    const { caller } = await (await anOrg()).sdkKey(["classify"])
    await caller.post("/api/sdk/classify", say("skis"), KEY)
    const replayed = await caller.post("/api/sdk/classify", say("skis"), KEY)
    expect(replayed.headers.get("access-control-expose-headers")).toContain("Idempotent-Replay")
  })
})
