import { afterEach, describe, it, vi } from "vitest"
import { addressOf, call, onSignedOut } from "./call.ts"

const answering = (body: unknown, status = 200) => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status }))
  vi.stubGlobal("fetch", fetched)
  return fetched
}

afterEach(() => void vi.unstubAllGlobals())

describe("call", () => {
  it("puts parameters, query and body where the route has them", async ({ expect }) => {
    const fetched = answering({ deleted: 2 })
    await call("PATCH /api/topics/:id", { params: { id: "ot_a/b" }, body: { segment_type: "B2B" } })
    const [path, init] = fetched.mock.calls[0] ?? []
    expect(path).toBe("/api/topics/ot_a%2Fb")
    expect(init).toMatchObject({ method: "PATCH", body: '{"segment_type":"B2B"}', credentials: "same-origin" })
  })

  it("leaves out what is not asked for", ({ expect }) => {
    const query = { search: "", parentCategory: undefined, hasExternalId: false, page: 2 }
    expect(addressOf("GET /api/topics", { query })).toBe("/api/topics?hasExternalId=false&page=2")
    expect(addressOf("GET /api/topics")).toBe("/api/topics")
  })

  it("says what the service refused, with everything the refusal tells", async ({ expect }) => {
    answering({ error: "Monthly classifications quota exceeded", limit: 100 }, 429)
    await expect(call("GET /api/topics/stats")).rejects.toMatchObject({
      status: 429,
      message: "Monthly classifications quota exceeded",
      details: { limit: 100 },
      passing: false,
    })
  })

  it("takes a failure for one that may pass, also where it is no JSON", async ({ expect }) => {
    vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }))
    await expect(call("GET /api/topics/stats")).rejects.toMatchObject({ status: 502, passing: true })
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("Failed to fetch")
    })
    await expect(call("GET /api/topics/stats")).rejects.toMatchObject({ status: 0, passing: true })
  })

  it("tells the session when nobody is signed in", async ({ expect }) => {
    const told = vi.fn<() => void>()
    onSignedOut(told)
    answering({ error: "Forbidden" }, 403)
    await expect(call("GET /api/topics/stats")).rejects.toThrow("Forbidden")
    expect(told).not.toHaveBeenCalled()
    answering({ error: "Unauthorized" }, 401)
    await expect(call("GET /api/topics/stats")).rejects.toThrow("Unauthorized")
    expect(told).toHaveBeenCalledOnce()
  })
})
