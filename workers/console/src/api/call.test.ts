import { afterEach, describe, it, vi } from "vitest"
import { call, onSignedOut, urlOf } from "./call.ts"

const respondWith = (body: unknown, status = 200) => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status }))
  vi.stubGlobal("fetch", fetched)
  return fetched
}

afterEach(() => void vi.unstubAllGlobals())

describe("call", () => {
  it("puts parameters and body into the request", async ({ expect }) => {
    const fetched = respondWith({ deleted: 2 })
    await call("PATCH /api/topics/{id}", { params: { id: "ot_a/b" }, body: { segment_type: "B2B" } })
    const [path, init] = fetched.mock.calls[0] ?? []
    expect(path).toBe("/api/topics/ot_a%2Fb")
    expect(init).toMatchObject({ method: "PATCH", body: '{"segment_type":"B2B"}', credentials: "same-origin" })
  })

  it("omits empty and undefined query parameters", ({ expect }) => {
    const query = { search: "", parentCategory: undefined, hasExternalId: false, page: 2 }
    expect(urlOf("GET /api/topics", { query })).toBe("/api/topics?hasExternalId=false&page=2")
    expect(urlOf("GET /api/topics")).toBe("/api/topics")
  })

  it("throws the message and details of an error response", async ({ expect }) => {
    respondWith({ error: "Monthly classifications quota exceeded", limit: 100 }, 429)
    await expect(call("GET /api/topics/stats")).rejects.toMatchObject({
      status: 429,
      message: "Monthly classifications quota exceeded",
      details: { limit: 100 },
      retryable: false,
    })
  })

  it("marks server and network failures as retryable, with or without a JSON body", async ({ expect }) => {
    vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }))
    await expect(call("GET /api/topics/stats")).rejects.toMatchObject({ status: 502, retryable: true })
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("Failed to fetch")
    })
    await expect(call("GET /api/topics/stats")).rejects.toMatchObject({ status: 0, retryable: true })
  })

  it("sends a request again when the person has signed in after a 401, and after no other status", async ({
    expect,
  }) => {
    const signIn = vi.fn<() => Promise<void>>(async () => void respondWith({ total: 3 }))
    const unregister = onSignedOut(signIn)
    respondWith({ error: "Forbidden" }, 403)
    await expect(call("GET /api/topics/stats")).rejects.toThrow("Forbidden")
    expect(signIn).not.toHaveBeenCalled()
    respondWith({ error: "Unauthorized" }, 401)
    expect(await call("GET /api/topics/stats")).toEqual({ total: 3 })
    expect(signIn).toHaveBeenCalledOnce()

    // A request that stays unauthorized fails in the end.
    onSignedOut(async () => {})
    respondWith({ error: "Unauthorized" }, 401)
    await expect(call("GET /api/topics/stats")).rejects.toThrow("Unauthorized")
    unregister()
  })
})
