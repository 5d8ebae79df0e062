import { describe, it } from "vitest"
import { retryingFetch } from "./retrying-fetch.ts"

const URL = "https://strata.test/api/topics"
const answer =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    Promise.resolve(new Response(null, { status, headers }))
const offline = () => Promise.reject(new TypeError("fetch failed"))

/** Plays the responses in order and repeats the last one; records the pauses and the requests. */
function played(...answers: (() => Promise<Response>)[]) {
  const pauses: number[] = []
  const bodies: string[] = []
  const send = retryingFetch({
    fetch: async (request) => {
      bodies.push(await request.text())
      return (answers[bodies.length - 1] ?? answers.at(-1) ?? offline)()
    },
    wait: async (ms) => void pauses.push(ms),
  })
  return { send, pauses, bodies }
}
const post = (headers: Record<string, string> = {}) => new Request(URL, { method: "POST", body: "{}", headers })

describe("retryingFetch", () => {
  it("waits as long as the service asks", async ({ expect }) => {
    const { send, pauses } = played(answer(429, { "retry-after": "7" }), answer(200))
    expect((await send(new Request(URL))).status).toBe(200)
    expect(pauses).toEqual([7000])
  })

  it("waits longer with every attempt and gives up", async ({ expect }) => {
    const { send, pauses, bodies } = played(answer(503))
    expect((await send(new Request(URL))).status).toBe(503)
    expect(bodies).toHaveLength(5)
    expect(pauses).toHaveLength(4)
    for (const [attempt, ms] of pauses.entries()) {
      expect(ms).toBeGreaterThanOrEqual(125 * 2 ** attempt)
      expect(ms).toBeLessThanOrEqual(250 * 2 ** attempt)
    }
  })

  it("sends the same body again, under the same key", async ({ expect }) => {
    const { send, bodies } = played(offline, answer(409, { "retry-after": "1" }), answer(201))
    expect((await send(post({ "idempotency-key": "one" }))).status).toBe(201)
    expect(bodies).toEqual(["{}", "{}", "{}"])
  })

  it("does not repeat a request that would be done twice", async ({ expect }) => {
    const { send, bodies } = played(answer(503), answer(200))
    expect((await send(post())).status).toBe(503)
    expect(bodies).toHaveLength(1)
    await expect(played(offline).send(post())).rejects.toThrow("fetch failed")
  })

  it("returns what does not pass: conflicts, quotas and long pauses", async ({ expect }) => {
    for (const lasting of [
      answer(409),
      answer(429),
      answer(429, { "retry-after": "3600" }),
      answer(400),
      answer(404),
    ]) {
      const { send, bodies } = played(lasting, answer(200))
      expect((await send(new Request(URL))).ok).toBe(false)
      expect(bodies).toHaveLength(1)
    }
  })
})
