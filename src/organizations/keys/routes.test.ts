import { describe, it } from "vitest"
import { readRow, readRows } from "../../kernel/db/rows.ts"
import { apiKeys } from "../../kernel/db/schema/index.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { anonymous, withKey } from "../../testing/client.ts"
import { anOrg, testServices } from "../../testing/factories.ts"
import { DEFAULT_SCOPES, SCOPES } from "../../kernel/access/scopes.ts"
import { readKey } from "./read-key.ts"
import { hashSecret, newSecret } from "./secret.ts"

type Created = { record: Record<string, unknown>; plaintext: string }

const expireKey = (id: string) =>
  prepare(testServices().d1, sql`UPDATE api_keys SET expires_at = '2020-01-01T00:00:00.000Z' WHERE id = ${id}`).run()

describe("API keys", () => {
  it("returns the secret once and does not store it", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const answer = await owner.post("/api/keys", { name: " CI ", scopes: ["classify", "classify", "export"] })
    expect(answer.status).toBe(201)
    const { record, plaintext } = (await answer.json()) as Created
    expect(plaintext).toMatch(/^txadv_[0-9A-Za-z]{49}$/)
    expect(record).toEqual({
      id: expect.stringMatching(/^key_/),
      orgId: org.id,
      createdBy: org.userId("owner"),
      name: "CI",
      keyPrefix: plaintext.slice(0, 12),
      scopes: ["classify", "export"],
      expiresAt: null,
      lastUsedAt: null,
      revokedAt: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
    const list = await owner.get("/api/keys")
    const text = await list.text()
    expect(text).not.toContain(plaintext)
    const person = {
      id: org.userId("owner"),
      name: `owner@${org.id}.test`,
      email: `owner@${org.id}.test`,
      member: true,
    }
    expect(JSON.parse(text)).toEqual([{ ...record, madeBy: person, holder: person }])
    const stored = await readRows(testServices().d1, apiKeys, sql`WHERE org_id = ${org.id}`)
    expect(JSON.stringify(stored)).not.toContain(plaintext.slice(12))
  })

  it("only operators give a key the scope of templates, or learn the secret of one that has it", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const body = { name: "CI", scopes: ["templates:write"] }
    const refusal = "Only operators may give a key the scope templates:write"
    await expect(await owner.post("/api/keys", body)).toRefuse(403, refusal)
    const { d1 } = testServices()
    await d1.prepare("UPDATE users SET operator = 1 WHERE id = ?").bind(org.userId("owner")).run()
    const created = await owner.post("/api/keys", body)
    expect(created.status).toBe(201)
    const { record } = (await created.json()) as Created
    const rotate = `/api/keys/${String(record["id"])}/rotate`
    await expect(await (await org.signedInAs("admin")).post(rotate, {})).toRefuse(403, refusal)
    expect((await owner.post(rotate, {})).status).toBe(201)
  })

  it("grants the seven scopes when none is named", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    const { record } = (await (await owner.post("/api/keys", { name: "all" })).json()) as Created
    expect(record["scopes"]).toEqual([...DEFAULT_SCOPES])
  })

  it.for([
    [{}, "name is required"],
    [{ name: 7 }, "name is required"],
    [{ name: "   " }, "name is required"],
    [{ name: "x".repeat(101) }, "name must be at most 100 characters"],
    [{ name: "x", scopes: [] }, "scopes must not be empty"],
    [{ name: "x", scopes: "classify" }, "scopes must be an array"],
    [{ name: "x", expiresAt: "tomorrow" }, "expiresAt must be an ISO 8601 timestamp"],
    [{ name: "x", expiresAt: "2020-01-01T00:00:00Z" }, "expiresAt must be in the future"],
    [[], "Request body must be a JSON object"],
  ] as const)("rejects %j", async ([body, message], { expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    await expect(await owner.post("/api/keys", body)).toRefuse(400, message)
  })

  it("lists the valid scopes when one is unknown", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    const answer = await owner.post("/api/keys", { name: "x", scopes: ["everything"] })
    await expect(answer).toRefuse(400, `scopes must be one of ${SCOPES.join(", ")}`)
    // Web pages have no use for those of service accounts.
    const page = await owner.post("/api/sdk-keys", { name: "x", scopes: ["connections:read"] })
    await expect(page).toRefuse(400, `scopes must be one of ${DEFAULT_SCOPES.join(", ")}`)
  })

  it("allows 25 keys, and revoking one makes room", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const made = await Promise.all(Array.from({ length: 30 }, (_, i) => owner.post("/api/keys", { name: `key ${i}` })))
    expect(made.filter(({ status }) => status === 201)).toHaveLength(25)
    await expect(await owner.post("/api/keys", { name: "one more" })).toRefuse(
      400,
      "Maximum 25 API keys per organization",
    )
    const [first] = (await (await owner.get("/api/keys")).json()) as { id: string }[]
    expect(await (await owner.delete("/api/keys", { id: first?.id })).json()).toEqual({ revoked: true })
    expect((await owner.post("/api/keys", { name: "again" })).status).toBe(201)
  })

  it("fails on the next request after it is revoked", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { id, caller } = await org.apiKey()
    expect((await caller.get("/api/me")).status).toBe(200)
    await owner.delete("/api/keys", { id })
    await expect(await caller.get("/api/me")).toRefuse(401, "API key has been revoked")
  })

  it("fails once it has expired", async ({ expect }) => {
    const org = await anOrg()
    const { id, caller } = await org.apiKey()
    await expireKey(id)
    await expect(await caller.get("/api/me")).toRefuse(401, "API key has expired")
  })

  it("rejects a key that is mistyped or was never issued", async ({ expect }) => {
    const { secret } = await (await anOrg()).apiKey()
    const mistyped = secret.slice(0, 20) + (secret[20] === "a" ? "b" : "a") + secret.slice(21)
    for (const bad of [mistyped, newSecret("txadv_"), "txadv_", "txadv_x"]) {
      await expect(await withKey(bad).get("/api/me")).toRefuse(401, "Invalid API key")
    }
  })

  it("records when it was last used, at most once per minute", async ({ expect }) => {
    const org = await anOrg()
    const { id, secret, caller } = await org.apiKey()
    const lastUsed = async () => {
      const row = await readRow(testServices().d1, apiKeys, sql`WHERE id = ${id}`)
      return row?.lastUsedAt ?? null
    }
    await caller.get("/api/me")
    await expect.poll(lastUsed).not.toBeNull()
    const first = await lastUsed()
    const deferred: Promise<unknown>[] = []
    const reading = { ...testServices(), defer: (work: Promise<unknown>) => void deferred.push(work) }
    await readKey(reading, "api_keys", await hashSecret(secret))
    expect(deferred).toEqual([])
    expect(await lastUsed()).toBe(first)
  })

  it("cannot be listed or revoked by another organization", async ({ expect }) => {
    const [mine, theirs] = [await anOrg(), await anOrg()]
    const { id, caller } = await theirs.apiKey()
    const owner = await mine.signedInAs("owner")
    await expect(await owner.delete("/api/keys", { id })).toRefuse(404, "API key not found")
    await expect(await owner.delete("/api/keys", { id: "key_unknown" })).toRefuse(404, "API key not found")
    expect(await (await owner.get("/api/keys")).json()).toEqual([])
    expect((await caller.get("/api/me")).status).toBe(200)
  })
})

