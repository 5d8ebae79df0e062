import { describe, inject, it } from "vitest"
import { ORIGIN, send, withCookie } from "../../testing/client.ts"
import { anOperator, anOrg, type TestOrg, testServices } from "../../testing/factories.ts"
import { callbackOf, cookiePairs } from "../../testing/sign-in.ts"
import { json } from "../../testing/topic-answers.ts"
import type { Session } from "../identity/schema.ts"
import { mirrorPerson } from "../identity/mirror-person.ts"
import { beginAccepting, beginSignIn, finishSignIn } from "../identity/sign-in.ts"
import { purgeInvitations } from "./invitations.ts"
import type { CreatedInvitation, CreatedOrganization, Invitation, Member } from "./schema.ts"

const anAddress = () => `${crypto.randomUUID()}@guests.test`
const invite = async (org: TestOrg, email: string, role = "member") =>
  json<CreatedInvitation>((await org.signedInAs("owner")).post("/api/invitations", { email, role }))
const tokenOf = ({ link }: { link: string }) => link.split("#")[1] ?? ""

/** Accepts an invitation as a browser does, signing in with an address; returns the last response. */
async function accept(token: string, login: string): Promise<Response> {
  const started = await send("/auth/invitation/accept", { method: "POST", body: JSON.stringify({ token }) })
  const { location } = await started.clone().json<{ location: string }>()
  return send(await callbackOf(location, login), { headers: { cookie: cookiePairs(started) } })
}

async function join(org: TestOrg, role = "member") {
  const email = anAddress()
  const { link } = await invite(org, email, role)
  const caller = withCookie(cookiePairs(await accept(tokenOf({ link }), email)))
  const session = await json<Session>(caller.get("/auth/session"))
  return { caller, email, id: session.user.id, session }
}

describe("an invitation", () => {
  it("makes a member of the person whom it names, once", async ({ expect }) => {
    const org = await anOrg()
    const email = anAddress()
    const created = await invite(org, email.toUpperCase(), "admin")
    const mails = await fetch(`${inject("mailUrl")}?to=${encodeURIComponent(email)}`)
    expect(created.mailed).toBe(true)
    expect(await mails.text()).toContain(created.link)
    expect(created.link).toMatch(/^https:\/\/strata\.test\/invitation#\w{43}$/)
    expect(created.invitation).toMatchObject({ email, role: "admin", invitedBy: `owner@${org.id}.test` })
    const owner = await org.signedInAs("owner")
    expect(await json<Invitation[]>(owner.get("/api/invitations"))).toEqual([created.invitation])
    const token = tokenOf(created)
    const described = await send("/auth/invitation", { method: "POST", body: JSON.stringify({ token }) })
    expect(await described.json()).toMatchObject({ organization: "Test organization", email, role: "admin" })

    const answer = await accept(token, email)
    expect(answer.headers.get("location")).toBe("/library")
    const caller = withCookie(cookiePairs(answer))
    const { organization, organizations } = await json<Session>(caller.get("/auth/session"))
    expect(organization).toEqual({ id: org.id, name: "Test organization", role: "admin" })
    expect(organizations).toEqual([organization])
    expect(await json<Invitation[]>(owner.get("/api/invitations"))).toEqual([])
    const again = await send("/auth/invitation/accept", { method: "POST", body: JSON.stringify({ token }) })
    await expect(again).toRefuse(404, "Invitation not found or expired")
  })

  it("is for its address alone", async ({ expect }) => {
    const org = await anOrg()
    const created = await invite(org, anAddress())
    const answer = await accept(tokenOf(created), anAddress())
    expect(answer.headers.get("location")).toBe("/invitation?refused=invitation")
    expect(answer.headers.getSetCookie().join()).not.toContain("strata_session")
    const members = await json<Member[]>((await org.signedInAs("owner")).get("/api/members"))
    expect(members).toHaveLength(4)
  })

  it("is not for an address that the provider calls unverified", async ({ expect }) => {
    const org = await anOrg()
    const email = anAddress()
    const token = tokenOf(await invite(org, email))
    const claims = { sub: email, email, email_verified: false }
    const names = { organizations: "organizations", operator: "operator" }
    await expect(mirrorPerson(testServices(), "issuer", claims, names, token)).rejects.toThrow("refused")
  })

  it("expires after 7 days, and is deleted later", async ({ expect }) => {
    const org = await anOrg()
    const { invitation, ...created } = await invite(org, anAddress())
    const after = (ms: number) => ({ ...testServices(), now: () => new Date(Date.parse(invitation.createdAt) + ms) })
    const DAY = 24 * 3_600_000
    const token = tokenOf(created)
    expect((await beginAccepting(after(7 * DAY - 1), ORIGIN, token)).location).toContain("login_hint=")
    await expect(beginAccepting(after(7 * DAY), ORIGIN, token)).rejects.toThrow("Invitation not found or expired")
    const { d1 } = testServices()
    const isStored = () => d1.prepare("SELECT 1 FROM invitations WHERE id = ?").bind(invitation.id).first()
    await purgeInvitations(after(37 * DAY))
    expect(await isStored()).not.toBeNull()
    await purgeInvitations(after(37 * DAY + 1))
    expect(await isStored()).toBeNull()
  })

  it("can be revoked, and a new one replaces it", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const email = anAddress()
    const [first, second] = [await invite(org, email), await invite(org, email, "viewer")]
    expect(await json<Invitation[]>(owner.get("/api/invitations"))).toEqual([second.invitation])
    const lookUp = (token: string) => send("/auth/invitation", { method: "POST", body: JSON.stringify({ token }) })
    await expect(await lookUp(tokenOf(first))).toRefuse(404, "Invitation not found or expired")
    expect((await lookUp(tokenOf(second))).status).toBe(200)
    const path = `/api/invitations/${second.invitation.id}`
    expect(await json(owner.delete(path))).toEqual({ revoked: true })
    await expect(await owner.delete(path)).toRefuse(404, "Invitation not found")
    await expect(await lookUp(tokenOf(second))).toRefuse(404, "Invitation not found or expired")
  })

  it("needs an address and a role, and a person who is not a member yet", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const refusals: [object, number, string][] = [
      [{ role: "member" }, 400, "email is required"],
      [{ email: "nobody", role: "member" }, 400, "email must be an e-mail address"],
      [{ email: "a@b.test", role: "god" }, 400, "role must be one of owner, admin, member, viewer"],
      [
        { email: `ADMIN@${org.id}.test`, role: "member" },
        409,
        `admin@${org.id.toLowerCase()}.test is already a member`,
      ],
    ]
    for (const [body, status, message] of refusals) {
      await expect(await owner.post("/api/invitations", body)).toRefuse(status, message)
    }
  })
})

