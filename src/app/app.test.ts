import { describe, it } from "vitest"
import { anonymous, send, withCookie, withKey } from "../testing/client.ts"
import { anOrg, testServices } from "../testing/factories.ts"
import { newSecret } from "../organizations/keys/secret.ts"

describe("every response", () => {
  it("has a request id, timing and security headers", async ({ expect }) => {
    for (const path of ["/health", "/api/keys", "/nowhere"]) {
      const { headers } = await anonymous.get(path)
      expect(headers.get("x-request-id")).toMatch(/^req_[0-9A-Za-z]{20}$/)
      expect(headers.get("server-timing")).toMatch(/^auth;dur=[\d.]+, total;dur=[\d.]+$/)
      expect(headers.get("content-security-policy")).toContain("default-src 'none'")
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains")
      expect(headers.get("x-content-type-options")).toBe("nosniff")
      expect(headers.get("cache-control")).toBe("no-store")
    }
  })

  it("has a unique request id", async ({ expect }) => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => (await anonymous.get("/health")).headers.get("x-request-id")),
    )
    expect(new Set(ids).size).toBe(20)
  })
})

describe("routing", () => {
  it("returns 404 for an unknown path, with or without credentials", async ({ expect }) => {
    await expect(await anonymous.get("/api/nothing")).toRefuse(404, "Not found")
    await expect(await withKey(newSecret("txadv_")).post("/api/nothing", {})).toRefuse(404, "Not found")
  })

  it("returns 405 with Allow for a wrong method, without checking credentials", async ({ expect }) => {
    const answer = await anonymous.put("/api/keys", {})
    await expect(answer).toRefuse(405, "Method not allowed")
    expect(answer.headers.get("allow")?.split(", ").sort()).toEqual(["DELETE", "GET", "HEAD", "POST"])
    const sdk = await anonymous.post("/api/sdk/mappings/tp_1", {})
    await expect(sdk).toRefuse(405, "Method not allowed")
    expect(sdk.headers.get("access-control-allow-origin")).toBe("*")
  })

  it("handles HEAD like GET, without a body", async ({ expect }) => {
    const answer = await send("/health", { method: "HEAD" })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe("")
  })
})

describe("CORS", () => {
  it("answers preflight requests to SDK routes", async ({ expect }) => {
    const answer = await send("/api/sdk/mappings", { method: "OPTIONS", headers: { origin: "https://page.test" } })
    expect(answer.status).toBe(204)
    expect(answer.headers.get("access-control-allow-origin")).toBe("*")
    expect(answer.headers.get("access-control-allow-methods")).toBe("GET, OPTIONS")
    expect(answer.headers.get("access-control-allow-headers")).toBe("Content-Type, Authorization")
  })

  it("exposes the request id, the engine and the limits", async ({ expect }) => {
    const answer = await anonymous.get("/api/sdk/mappings")
    expect(answer.headers.get("access-control-expose-headers")?.split(", ").sort()).toEqual([
      "RateLimit",
      "RateLimit-Policy",
      "Retry-After",
      "X-Classification-Engine",
      "X-Request-Id",
    ])
  })

  it("applies only to SDK routes", async ({ expect }) => {
    const answer = await send("/api/keys", { method: "OPTIONS" })
    expect(answer.status).toBe(405)
    expect(answer.headers.has("access-control-allow-origin")).toBe(false)
  })
})

describe("request bodies", () => {
  it("must be JSON", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    for (const body of ["{", "name=x", '{"name": "x"} trailing', "\u0000"]) {
      const answer = await owner.send("/api/keys", {
        method: "POST",
        body,
        headers: { "content-type": "application/json" },
      })
      await expect(answer).toRefuse(400, "Invalid JSON body")
    }
  })

  it("are parsed as JSON whatever their Content-Type", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    const answer = await owner.send("/api/keys", {
      method: "POST",
      body: '{"name":"x"}',
      headers: { "content-type": "text/plain" },
    })
    expect(answer.status).toBe(201)
  })

  it("are limited in size, with or without Content-Length", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    const body = JSON.stringify({ name: "x".repeat(1024 * 1024) })
    expect((await owner.send("/api/keys", { method: "POST", body })).status).toBe(413)
    const stream = new Blob([body]).stream()
    expect((await owner.send("/api/keys", { method: "POST", body: stream })).status).toBe(413)
  })
})

describe("credentials", () => {
  it("rejects an invalid key even with a valid cookie", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const bad = { authorization: `Bearer ${newSecret("txadv_")}` }
    await expect(await owner.get("/api/keys", undefined, bad)).toRefuse(401, "Invalid API key")
    const page = { authorization: `Bearer ${newSecret("pk_live_")}` }
    await expect(await owner.get("/api/keys", undefined, page)).toRefuse(401, "Unauthorized")
  })

  it("rejects an invalid session cookie", async ({ expect }) => {
    for (const cookie of [
      "__Host-strata_session=",
      "__Host-strata_session=abc",
      "x=y",
      ";;;=",
      "__Host-strata_session",
    ]) {
      await expect(await withCookie(cookie).get("/api/keys")).toRefuse(401, "Unauthorized")
    }
  })

  it("rejects the cookie of a session that has expired", async ({ expect }) => {
    const org = await anOrg()
    const [owner, viewer] = [await org.signedInAs("owner"), await org.signedInAs("viewer")]
    expect((await owner.get("/api/keys")).status).toBe(200)
    await testServices()
      .d1.prepare("UPDATE sessions SET expires_at = ? WHERE user_id = ?")
      .bind(new Date(Date.now() - 1000).toISOString(), org.userId("owner"))
      .run()
    await expect(await owner.get("/api/keys")).toRefuse(401, "Unauthorized")
    await expect(await owner.get("/auth/session")).toRefuse(401, "Unauthorized")
    expect(await (await owner.get("/auth/visitor")).json()).toEqual({ session: null })
    expect((await viewer.get("/api/keys")).status).toBe(200)
  })

  it("accepts requests with X-Requested-With or a same-origin Sec-Fetch-Site", async ({ expect }) => {
    const { cookie } = await (await anOrg()).signedInAs("owner")
    const bare = { method: "POST", body: '{"name":"x"}', headers: { cookie } }
    await expect(await send("/api/keys", bare)).toRefuse(403, "Forbidden")
    const shown = { ...bare, headers: { cookie, "x-requested-with": "script" } }
    expect((await send("/api/keys", shown)).status).toBe(201)
    const fetched = { ...bare, headers: { cookie, "sec-fetch-site": "same-origin" } }
    expect((await send("/api/keys", fetched)).status).toBe(201)
  })
})

describe("workspaces", () => {
  it("have names of 1 to 64 plain characters", async ({ expect }) => {
    const { caller } = await (await anOrg()).apiKey()
    for (const good of ["a", "Team_1-x", "x".repeat(64), ""]) {
      expect((await caller.get("/api/me", undefined, { "x-workspace-id": good })).status).toBe(200)
    }
    for (const bad of ["x".repeat(65), "a b", "../x", "ä"]) {
      const answer = await caller.get("/api/me", undefined, { "x-workspace-id": encodeURI(bad) === bad ? bad : "a/b" })
      await expect(answer).toRefuse(400, "Invalid X-Workspace-Id")
    }
  })
})
