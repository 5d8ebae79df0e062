import { exports } from "cloudflare:workers"
import { describe, it, onTestFinished, vi } from "vitest"
import { anonymous, type Caller, ORIGIN, send, withKey } from "../../testing/client.ts"
import { anOrg, bindings, testServices, type TestOrg } from "../../testing/factories.ts"
import { purgeGrants } from "../../organizations/grants/find-grant.ts"

const CALLBACK = "https://app.test/callback"
const VERIFIER = "a-verifier-of-the-tests-that-is-long-enough-for-the-rules"
const challenge = async () =>
  btoa(
    String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(VERIFIER)))),
  )
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")

const form = (fields: Record<string, string>, path = "/oauth/token") =>
  send(path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  })

const register = async (more: object = {}) =>
  (
    await (
      await anonymous.post("/oauth/register", {
        client_name: "Claude",
        redirect_uris: [CALLBACK],
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code", "refresh_token"],
        ...more,
      })
    ).json<{ client_id: string }>()
  ).client_id

const queryOf = async (clientId: string, more: Record<string, string> = {}) =>
  new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: CALLBACK,
    state: "the-state",
    scope: "read",
    code_challenge: await challenge(),
    code_challenge_method: "S256",
    resource: `${ORIGIN}/mcp`,
    ...more,
  }).toString()

type Tokens = { access_token: string; refresh_token: string; scope: string }
type Connected = Tokens & { id: string; clientId: string; app: Caller }

/** Consents as this person, and exchanges the code. */
async function connect(
  org: TestOrg,
  scopes: readonly string[],
  {
    role = "owner",
    clientId,
    workspace,
  }: { role?: "owner" | "member" | "viewer"; clientId?: string; workspace?: string } = {},
): Promise<Connected> {
  const person = await org.signedInAs(role)
  const client = clientId ?? (await register())
  const decision = { allow: true, organizationId: org.id, scopes, ...(workspace !== undefined && { workspace }) }
  const answer = await person.post("/auth/consent/decision", { query: await queryOf(client), ...decision })
  const { searchParams } = new URL((await answer.json<{ location: string }>()).location)
  const code = searchParams.get("code") ?? ""
  const given = await form({
    grant_type: "authorization_code",
    code,
    redirect_uri: CALLBACK,
    client_id: client,
    code_verifier: VERIFIER,
  })
  const tokens = await given.json<Tokens>()
  return { ...tokens, id: code.split(":")[0] ?? "", clientId: client, app: withKey(tokens.access_token) }
}

const callTool = (app: Caller, name: string, input: object = {}, headers?: Record<string, string>) =>
  app.post("/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: input } }, headers)
const usage = async (app: Caller, headers?: Record<string, string>) =>
  (await callTool(app, "usage", {}, headers)).status
const refresh = ({ refresh_token: token, clientId }: Connected) =>
  form({ grant_type: "refresh_token", refresh_token: token, client_id: clientId })

describe("discovery", () => {
  it("leads from a 401 to the resource, and from there to the authorization server", async ({ expect }) => {
    for (const caller of [anonymous, withKey("no-token"), withKey(`grant_${"a".repeat(20)}:b:c`)]) {
      const refused = await callTool(caller, "usage")
      expect(refused.status).toBe(401)
      expect(refused.headers.get("www-authenticate")).toContain(
        `scope="read", resource_metadata="${ORIGIN}/.well-known/oauth-protected-resource/mcp"`,
      )
    }
    for (const path of ["/.well-known/oauth-protected-resource/mcp", "/.well-known/oauth-protected-resource"])
      expect(await (await anonymous.get(path)).json()).toMatchObject({
        resource: `${ORIGIN}/mcp`,
        authorization_servers: [ORIGIN],
        scopes_supported: ["read"],
      })
    expect(await (await anonymous.get("/.well-known/oauth-authorization-server")).json()).toMatchObject({
      issuer: ORIGIN,
      authorization_endpoint: `${ORIGIN}/authorize`,
      token_endpoint: `${ORIGIN}/oauth/token`,
      registration_endpoint: `${ORIGIN}/oauth/register`,
      scopes_supported: ["read", "write", "push"],
      code_challenge_methods_supported: ["S256"],
      client_id_metadata_document_supported: true,
      authorization_response_iss_parameter_supported: true,
    })
  })

  it("lets apps in browsers in, on the endpoint and on the way to a token", async ({ expect }) => {
    const origin = { origin: "https://app.test" }
    const metadata = "/.well-known/oauth-authorization-server"
    for (const path of ["/mcp", "/oauth/token", "/oauth/register", metadata]) {
      const asked = await send(path, {
        method: "OPTIONS",
        headers: { ...origin, "access-control-request-method": "POST" },
      })
      expect([asked.status, asked.headers.get("access-control-allow-origin")], path).toEqual([204, "*"])
      expect(asked.headers.get("access-control-allow-headers"), path).toContain("Authorization")
    }
    const refused = await callTool(anonymous, "usage", {}, origin)
    expect(refused.headers.get("access-control-expose-headers")).toMatch(/WWW-Authenticate.*RateLimit-Policy/)
    const { app } = await connect(await anOrg(), ["read"])
    expect(await usage(app, origin)).toBe(200)
  })
})

describe("an app that is known by the address of its description", () => {
  const CLIENT = "https://app.test/oauth/client.json"
  const description = { client_id: CLIENT, client_name: "Cursor", redirect_uris: [CALLBACK] }

  /** The app's own site, which is not among the parts that run here. */
  function siteAnswers(answer: object): string[] {
    const fetched: string[] = []
    const reachable = globalThis.fetch
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      if (new URL(url).host !== "app.test") return reachable(input, init)
      fetched.push(url)
      return Response.json(answer)
    })
    onTestFinished(() => void vi.restoreAllMocks())
    return fetched
  }

  it("connects without registering, under the name that the description gives", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const fetched = siteAnswers(description)
    const asked = await owner.post("/auth/consent", { query: await queryOf(CLIENT) })
    expect((await asked.json<{ app: object }>()).app).toMatchObject({ name: "Cursor" })
    const { app } = await connect(org, ["read"], { clientId: CLIENT })
    expect(await usage(app)).toBe(200)
    expect(new Set(fetched)).toEqual(new Set([CLIENT]))
  })

  it("is refused where the description is another's, or the address is not public", async ({ expect }) => {
    const owner = await (await anOrg()).signedInAs("owner")
    siteAnswers({ ...description, client_id: "https://other.test/oauth/client.json" })
    const consent = async (client: string) => owner.post("/auth/consent", { query: await queryOf(client) })
    const refused = await consent("https://app.test/oauth/stolen.json")
    expect([refused.status, await refused.json()]).toEqual([400, { error: "The app's description could not be read" }])
    expect((await consent("https://127.0.0.1/client.json")).status).toBe(400)
  })
})

