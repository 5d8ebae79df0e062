import { describe, it } from "vitest"
import { drain } from "./drain.ts"

/** A request whose body tells how much of it was read. */
function aRequest(pieces: number, headers: Record<string, string> = {}) {
  const seen = { pieces: 0, cancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (seen.pieces === pieces) return controller.close()
        seen.pieces++
        controller.enqueue(new Uint8Array(64 * 1024))
      },
      cancel() {
        seen.cancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { request: new Request("https://strata.test/api/topics", { method: "POST", body, headers }), seen }
}

describe("draining a refused request", () => {
  it("reads a small body to its end", async ({ expect }) => {
    const { request, seen } = aRequest(3)
    await drain(request)
    expect(seen).toEqual({ pieces: 3, cancelled: false })
  })

  it("stops at 256 KiB", async ({ expect }) => {
    const { request, seen } = aRequest(100)
    await drain(request)
    expect(seen.pieces).toBeLessThan(10)
    expect(seen.cancelled).toBe(true)
  })

  it("leaves alone a body that says it is large, one that was read, and none", async ({ expect }) => {
    const large = aRequest(2, { "content-length": "10000000" })
    await drain(large.request)
    expect(large.seen.pieces).toBe(0)
    const read = aRequest(2)
    await read.request.arrayBuffer()
    await drain(read.request)
    await drain(new Request("https://strata.test/"))
    expect(read.seen.pieces).toBe(2)
  })
})
