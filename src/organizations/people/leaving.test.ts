import { describe, it } from "vitest"
import { type Caller, withCookie, withKey } from "../../testing/client.ts"
import { anOrg, type TestOrg, testServices } from "../../testing/factories.ts"
import { json } from "../../testing/topic-answers.ts"
import type { AlertPage } from "../alerts/schema.ts"
import type { AuditPage } from "../audit/schema.ts"
import { mirrorPerson } from "../identity/mirror-person.ts"
import { openSession } from "../identity/sessions.ts"
import type { CreatedApiKey, ListedApiKey, ListedSdkKey } from "../keys/schema.ts"
import { createApiKey } from "../keys/api-keys.ts"
import { createSdkKey } from "../keys/sdk-keys.ts"

async function aLeaver() {
  const org = await anOrg()
  const [owner, admin] = [await org.signedInAs("owner"), await org.signedInAs("admin")]
  const made = await json<CreatedApiKey>(admin.post("/api/keys", { name: "Nightly export", scopes: ["export"] }))
  const page = await json<CreatedApiKey>(admin.post("/api/sdk-keys", { name: "Shop", scopes: ["mappings:read"] }))
  return {
    org,
    owner,
    admin,
    id: org.userId("admin"),
    key: withKey(made.plaintext),
    page: withKey(page.plaintext),
    made,
  }
}

const NONE = { revoked: 0, transferred: 0 }
const entryOf = async (owner: Caller, action: string) => {
  const { data } = await json<AuditPage>(owner.get(`/api/audit?action=${action}`))
  return data[0]?.details
}
const personOf = (org: TestOrg, role: "owner" | "member") => ({ id: org.userId(role), email: `${role}@${org.id}.test` })

describe("removing a member", () => {
  it("ends an admin's session and their API key: neither exports any more", async ({ expect }) => {
    const { org, owner, admin, id, key, page, made } = await aLeaver()
    expect((await key.get("/api/export")).status).toBe(200)
    const answer = await json(owner.delete(`/api/members/${id}`))
    expect(answer).toEqual({
      removed: true,
      apiKeys: { revoked: 1, transferred: 0 },
      sdkKeys: { revoked: 0, transferred: 1 },
    })
    await expect(await admin.get("/api/topics")).toRefuse(401, "Unauthorized")
    await expect(await key.get("/api/export")).toRefuse(401, "API key has been revoked")
    expect((await page.get("/api/sdk/mappings")).status).toBe(200)
    expect(await entryOf(owner, "member.removed")).toEqual({
      email: `admin@${org.id}.test`,
      role: "admin",
      apiKeysRevoked: [{ id: made.record.id, name: "Nightly export" }],
      sdkKeysHandedOver: [{ id: expect.stringMatching(/^sdk_/), name: "Shop" }],
      handedOverTo: personOf(org, "owner"),
    })
  })

  it("hands the keys over to a person whom the call names, and they leave with that person", async ({ expect }) => {
    const { org, owner, id, key, made } = await aLeaver()
    const body = { keys: "transfer", transferTo: org.userId("member") }
    const answer = await json(owner.delete(`/api/members/${id}`, body))
    expect(answer).toMatchObject({ apiKeys: { revoked: 0, transferred: 1 }, sdkKeys: { revoked: 0, transferred: 1 } })
    expect((await key.get("/api/export")).status).toBe(200)
    expect(await entryOf(owner, "member.removed")).toMatchObject({
      apiKeysHandedOver: [{ id: made.record.id, name: "Nightly export" }],
      handedOverTo: personOf(org, "member"),
    })
    const [listed] = await json<ListedApiKey[]>(owner.get("/api/keys"))
    expect(listed).toMatchObject({
      createdBy: id,
      lastUsedAt: expect.any(String),
      madeBy: { id, email: `admin@${org.id}.test`, member: false },
      holder: { ...personOf(org, "member"), member: true },
    })
    expect(await json(owner.delete(`/api/members/${org.userId("member")}`, { sdkKeys: "revoke" }))).toMatchObject({
      apiKeys: { revoked: 1, transferred: 0 },
      sdkKeys: { revoked: 1, transferred: 0 },
    })
    await expect(await key.get("/api/export")).toRefuse(401, "API key has been revoked")
  })

  it("refuses a receiver who is not another member, and then removes no one", async ({ expect }) => {
    const { owner, id, key } = await aLeaver()
    const stranger = (await anOrg()).userId("owner")
    const remove = (body: object) => owner.delete(`/api/members/${id}`, body)
    await expect(await remove({ keys: "transfer" })).toRefuse(400, "transferTo is required")
    for (const transferTo of [id, stranger]) {
      const refusal = "transferTo must be another member of the organization"
      await expect(await remove({ keys: "transfer", transferTo })).toRefuse(400, refusal)
    }
    await expect(await remove({ keys: "keep" })).toRefuse(400, "keys must be one of revoke, transfer")
    expect((await key.get("/api/export")).status).toBe(200)
  })

  it("leaves no key behind that a request of theirs makes meanwhile", async ({ expect }) => {
    const { org, owner, id } = await aLeaver()
    const ctx = org.ctx("admin")
    await owner.delete(`/api/members/${id}`)
    await expect(createApiKey(ctx, { name: "Late", scopes: ["export"] })).rejects.toThrow("Unauthorized")
    await expect(createSdkKey(ctx, { name: "Late", mode: "live", scopes: ["classify"] })).rejects.toThrow(
      "Unauthorized",
    )
  })

  it("hands an owner's SDK keys to another owner when they remove themselves", async ({ expect }) => {
    const org = await anOrg()
    const [owner, admin] = [await org.signedInAs("owner"), await org.signedInAs("admin")]
    await owner.patch(`/api/members/${org.userId("admin")}`, { role: "owner" })
    const page = await org.sdkKey(["mappings:read"])
    expect((await page.caller.get("/api/sdk/mappings")).status).toBe(200)
    expect(await json(owner.delete(`/api/members/${org.userId("owner")}`))).toMatchObject({
      sdkKeys: { revoked: 0, transferred: 1 },
    })
    const [listed] = await json<ListedSdkKey[]>(admin.get("/api/sdk-keys"))
    expect(listed).toMatchObject({ lastUsedAt: expect.any(String), holder: { id: org.userId("admin") } })
  })
})