describe("a connected app", () => {
  it("calls tools, refreshes, and ends with its next call after it is disconnected", async ({ expect }) => {
    const org = await anOrg()
    const owner = await org.signedInAs("owner")
    const connected = await connect(org, ["read", "push"])
    expect(connected.scope).toBe("read push")
    expect(await usage(connected.app)).toBe(200)
    const second = await (await refresh(connected)).json<Tokens>()
    expect(await usage(withKey(second.access_token))).toBe(200)
    const [listed] = await (await owner.get("/api/apps")).json<{ id: string }[]>()
    expect(listed).toMatchObject({
      id: connected.id,
      app: "Claude",
      redirectHost: "app.test",
      scopes: ["read", "push"],
      own: true,
    })

    // As where KV lags behind: its records stay.
    const records = async () => {
      const prefixes = [`token:${connected.id}:`, `grant:${connected.id}:`]
      const lists = await Promise.all(prefixes.map((prefix) => bindings.OAUTH_KV.list({ prefix })))
      return lists.flatMap(({ keys }) => keys.map(({ name }) => name))
    }
    const kept = await Promise.all(
      (await records()).map(async (name) => [name, await bindings.OAUTH_KV.get(name)] as const),
    )
    expect((await owner.delete(`/api/apps/${connected.id}`)).status).toBe(200)
    await expect.poll(records).toEqual([])
    for (const [name, value] of kept) await bindings.OAUTH_KV.put(name, value ?? "")
    expect(await usage(withKey(second.access_token))).toBe(401)
    const again = await refresh({ ...connected, ...second })
    expect([again.status, await again.json()]).toMatchObject([400, { error: "invalid_grant" }])
    const { results } = await bindings.DB.prepare("SELECT action FROM audit_log WHERE target = ? ORDER BY seq")
      .bind(connected.id)
      .all<{ action: string }>()
    expect(results.map(({ action }) => action)).toEqual(["app.connected", "app.disconnected"])
  })

  it("is asked for all scopes that a tool needs, and gets them with a new consent", async ({ expect }) => {
    const org = await anOrg()
    const first = await connect(org, ["read"])
    const asked = await callTool(first.app, "create_topics", { topics: ["Llama Groomers"] })
    expect(asked.status).toBe(403)
    expect(asked.headers.get("www-authenticate")).toBe(
      `Bearer error="insufficient_scope", scope="read write", resource_metadata="${ORIGIN}/.well-known/oauth-protected-resource/mcp"`,
    )
    const count = () =>
      bindings.DB.prepare("SELECT count(*) AS n FROM org_topics WHERE org_id = ?").bind(org.id).first<number>("n")
    expect(await count()).toBe(0)
    const { app } = await connect(org, ["read", "write"], { clientId: first.clientId })
    expect((await callTool(app, "create_topics", { topics: ["Llama Groomers"] })).status).toBe(200)
    expect(await count()).toBe(1)
    // The earlier grant ended.
    expect(await usage(first.app)).toBe(401)
  })

  it("can never do more than its person's role allows, from the next call on", async ({ expect }) => {
    const org = await anOrg()
    const viewer = await connect(org, ["read", "write", "push"], { role: "viewer" })
    expect(viewer.scope).toBe("read")
    const { app, id } = await connect(org, ["read", "write"], { role: "member" })
    const create = async () => {
      const answer = await callTool(app, "create_topics", { topics: ["Yak Herders"] })
      return (await answer.json<{ result: { isError?: boolean } }>()).result.isError ?? false
    }
    expect(await create()).toBe(false)
    const owner = await org.signedInAs("owner")
    await owner.patch(`/api/members/${org.userId("member")}`, { role: "viewer" })
    expect(await create()).toBe(true)
    // Removed, and not back with a new membership.
    await owner.delete(`/api/members/${org.userId("member")}`)
    expect(await usage(app)).toBe(401)
    await bindings.DB.prepare(
      "INSERT INTO memberships (org_id, user_id, role, source) VALUES (?, ?, 'owner', 'service')",
    )
      .bind(org.id, org.userId("member"))
      .run()
    expect(await usage(app)).toBe(401)
    const row = bindings.DB.prepare("SELECT kind FROM revocations WHERE kind = 'grant' AND id = ?").bind(id)
    expect(await row.first("kind")).toBe("grant")
  })

  it("reaches nothing but the endpoint that its token is for", async ({ expect }) => {
    const org = await anOrg()
    const { app, access_token: token } = await connect(org, ["read"])
    for (const path of ["/api/me", "/api/topics", "/api/admin/topics", "/api/apps"])
      expect((await app.get(path)).status, path).toBe(401)
    const elsewhere = await exports.default.fetch("https://other.test/mcp", {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: "{}",
    })
    expect(elsewhere.status).toBe(401)
    // Not even with its person's cookie.
    const { cookie } = await org.signedInAs("owner")
    expect(await usage(withKey("no-token"), { cookie })).toBe(401)
  })

  it("stays in the workspace that it was given", async ({ expect }) => {
    const org = await anOrg()
    const { app } = await connect(org, ["read", "write"], { workspace: "paris" })
    await callTool(app, "create_topics", { topics: ["Alpaca Shearers"] })
    const found = bindings.DB.prepare("SELECT workspace_id FROM org_topics WHERE org_id = ?").bind(org.id)
    expect(await found.first("workspace_id")).toBe("paris")
    expect(await usage(app, { "x-workspace-id": "paris" })).toBe(200)
    expect(await usage(app, { "x-workspace-id": "rome" })).toBe(403)
  })

  it("can do less with a narrower token", async ({ expect }) => {
    const { id, clientId, refresh_token: token } = await connect(await anOrg(), ["read", "write"])
    const given = await form({ grant_type: "refresh_token", refresh_token: token, client_id: clientId, scope: "read" })
    const narrow = withKey((await given.json<Tokens>()).access_token)
    expect([id.startsWith("grant_"), await usage(narrow)]).toEqual([true, 200])
    expect((await callTool(narrow, "create_topics", { topics: ["Goat Yogis"] })).status).toBe(403)
  })

  it("ends when it gives its token back, or is not used for a month", async ({ expect }) => {
    const org = await anOrg()
    const [back, unused] = [await connect(org, ["read"]), await connect(org, ["read"])]
    const forged = await form({ token: `${unused.id}:forged:forged`, client_id: back.clientId })
    expect([forged.status, await usage(unused.app)]).toEqual([200, 200])
    expect((await form({ token: back.refresh_token, client_id: back.clientId })).status).toBe(200)
    expect(await usage(back.app)).toBe(401)
    const ended = bindings.DB.prepare("SELECT revoked_at FROM oauth_grants WHERE id = ?").bind(back.id)
    expect(await ended.first("revoked_at")).not.toBeNull()
    await bindings.DB.prepare("UPDATE oauth_grants SET last_used_at = '2020' WHERE id = ?").bind(unused.id).run()
    expect(await usage(unused.app)).toBe(401)
    await purgeGrants(testServices())
    const rows = bindings.DB.prepare("SELECT count(*) AS n FROM oauth_grants WHERE id = ?").bind(unused.id)
    expect(await rows.first("n")).toBe(0)
  })
})

