import { beforeAll, describe, it } from "vitest"
import { hasPermission, ROLES } from "../kernel/access/roles.ts"
import { SCOPES, type Scope } from "../kernel/access/scopes.ts"
import { newSecret } from "../organizations/keys/secret.ts"
import { aCast } from "../testing/a-cast.ts"
import { anonymous, withKey, type Caller } from "../testing/client.ts"
import { anOrg, testServices, theMaintainer, theRelay } from "../testing/factories.ts"
import type { ExpectedAccess } from "../kernel/access/expected-access.ts"
import { routes } from "./routes.ts"

const tables = import.meta.glob<ExpectedAccess>("../**/routes.access.ts", { eager: true, import: "access" })
const ROUTE_TABLE: ExpectedAccess = Object.assign({}, ...Object.values(tables))

const registered = routes.map(({ definition }) => `${definition.method.toUpperCase()} ${definition.path}`)
const protectedRoutes = Object.entries(ROUTE_TABLE).filter(
  ([, { by }]) => by !== "anyone" && by !== "relay" && by !== "maintenance",
)
const tokenRoutes = Object.entries(ROUTE_TABLE).filter(([, { by }]) => by === "relay" || by === "maintenance")

/** What browsers send with a request that another site's page makes. */
const CROSS_SITE: readonly Record<string, string>[] = [
  { origin: "https://evil.test" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
]

/** Whom the routes are called by; no case depends on what another did with it. */
const cast = aCast()

/** Calls a route with an unknown id and no input. */
async function call(caller: Caller, name: string, headers?: Record<string, string>): Promise<Response> {
  const [method = "GET", path = ""] = name.split(" ")
  const body = method === "GET" ? undefined : {}
  const answer = await caller[method.toLowerCase() as "get"](path.replaceAll(/\{\w+\}/g, "unknown"), body, headers)
  cast.afterCall(method, answer)
  return answer
}

/** An organization with something of everything, and what only its own callers may read, by what it belongs to. */
let victim: { ids: Record<string, string>; api: Caller; sdk: Caller }
/** What a workspace has for itself; the rest belongs to the whole organization. */
const OF_WORKSPACE = ["topic", "removal", "importBatch", "activation", "segment", "refreshJob"]

/** A key with all scopes that an operator holds. */
let operatorsKey: Caller

const setOperator = (userId: string, operator: 0 | 1) =>
  testServices().d1.prepare("UPDATE users SET operator = ? WHERE id = ?").bind(operator, userId).run()

beforeAll(async () => {
  const operators = await anOrg()
  await setOperator(operators.userId("owner"), 1)
  operatorsKey = (await operators.apiKey(SCOPES)).caller
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
async function callForVictim(caller: Caller, name: string, headers?: Record<string, string>): Promise<Response> {
  const [method = "GET", path = ""] = name.split(" ")
  const { foreign } = ROUTE_TABLE[name] ?? {}
  const id = foreign ? (victim.ids[foreign.of] ?? "") : ""
  const body = method === "GET" ? undefined : (foreign?.body?.(id) ?? {})
  const target = (foreign?.path?.(id) ?? path).replaceAll(/\{\w+\}/g, "unknown")
  const answer = await caller[method.toLowerCase() as "get"](target, body, headers)
  cast.afterCall(method, answer)
  return answer
}

/** What a text tells of the victim, besides the id that was sent. */
const leaksIn = (text: string, name: string, kinds = Object.keys(victim.ids)) =>
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

it.for(["GET /api/export", "POST /api/keys"])(
  "%s rejects cross-site requests of every kind",
  async (name, { expect }) => {
    for (const headers of CROSS_SITE) {
      await expect(await call(await cast.now.signedInAs("owner"), name, headers)).toRefuse(403, "Forbidden")
    }
  },
)

describe.for(tokenRoutes)("%s", ([name, { by }]) => {
  it("accepts only its own token", async ({ expect }) => {
    const [right, wrong] = by === "relay" ? [theRelay, theMaintainer] : [theMaintainer, theRelay]
    const others = [
      anonymous,
      wrong,
      withKey("a-token-for-the-relay-of-the-test"),
      withKey("a-token-for-the-relay-of-the-testsX"),
      await cast.now.apiKey(),
      await cast.now.sdkKey(),
      await cast.now.signedInAs("owner"),
      await cast.now.operator(),
    ]
    for (const other of others) await expect(await call(other, name)).toRefuse(401, "Unauthorized")
    expect([401, 403, 405]).not.toContain((await call(right, name)).status)
  })
})

describe.for(protectedRoutes)("%s", ([name, row]) => {
  it("rejects a caller without credentials, an unknown, wrong or revoked key", async ({ expect }) => {
    await expect(await call(anonymous, name)).toRefuse(401, "Unauthorized")
    if (row.by === "sdk") {
      const others = [
        withKey(newSecret("pk_live_")),
        await cast.now.apiKey(),
        await cast.now.signedInAs("owner"),
        await cast.revokedSdkKey(),
      ]
      for (const other of others) await expect(await call(other, name)).toRefuse(401, "Invalid or expired SDK key")
      return
    }
    await expect(await call(withKey(newSecret("txadv_")), name)).toRefuse(401, "Invalid API key")
    await expect(await call(await cast.now.sdkKey(), name)).toRefuse(401, "Unauthorized")
    if (row.by !== "key") await expect(await call(await cast.now.apiKey(), name)).toRefuse(401, "Insufficient scopes")
    await expect(await call(await cast.revokedApiKey(), name)).toRefuse(401, "API key has been revoked")
  })

  if (row.by !== "sdk" && !("buyers" in row))
    it("answers a buyer's key like one without the scope", async ({ expect }) => {
      await expect(await call(await cast.now.buyerKey(), name)).toRefuse(401, "Insufficient scopes")
    })

  if (row.by === "key" || row.by === "sdk")
    it("accepts a key with the scope and rejects one without it", async ({ expect }) => {
      const keyWith = (scopes: readonly Scope[]) => cast.now[row.by === "sdk" ? "sdkKey" : "apiKey"](scopes)
      const needed = [row.scope ?? []].flat()
      for (const scopes of needed.length === 0 ? [SCOPES] : needed.map((scope) => [scope])) {
        expect([401, 403, 405]).not.toContain((await call(await keyWith(scopes), name)).status)
      }
      if (needed.length === 0) return
      const others = SCOPES.filter((scope) => !needed.includes(scope))
      await expect(await call(await keyWith(others), name)).toRefuse(401, "Insufficient scopes")
    })

  if (row.by === "operator" && row.scope === undefined)
    it("is for people alone, whoever holds a key", async ({ expect }) => {
      await expect(await call(operatorsKey, name)).toRefuse(401, "Insufficient scopes")
    })

  if (row.by === "operator" && row.scope !== undefined)
    it("accepts a key with the scope only while an operator holds it", async ({ expect }) => {
      const org = await anOrg()
      const { caller } = await org.apiKey(SCOPES.filter((scope) => scope === row.scope))
      const others = (await org.apiKey(SCOPES.filter((scope) => scope !== row.scope))).caller
      await expect(await call(caller, name)).toRefuse(401, "Insufficient scopes")
      await setOperator(org.userId("owner"), 1)
      expect([401, 403, 405]).not.toContain((await call(caller, name)).status)
      await expect(await call(others, name)).toRefuse(401, "Insufficient scopes")
      await setOperator(org.userId("owner"), 0)
      await expect(await call(caller, name)).toRefuse(401, "Insufficient scopes")
    })

  if (row.by !== "sdk")
    it("accepts only roles with the permission", async ({ expect }) => {
      for (const role of ROLES) {
        const answer = await call(await cast.now.signedInAs(role), name)
        const required = "permission" in row ? row.permission : undefined
        const allowed = row.by !== "operator" && (!required || hasPermission(role, required))
        if (allowed) expect([401, 403, 405], role).not.toContain(answer.status)
        else await expect(answer).toRefuse(403, row.by === "key" ? (row.refusal ?? "Forbidden") : "Forbidden")
      }
      if (row.by !== "operator") return
      expect([401, 403, 405]).not.toContain((await call(await cast.now.operator(), name)).status)
    })

  if (row.by !== "sdk")
    it("rejects cross-site requests with a session", async ({ expect }) => {
      const owner = await cast.now.signedInAs("owner")
      const [method = "", path = ""] = name.split(" ")
      // All routes share the check, so each is tried in one of the ways, and all ways are tried on many routes.
      const headers = CROSS_SITE[registered.indexOf(name) % CROSS_SITE.length]
      const target = path.replaceAll(/\{\w+\}/g, "unknown")
      if (method === "GET") expect((await owner.send(target, { method: "HEAD", headers })).status).toBe(403)
      await expect(await call(owner, name, headers)).toRefuse(403, "Forbidden")
    })

  const { foreign } = row
  if (foreign)
    it("returns the same error for another organization's id as for an unknown one", async ({ expect }) => {
      const [method = "", path = ""] = name.split(" ")
      const id = victim.ids[foreign.of] ?? ""
      const attackers = [await cast.now.signedInAs("owner"), ...(row.by === "key" ? [await cast.now.apiKey()] : [])]
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
    const answers = {
      api: await callForVictim(await cast.now.apiKey(), name),
      sdk: await callForVictim(await cast.now.sdkKey(), name),
    }
    if (row.by === "sdk") expect(answers.api.status).toBe(401)
    else expect(answers.sdk.status).toBe(401)
    if (row.by !== "sdk" && row.by !== "key") expect(answers.api.status).toBe(401)
    const owner = await callForVictim(await cast.now.signedInAs("owner"), name)
    for (const answer of [answers.api, answers.sdk, owner]) expect(leaksIn(await answer.text(), name)).toEqual([])
  })

  // Connections belong to the whole organization.
  if ((row.by === "key" || row.by === "sdk") && foreign?.of !== "connection")
    it("tells a workspace nothing of the others", async ({ expect }) => {
      const caller = row.by === "sdk" ? victim.sdk : victim.api
      const answer = await callForVictim(caller, name, { "x-workspace-id": "elsewhere" })
      if (foreign && OF_WORKSPACE.includes(foreign.of)) expect(answer.status).toBe(404)
      expect(leaksIn(await answer.text(), name, OF_WORKSPACE)).toEqual([])
    })
})
