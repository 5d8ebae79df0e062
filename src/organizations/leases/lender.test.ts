import { describe, it } from "vitest"
import { type KeyRecord, LIMITED_BY_PLAN, type Pool } from "../../kernel/ports/leases.ts"
import { Lender, type LentBlock } from "./lender.ts"
import { termsOf } from "./terms.ts"

const LIMIT = 25

const key: KeyRecord = {
  id: "key",
  userId: "user",
  scopes: ["classify"],
  org: { id: "org", name: "Acme", plan: "enterprise" },
  revoked: false,
  expiresAt: null,
  oldSecretUntil: null,
  fence: null,
  briefs: false,
}

/** A lender, perhaps with blocks of credits at a gate, whose writes are shared by all callers that wait for one. */
function aLender(lent: readonly LentBlock[], readKey: () => Promise<KeyRecord | null> = async () => null) {
  let blocks = [...lent]
  let used = 0
  let writing: Promise<void> | undefined
  const write = async () => {
    await scheduler.wait(1)
    writing = undefined
  }
  const lender = new Lender({
    terms: termsOf(),
    now: () => 0,
    newId: () => crypto.randomUUID(),
    readKey,
    used: () => used,
    spend: (_pool: Pool, _day: string, amount: number) => {
      used += amount
    },
    stored: () => (writing ??= write()),
    lent: {
      all: () => blocks,
      add: (added) => void blocks.push(added),
      remove: (id) => {
        blocks = blocks.filter((known) => known.id !== id)
      },
    },
    marks: { all: () => new Map(), set: () => {}, remove: () => {} },
    recall: async () => [],
    askBack: async (_gate, ids) => ids.map((id) => ({ id, spent: 0 })),
  })
  return { lender, used: () => used }
}

describe("a credit", () => {
  it("is given to as many callers as there are credits, even if they all waited for the same gate", async ({
    expect,
  }) => {
    const amount = 3
    const block = { id: "lent", pool: LIMITED_BY_PLAN, day: "1970-01-01", amount, gate: "weur", ends: 2_250 } as const
    const { lender, used } = aLender([block])
    // What was not lent is spent, so that all others have to wait for what the gate gives back.
    for (let i = 0; i < LIMIT - amount; i++) await lender.spendOne(LIMITED_BY_PLAN, LIMIT)
    const spendings = await Promise.all(Array.from({ length: 60 }, () => lender.spendOne(LIMITED_BY_PLAN, LIMIT)))
    expect(spendings.filter(({ granted }) => granted)).toHaveLength(amount)
    expect(used()).toBe(LIMIT)
  })
})

describe("a lease", () => {
  it("is of the key as it is after a change that began while the key was read", async ({ expect }) => {
    const answers = [key, { ...key, revoked: true }]
    const { lender } = aLender([], async () => {
      const answer = answers.shift() ?? null
      if (answer === key) await lender.endLeases()
      return answer
    })
    const request = { gate: "weur", kind: "api_keys", hash: "hash", want: 16, closed: [], slow: false } as const
    expect((await lender.lease(request)).key?.revoked).toBe(true)
  })
})