describe("a member", () => {
  it("has another role with the next request", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { caller, id } = await join(org, "admin")
    expect((await caller.post("/api/keys", { name: "x" })).status).toBe(201)
    const changed = await json<Member>(owner.patch(`/api/members/${id}`, { role: "viewer" }))
    expect(changed).toMatchObject({ id, role: "viewer", source: "service" })
    await expect(await caller.post("/api/keys", { name: "x" })).toRefuse(403, "Forbidden")
    const member = (await json<Member[]>(owner.get("/api/members"))).find((one) => one.id === id)
    expect(member?.role).toBe("viewer")
  })

  it("is out with the next request once removed, and stays out", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const { caller, id, email } = await join(org)
    expect((await caller.get("/api/topics")).status).toBe(200)
    const none = { revoked: 0, transferred: 0 }
    expect(await json(owner.delete(`/api/members/${id}`))).toEqual({ removed: true, apiKeys: none, sdkKeys: none })
    await expect(await caller.get("/api/topics")).toRefuse(401, "Unauthorized")
    await expect(await owner.delete(`/api/members/${id}`)).toRefuse(404, "Member not found")
    // Invited again: the old session stays ended.
    const { link } = await invite(org, email)
    expect((await accept(tokenOf({ link }), email)).headers.get("location")).toBe("/library")
    await expect(await caller.get("/api/topics")).toRefuse(401, "Unauthorized")
  })

  it("keeps a role by invitation through later sign-ins", async ({ expect }) => {
    const org = await anOrg()
    const { email, id } = await join(org, "viewer")
    const { issuer, claims } = testServices().identity
    const profile = { sub: email, email }
    expect(await mirrorPerson(testServices(), issuer, profile, claims)).toMatchObject({ userId: id, orgId: org.id })
    const firm = { ...profile, organizations: [{ id: `firm-${org.id}`, name: "Firm", role: "owner" }] }
    const { orgId } = await mirrorPerson(testServices(), issuer, firm, claims)
    expect(orgId).not.toBe(org.id)
    const members = await json<Member[]>((await org.signedInAs("owner")).get("/api/members"))
    expect(members.find((one) => one.id === id)?.role).toBe("viewer")
  })

  it("who is the last owner can be neither removed nor made anything else", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const path = `/api/members/${org.userId("owner")}`
    await expect(await owner.delete(path)).toRefuse(409, "An organization needs at least one owner")
    await expect(await owner.patch(path, { role: "admin" })).toRefuse(409, "An organization needs at least one owner")
    const second = await join(org, "owner")
    expect((await second.caller.patch(path, { role: "admin" })).status).toBe(200)
    await expect(await owner.get("/api/invitations")).toRefuse(403, "Forbidden")
    await expect(await second.caller.delete(`/api/members/${second.id}`)).toRefuse(
      409,
      "An organization needs at least one owner",
    )
  })

  it("whom the identity provider manages is left to it", async ({ expect }) => {
    const { issuer, claims } = testServices().identity
    const organizations = [{ id: crypto.randomUUID(), name: "Firm", role: "owner" }]
    const names = ["boss", "clerk"].map((name) => `${name}@${crypto.randomUUID()}.test`)
    const [boss, clerk] = await Promise.all(
      names.map((sub) => mirrorPerson(testServices(), issuer, { sub, email: sub, organizations }, claims)),
    )
    const { openSession } = await import("../identity/sessions.ts")
    const setCookie = await openSession(testServices(), boss?.userId ?? "", boss?.orgId ?? "")
    const owner = withCookie(setCookie.split(";")[0] ?? "")
    const path = `/api/members/${clerk?.userId}`
    const refusal = "The identity provider manages this member"
    await expect(await owner.patch(path, { role: "viewer" })).toRefuse(409, refusal)
    await expect(await owner.delete(path)).toRefuse(409, refusal)
    const rename = await owner.patch("/api/organization", { name: "Other" })
    await expect(rename).toRefuse(409, "The identity provider manages this organization")
  })
})

