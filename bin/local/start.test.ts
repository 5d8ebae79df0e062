import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, it } from "vitest"
import { DEMO_PEOPLE } from "./demo-people.ts"
import { ACME_FILE, GLOBEX_TOPICS } from "./demo-topics.ts"
import { type Running, startStrata } from "./running.ts"
import { SAMPLES } from "../../src/testing/samples.ts"
import { signIn } from "./sign-in.ts"

const refused = (url: string) =>
  fetch(`${url}/health`).then(
    () => false,
    () => true,
  )

describe("npm start", () => {
  const state = mkdtempSync(path.join(tmpdir(), "strata-start-"))
  let running: Running
  beforeAll(async () => {
    running = await startStrata({ state, command: ["npm", "start"] })
  })
  afterAll(async () => {
    await running.stop()
    rmSync(state, { recursive: true, force: true })
  })

  const call = (cookie: string, method: string, target: string, body?: unknown) =>
    fetch(running.url + target, {
      method,
      headers: { cookie, origin: running.url, "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  const withKey = (secret: string, target: string) =>
    fetch(running.url + target, { headers: { authorization: `Bearer ${secret}` } })

  it("says what to open first, and nothing before that", ({ expect }) => {
    // npm names the script, and warns about the user's own settings. A busy machine logs slow requests, and one in a hundred is logged anyway;
    // the simulator has a word on what it collects there.
    const printed = running
      .output()
      .replace(/^(?:> |npm |An RPC result was not disposed|\{.*"request\.(?:slow|sampled)").*\n/gm, "")
    expect(printed).toMatch(new RegExp(`^\\s*Strata is running. Open ${running.url} and sign in as owner@acme.test;`))
  })

  it("prints a curl line that works", async ({ expect }) => {
    const line = /curl .*/.exec(running.output())?.[0] ?? ""
    const [, header = "", body, url = ""] = /-H '([^']+)' -d '([^']+)' (http\S+)$/.exec(line) ?? []
    const [name = "", value = ""] = header.split(": ")
    const answer = await fetch(url, { method: "POST", headers: { [name]: value }, body })
    expect(answer.status).toBe(200)
    const { text } = (await answer.json()) as { text: string }
    expect(JSON.parse(text)).toMatchObject({ topic_name: "Electric SUV Shoppers", parent_category: "Auto" })
  })

  it("seeds a library, an import and topics of another organization in the catalog", async ({ expect }) => {
    const cookie = await signIn(running.url, "viewer@acme.test")
    const read = async <T>(target: string) => (await (await call(cookie, "GET", target)).json()) as T
    const [batch] = await read<{ success_count: number }[]>("/api/import")
    expect(batch).toMatchObject({ filename: ACME_FILE.name, status: "completed", duplicate_count: 2, error_count: 1 })
    const { total } = await read<{ total: number }>("/api/topics/stats")
    expect(total).toBe(SAMPLES.length + (batch?.success_count ?? 0))
    const globex = await read<{ total: number }>("/api/topics/catalog?inLibrary=false")
    expect(globex.total).toBe(GLOBEX_TOPICS.length)
  })

  it("prints a key for the SDK demo page", async ({ expect }) => {
    const [, url = "", key = ""] = /(http\S+\/sdk-demo), with the key (pk_live_\w+)$/m.exec(running.output()) ?? []
    expect((await fetch(url)).status).toBe(200)
    expect((await withKey(key, "/api/sdk/mappings")).status).toBe(200)
  })

  it("serves the API reference and its OpenAPI document", async ({ expect }) => {
    const page = await fetch(`${running.url}/docs`)
    expect(page.status).toBe(200)
    expect(page.headers.get("content-security-policy")).toContain("default-src 'self'")
    expect(page.headers.get("strict-transport-security")).toContain("max-age=31536000")
    for (const asset of (await page.text()).matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      expect((await fetch(running.url + asset[1])).status, asset[1]).toBe(200)
    }
    expect((await fetch(`${running.url}/openapi.json`)).status).toBe(200)
  })

  it.concurrent.for(DEMO_PEOPLE)("signs in $email with the permissions of the role", async (person, { expect }) => {
    const cookie = await signIn(running.url, person.email)
    const session = await (await call(cookie, "GET", "/auth/session")).json()
    expect(session).toMatchObject({
      user: { email: person.email, operator: person.operator },
      organization: { role: person.role },
    })
    expect((await call(cookie, "GET", "/api/admin/organizations")).status).toBe(person.operator ? 200 : 403)
    const created = await call(cookie, "POST", "/api/keys", { name: "mine" })
    if (person.role === "member" || person.role === "viewer") {
      expect(created.status).toBe(403)
      return
    }
    const { record, plaintext } = (await created.json()) as { record: { id: string }; plaintext: string }
    expect((await withKey(plaintext, "/api/me")).status).toBe(200)
    expect((await call(cookie, "DELETE", "/api/keys", { id: record.id })).status).toBe(200)
    const after = await withKey(plaintext, "/api/me")
    expect([after.status, await after.json()]).toEqual([401, { error: "API key has been revoked" }])
  })

  it("keeps its state across a restart and leaves no process running", async ({ expect }) => {
    const cookie = await signIn(running.url, "owner@globex.test")
    await call(cookie, "POST", "/api/keys", { name: "kept" })
    const before = await (await call(cookie, "GET", "/api/keys")).json()
    const { port } = new URL(running.url)
    await running.stop()
    expect(await refused(running.url)).toBe(true)
    // Without npm, which does nothing else the second time.
    running = await startStrata({ state, port: Number(port) })
    expect(await (await call(cookie, "GET", "/api/keys")).json()).toEqual(before)
  })
})
