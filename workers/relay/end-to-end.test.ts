import { readdirSync, readFileSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, it } from "vitest"
import { startIdentityProvider } from "../../bin/local/identity-provider.ts"
import { buildWorker, migrate, startWorker } from "../../bin/local/local-worker.ts"
import { freePort } from "../../bin/system/ports.ts"
import { signIn } from "../../bin/local/sign-in.ts"
import { S3_KEYS } from "../../src/testing/s3-keys.ts"
import { startS3Server } from "../../src/testing/s3-server.ts"
import { relayHere, startRelay } from "./testing/a-relay.ts"
import { RELAY_TOKEN } from "./testing/a-service.ts"
import { type OpenSshServer, PASSWORD, startOpenSshServer } from "./testing/openssh-server.ts"

const stops: (() => Promise<unknown>)[] = []
const logs: string[] = []
const answers: string[] = []
let server: OpenSshServer
let s3: Awaited<ReturnType<typeof startS3Server>>
let drop: Record<string, string>
let url = ""
let cookie = ""

beforeAll(async () => {
  server = await startOpenSshServer()
  stops.push(server.stop)
  s3 = await startS3Server()
  stops.push(s3.stop)
  drop = {
    DROP_S3_ENDPOINT: s3.url,
    DROP_S3_BUCKET: "drop",
    DROP_S3_REGION: "eu-central-1",
    DROP_S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    DROP_S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  }
  const state = mkdtempSync(path.join(tmpdir(), "strata-exchange-"))
  stops.push(async () => rmSync(state, { recursive: true, force: true }))
  await buildWorker()
  await migrate(state)
  const port = await freePort()
  url = `http://localhost:${port}`
  const provider = await startIdentityProvider({ redirectUri: `${url}/auth/callback` })
  stops.push(provider.stop)
  const { miniflare } = await startWorker({
    port,
    state,
    quiet: true,
    onLog: (line) => logs.push(line),
    bindings: {
      ...drop,
      RELAY_TOKEN,
      CREDENTIALS_KEYS: `test:${Buffer.alloc(32, "k").toString("base64")}`,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_SECRET: "local-demo-secret",
    },
  })
  stops.push(() => miniflare.dispose())
  cookie = await signIn(url, "owner@acme.test")
})
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
})

async function call<T = Record<string, unknown>>(method: string, target: string, body?: unknown): Promise<T> {
  const text = typeof body === "string"
  const answer = await fetch(url + target, {
    method,
    headers: { cookie, origin: url, "content-type": text ? "text/plain" : "application/json" },
    body: text || body === undefined ? body : JSON.stringify(body),
  })
  const received = await answer.text()
  answers.push(received)
  if (!answer.ok) throw new Error(`${method} ${target}: ${answer.status} ${received}`)
  return JSON.parse(received) as T
}

async function aTopic(name: string, values: readonly string[]): Promise<string> {
  const { id } = await call<{ id: string }>("POST", "/api/topics", { topic_name: name })
  if (values.length > 0) await call("PUT", `/api/topics/${id}/members/deviceid`, values.join("\n"))
  return id
}

const anExchange = async (config: Record<string, unknown>, credentials: Record<string, unknown>) => {
  const common = { account_id: "1001", advertiser_account_id: "2002", match_key: "deviceid" }
  const connection = { name: "Exchange", platform: "exchange", direction: "outbound" }
  const created = await call<{ id: string }>("POST", "/api/connections", {
    ...connection,
    config: { ...common, ...config },
    credentials,
  })
  expect200(await call("POST", `/api/connections/${created.id}/test`))
  return created.id
}
const anSftpExchange = (config = {}) =>
  anExchange(
    { upload_method: "sftp", sftp_host_key: server.fingerprint, ...config },
    { sftp_host: server.host, sftp_port: server.port, sftp_username: server.username, sftp_password: server.password },
  )

function expect200(result: Record<string, unknown>) {
  if (result["success"] !== true) throw new Error(JSON.stringify(result))
}

type Pushed = { results: { activationId: string; status: string; platformSegmentId?: string }[] }
async function push(connectionId: string, topicIds: readonly string[]): Promise<Pushed> {
  const { runId } = await call<{ runId: string }>("POST", `/api/connections/${connectionId}/push/run`, { topicIds })
  return call<Pushed>("POST", `/api/connections/${connectionId}/push/run/${runId}/push`, {})
}

type Activation = { id: string; orgTopicId: string; status: string; platformSegmentId: string; pushedName: string }
const activationsOf = (connectionId: string) =>
  call<Activation[]>("GET", `/api/activations?connectionId=${connectionId}`)

async function relay(settings: Record<string, string> = {}) {
  const one = relayHere(url, settings, true)
  const code = await one.ended
  logs.push(one.output())
  return code
}

const devices = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())
const there = (file: string) => readFileSync(path.join(server.home, file))

