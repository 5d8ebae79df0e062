import { env } from "cloudflare:workers"
import { describe, inject, it } from "vitest"
import { mirrorPerson } from "./mirror-person.ts"
import type { Session } from "./schema.ts"
import { beginSignIn, finishSignIn } from "./sign-in.ts"
import { anonymous, ORIGIN, send, withCookie } from "../../testing/client.ts"
import { testServices } from "../../testing/factories.ts"
import { callbackOf, cookiePairs, signedIn, signIn } from "../../testing/sign-in.ts"

describe("signing in", () => {
  it.for([
    ["owner@acme.test", "Acme", "owner", false],
    ["admin@acme.test", "Acme", "admin", false],
    ["member@acme.test", "Acme", "member", false],
    ["viewer@acme.test", "Acme", "viewer", false],
    ["owner@globex.test", "Globex", "owner", false],
    ["operator@strata.test", "Strata", "owner", true],
  ] as const)("signs in %s to %s as %s", async ([login, organization, role, operator], { expect }) => {
    const { session } = await signedIn(login)
    expect(session.user).toMatchObject({ email: login, operator })
    expect(session.organization).toMatchObject({ name: organization, role })
    expect(session.organizations).toEqual([session.organization])
  })

  it("creates a personal organization for a person without one, and reuses it", async ({ expect }) => {
    const first = await signedIn("solo@elsewhere.test")
    expect(first.session.organization).toMatchObject({ name: "solo's organization", role: "owner" })
    const second = await signedIn("solo@elsewhere.test")
    expect(second.session).toEqual(first.session)
  })

  it("leaves the version of an organization that is called the same", async ({ expect }) => {
    const versionSeenBy = async (login: string) => {
      const { caller } = await signedIn(login)
      return (await (await caller.get("/api/organization/settings")).json<{ updatedAt: string }>()).updatedAt
    }
    expect(await versionSeenBy("viewer@acme.test")).toBe(await versionSeenBy("owner@acme.test"))
  })

  it("sets an HttpOnly __Host- cookie", async ({ expect }) => {
    const answer = await signIn("owner@acme.test")
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith("__Host-strata_session="))
    expect(cookie).toMatch(/; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=604800$/)
  })

  it.for([
    ["/docs?x=1#y", "/docs?x=1#y"],
    ["https://evil.test/", "/"],
    ["//evil.test", "/"],
    ["/\\evil.test", "/"],
    ["javascript:alert(1)", "/"],
    ["/.//evil.test", "/"],
    ["/x/..//evil.test", "/"],
    ["/%2e//evil.test/path", "/"],
    ["/\t/evil.test", "/"],
    ["/%09/evil.test", "/%09/evil.test"],
  ] as const)("redirects returnTo %s to %s", async ([returnTo, location], { expect }) => {
    expect((await signIn("viewer@acme.test", { returnTo })).headers.get("location")).toBe(location)
  })

  it("rejects a callback without an attempt or with a different state", async ({ expect }) => {
    await expect(await anonymous.get("/auth/callback?code=x&state=y")).toRefuse(400, "Sign-in failed, please try again")
    const cookie = cookiePairs(await send("/auth/login"))
    const issuer = encodeURIComponent(env.OIDC_ISSUER)
    const answer = await send(`/auth/callback?code=x&state=other&iss=${issuer}`, { headers: { cookie } })
    await expect(answer).toRefuse(400, "Sign-in failed, please try again")
  })

  it.for([
    ["state", "state"],
    ["nonce", "nonce"],
    ["PKCE verifier", "verifier"],
  ] as const)("rejects a callback whose %s is not the one of its attempt", async ([, field], { expect }) => {
    const started = await send("/auth/login")
    const [name = "", value = ""] = cookiePairs(started).split(/=(.*)/)
    const attempt = JSON.parse(atob(value)) as Record<string, string>
    const callback = await callbackOf(started.headers.get("location") ?? "", "member@acme.test")
    const other = btoa(JSON.stringify({ ...attempt, [field]: `${attempt[field]?.slice(0, -1)}_` }))
    const answer = await send(callback, { headers: { cookie: `${name}=${other}` } })
    await expect(answer).toRefuse(400, "Sign-in failed, please try again")
    expect(answer.headers.getSetCookie().join()).not.toContain("strata_session")
  })

  it("accepts a code once", async ({ expect }) => {
    const started = await send("/auth/login")
    const cookie = cookiePairs(started)
    const callback = await callbackOf(started.headers.get("location") ?? "", "member@acme.test")
    expect((await send(callback, { headers: { cookie } })).status).toBe(302)
    await expect(await send(callback, { headers: { cookie } })).toRefuse(400, "Sign-in failed, please try again")
  })

  it("asks for the standard scopes unless others are set, which strict providers insist on", async ({ expect }) => {
    const services = testServices()
    const standard = { ...services.identity, issuer: inject("standardIssuer") }
    const refused = await beginSignIn(standard, ORIGIN, "/")
    await expect(callbackOf(refused.location, "ada@firm.test")).rejects.toThrow("invalid_scope: organizations")

    const identity = { ...standard, scope: "openid profile email" }
    const started = await beginSignIn(identity, ORIGIN, "/docs")
    expect(new URL(started.location).searchParams.get("scope")).toBe("openid profile email")
    const callback = new URL(await callbackOf(started.location, "ada@firm.test"))
    const cookie = started.cookies.map((one) => one.split(";")[0]).join("; ")
    const { location, cookies } = await finishSignIn({ ...services, identity }, callback, cookie)
    expect(location).toBe("/docs")
    const session = await withCookie(cookies[0]?.split(";")[0] ?? "").get("/auth/session")
    expect(await session.json()).toMatchObject({
      user: { email: "ada@firm.test", operator: false },
      organization: { name: "ada's organization", role: "owner" },
    })
  })
})

