import { beforeAll, describe, it } from "vitest"
import { hasPermission, ROLES } from "../kernel/access/roles.ts"
import { SCOPES } from "../kernel/access/scopes.ts"
import { newSecret } from "../organizations/keys/secret.ts"
import { anonymous, withKey, type Caller } from "../testing/client.ts"
import { anOperator, anOrg, testServices, theMaintainer, theRelay } from "../testing/factories.ts"
import type { ExpectedAccess } from "../kernel/access/expected-access.ts"
import { routes } from "./routes.ts"

const tables = import.meta.glob<ExpectedAccess>("../**/routes.access.ts", { eager: true, import: "access" })
const ROUTE_TABLE: ExpectedAccess = Object.assign({}, ...Object.values(tables))

const registered = routes.map(({ definition }) => `${definition.method.toUpperCase()} ${definition.path}`)
const protectedRoutes = Object.entries(ROUTE_TABLE).filter(
  ([, { by }]) => by !== "anyone" && by !== "relay" && by !== "maintenance",
)
const tokenRoutes = Object.entries(ROUTE_TABLE).filter(([, { by }]) => by === "relay" || by === "maintenance")

/** Calls a route with an unknown id and no input. */
function call(caller: Caller, name: string): Promise<Response> {
  const [method = "GET", path = ""] = name.split(" ")
  const body = method === "GET" ? undefined : {}
  return caller[method.toLowerCase() as "get"](path.replaceAll(/\{\w+\}/g, "unknown"), body)
}

/** An organization with something of everything, and what only its own callers may read, by what it belongs to. */
let victim: { ids: Record<string, string>; api: Caller; sdk: Caller }
/** What a workspace has for itself; the rest belongs to the whole organization. */
const OF_WORKSPACE = ["topic", "removal", "importBatch", "activation", "segment", "refreshJob"]

beforeAll(async () => {
  const org = await anOrg()
  const ids: Record<string, string> = { organization: org.id, segment: `seg_of_${org.id}` }
  for (const kind of new Set(Object.values(ROUTE_TABLE).flatMap(({ foreign }) => foreign?.of ?? []))) {
    ids[kind] = (await org[kind]()).id
  }
  await testServices()
    .d1.prepare("UPDATE activations SET status = 'active', platform_segment_id = ?, activated_at = ? WHERE id = ?")
    .bind(ids["segment"], new Date().toISOString(), ids["activation"])
    .run()
  victim = { ids, api: (await org.apiKey()).caller, sdk: (await org.sdkKey()).caller }
})

/** Calls a route with the victim's id where it takes one. */
function callForVictim(caller: Caller, name: string, headers?: Record<string, string>): Promise<Response> {
  const [method = "GET", path = ""] = name.split(" ")
  const { foreign } = ROUTE_TABLE[name] ?? {}
  const id = foreign ? (victim.ids[foreign.of] ?? "") : ""
  const body = method === "GET" ? undefined : (foreign?.body?.(id) ?? {})
  const target = (foreign?.path?.(id) ?? path).replaceAll(/\{\w+\}/g, "unknown")
  return caller[method.toLowerCase() as "get"](target, body, headers)
}

/** What a text tells of the victim, besides the id that was sent. */
const toldIn = (text: string, name: string, kinds = Object.keys(victim.ids)) =>
  kinds.filter((kind) => kind !== ROUTE_TABLE[name]?.foreign?.of && text.includes(victim.ids[kind] ?? ""))

it("knows every registered route, and no other", ({ expect }) => {
  const listed = Object.values(tables).flatMap((table) => Object.keys(table))
  expect(listed.sort()).toEqual([...registered].sort())
})

it("documents every route in OpenAPI", async ({ expect }) => {
  const document = (await (await anonymous.get("/openapi.json")).json()) as { paths: Record<string, object> }
  const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(documented.sort()).toEqual([...registered].sort())
})

describe.for(tokenRoutes)("%s", ([name, { by }]) => {
  it("accepts only its own token", async ({ expect }) => {
    const org = await anOrg()
    const [right, wrong] = by === "relay" ? [theRelay, theMaintainer] : [theMaintainer, theRelay]
    const others = [
      anonymous,
      wrong,
      withKey("a-token-for-the-relay-of-the-test"),
      withKey("a-token-for-the-relay-of-the-testsX"),
      (await org.apiKey()).caller,
      (await org.sdkKey()).caller,
      await org.signedInAs("owner"),
      await anOperator(),
    ]
    for (const other of others) await expect(await call(other, name)).toRefuse(401, "Unauthorized")
    expect([401, 403, 405]).not.toContain((await call(right, name)).status)
  })
})

