import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, it } from "vitest"
import { DEMO_PEOPLE } from "./demo-people.ts"
import { ROOT } from "./paths.ts"
import { SAMPLES } from "../src/engine/samples.ts"
import { signIn } from "./sign-in.ts"

type Running = { process: ChildProcess; url: string; output: () => string }

/** `npm start` in a process of its own, up to its ready line. */
async function start(state: string, port: number): Promise<Running> {
  const child = spawn("npm", ["start"], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), STRATA_STATE: state },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  child.stdout.on("data", (data: Buffer) => (output += data.toString()))
  child.stderr.on("data", (data: Buffer) => (output += data.toString()))
  const deadline = Date.now() + 90_000
  while (!/^ready http:\S+$/m.test(output)) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`npm start did not come up:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { process: child, url: `http://localhost:${port}`, output: () => output }
}

async function stop(running: Running) {
  running.process.kill("SIGTERM")
  if (running.process.exitCode === null) await once(running.process, "exit")
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "localhost")
  await once(server, "listening")
  const address = server.address()
  server.close()
  await once(server, "close")
  return typeof address === "object" && address ? address.port : 0
}

const refused = (url: string) =>
  fetch(`${url}/health`).then(
    () => false,
    () => true,
  )

describe("npm start", () => {
  const state = mkdtempSync(path.join(tmpdir(), "strata-start-"))
  let running: Running
  beforeAll(async () => {
    running = await start(state, await freePort())
  })
  afterAll(async () => {
    await stop(running)
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

  it("prints a curl line that works", async ({ expect }) => {
    const line = /curl .*/.exec(running.output())?.[0] ?? ""
    const [, header = "", body, url = ""] = /-H '([^']+)' -d '([^']+)' (http\S+)$/.exec(line) ?? []
    const [name = "", value = ""] = header.split(": ")
    const answer = await fetch(url, { method: "POST", headers: { [name]: value }, body })
    expect(answer.status).toBe(200)
    const { text } = (await answer.json()) as { text: string }
    expect(JSON.parse(text)).toMatchObject({ topic_name: "Electric SUV Shoppers", parent_category: "Auto" })
    expect(await (await withKey(value.replace("Bearer ", ""), "/api/topics/stats")).json()).toMatchObject({
      total: SAMPLES.length,
    })
  })

  it("serves the reference page and its document", async ({ expect }) => {
    const page = await fetch(`${running.url}/docs`)
    expect(page.status).toBe(200)
    expect(page.headers.get("content-security-policy")).toContain("default-src 'self'")
    expect(page.headers.get("strict-transport-security")).toContain("max-age=31536000")
    for (const asset of (await page.text()).matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      expect((await fetch(running.url + asset[1])).status, asset[1]).toBe(200)
    }
    expect((await fetch(`${running.url}/openapi.json`)).status).toBe(200)
  })

  it.for(DEMO_PEOPLE)("lets $email in, with what the role allows", async (person, { expect }) => {
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

  it("keeps its state over a restart and ends everything it started", async ({ expect }) => {
    const cookie = await signIn(running.url, "owner@globex.test")
    await call(cookie, "POST", "/api/keys", { name: "kept" })
    const before = await (await call(cookie, "GET", "/api/keys")).json()
    const { port } = new URL(running.url)
    await stop(running)
    expect(await refused(running.url)).toBe(true)
    running = await start(state, Number(port))
    expect(await (await call(cookie, "GET", "/api/keys")).json()).toEqual(before)
  })
})
