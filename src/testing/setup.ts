import { applyD1Migrations } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { afterAll, afterEach, expect } from "vitest"
import "./load-all.ts"
import { undocumented } from "./documented-answers.ts"
import { importWorkerOnce } from "./import-worker-once.ts"
import { watchTables } from "./watched-databases.ts"
import { endLines, leaks, RECORD_MESSAGES, watchConsole } from "./secret-leaks.ts"

importWorkerOnce()
watchTables()
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
await env.DB.batch(RECORD_MESSAGES.map((sql) => env.DB.prepare(sql)))

watchConsole()
afterEach(({ task }) => endLines(task.result?.state === "fail"))
// Fails the file if a planted secret was found in a response, a log line or storage.
afterAll(async () => {
  expect(await leaks()).toEqual([])
})
// Fails the file if an answer was not as the OpenAPI document says.
afterAll(() => {
  expect(undocumented()).toEqual([])
})

expect.extend({
  /** Checks the status and the exact `error` message of a response. */
  async toRefuse(response: Response, status: number, message: string) {
    const body = await response.clone().text()
    const actual = { status: response.status, body }
    const expected = `${status} {"error":${JSON.stringify(message)}}`
    const parsed = safeJson(body) as { error?: unknown } | undefined
    return {
      pass: response.status === status && parsed?.error === message,
      message: () => `expected ${expected}, got ${actual.status} ${actual.body.slice(0, 300)}`,
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
