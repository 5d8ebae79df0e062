import { describe, it } from "vitest"
import { send, withCookie } from "../../testing/client.ts"
import { anOrg, testServices } from "../../testing/factories.ts"
import { callbackOf, cookiePairs, signedIn } from "../../testing/sign-in.ts"
import type { SessionRecord } from "./schema.ts"
import { findSession, openSession, purgeExpiredSessions, sessionIdOf, type SignInFacts } from "./sessions.ts"

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const START = Date.UTC(2030, 0, 1)

/** A session that was opened at START, and what becomes of it after some time. */
async function aSession(facts: SignInFacts = {}) {
  const org = await anOrg()
  const deferred: Promise<unknown>[] = []
  const at = (ms: number) => ({
    ...testServices(),
    now: () => new Date(START + ms),
    defer: (work: Promise<unknown>) => void deferred.push(work),
  })
  const userId = org.userId("owner")
  const { d1 } = testServices()
  if (facts.operator) await d1.prepare("UPDATE users SET operator = 1 WHERE id = ?").bind(userId).run()
  const setCookie = await openSession(at(0), userId, org.id, facts)
  const cookie = setCookie.split(";")[0] ?? ""
  return {
    setCookie,
    userId,
    d1,
    isLiveAfter: async (ms: number) => {
      const found = await findSession(at(ms), cookie)
      await Promise.all(deferred)
      return found !== null
    },
    purgeAfter: (ms: number) => purgeExpiredSessions(at(ms)),
    isStored: async () =>
      (await d1
        .prepare("SELECT 1 FROM sessions WHERE id = ?")
        .bind(await sessionIdOf(cookie))
        .first()) !== null,
  }
}

describe("a session", () => {
  it("ends after 12 hours without a request", async ({ expect }) => {
    const session = await aSession()
    expect(await session.isLiveAfter(12 * HOUR)).toBe(false)
    expect(await session.isLiveAfter(12 * HOUR - 1)).toBe(true)
    expect(await session.isLiveAfter(24 * HOUR - 2)).toBe(true)
    expect(await session.isLiveAfter(36 * HOUR)).toBe(false)
  })

  it("ends after 7 days, however much it is used", async ({ expect }) => {
    const session = await aSession()
    for (let hours = 10; hours < 168; hours += 10)
      expect(await session.isLiveAfter(hours * HOUR), `${hours}`).toBe(true)
    expect(await session.isLiveAfter(168 * HOUR - 1)).toBe(true)
    expect(await session.isLiveAfter(168 * HOUR)).toBe(false)
    expect(session.setCookie).toContain("Max-Age=604800")
  })

  it("of an operator ends after 8 hours, however much it is used", async ({ expect }) => {
    const session = await aSession({ operator: true })
    for (const hours of [1, 3, 5, 7]) expect(await session.isLiveAfter(hours * HOUR)).toBe(true)
    expect(await session.isLiveAfter(8 * HOUR - 1)).toBe(true)
    expect(await session.isLiveAfter(8 * HOUR)).toBe(false)
    expect(session.setCookie).toContain("Max-Age=28800")
  })

  it("of a person who has become an operator since ends after 8 hours too", async ({ expect }) => {
    const session = await aSession()
    await session.d1.prepare("UPDATE users SET operator = 1 WHERE id = ?").bind(session.userId).run()
    expect(await session.isLiveAfter(8 * HOUR - 1)).toBe(true)
    expect(await session.isLiveAfter(8 * HOUR)).toBe(false)
  })

  it("notes its last request once in five minutes", async ({ expect }) => {
    const session = await aSession()
    const seenAt = async () => {
      const rows = session.d1.prepare("SELECT last_seen_at AS at FROM sessions WHERE user_id = ?").bind(session.userId)
      return rows.first<string>("at")
    }
    const after = (ms: number) => new Date(START + ms).toISOString()
    await session.isLiveAfter(MINUTE)
    expect(await seenAt()).toBe(after(MINUTE))
    await session.isLiveAfter(6 * MINUTE)
    expect(await seenAt()).toBe(after(MINUTE))
    await session.isLiveAfter(6 * MINUTE + 1)
    expect(await seenAt()).toBe(after(6 * MINUTE + 1))
  })

  it("is deleted by the cron once it has expired", async ({ expect }) => {
    const session = await aSession()
    await session.purgeAfter(7 * 24 * HOUR)
    expect(await session.isStored()).toBe(true)
    await session.purgeAfter(7 * 24 * HOUR + 1)
    expect(await session.isStored()).toBe(false)
  })

  it("is a new one at every sign-in: a planted cookie opens nothing, and the one before ends", async ({ expect }) => {
    const planted = `__Host-strata_session=${"a".repeat(43)}`
    const again = async (cookie: string) => {
      const started = await send("/auth/login")
      const callback = await callbackOf(started.headers.get("location") ?? "", "viewer@acme.test")
      const answer = await send(callback, { headers: { cookie: `${cookie}; ${cookiePairs(started)}` } })
      return cookiePairs(answer).split("; ")[0] ?? ""
    }
    const first = await again(planted)
    expect(first).toMatch(/__Host-strata_session=\w{43}/)
    expect(first).not.toContain("aaaaaaaa")
    await expect(await withCookie(planted).get("/auth/session")).toRefuse(401, "Unauthorized")
    expect((await withCookie(first).get("/auth/session")).status).toBe(200)
    const second = await again(first)
    await expect(await withCookie(first).get("/auth/session")).toRefuse(401, "Unauthorized")
    expect((await withCookie(second).get("/auth/session")).status).toBe(200)
  })
})

describe("the list of one's sessions", () => {
  it("names each, and ends one or all of them", async ({ expect }) => {
    const login = `${crypto.randomUUID()}@many.test`
    const [one, two, three] = [await signedIn(login), await signedIn(login), await signedIn(login)]
    const list = async () => (await (await one.caller.get("/auth/sessions")).json()) as SessionRecord[]
    const sessions = await list()
    expect(sessions).toHaveLength(3)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    expect(sessions[0]).toMatchObject({
      id: expect.stringMatching(/^ses_[0-9a-f]{20}$/),
      organization: one.session.organization.name,
      expiresAt: expect.stringMatching(/Z$/),
    })

    const other = await signedIn(`${crypto.randomUUID()}@many.test`)
    const newest = sessions[0]?.id ?? ""
    await expect(await other.caller.delete(`/auth/sessions/${newest}`)).toRefuse(404, "Session not found")
    expect(await (await one.caller.delete(`/auth/sessions/${newest}`)).json()).toEqual({ ended: true })
    await expect(await three.caller.get("/auth/session")).toRefuse(401, "Unauthorized")
    expect(await list()).toHaveLength(2)

    const everywhere = await two.caller.delete("/auth/sessions")
    expect(await everywhere.json()).toEqual({ signedOut: true })
    expect(everywhere.headers.get("set-cookie")).toContain("Max-Age=0")
    for (const { caller } of [one, two]) await expect(await caller.get("/api/keys")).toRefuse(401, "Unauthorized")
    expect((await other.caller.get("/auth/session")).status).toBe(200)
  })
})
