import { Client, type OAuthClientProvider, StreamableHTTPClientTransport } from "@modelcontextprotocol/client"
import { beforeAll, describe, inject, it } from "vitest"
import { signIn } from "../local/sign-in.ts"
import { runProgram } from "./run-program.ts"
import type { SharedService } from "./shared-service.ts"

const CALLBACK = "http://127.0.0.1:33418/callback"
let url: string
let owner: { cookie: string; origin: string; "content-type": string }

beforeAll(async () => {
  ;({ url } = (await (await fetch(inject("sharedService"))).json()) as SharedService)
  owner = { cookie: await signIn(url, "owner@acme.test"), origin: url, "content-type": "application/json" }
})

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(url + path, { method, headers: owner, ...(body && { body: JSON.stringify(body) }) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Does what the consent page does when its person allows all that is asked for. Returns where the browser goes. */
async function consent({ search: query }: URL): Promise<URL> {
  const { requested, organizations } = await ask<{ requested: string[]; organizations: { id: string }[] }>(
    "POST",
    "/auth/consent",
    { query },
  )
  const scopes = requested.length > 0 ? requested : ["read"]
  const decision = { query, allow: true, organizationId: organizations[0]?.id, scopes }
  return new URL((await ask<{ location: string }>("POST", "/auth/consent/decision", decision)).location)
}

/** What an app keeps: nothing at first. */
function anApp() {
  const kept: {
    client?: ReturnType<OAuthClientProvider["clientInformation"]>
    tokens?: Awaited<ReturnType<OAuthClientProvider["tokens"]>>
    verifier?: string
    asked?: URL | undefined
  } = {}
  const authProvider: OAuthClientProvider = {
    redirectUrl: CALLBACK,
    clientMetadata: {
      client_name: "The official client",
      redirect_uris: [CALLBACK],
      token_endpoint_auth_method: "none",
      grant_types: ["authorization_code", "refresh_token"],
    },
    clientInformation: () => kept.client,
    saveClientInformation: (client) => void (kept.client = client),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void (kept.tokens = tokens),
    redirectToAuthorization: (asked) => void (kept.asked = asked),
    invalidateCredentials: (what) => void (what === "tokens" && (kept.tokens = undefined)),
    saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier ?? "",
  }
  const open = () => new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { authProvider })
  /** Works until the app has to send its person to the consent page, then goes there and works again. */
  async function withConsent<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const attempt = async () => {
      const client = new Client({ name: "official", version: "1.0.0" })
      await client.connect(open())
      try {
        return await work(client)
      } finally {
        await client.close()
      }
    }
    kept.asked = undefined
    try {
      return await attempt()
    } catch (error) {
      if (!kept.asked) throw error
      await open().finishAuth((await consent(kept.asked)).searchParams)
      return attempt()
    }
  }
  return { kept, withConsent }
}

describe("the official client", () => {
  it("connects from nothing, plans and pushes, refreshes, and ends when it is disconnected", async ({ expect }) => {
    const { kept, withConsent } = anApp()
    const tools = await withConsent((client) => client.listTools())
    expect(tools.tools.map(({ name }) => name)).toContain("plan_push")
    expect(kept.tokens?.scope).toBe("read")
    const call = async <T>(name: string, input: Record<string, unknown>) => {
      const answer = await withConsent((client) => client.callTool({ name, arguments: input }))
      expect(answer.isError ?? false, JSON.stringify(answer.structuredContent)).toBe(false)
      return answer.structuredContent as T
    }
    await call("search_topics", { query: "electric cars" })
    expect(kept.asked).toBeUndefined()

    const name = `Walrus Trainers ${Date.now()}`
    await call("create_topics", { topics: [name] })
    expect([kept.asked?.searchParams.get("scope"), kept.tokens?.scope]).toEqual(["read write", "read write"])

    const { connections } = await call<{ connections: { name: string; direction: string }[] }>("list_connections", {})
    const to = connections.find(({ direction }) => direction === "outbound")?.name
    const plan = await call<{ plan_id: string }>("plan_push", { connection_id: to, topic_ids: [name] })
    expect(plan).toMatchObject({ action: "push", connection: { name: to }, counts: { create: 1 } })
    expect(kept.asked?.searchParams.get("scope")).toBe("read write push")
    const { run_id: run } = await call<{ run_id: string }>("push", { plan_id: plan.plan_id })
    const runs = () => call<{ runs: { id: string; state: string }[] }>("list_runs", {})
    await expect
      .poll(async () => (await runs()).runs)
      .toContainEqual(expect.objectContaining({ id: run, state: "completed" }))

    // With an access token that nobody knows, the client refreshes by itself.
    const { access_token: before = "" } = kept.tokens ?? {}
    if (kept.tokens) kept.tokens = { ...kept.tokens, access_token: `${before.slice(0, -4)}0000` }
    await call("usage", {})
    expect(kept.asked).toBeUndefined()
    const { access_token: token = "" } = kept.tokens ?? {}
    expect(token).not.toBe(before)

    const apps = await ask<{ id: string; app: string }[]>("GET", "/api/apps")
    const own = apps.find(({ app }) => app === "The official client")
    await ask("DELETE", `/api/apps/${own?.id}`)
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
    const refused = await fetch(`${url}/mcp`, { method: "POST", headers, body: "{}" })
    expect(refused.status).toBe(401)
    // Its refresh token is worth nothing either: the person is asked again.
    await call("usage", {})
    expect(kept.asked).toBeInstanceOf(URL)
  })
})

describe("the conformance suite for authorization servers", () => {
  it.for(["2025-11-25", "2026-07-28"])("passes its scenarios of %s", async (version, { expect }) => {
    const port = 33_419
    const metadata = {
      client_name: "Conformance",
      redirect_uris: [`http://127.0.0.1:${port}/callback`],
      token_endpoint_auth_method: "none",
    }
    const { client_id: id } = await ask<{ client_id: string }>("POST", "/oauth/register", metadata)
    let visited: Promise<unknown> | undefined
    const report = await runProgram(
      "conformance",
      ["authorization", "--url", url, "--client-id", id, "--port", String(port), "--spec-version", version],
      (output) => {
        const [asked] = /http\S+\/authorize\?\S+(?=\s)/.exec(output) ?? []
        // As the person's browser does.
        if (asked) visited ??= consent(new URL(asked)).then((location) => fetch(location))
      },
    )
    await visited
    expect(report).toContain("Total: 3 passed, 0 failed")
  })
})
