import { it } from "vitest"
import type { KeyRecord, Lease } from "../../kernel/ports/leases.ts"
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

/** A gate whose leases come from the function. */
const aGate = (now: () => number, lease: () => Promise<Lease>) =>
  new Gate({
    name: "weur",
    terms: termsOf(String(LEASE_MS)),
    now,
    spent: { all: () => [], set: () => {}, remove: () => {} },
    lease,
    kept: { get: () => undefined, set: () => {}, remove: () => {} },
    spendOne: async () => ({ granted: true, day: "1970-01-01" }),
    later: () => {},
  })

it("counts a lease from before its request was sent, however late the answer comes", async ({ expect }) => {
  let now = 0
  let asked = 0
  const gate = aGate(
    () => now,
    async () => {
      asked++
      now += ANSWER_MS
      return { key, lastsMs: LEASE_MS, blocks: [] }
    },
  )
  expect(await gate.admit("api_keys", "hash", 1)).toMatchObject({ lastsMs: LEASE_MS - ANSWER_MS })
  now = LEASE_MS - 1
  await gate.admit("api_keys", "hash", 1)
  expect(asked).toBe(1)
  now = LEASE_MS + 1
  await gate.admit("api_keys", "hash", 1)
  expect(asked).toBeGreaterThan(1)
})

it("serves nobody else with a lease that was recalled on its way", async ({ expect }) => {
  let now = 0
  let answers = [key, { ...key, revoked: true }, { ...key, revoked: true }]
  const gate = aGate(
    () => now,
    async () => {
      const [record = key, ...later] = answers
      answers = later
      // The first answer was read before the key was revoked, and comes after the recall.
      if (later.length === 2) gate.recall()
      now += 1
      return { key: record, lastsMs: LEASE_MS, blocks: [] }
    },
  )
  await gate.admit("api_keys", "hash", 1)
  expect((await gate.admit("api_keys", "hash", 1))?.key.revoked).toBe(true)
})
