import { randomBytes } from "node:crypto"
import { chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { afterAll, afterEach, beforeAll, describe, it } from "vitest"
import { S3_KEYS } from "../../src/testing/s3-keys.ts"
import { IS_LONG_FORM } from "../../bin/testing/long-form.ts"
import { type Relay, relayHere, startRelay } from "./testing/a-relay.ts"
import { RELAY_TOKEN, type Service, startService } from "./testing/a-service.ts"
import { type OpenSshServer, PASSPHRASE, PASSWORD, startOpenSshServer } from "./testing/openssh-server.ts"
import { startS3Server } from "../../src/testing/s3-server.ts"
import { WINDOW_BYTES } from "./upload.ts"

/** `npm test` kills one relay at each moment, `npm run endurance` until everything is delivered. */
const KILLED = IS_LONG_FORM ? { deliveries: 10, most: 40, least: 6 } : { deliveries: 4, most: 5, least: 4 }

let server: OpenSshServer
let service: Service
const relayLogs: string[] = []

beforeAll(async () => {
  server = await startOpenSshServer()
  service = await startService()
})
afterAll(async () => {
  await service?.stop()
  await server?.stop()
})
/** A delivery that one test leaves waiting must not be picked up by the next test's relay. */
afterEach(() => service.finishAll())

const there = (file: string) => path.join(server.home, file)
const aFolder = () => `folder-${randomBytes(6).toString("hex")}`
const text = (words: string) => Buffer.from(words)

function logged(relay: Relay): Relay {
  void relay.ended.then(() => relayLogs.push(relay.output()))
  return relay
}
const relayWith = (settings: Record<string, string> = {}, ...args: string[]) =>
  logged(startRelay(service.url, settings, ...args))

async function deliverAll(settings: Record<string, string> = {}) {
  const relay = logged(relayHere(service.url, settings, true))
  const code = await relay.ended
  return { code, output: relay.output() }
}

/** Stops the relay at an event in its log. */
async function relayUntil(event: string) {
  const relay = logged(relayHere(service.url))
  await relay.until(event)
  relay.kill("SIGTERM")
  await relay.ended
}

/** Writes a file to the server as an earlier relay would have left it. */
function leaveFile(file: string, content: Buffer) {
  mkdirSync(path.dirname(there(file)), { recursive: true })
  writeFileSync(there(file), content)
  if (process.getuid?.() !== 0) return
  for (const one of [there(file), path.dirname(there(file))]) chownSync(one, 1000, 1000)
}

const delivered = { status: "delivered", attempts: 0, error: null }

describe("the relay", () => {
  it("uploads files to their paths, creates the folders and leaves nothing else there", async ({ expect }) => {
    const folder = aFolder()
    const connection = await service.connection(server, { hostKey: server.fingerprint })
    const files = { [`${folder}/a.gz`]: randomBytes(3_000_000), [`${folder}/a.json`]: text('{"a":1}') }
    const id = await service.delivery(connection, files)
    expect(await relayWith({}, "--once").ended).toBe(0)
    for (const [file, content] of Object.entries(files)) expect(readFileSync(there(file)).equals(content)).toBe(true)
    expect(readdirSync(there(folder)).sort()).toEqual(["a.gz", "a.json"])
    expect(await service.statusOf(id)).toEqual(delivered)
    await expect.poll(async () => (await service.drop.list({ prefix: id })).objects).toEqual([])
  })

  it("replaces an existing file, and uploads two deliveries of one file in order", async ({ expect }) => {
    const file = `${aFolder()}/a.json`
    leaveFile(file, text("a very old one"))
    const connection = await service.connection(server)
    await service.delivery(connection, { [file]: text("old") }, "aud_1")
    await service.delivery(connection, { [file]: text("new") }, "aud_1")
    expect(await deliverAll()).toMatchObject({ code: 0 })
    expect(readFileSync(there(file), "utf8")).toBe("new")
    expect(server.sftpLog().match(new RegExp(`posix-rename .* new ".*${file}"`, "g"))).toHaveLength(2)
  })

  it("resumes an interrupted upload and rewrites the window before its end", async ({ expect }) => {
    const file = `${aFolder()}/a.gz`
    const content = randomBytes(4_000_000)
    const connection = await service.connection(server)
    const id = await service.delivery(connection, { [file]: content })
    // A server may write in any order: within the window there may be a hole.
    const broken = Buffer.from(content.subarray(0, 3_000_000))
    broken.fill(0, 3_000_000 - WINDOW_BYTES, 3_000_000 - 1_000_000)
    leaveFile(`${file}.${id}.part`, broken)
    expect(await deliverAll()).toMatchObject({ code: 0 })
    expect(readFileSync(there(file)).equals(content)).toBe(true)
    const written = new RegExp(`close ".*${id}.part" bytes read 0 written (\\d+)`).exec(server.sftpLog())?.[1]
    expect(Number(written)).toBe(1_000_000 + WINDOW_BYTES)
  })

  it("does not upload a file again that arrived without being reported", async ({ expect }) => {
    const file = `${aFolder()}/a.json`
    const connection = await service.connection(server)
    const id = await service.delivery(connection, { [file]: text("{}") })
    await deliverAll()
    await service.resetToWaiting(id)
    expect(await deliverAll()).toMatchObject({ code: 0 })
    expect(await service.statusOf(id)).toEqual(delivered)
    expect(server.sftpLog().match(new RegExp(`posix-rename .* new ".*${file}"`, "g"))).toHaveLength(1)
  })

  it("reads files from the drop over S3 if it has access", async ({ expect }) => {
    const s3 = await startS3Server()
    const settings = {
      DROP_S3_ENDPOINT: s3.url,
      DROP_S3_BUCKET: "drop",
      DROP_S3_REGION: "eu-central-1",
      DROP_S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      DROP_S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    }
    const file = `${aFolder()}/a.gz`
    const content = randomBytes(3_000_000)
    const connection = await service.connection(server)
    const id = await service.delivery(connection, { [file]: content })
    await s3.write("drop", `${id}/${file}`, content)
    // Deleted at the service, so that the file can only come from the drop.
    await service.drop.delete(`${id}/${file}`)
    leaveFile(`${file}.${id}.part`, content.subarray(0, WINDOW_BYTES + 10))
    expect(await deliverAll(settings)).toMatchObject({ code: 0 })
    expect(readFileSync(there(file)).equals(content)).toBe(true)
    await s3.stop()
  })

  it("serves several connections in parallel, with one session each", async ({ expect }) => {
    const before = server.log().length
    const connections = await Promise.all([1, 2, 3].map(() => service.connection(server)))
    const ids: string[] = []
    for (const connection of connections) {
      for (let n = 0; n < 4; n++) {
        ids.push(await service.delivery(connection, { [`${aFolder()}/${n}.gz`]: randomBytes(400_000) }))
      }
    }
    const relays = await Promise.all([deliverAll(), deliverAll()])
    expect(relays.map(({ code }) => code)).toEqual([0, 0])
    for (const id of ids) expect(await service.statusOf(id)).toEqual(delivered)
    const most = mostInParallel(server.log().slice(before))
    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(connections.length)
  })

  it("stops on SIGTERM and releases the rest for the next relay", async ({ expect }) => {
    const connection = await service.connection(server)
    const ids: string[] = []
    for (let n = 0; n < 4; n++) {
      ids.push(await service.delivery(connection, { [`${aFolder()}/${n}.gz`]: randomBytes(2_000_000) }))
    }
    const first = relayWith()
    await first.until("delivery.completed")
    first.kill("SIGTERM")
    expect(await first.ended).toBe(0)
    const states = await Promise.all(ids.map(async (id) => (await service.statusOf(id)).status))
    expect(new Set(states)).toEqual(new Set(["delivered", "waiting"]))
    expect(await deliverAll()).toMatchObject({ code: 0 })
    for (const id of ids) expect(await service.statusOf(id)).toEqual(delivered)
  })
})

describe("a private key", () => {
  it("opens the session without a password, encrypted or not", async ({ expect }) => {
    const before = server.log().length
    for (const key of [
      { privateKey: server.privateKey },
      { privateKey: server.encryptedKey, passphrase: PASSPHRASE },
    ]) {
      const id = await service.delivery(await service.connection(server, key), { [`${aFolder()}/a`]: text("a") })
      await deliverAll()
      expect(await service.statusOf(id)).toEqual(delivered)
    }
    expect(server.log().slice(before)).not.toContain("password")
    expect(
      server
        .log()
        .slice(before)
        .match(/Accepted publickey/g),
    ).toHaveLength(2)
  })

  it("that cannot be read is named as the reason", async ({ expect }) => {
    const id = await service.delivery(await service.connection(server, { privateKey: server.encryptedKey }), {
      [`${aFolder()}/a`]: text("a"),
    })
    await relayUntil("connection.failed")
    expect((await service.statusOf(id)).error).toMatch(/^The private key cannot be used: .*passphrase/)
  })
})

describe("a server that is not trusted or not reachable", () => {
  const attempt = async (settings: Parameters<Service["connection"]>[1], to = server) => {
    const id = await service.delivery(await service.connection(to, settings), { [`${aFolder()}/a`]: text("a") })
    await relayUntil("connection.failed")
    return service.statusOf(id)
  }

  it("gets no password if its key differs from the pinned one", async ({ expect }) => {
    const before = server.log().length
    const pinned = `SHA256:${"A".repeat(43)}`
    expect(await attempt({ hostKey: pinned })).toMatchObject({
      status: "waiting",
      attempts: 1,
      error: `The server's host key is ${server.fingerprint}, which is not the one that is known`,
    })
    expect(server.log().slice(before)).not.toMatch(/Accepted|Failed password/)
  })

  it("must keep the key of the first connection", async ({ expect }) => {
    const connection = await service.connection(server)
    await service.delivery(connection, { [`${aFolder()}/a`]: text("a") })
    await deliverAll()
    expect(await service.hostKeyOf(connection)).toBe(server.fingerprint)
    const before = server.log().length
    await service.forgeHostKey(connection)
    const id = await service.delivery(connection, { [`${aFolder()}/a`]: text("a") })
    await relayUntil("connection.failed")
    expect(await service.statusOf(id)).toMatchObject({ status: "waiting", attempts: 1 })
    expect(server.log().slice(before)).not.toMatch(/Accepted|Failed password/)
  })

  it("is retried later if it rejects the password or the connection", async ({ expect }) => {
    expect(await attempt({ password: "planted-wrong-password" })).toMatchObject({
      status: "waiting",
      attempts: 1,
      error: "All configured authentication methods failed",
    })
    expect(await attempt({}, { ...server, port: 1 })).toMatchObject({ status: "waiting", attempts: 1 })
  })

  it("gets the next file after it rejected one", async ({ expect }) => {
    const connection = await service.connection(server)
    const file = `${aFolder()}/a`
    leaveFile(file, text("a file"))
    // A file is in the place of the folder.
    const bad = await service.delivery(connection, { [`${file}/b.gz`]: text("b") })
    const good = await service.delivery(connection, { [`${aFolder()}/c.gz`]: text("c") })
    await relayUntil("delivery.completed")
    expect(await service.statusOf(bad)).toMatchObject({ status: "waiting", attempts: 1 })
    expect(await service.statusOf(good)).toEqual(delivered)
  })
})

describe("a relay that is killed", () => {
  it("leaves each file delivered once and complete after other relays resumed", async ({ expect }) => {
    const connections = await Promise.all([1, 2].map(() => service.connection(server)))
    const files = new Map<string, Buffer>()
    const ids: string[] = []
    for (let n = 0; n < KILLED.deliveries; n++) {
      const folder = aFolder()
      const own = {
        [`${folder}/${n}.gz`]: randomBytes(200_000 + n * 700_000),
        [`${folder}/${n}.json`]: text(`{"n":${n}}`),
      }
      for (const [file, content] of Object.entries(own)) files.set(file, content)
      ids.push(await service.delivery(connections[n % 2] ?? "", own))
    }
    const before = server.sftpLog().length
    const soFar = () => server.sftpLog().slice(before)
    const count = (event: RegExp) => soFar().match(event)?.length ?? 0
    /** When to kill a relay: right after one of these events on the server, or at a random time. */
    const moments = [/session opened/g, /open ".*part"/g, /close ".*part"/g, /posix-rename/g, /posix-rename/g]
    const open = async () =>
      (await Promise.all(ids.map((id) => service.statusOf(id)))).some((one) => one.status !== "delivered")
    /** Waits for the next such event on the server, or until everything is delivered. Polls fast, to kill close to the event. */
    const next = async (event: RegExp) => {
      const seen = count(event)
      let bytes = 0
      for (let polls = 1; ; polls++) {
        const now = server.sftpLogBytes()
        if (now !== bytes && count(event) !== seen) return
        bytes = now
        if (polls % 500 === 0 && !(await open())) return
        await wait(1)
      }
    }
    let kills = 0
    for (; kills < KILLED.most && (await open()); kills++) {
      const relay = relayWith({ RELAY_LEASE_SECONDS: "2" })
      await relay.until("relay.started")
      const moment = moments[kills % (moments.length + 1)]
      if (moment) await next(moment)
      await wait(Math.random() * (moment ? 30 : 3000))
      relay.kill("SIGKILL")
      await relay.ended
    }
    expect(kills).toBeGreaterThanOrEqual(KILLED.least)
    expect((await deliverAll({ RELAY_LEASE_SECONDS: "2" })).code).toBe(0)
    for (const id of ids) expect(await service.statusOf(id)).toEqual(delivered)
    for (const [file, content] of files) {
      expect(readFileSync(there(file)).equals(content), file).toBe(true)
      expect(soFar().match(new RegExp(`posix-rename .* new ".*${file}"`, "g")), file).toHaveLength(1)
      expect(readdirSync(path.dirname(there(file))).filter((name) => name.endsWith(".part"))).toEqual([])
    }
  })
})

describe("secrets", () => {
  it("appear in no log line of the relays or the service", async ({ expect }) => {
    const lines = [...relayLogs, ...service.logs].join("\n")
    expect(lines).toContain('"event":"delivery.completed"')
    const keys = [server.privateKey, server.encryptedKey].flatMap((key) => key.trim().split("\n").slice(1, -1))
    for (const secret of [
      PASSWORD,
      PASSPHRASE,
      "planted-wrong-password",
      RELAY_TOKEN,
      S3_KEYS.secretAccessKey,
      ...keys,
    ]) {
      expect(lines).not.toContain(secret)
    }
  })
})

/** The highest number of sessions that were open at the same time. */
function mostInParallel(log: string): number {
  let open = 0
  let most = 0
  for (const line of log.split("\n")) {
    if (/Accepted password/.test(line)) most = Math.max(most, ++open)
    if (/^(?:Received disconnect from|Connection closed by|Connection reset by)/.test(line)) open--
  }
  return most
}