describe("the keys of any person", () => {
  /** An organization from claims, with a boss who is an owner and a clerk who is an admin with a key. */
  async function aFirm() {
    const { issuer, claims } = testServices().identity
    const firm = { id: crypto.randomUUID(), name: "Firm" }
    const signIn = async (sub: string, role: string | null, name?: string) => {
      const person = { sub, email: `${sub}@firm.test`, ...(name && { name }) }
      const organizations = role === null ? [] : [{ ...firm, role }]
      const { userId, orgId } = await mirrorPerson(testServices(), issuer, { ...person, organizations }, claims)
      const cookie = await openSession(testServices(), userId, orgId)
      return { userId, caller: withCookie(cookie.split(";")[0] ?? "") }
    }
    const [bossSub, clerkSub] = [crypto.randomUUID(), crypto.randomUUID()]
    const [boss, clerk] = [await signIn(bossSub, "owner"), await signIn(clerkSub, "admin", "Ada Clerk")]
    const { plaintext } = await json<CreatedApiKey>(clerk.caller.post("/api/keys", { name: "CI" }))
    return { boss, clerk, key: withKey(plaintext), dropClerk: () => signIn(clerkSub, null, "Ada Clerk") }
  }

  it("who the provider drops go on working, and owners are alerted once", async ({ expect }) => {
    const { boss, clerk, key, dropClerk } = await aFirm()
    for (const _ of [1, 2]) await dropClerk()
    await expect(await clerk.caller.get("/api/keys")).toRefuse(401, "Unauthorized")
    expect((await key.get("/api/me")).status).toBe(200)
    const { data } = await json<AlertPage>(boss.caller.get("/api/alerts"))
    expect(data).toMatchObject([
      { kind: "keys_left", title: "1 key of Ada Clerk still works after they left", link: "/keys" },
    ])
    const path = `/api/members/${clerk.userId}/keys`
    expect(await json(boss.caller.post(path, {}))).toEqual({ apiKeys: { revoked: 1, transferred: 0 }, sdkKeys: NONE })
    await expect(await key.get("/api/me")).toRefuse(401, "API key has been revoked")
    expect(await entryOf(boss.caller, "member.keys_changed")).toMatchObject({ apiKeysRevoked: [{ name: "CI" }] })
  })

  it("whom the provider manages can be handed over or revoked while they are members", async ({ expect }) => {
    const { boss, clerk, key } = await aFirm()
    const settle = (body: object) => boss.caller.post(`/api/members/${clerk.userId}/keys`, body)
    const answer = await settle({ keys: "transfer", transferTo: boss.userId })
    expect(await answer.json()).toEqual({ apiKeys: { revoked: 0, transferred: 1 }, sdkKeys: NONE })
    const [listed] = await json<ListedApiKey[]>(boss.caller.get("/api/keys"))
    expect(listed).toMatchObject({ madeBy: { id: clerk.userId, member: true }, holder: { id: boss.userId } })
    // They are the boss's now.
    expect(await json(settle({}))).toEqual({ apiKeys: NONE, sdkKeys: NONE })
    expect((await key.get("/api/me")).status).toBe(200)
    await expect(await boss.caller.post("/api/members/usr_unknown/keys", {})).toRefuse(404, "Member not found")
  })
})
