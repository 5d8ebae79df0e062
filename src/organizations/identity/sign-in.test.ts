import { env } from "cloudflare:workers"
import { describe, it } from "vitest"
import { mirrorPerson } from "./mirror-person.ts"
import { anonymous, ORIGIN, send, withCookie } from "../../testing/client.ts"
import { testServices } from "../../testing/factories.ts"

type Session = {
  user: { id: string; email: string; name: string; operator: boolean }
  organization: { id: string; name: string; role: string }
  organizations: { id: string; name: string; role: string }[]
}

/** Signs in through the real provider as a browser does; returns the service's last response. */
async function signIn(login: string, returnTo = "/"): Promise<Response> {
  const begun = await send(`/auth/login?returnTo=${encodeURIComponent(returnTo)}`)
  const signInCookie = cookiePairs(begun)
  let providerCookies = ""
  let url = begun.headers.get("location") ?? ""
  for (let hop = 0; hop < 10; hop++) {
    if (url.startsWith(ORIGIN)) return send(url, { headers: { cookie: signInCookie } })
    let answer = await fetch(url, { redirect: "manual", headers: { cookie: providerCookies } })
    providerCookies = [providerCookies, cookiePairs(answer)].filter(Boolean).join("; ")
    if (!answer.headers.has("location")) {
      const action = /action="([^"]+)"/.exec(await answer.text())?.[1] ?? ""
      answer = await fetch(new URL(action, url), {
        method: "POST",
        redirect: "manual",
        headers: { cookie: providerCookies },
        body: new URLSearchParams({ login }),
      })
      providerCookies = [providerCookies, cookiePairs(answer)].filter(Boolean).join("; ")
    }
    url = new URL(answer.headers.get("location") ?? "", url).href
  }
  throw new Error("Too many redirects during sign-in")
}

const cookiePairs = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ")

async function signedIn(login: string) {
  const caller = withCookie(cookiePairs(await signIn(login)))
  return { caller, session: (await (await caller.get("/auth/session")).json()) as Session }
}

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
  ] as const)("redirects returnTo %s to %s", async ([returnTo, location], { expect }) => {
    expect((await signIn("viewer@acme.test", returnTo)).headers.get("location")).toBe(location)
  })

  it("rejects a callback without an attempt or with a different state", async ({ expect }) => {
    await expect(await anonymous.get("/auth/callback?code=x&state=y")).toRefuse(400, "Sign-in failed, please try again")
    const cookie = cookiePairs(await send("/auth/login"))
    const issuer = encodeURIComponent(env.OIDC_ISSUER)
    const answer = await send(`/auth/callback?code=x&state=other&iss=${issuer}`, { headers: { cookie } })
    await expect(answer).toRefuse(400, "Sign-in failed, please try again")
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
