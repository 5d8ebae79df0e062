import { it } from "vitest"
import type { KeyRecord } from "../../kernel/ports/leases.ts"
import { Gate } from "./gate.ts"
import { termsOf } from "./terms.ts"

const LEASE_MS = 2_000
const ANSWER_MS = 1_500

const key: KeyRecord = {
  id: "key",
  userId: "user",
  scopes: ["classify"],
  org: { id: "org", name: "Acme", plan: "pro" },
  revoked: false,
  expiresAt: null,
  oldSecretUntil: null,
  fence: null,
  briefs: false,
}

it("counts a lease from before its request was sent, however late the answer comes", async ({ expect }) => {
  let now = 0
  let asked = 0
  const gate = new Gate({
    name: "weur",
    terms: termsOf(String(LEASE_MS)),
    now: () => now,
    spent: { all: () => [], set: () => {}, remove: () => {} },
    lease: async () => {
      asked++
      now += ANSWER_MS
      return { key, lastsMs: LEASE_MS, blocks: [] }
    },
    kept: { get: () => undefined, set: () => {}, remove: () => {} },
    spendOne: async () => ({ granted: true, day: "1970-01-01" }),
    later: () => {},
  })
  expect(await gate.admit("api_keys", "hash", 1)).toMatchObject({ lastsMs: LEASE_MS - ANSWER_MS })
  now = LEASE_MS - 1
  await gate.admit("api_keys", "hash", 1)
  expect(asked).toBe(1)
  now = LEASE_MS + 1
  await gate.admit("api_keys", "hash", 1)
  expect(asked).toBeGreaterThan(1)
})