describe("exchange files, from the API to the exchange", () => {
  it("are uploaded to a bucket by the push itself", async ({ expect }) => {
    const values = devices(2000)
    const topic = await aTopic("Exchange bucket buyers", values)
    const bucket = { upload_method: "s3", s3_bucket: "exchange", s3_region: "eu-central-1", s3_endpoint: s3.url }
    const connection = await anExchange(bucket, {
      s3_access_key_id: S3_KEYS.accessKeyId,
      s3_secret_access_key: S3_KEYS.secretAccessKey,
    })
    const { results } = await push(connection, [topic])
    expect(results).toMatchObject([{ status: "active", platformSegmentId: expect.any(String) }])
    const id = results[0]?.platformSegmentId
    expect(gunzipSync(s3.read("exchange", `deviceid/${id}.gz`)).toString()).toBe(`${values.join("\n")}\n`)
    const [activation] = await activationsOf(connection)
    expect(JSON.parse(s3.read("exchange", `deviceid/${id}.json`).toString())).toEqual({
      meta_version: 1.2,
      audienceName: activation?.pushedName,
      audienceID: id,
      advertiserAccount_id: "2002",
      ownerAccount_id: 1001,
      exportTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
  })

  it("reach an SFTP server through the drop and the relay; the activation is active only then", async ({ expect }) => {
    const audiences = new Map<string, string[]>()
    for (const name of ["Sailing boat owners", "Fly fishing beginners", "Alpine climbing clubs"]) {
      const values = devices(5000)
      audiences.set(await aTopic(name, values), values)
    }
    const connection = await anSftpExchange()
    const { results } = await push(connection, [...audiences.keys()])
    expect(results.map(({ status }) => status)).toEqual(["pending", "pending", "pending"])
    const dropped = s3.list("drop")
    expect(dropped).toHaveLength(6)
    for (const file of dropped) answers.push(s3.read("drop", file).toString("latin1"))
    expect(await relay(drop)).toBe(0)
    const activations = await activationsOf(connection)
    expect(activations.map(({ status }) => status)).toEqual(["active", "active", "active"])
    for (const { orgTopicId, platformSegmentId, pushedName } of activations) {
      const values = audiences.get(orgTopicId) ?? []
      expect(gunzipSync(there(`deviceid/${platformSegmentId}.gz`)).toString()).toBe(`${values.join("\n")}\n`)
      const meta = JSON.parse(there(`deviceid/${platformSegmentId}.json`).toString()) as Record<string, unknown>
      expect(meta).toMatchObject({ meta_version: 1.2, audienceID: platformSegmentId, audienceName: pushedName })
    }
    await expect.poll(() => s3.list("drop")).toEqual([])
  })

  it("replace the audience's older files on a refresh, without access to the drop", async ({ expect }) => {
    const topic = await aTopic("Vintage camera collectors", devices(10))
    const connection = await anSftpExchange({ sftp_host_key: null })
    await push(connection, [topic])
    expect(await relay()).toBe(0)
    const [before] = await activationsOf(connection)
    const values = devices(20)
    await call("PUT", `/api/topics/${topic}/members/deviceid`, values.join("\n"))
    await call("PATCH", `/api/topics/${topic}`, { topic_name: "Antique camera collectors" })
    await call("POST", `/api/activations/${before?.id}/refresh`, {})
    const killed = startRelay(url, { RELAY_LEASE_SECONDS: "2" })
    await killed.until("relay.started")
    killed.kill("SIGKILL")
    await killed.ended
    expect(await relay()).toBe(0)
    const after = (await activationsOf(connection)).find(({ status }) => status === "active")
    expect(after?.platformSegmentId).toBe(before?.platformSegmentId)
    expect(gunzipSync(there(`deviceid/${after?.platformSegmentId}.gz`)).toString()).toBe(`${values.join("\n")}\n`)
    expect(there(`deviceid/${after?.platformSegmentId}.json`).toString()).toContain("Antique")
    expect(readdirSync(path.join(server.home, "deviceid")).filter((name) => name.endsWith(".part"))).toEqual([])
  })

  it("are sent empty, with a warning, if the topic has no values", async ({ expect }) => {
    const connection = await anSftpExchange()
    const topic = await aTopic("Harpsichord makers", [])
    await push(connection, [topic])
    expect(await relay(drop)).toBe(0)
    const [activation] = await activationsOf(connection)
    expect(activation).toMatchObject({ status: "active" })
    expect(gunzipSync(there(`deviceid/${activation?.platformSegmentId}.gz`)).toString()).toBe("")
    const warnings = answers.filter((one) =>
      one.includes("The topic has no deviceid values: an empty data file was sent"),
    )
    expect(warnings).not.toEqual([])
  })

  it("contain no secret, and neither does any response or log", ({ expect }) => {
    const everything = [...logs, ...answers].join("\n")
    expect(everything).toContain('"event":"delivery.completed"')
    for (const secret of [PASSWORD, RELAY_TOKEN, S3_KEYS.secretAccessKey]) expect(everything).not.toContain(secret)
  })
})