describe("consent", () => {
  it("shows what the app says without letting it hide anything", async ({ expect }) => {
    const org = await anOrg()
    const viewer = await org.signedInAs("viewer")
    const clientId = await register({ client_name: `Clau\u202Ede\u0000\n${"x".repeat(300)}` })
    const asked = await viewer.post("/auth/consent", { query: await queryOf(clientId, { scope: "push read admin" }) })
    const { app, requested, organizations } = await asked.json<{
      app: { name: string; redirectHost: string }
      requested: string[]
      organizations: object[]
    }>()
    expect(app).toMatchObject({ redirectHost: "app.test", domain: null, local: false })
    expect(app.name).toMatch(/^Clau de x{1,95}$/)
    expect(requested).toEqual(["read", "push"])
    expect(organizations).toEqual([{ id: org.id, name: "Test organization", role: "viewer", scopes: ["read"] }])
  })

  it("sends the browser only where the app registered, and tells the app of a refusal", async ({ expect }) => {
    const org = await anOrg()
    const person = await org.signedInAs("owner")
    const clientId = await register()
    const ask = async (more: Record<string, string>, id = clientId) => {
      const answer = await person.post("/auth/consent", { query: await queryOf(id, more) })
      return [answer.status, await answer.json()] as const
    }
    expect(await ask({ redirect_uri: "https://evil.test/callback" })).toEqual([400, { error: "Invalid redirect URI" }])
    expect(await ask({}, "nobody")).toEqual([400, { error: "Invalid client_id" }])
    for (const id of ["https://10.0.0.1/app.json", "https://app.internal/app.json", "https://app.test:9000/app.json"])
      expect((await ask({}, id))[1], id).toMatchObject({ error: expect.stringContaining("client_id is not allowed") })
    for (const more of [{ code_challenge_method: "plain" }, { resource: "https://other.test/mcp" }] as Record<
      string,
      string
    >[])
      expect((await ask(more))[1]).toMatchObject({ location: expect.stringContaining(`${CALLBACK}?error=`) })
    const query = await queryOf(clientId)
    const refused = await person.post("/auth/consent/decision", { query, allow: false })
    const { location } = await refused.json<{ location: string }>()
    expect(location).toBe(`${CALLBACK}?error=access_denied&state=the-state&iss=${encodeURIComponent(ORIGIN)}`)
    const other = await anOrg()
    const decision = { query, allow: true, organizationId: other.id, scopes: ["read"] }
    await expect(await person.post("/auth/consent/decision", decision)).toRefuse(404, "Organization not found")
  })

  it("lets owners see and end what members connected, and members their own", async ({ expect }) => {
    const org = await anOrg()
    const [owner, member, viewer] = [
      await org.signedInAs("owner"),
      await org.signedInAs("member"),
      await org.signedInAs("viewer"),
    ]
    const [mine, theirs] = [await connect(org, ["read"], { role: "member" }), await connect(org, ["read"])]
    const seen = async (caller: Caller) =>
      (await (await caller.get("/api/apps")).json<{ id: string }[]>()).map(({ id }) => id).sort()
    expect(await seen(owner)).toEqual([mine.id, theirs.id].sort())
    expect([await seen(member), await seen(viewer)]).toEqual([[mine.id], []])
    await expect(await member.delete(`/api/apps/${theirs.id}`)).toRefuse(404, "App not found")
    expect((await owner.delete(`/api/apps/${mine.id}`)).status).toBe(200)
    expect([await usage(mine.app), await usage(theirs.app)]).toEqual([401, 200])
  })
})

