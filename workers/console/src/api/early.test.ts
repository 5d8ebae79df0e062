import { afterEach, beforeEach, describe, it, vi } from "vitest"
import { takeEarly } from "./early.ts"

// Soon after the page was opened.
beforeEach(() => vi.stubGlobal("performance", { now: () => 500 }))
afterEach(() => vi.unstubAllGlobals())

describe("an early answer", () => {
  it("is taken by the first request for its path", async ({ expect }) => {
    const answer = new Response("early")
    vi.stubGlobal("strataEarly", { "/first": Promise.resolve(answer) })
    expect(await takeEarly("/first", { method: "POST" })).toBeUndefined()
    expect(await takeEarly("/first", {})).toBe(answer)
    expect(await takeEarly("/first", {})).toBeUndefined()
  })

  it("is not taken by a request that comes after a change", async ({ expect }) => {
    expect(await takeEarly("/second", {})).toBeUndefined()
    // The script ran later than the code that asked first.
    vi.stubGlobal("strataEarly", { "/second": Promise.resolve(new Response("before the change")) })
    expect(await takeEarly("/second", {})).toBeUndefined()
  })

  it("is left aside if it failed", async ({ expect }) => {
    vi.stubGlobal("strataEarly", {
      "/failed": Promise.reject(new TypeError("Failed to fetch")),
      "/refused": Promise.resolve(new Response("", { status: 401 })),
    })
    expect(await takeEarly("/failed", {})).toBeUndefined()
    expect(await takeEarly("/refused", {})).toBeUndefined()
  })
})
