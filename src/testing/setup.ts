import { applyD1Migrations } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { afterAll, expect } from "vitest"
import { KEEP_MESSAGES, leaks, watchConsole } from "./leaks.ts"

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
await env.DB.batch(KEEP_MESSAGES.map((sql) => env.DB.prepare(sql)))

watchConsole()
// Whatever file comes last: no secret that any test gave away was seen where it does not belong.
afterAll(async () => {
  expect(await leaks()).toEqual([])
})

expect.extend({
  /** Checks the status and the exact `error` message of a refusal. */
  async toRefuse(answer: Response, status: number, message: string) {
    const body = await answer.clone().text()
    const actual = { status: answer.status, body }
    const wanted = `${status} {"error":${JSON.stringify(message)}}`
    const parsed = safeJson(body) as { error?: unknown } | undefined
    return {
      pass: answer.status === status && parsed?.error === message,
      message: () => `expected ${wanted}, got ${actual.status} ${actual.body.slice(0, 300)}`,
    }
  },
})

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

declare module "vitest" {
  interface Matchers<T> {
    toRefuse(status: number, message: string): Promise<T>
  }
}