describe("rotating an API key", () => {
  const rotate = async (org: Awaited<ReturnType<typeof anOrg>>, id: string, body: object = {}) => {
    const answer = await (await org.signedInAs("owner")).post(`/api/keys/${id}/rotate`, body)
    return (await answer.json()) as Created & { oldSecretWorksUntil: string }
  }

  it("gives a new secret while the old one works on", async ({ expect }) => {
    const org = await anOrg()
    const { id, secret, caller } = await org.apiKey(["topics:read"])
    const { record, plaintext, oldSecretWorksUntil } = await rotate(org, id, { graceSeconds: 3600 })
    expect(plaintext).toMatch(/^txadv_[0-9A-Za-z]{49}$/)
    expect(record).toMatchObject({ id, scopes: ["topics:read"], keyPrefix: plaintext.slice(0, 12), expiresAt: null })
    expect(JSON.stringify(record)).not.toContain("ash")
    expect(Date.parse(oldSecretWorksUntil) - Date.now()).toBeGreaterThan(3_500_000)
    expect((await withKey(plaintext).get("/api/me")).status).toBe(200)
    expect((await caller.get("/api/me")).status).toBe(200)
    const stored = await readRow(testServices().d1, apiKeys, sql`WHERE id = ${id}`)
    expect(JSON.stringify(stored)).not.toContain(plaintext.slice(12))
    expect(JSON.stringify(stored)).not.toContain(secret.slice(12))
  })

  it("ends the old secret when its time is over, or at once", async ({ expect }) => {
    const org = await anOrg()
    const { id, caller } = await org.apiKey()
    const { plaintext } = await rotate(org, id, { graceSeconds: 0 })
    await expect(await caller.get("/api/me")).toRefuse(401, "Invalid API key")
    const again = await rotate(org, id)
    expect((await withKey(plaintext).get("/api/me")).status).toBe(200)
    const past = sql`UPDATE api_keys SET previous_expires_at = '2020-01-01T00:00:00.000Z' WHERE id = ${id}`
    await prepare(testServices().d1, past).run()
    await testServices().leases.waitForExpiry(org.id)
    await expect(await withKey(plaintext).get("/api/me")).toRefuse(401, "Invalid API key")
    expect((await withKey(again.plaintext).get("/api/me")).status).toBe(200)
  })

  it("leaves one old secret: the one before it stops", async ({ expect }) => {
    const org = await anOrg()
    const { id, caller } = await org.apiKey()
    const first = await rotate(org, id)
    const second = await rotate(org, id)
    await expect(await caller.get("/api/me")).toRefuse(401, "Invalid API key")
    for (const { plaintext } of [first, second]) expect((await withKey(plaintext).get("/api/me")).status).toBe(200)
  })

  it("revokes both secrets with the key", async ({ expect }) => {
    const org = await anOrg()
    const { id, caller } = await org.apiKey()
    const { plaintext } = await rotate(org, id)
    const owner = await org.signedInAs("owner")
    await owner.delete("/api/keys", { id })
    for (const one of [caller, withKey(plaintext)]) {
      await expect(await one.get("/api/me")).toRefuse(401, "API key has been revoked")
    }
    await expect(await owner.post(`/api/keys/${id}/rotate`, {})).toRefuse(409, "API key has been revoked")
  })

  it("can renew the expiry, also of a key that has expired", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { id } = await org.apiKey()
    await expireKey(id)
    await expect(await owner.post(`/api/keys/${id}/rotate`, {})).toRefuse(409, "API key has expired")
    const { record, plaintext } = await rotate(org, id, { expiresAt: "2099-01-01T00:00:00Z" })
    expect(record["expiresAt"]).toBe("2099-01-01T00:00:00.000Z")
    expect((await withKey(plaintext).get("/api/me")).status).toBe(200)
  })

  it.for([
    [{ graceSeconds: -1 }, "graceSeconds must be a whole number from 0 to 2592000"],
    [{ graceSeconds: 9e9 }, "graceSeconds must be a whole number from 0 to 2592000"],
    [{ expiresAt: "2020-01-01T00:00:00Z" }, "expiresAt must be in the future"],
  ] as const)("rejects %j", async ([body, message], { expect }) => {
    const org = await anOrg()
    const { id } = await org.apiKey()
    await expect(await (await org.signedInAs("owner")).post(`/api/keys/${id}/rotate`, body)).toRefuse(400, message)
  })
})

