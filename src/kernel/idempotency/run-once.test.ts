import { describe, it } from "vitest"
import { anOrg, bindings, type TestOrg } from "../../testing/factories.ts"
import type { OrgContext } from "../context.ts"
import { purgeIdempotencyKeys } from "./purge-keys.ts"
import { MAX_STORED_BYTES, runOnce } from "./run-once.ts"

const HOUR_MS = 3600 * 1000
const usedBy = (org: TestOrg) => bindings.QUOTAS.getByName(org.id).used("classifications")
const later = (ctx: OrgContext, ms: number): OrgContext => ({ ...ctx, now: () => new Date(Date.now() + ms) })
const held = (org: TestOrg) =>
  bindings.DB.prepare("SELECT count(*) AS n FROM idempotency_keys WHERE org_id = ?").bind(org.id).first<number>("n")

/** Work that spends one credit and answers with a text. */
const spending = (answer: string) => async (ctx: OrgContext) =>
  ctx.meter.spend("classifications", 1, async () => ({ answer, stored: answer }))

const call = (
  ctx: OrgContext,
  run: (ctx: OrgContext) => Promise<{ answer: string; stored: string | null | undefined }>,
  { request = {} }: { request?: unknown } = {},
) => runOnce<string>(ctx, { key: "k", request, run, read: (stored) => stored })

describe("work under a key", () => {
  it("runs once and is charged once in 50 parallel calls", async ({ expect }) => {
    const org = await anOrg("free")
    let runs = 0
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        call(org.ctx(), async (ctx) => {
          runs++
          return spending(`answer ${i}`)(ctx)
        }),
      ),
    )
    expect(runs).toBe(1)
    expect(await usedBy(org)).toBe(1)
    const first = answers.filter((one) => one.outcome === "answered" && !one.replayed)
    expect(first).toHaveLength(1)
    expect(answers.every(({ outcome }) => outcome === "answered" || outcome === "running")).toBe(true)
    expect(await call(org.ctx(), spending("another"))).toEqual({ ...first[0], replayed: true })
    expect(await usedBy(org)).toBe(1)
  })

  it("is distinguished from other requests, however its JSON is written", async ({ expect }) => {
    const org = await anOrg()
    await call(org.ctx(), spending("one"), { request: { a: 1, b: { c: 2, d: 3 } } })
    const same = await call(org.ctx(), spending("two"), { request: { b: { d: 3, c: 2 }, a: 1 } })
    expect(same).toEqual({ outcome: "answered", answer: "one", replayed: true })
    const other = await call(org.ctx(), spending("two"), { request: { a: 1, b: { c: 2, d: 4 } } })
    expect(other).toEqual({ outcome: "other_request" })
  })

  it("belongs to its organization", async ({ expect }) => {
    const [one, two] = [await anOrg(), await anOrg()]
    await call(one.ctx(), spending("one"))
    expect(await call(two.ctx(), spending("two"))).toMatchObject({ answer: "two", replayed: false })
  })

  it("frees the key and the credit when it fails", async ({ expect }) => {
    const org = await anOrg("free")
    const failing = (ctx: OrgContext) =>
      ctx.meter.spend("classifications", 1, () => Promise.reject(new Error("broken")))
    await expect(call(org.ctx(), failing)).rejects.toThrow("broken")
    expect(await usedBy(org)).toBe(0)
    expect(await held(org)).toBe(0)
    expect(await call(org.ctx(), spending("done"))).toMatchObject({ answer: "done", replayed: false })
    expect(await usedBy(org)).toBe(1)
  })

  it("keeps only the credits that it used", async ({ expect }) => {
    const org = await anOrg("free")
    await call(org.ctx(), async ({ meter }) => {
      const credits = await meter.reserve("classifications", 10)
      await credits.refund(4)
      await meter.record({ classifications: 2, tokens: 5 })
      return { answer: "", stored: "" }
    })
    expect(await usedBy(org)).toBe(8)
    expect(await bindings.QUOTAS.getByName(org.id).used("tokens")).toBe(5)
  })

  it("is not repeated when its answer is too large to store", async ({ expect }) => {
    const org = await anOrg("free")
    const large = "é".repeat(MAX_STORED_BYTES / 2 + 1)
    expect(await call(org.ctx(), spending(large))).toMatchObject({ answer: large })
    expect(await call(org.ctx(), spending("again"))).toEqual({ outcome: "too_large" })
    expect(await usedBy(org)).toBe(1)
  })
})

describe("a call that died", () => {
  /** Its process ends with the work: nothing after it is reached. */
  const dying = async (ctx: OrgContext) => {
    const gone = new Promise<never>(() => {})
    const reached = Promise.withResolvers<void>()
    void call(ctx, async (own) => {
      await own.meter.reserve("classifications", 1)
      reached.resolve()
      return gone
    })
    await reached.promise
  }

  it("holds the key for five minutes, then a retry takes its place and pays nothing more", async ({ expect }) => {
    const org = await anOrg("free")
    await dying(org.ctx())
    const soon = await call(later(org.ctx(), 4 * 60_000), spending("too early"))
    expect(soon).toEqual({ outcome: "running", retryAfterSeconds: 2 })
    const other = await call(later(org.ctx(), 6 * 60_000), spending("x"), { request: { other: true } })
    expect(other).toEqual({ outcome: "other_request" })
    const retried = await call(later(org.ctx(), 6 * 60_000), spending("done"))
    expect(retried).toEqual({ outcome: "answered", answer: "done", replayed: false })
    expect(await usedBy(org)).toBe(1)
  })

  it("cannot overwrite the answer of the call that took its place", async ({ expect }) => {
    const org = await anOrg()
    const { promise, resolve } = Promise.withResolvers<void>()
    const started = Promise.withResolvers<void>()
    const slow = call(org.ctx(), async () => {
      started.resolve()
      await promise
      return { answer: "slow", stored: "slow" }
    })
    await started.promise
    await call(later(org.ctx(), 6 * 60_000), spending("fast"))
    resolve()
    expect(await slow).toMatchObject({ answer: "slow" })
    expect(await call(org.ctx(), spending("third"))).toMatchObject({ answer: "fast", replayed: true })
  })
})

describe("after 24 hours", () => {
  it("a key is free again, and its use is charged again", async ({ expect }) => {
    const org = await anOrg("free")
    await call(org.ctx(), spending("first"))
    expect(await call(later(org.ctx(), 23.9 * HOUR_MS), spending("x"))).toMatchObject({ answer: "first" })
    const next = await call(later(org.ctx(), 24.1 * HOUR_MS), spending("second"), { request: { other: true } })
    expect(next).toMatchObject({ answer: "second", replayed: false })
    expect(await usedBy(org)).toBe(2)
  })

  it("the purge deletes it in bounded steps", async ({ expect }) => {
    const org = await anOrg()
    await bindings.DB.prepare(
      `INSERT INTO idempotency_keys (org_id, key_hash, fingerprint, claim, claimed_until, state, created_at, expires_at)
       WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
       SELECT ?, 'hash ' || i, '', '', '', 'answered', '', '2020-01-01' FROM n`,
    )
      .bind(org.id)
      .run()
    await call(org.ctx(), spending("kept"))
    let left = 2
    const budget = { ...org.ctx().budget, left: () => left-- }
    await purgeIdempotencyKeys({ ...org.ctx(), budget })
    expect(await held(org)).toBe(1200 - 500 + 1)
    await purgeIdempotencyKeys(org.ctx())
    expect(await held(org)).toBe(1)
  })
})