describe.for(protectedRoutes)("%s", ([name, row]) => {
  it("rejects a caller without credentials", async ({ expect }) => {
    await expect(await call(anonymous, name)).toRefuse(401, "Unauthorized")
  })

  it("rejects a key that was never issued", async ({ expect }) => {
    const message = row.by === "sdk" ? "Invalid or expired SDK key" : "Invalid API key"
    await expect(await call(withKey(newSecret(row.by === "sdk" ? "pk_live_" : "txadv_")), name)).toRefuse(401, message)
  })

  it("rejects the wrong kind of key", async ({ expect }) => {
    const org = await anOrg()
    if (row.by === "sdk") {
      await expect(await call((await org.apiKey()).caller, name)).toRefuse(401, "Invalid or expired SDK key")
      await expect(await call(await org.signedInAs("owner"), name)).toRefuse(401, "Invalid or expired SDK key")
      return
    }
    await expect(await call((await org.sdkKey()).caller, name)).toRefuse(401, "Unauthorized")
    if (row.by !== "key") {
      await expect(await call((await org.apiKey()).caller, name)).toRefuse(401, "Insufficient scopes")
    }
  })

  if (row.by === "key" || row.by === "sdk")
    it("accepts a key with the scope and rejects one without it", async ({ expect }) => {
      const org = await anOrg()
      const make = row.by === "sdk" ? org.sdkKey : org.apiKey
      const right = await call((await make(row.scope ? [row.scope] : SCOPES)).caller, name)
      expect([401, 403, 405]).not.toContain(right.status)
      if (!row.scope) return
      const others = SCOPES.filter((scope) => scope !== row.scope)
      await expect(await call((await make(others)).caller, name)).toRefuse(401, "Insufficient scopes")
    })

  it("rejects a revoked key", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    if (row.by === "sdk") {
      const { id, caller } = await org.sdkKey()
      await owner.delete("/api/sdk-keys", { id })
      await expect(await call(caller, name)).toRefuse(401, "Invalid or expired SDK key")
      return
    }
    const { id, caller } = await org.apiKey()
    await owner.delete("/api/keys", { id })
    await expect(await call(caller, name)).toRefuse(401, "API key has been revoked")
  })

  if (row.by !== "sdk")
    it("accepts only roles with the permission", async ({ expect }) => {
      const org = await anOrg()
      for (const role of ROLES) {
        const answer = await call(await org.signedInAs(role), name)
        const required = "permission" in row ? row.permission : undefined
        const allowed = row.by !== "operator" && (!required || hasPermission(role, required))
        if (allowed) expect([401, 403, 405], role).not.toContain(answer.status)
        else await expect(answer).toRefuse(403, row.by === "key" ? (row.refusal ?? "Forbidden") : "Forbidden")
      }
      if (row.by === "operator") expect([401, 403, 405]).not.toContain((await call(await anOperator(), name)).status)
    })

  if (row.by !== "sdk")
    it("rejects cross-site requests with a session", async ({ expect }) => {
      const owner = await (await anOrg()).signedInAs("owner")
      const [method = "", path = ""] = name.split(" ")
      const attempts: Record<string, string>[] = [
        { origin: "https://evil.test" },
        { origin: "null" },
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
      ]
      for (const headers of attempts) {
        const target = path.replaceAll(/\{\w+\}/g, "unknown")
        if (method === "GET") expect((await owner.send(target, { method: "HEAD", headers })).status).toBe(403)
        const answer = await owner[method.toLowerCase() as "post"](target, method === "GET" ? undefined : {}, headers)
        await expect(answer).toRefuse(403, "Forbidden")
      }
    })

  const { foreign } = row
  if (foreign)
    it("returns the same error for another organization's id as for an unknown one", async ({ expect }) => {
      const [method = "", path = ""] = name.split(" ")
      const { id } = await (await anOrg())[foreign.of]()
      const other = await anOrg()
      const attackers = [await other.signedInAs("owner"), ...(row.by === "key" ? [(await other.apiKey()).caller] : [])]
      for (const attacker of attackers) {
        const send = (target: string) =>
          attacker[method.toLowerCase() as "post"](foreign.path?.(target) ?? path, foreign.body?.(target))
        const [theirs, unknown] = [await send(id), await send(`${id.slice(0, -4)}0000`)]
        await expect(theirs).toRefuse(404, foreign.refusal)
        expect(await theirs.text()).toBe(await unknown.text())
        expect(theirs.status).toBe(unknown.status)
      }
    })

  it("tells another organization's people and keys nothing", async ({ expect }) => {
    const other = await anOrg()
    const [api, sdk] = [(await other.apiKey()).caller, (await other.sdkKey()).caller]
    const answers = { api: await callForVictim(api, name), sdk: await callForVictim(sdk, name) }
    if (row.by === "sdk") expect(answers.api.status).toBe(401)
    else expect(answers.sdk.status).toBe(401)
    if (row.by !== "sdk" && row.by !== "key") expect(answers.api.status).toBe(401)
    const owner = await callForVictim(await other.signedInAs("owner"), name)
    for (const answer of [answers.api, answers.sdk, owner]) expect(toldIn(await answer.text(), name)).toEqual([])
  })

  // Connections belong to the whole organization.
  if ((row.by === "key" || row.by === "sdk") && foreign?.of !== "connection")
    it("tells a workspace nothing of the others", async ({ expect }) => {
      const caller = row.by === "sdk" ? victim.sdk : victim.api
      const answer = await callForVictim(caller, name, { "x-workspace-id": "elsewhere" })
      if (foreign && OF_WORKSPACE.includes(foreign.of)) expect(answer.status).toBe(404)
      expect(toldIn(await answer.text(), name, OF_WORKSPACE)).toEqual([])
    })
})