describe("an installation without claims", () => {
  const services = testServices()
  const identity = {
    ...services.identity,
    issuer: inject("standardIssuer"),
    scope: "openid profile email",
    signUp: "invited" as const,
  }
  const pair = (cookie: string) => cookie.split(";")[0] ?? ""

  async function signIn(login: string, operators: string[] = []) {
    const started = await beginSignIn(identity, ORIGIN, "/")
    const callback = new URL(await callbackOf(started.location, login))
    const settings = { ...services, identity: { ...identity, operators } }
    return finishSignIn(settings, callback, started.cookies.map(pair).join("; "))
  }

  it("admits operators whom its settings name, and other people by invitation only", async ({ expect }) => {
    const [operator, other] = [`${crypto.randomUUID()}@installer.test`, anAddress()]
    const refused = await signIn(other, [operator])
    expect(refused.location).toBe("/invitation?refused=uninvited")
    expect(refused.cookies.join()).not.toContain("strata_session")
    const { cookies } = await signIn(operator, ["someone@else.test", operator.toUpperCase()])
    const session = await json<Session>(withCookie(pair(cookies[0] ?? "")).get("/auth/session"))
    expect(session.user.operator).toBe(true)
    expect(session.organization.role).toBe("owner")
  })

  it("gives a stranger's organization the plan that was chosen for new ones", async ({ expect }) => {
    const open = { ...services, identity: { ...identity, signUp: "open" as const, newPlan: "free" as const } }
    const started = await beginSignIn(open.identity, ORIGIN, "/")
    const callback = new URL(await callbackOf(started.location, anAddress()))
    const { cookies } = await finishSignIn(open, callback, started.cookies.map(pair).join("; "))
    const session = await json<Session>(withCookie(pair(cookies[0] ?? "")).get("/auth/session"))
    const plan = services.d1.prepare("SELECT plan FROM organizations WHERE id = ?").bind(session.organization.id)
    expect(await plan.first("plan")).toBe("free")
  })

  it("names no operator by an address that is not verified", async ({ expect }) => {
    const email = `${crypto.randomUUID()}@installer.test`
    const mirror = (claims: object, operators: string[]) => {
      const settings = { ...services, identity: { ...services.identity, operators } }
      return mirrorPerson(settings, "issuer", { sub: email, email, ...claims }, services.identity.claims)
    }
    expect((await mirror({}, [email.toUpperCase()])).operator).toBe(false)
    expect((await mirror({ email_verified: "true" }, [email.toUpperCase()])).operator).toBe(false)
    expect((await mirror({ email_verified: true }, [email.toUpperCase()])).operator).toBe(true)
    expect((await mirror({ sub: `sub-${email}`, email: "" }, [`sub-${email}`])).operator).toBe(true)
  })

  it("gets its organizations from operators, each with the invitation of its owner", async ({ expect }) => {
    const operator = await anOperator()
    const ownerEmail = anAddress()
    const answer = await operator.post("/api/admin/organizations", { name: "First customer", ownerEmail })
    expect(answer.status).toBe(201)
    const created = (await answer.json()) as CreatedOrganization
    const owner = withCookie(cookiePairs(await accept(tokenOf(created), ownerEmail)))
    const { organization } = await json<Session>(owner.get("/auth/session"))
    expect(organization).toEqual({ ...created.organization, role: "owner" })
    expect(await json(owner.patch("/api/organization", { name: "Renamed" }))).toEqual({
      id: organization.id,
      name: "Renamed",
    })
    expect((await json<Session>(owner.get("/auth/session"))).organization.name).toBe("Renamed")
  })
})