describe("a session", () => {
  it("ends immediately at sign-out", async ({ expect }) => {
    const { caller } = await signedIn("member@acme.test")
    expect((await caller.get("/api/keys")).status).toBe(200)
    const out = await caller.post("/auth/logout", {})
    expect(await out.json()).toEqual({ signedOut: true })
    expect(out.headers.get("set-cookie")).toContain("Max-Age=0")
    await expect(await caller.get("/api/keys")).toRefuse(401, "Unauthorized")
    await expect(await caller.get("/auth/session")).toRefuse(401, "Unauthorized")
  })

  it("is returned by /auth/visitor, which returns null without one", async ({ expect }) => {
    const { caller, session } = await signedIn("viewer@acme.test")
    expect(await (await caller.get("/auth/visitor")).json()).toEqual({ session })
    const signedOut = [anonymous, withCookie("__Host-strata_session=nonsense")]
    for (const visitor of signedOut) {
      const answer = await visitor.get("/auth/visitor")
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual({ session: null })
    }
    await caller.post("/auth/logout", {})
    expect(await (await caller.get("/auth/visitor")).json()).toEqual({ session: null })
  })

  it("switches only between the person's own organizations", async ({ expect }) => {
    const both = { sub: "both", email: "both@two.test", name: "Both" }
    const names = { organizations: "orgs", operator: "op" }
    const orgs = [
      { id: "one", name: "One", role: "viewer" },
      { id: "two", name: "Two", role: "owner" },
    ]
    const { openSession } = await import("./sessions.ts")
    const { userId, orgId } = await mirrorPerson(testServices(), "issuer", { ...both, orgs }, names)
    const caller = withCookie((await openSession(testServices(), userId, orgId)).split(";")[0] ?? "")
    const before = (await (await caller.get("/auth/session")).json()) as Session
    expect(before.organization).toMatchObject({ name: "One", role: "viewer" })
    await expect(await caller.post("/api/keys", { name: "x" })).toRefuse(403, "Forbidden")
    const two = before.organizations.find(({ name }) => name === "Two")
    expect((await caller.post("/auth/organization", { organizationId: two?.id })).status).toBe(200)
    expect((await caller.post("/api/keys", { name: "x" })).status).toBe(201)
    const { session: globex } = await signedIn("owner@globex.test")
    const foreign = await caller.post("/auth/organization", { organizationId: globex.organization.id })
    await expect(foreign).toRefuse(404, "Organization not found")

    // Once the provider drops the second organization, the next sign-in removes the membership and ends its sessions.
    await mirrorPerson(testServices(), "issuer", { ...both, orgs: orgs.slice(0, 1) }, names)
    await expect(await caller.get("/api/keys")).toRefuse(401, "Unauthorized")
  })
})

describe("mirrorPerson", () => {
  it("keeps the personal organization when the person joins another", async ({ expect }) => {
    const names = { organizations: "organizations", operator: "operator" }
    const claims = { sub: "later", email: "later@x.test" }
    const own = await mirrorPerson(testServices(), "issuer", claims, names)
    const joined = { ...claims, organizations: [{ id: "firm", name: "Firm", role: "member" }] }
    await mirrorPerson(testServices(), "issuer", joined, names)
    const rows = await testServices()
      .d1.prepare("SELECT role FROM memberships WHERE user_id = ? ORDER BY role")
      .bind(own.userId)
      .all<{ role: string }>()
    expect(rows.results.map(({ role }) => role)).toEqual(["member", "owner"])
  })

  it("rejects an unknown role", async ({ expect }) => {
    const names = { organizations: "organizations", operator: "operator" }
    const claims = { sub: "x", organizations: [{ id: "a", name: "A", role: "god" }] }
    await expect(mirrorPerson(testServices(), "issuer", claims, names)).rejects.toThrow(/role/)
  })
})