describe("SDK keys", () => {
  it.for([
    [undefined, "pk_live_"],
    ["live", "pk_live_"],
    ["test", "pk_test_"],
  ] as const)("creates a key with mode %s and prefix %s", async ([mode, prefix], { expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    const answer = await owner.post("/api/sdk-keys", { name: "page", mode })
    expect(answer.status).toBe(201)
    const { record, plaintext } = (await answer.json()) as Created
    expect(plaintext.startsWith(prefix)).toBe(true)
    expect(record["keyPrefix"]).toBe(prefix)
    expect(Object.keys(record).sort()).toEqual(
      ["id", "orgId", "name", "keyPrefix", "scopes", "revokedAt", "createdAt"].sort(),
    )
  })

  it("authorizes only the SDK routes", async ({ expect }) => {
    const org = await anOrg()
    const { caller, id } = await org.sdkKey()
    expect(await (await caller.get("/api/sdk/mappings")).json()).toEqual({ data: [] })
    await expect(await caller.get("/api/me")).toRefuse(401, "Unauthorized")
    await (await org.signedInAs("admin")).delete("/api/sdk-keys", { id })
    await expect(await caller.get("/api/sdk/mappings")).toRefuse(401, "Invalid or expired SDK key")
  })

  it("is required on the SDK routes, and errors carry CORS headers", async ({ expect }) => {
    const org = await anOrg()
    const { caller: api } = await org.apiKey()
    const person = await org.signedInAs("owner")
    for (const caller of [api, person]) {
      const answer = await caller.get("/api/sdk/mappings")
      expect(answer.headers.get("access-control-allow-origin")).toBe("*")
      await expect(answer).toRefuse(401, "Invalid or expired SDK key")
    }
    await expect(await anonymous.get("/api/sdk/mappings")).toRefuse(401, "Unauthorized")
  })
})