describe("registration", () => {
  it("refuses what no app needs", async ({ expect }) => {
    const cases: [unknown, number][] = [
      [{}, 400],
      [{ redirect_uris: ["javascript:alert(1)"] }, 400],
      [{ redirect_uris: ["http://app.test/callback"] }, 400],
      [{ redirect_uris: Array.from({ length: 21 }, (_, i) => `${CALLBACK}/${i}`) }, 400],
      [{ redirect_uris: [CALLBACK], client_name: "x".repeat(2_001) }, 400],
      [{ redirect_uris: [CALLBACK], client_name: "x".repeat(20_000) }, 413],
      [[], 400],
    ]
    for (const [metadata, status] of cases)
      expect((await anonymous.post("/oauth/register", metadata)).status, JSON.stringify(metadata).slice(0, 80)).toBe(
        status,
      )
  })

  it("is limited per address", async ({ expect }) => {
    const { endpoints } = await import("./endpoints.ts")
    const request = new Request(`${ORIGIN}/oauth/register`, { headers: { "cf-connecting-ip": "203.0.113.77" } })
    const execution = { waitUntil: () => {} } as unknown as ExecutionContext
    // More than two minutes allow: a minute may end during the test.
    const attempts = Array.from({ length: 121 }, () =>
      endpoints.registerClient(testServices(), request, {}, execution).then(
        ({ status }) => status,
        (error: { status: number }) => error.status,
      ),
    )
    expect(new Set(await Promise.all(attempts))).toEqual(new Set([400, 429]))
  })
})
