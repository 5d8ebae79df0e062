import { env } from "cloudflare:workers"
import { describe, it } from "vitest"
import { openBudget } from "../../kernel/budget/budget.ts"
import { anOrg, bindings, testServices } from "../../testing/factories.ts"
import { withKey } from "../../testing/client.ts"
import { hashSecret, newSecret } from "../keys/secret.ts"
import { UnknownKeys } from "./unknown-keys.ts"

describe("an unknown key", () => {
  it.for(["api_keys", "sdk_keys"] as const)("is looked up once by its isolate (%s)", async (kind, { expect }) => {
    const forged = newSecret(kind === "api_keys" ? "txadv_" : "pk_live_")
    const calls = async () => {
      const budget = openBudget()
      expect(await testServices(budget).leases.key(kind, forged)).toBeNull()
      return budget.calls().objects
    }
    expect(await calls()).toBe(1)
    expect(await calls()).toBe(0)
  })

  it("is looked up once by its gate", async ({ expect }) => {
    const org = await anOrg()
    const forged = newSecret("pk_live_")
    const hash = await hashSecret(forged)
    const gate = bindings.GATES.getByName(`weur sdk_keys ${hash} 0`)
    expect(await gate.admit("sdk_keys", hash, 1)).toBeNull()
    const { id } = await org.sdkKey()
    // As a restore of the database may do it: no request creates a key with a secret that callers know.
    await env.DB.prepare("UPDATE sdk_keys SET hash = ? WHERE id = ?").bind(hash, id).run()
    expect(await gate.admit("sdk_keys", hash, 1)).toBeNull()
    expect(await bindings.GATES.getByName(`weur sdk_keys ${hash} 1`).admit("sdk_keys", hash, 1)).toMatchObject({
      key: { id },
    })
  })

  it("hides no key that is created or rotated after it", async ({ expect }) => {
    const org = await anOrg()
    const forged = withKey(newSecret("txadv_"))
    await expect(await forged.get("/api/me")).toRefuse(401, "Invalid API key")
    const { id, caller } = await org.apiKey()
    expect((await caller.get("/api/me")).status).toBe(200)
    const rotated = await (await org.signedInAs("owner")).post(`/api/keys/${id}/rotate`, {})
    const { plaintext } = await rotated.json<{ plaintext: string }>()
    expect((await withKey(plaintext).get("/api/me")).status).toBe(200)
  })

  it("is looked up again after ten seconds", ({ expect }) => {
    const unknown = new UnknownKeys()
    unknown.add("a", 1_000)
    expect([unknown.has("a", 10_999), unknown.has("b", 10_999)]).toEqual([true, false])
    expect(unknown.has("a", 11_000)).toBe(false)
  })

  it("does not fill the memory of an isolate", ({ expect }) => {
    const unknown = new UnknownKeys()
    for (let i = 0; i <= 5_000; i++) unknown.add(String(i), 0)
    expect([unknown.has("0", 0), unknown.has("5000", 0)]).toEqual([false, true])
  })
})
