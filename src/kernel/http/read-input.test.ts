import { it } from "vitest"
import { readJson } from "./read-input.ts"

it("stops reading a body of unknown length at the limit", async ({ expect }) => {
  let chunks = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      chunks++
      if (chunks <= 100) controller.enqueue(new Uint8Array(1024).fill(32))
      else controller.close()
    },
  })
  const request = new Request("https://strata.test", { method: "POST", body })
  expect(request.headers.has("content-length")).toBe(false)
  await expect(readJson(request, 4096)).rejects.toThrow("Request body exceeds the limit of 4096 bytes")
  expect(chunks).toBeLessThan(20)
})
