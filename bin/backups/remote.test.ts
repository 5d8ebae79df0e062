import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { DatabaseSync } from "node:sqlite"
import { AwsClient } from "aws4fetch"
import { afterAll, beforeAll, describe, it, vi } from "vitest"
import { startS3Server } from "../../src/testing/s3-server.ts"
import { S3_KEYS } from "../../src/testing/s3-keys.ts"
import { backUpEnvironment } from "./backup.ts"
import { configOf, ENVIRONMENTS } from "../deployment/environments.ts"
import { ROOT } from "../system/paths.ts"
import { databaseFile, startD1Stub } from "../testing/d1-stub.ts"
import { openPreviousState } from "../testing/previous-release.ts"
import { s3Bucket } from "./bucket.ts"
import { openSnapshot, openState } from "./local-state.ts"
import { readRemotely, remoteBuckets } from "./remote-account.ts"
import { restoreRemotely } from "./restore-remote.ts"

const MINUTES = 60_000
const root = mkdtempSync(path.join(tmpdir(), "strata-remote-"))
const stateOf = (env: string) => path.join(root, env)
const commands = () =>
  readFileSync(path.join(root, "commands"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as string[])

/** With ids for the databases, as `npm run provision` writes them. */
const withIds = (text: string) =>
  ENVIRONMENTS.reduce((all, env) => {
    const at = all.indexOf(`[[env.${env}.d1_databases]]`)
    return all.slice(0, at) + all.slice(at).replace(/database_id = "[^"]*"/, `database_id = "id-${env}"`)
  }, text)

/**
 * In place of the account, a state folder for each environment; its API reads it (bin/testing/d1-stub.ts). While the file `real` exists, the
 * real wrangler imports; otherwise SQLite does, since every start of wrangler takes seconds. While the file `broken` exists, imports fail.
 * That wrangler agrees with the local run about migrations is tested in local-worker.test.ts.
 */
const STAND_IN = `#!${process.execPath}
const { spawnSync } = require("node:child_process")
const { appendFileSync, existsSync, globSync, readFileSync, writeFileSync } = require("node:fs")
const args = process.argv.slice(2)
const after = (name) => args[args.indexOf(name) + 1]
appendFileSync("${root}/commands", JSON.stringify(args.slice(0, -2)) + "\\n")
if (args[1] === "time-travel") { console.log(JSON.stringify({ bookmark: "0000-bookmark" })); process.exit(0) }
const state = "${root}/" + after("--env")
if (existsSync("${root}/broken")) process.exit(1)
if (existsSync("${root}/real") && args[1] !== "migrations") {
  // The simulator names a database's file by its id.
  const config = after("--config").replace(".json", "-simulated.json")
  const zeros = "00000000-0000-0000-0000-000000000000"
  writeFileSync(config, readFileSync(after("--config"), "utf8").replace(/"id-\\w+"/g, JSON.stringify(zeros)))
  args[args.indexOf("--config") + 1] = config
  const local = args.flatMap((arg) => (arg === "--remote" ? ["--local", "--persist-to", state] : [arg]))
  const run = spawnSync("${ROOT}/node_modules/.bin/wrangler", local, { maxBuffer: 1e9 })
  process.stdout.write(run.stdout)
  process.stderr.write(run.stderr)
  process.exit(run.status)
}
const { DatabaseSync } = require("node:sqlite")
const file = globSync(state + "/v3/d1/*/*.sqlite").find((name) => !name.endsWith("/metadata.sqlite"))
const database = new DatabaseSync(file)
if (args[1] === "migrations") {
  const applied = database.prepare("SELECT name FROM d1_migrations").all().map(({ name }) => name)
  for (const name of globSync("*.sql", { cwd: "${ROOT}/migrations" }).sort()) {
    if (applied.includes(name)) continue
    database.exec(readFileSync("${ROOT}/migrations/" + name, "utf8"))
    database.prepare("INSERT INTO d1_migrations (name) VALUES (?)").run(name)
  }
} else database.exec("BEGIN;" + readFileSync(after("--file"), "utf8") + "COMMIT")
`

describe("a deployment", { timeout: 5 * MINUTES }, () => {
  let s3: Awaited<ReturnType<typeof startS3Server>>
  let api: Awaited<ReturnType<typeof startD1Stub>>
  beforeAll(async () => {
    writeFileSync(path.join(root, "wrangler"), STAND_IN)
    chmodSync(path.join(root, "wrangler"), 0o755)
    s3 = await startS3Server()
    writeFileSync(path.join(root, "wrangler.toml"), withIds(readFileSync(path.join(ROOT, "wrangler.toml"), "utf8")))
    const account = { token: "a-token", account: "0a1b" }
    api = await startD1Stub({ "id-production": stateOf("production"), "id-staging": stateOf("staging") }, account)
    vi.stubEnv("STRATA_WRANGLER_CONFIG", path.join(root, "wrangler.toml"))
    vi.stubEnv("CLOUDFLARE_API_BASE_URL", api.url)
    vi.stubEnv("CLOUDFLARE_API_TOKEN", account.token)
    vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", account.account)
    vi.stubEnv("STRATA_WRANGLER", path.join(root, "wrangler"))
    vi.stubEnv("R2_ENDPOINT", s3.url)
    vi.stubEnv("R2_ACCESS_KEY_ID", S3_KEYS.accessKeyId)
    vi.stubEnv("R2_SECRET_ACCESS_KEY", S3_KEYS.secretAccessKey)
    const client = new AwsClient({ ...S3_KEYS, service: "s3", region: "us-east-1" })
    for (const env of ENVIRONMENTS) {
      mkdirSync(stateOf(env))
      for (const { bucket_name } of configOf(env).r2_buckets) {
        const made = await client.fetch(`${s3.url}/${bucket_name}`, { method: "PUT" })
        if (!made.ok) throw new Error(await made.text())
      }
    }
    await openPreviousState(stateOf("production"))
    const empty = await openState(stateOf("staging"))
    await empty.execute(["SELECT 1"])
    await empty.close()
    for (let i = 0; i < 12; i++) await s3.write("strata-members", `org_1/ot_1/uid/${i}.gz`, Buffer.from(`values ${i}`))
  }, 5 * MINUTES)
  afterAll(async () => {
    vi.unstubAllEnvs()
    api.stop()
    await s3.stop()
    rmSync(root, { recursive: true, force: true })
  })

  const folder = path.join(root, "backup")

  it("is backed up with queries and the S3 API", async ({ expect }) => {
    const manifest = await backUpEnvironment("production", folder)
    expect(manifest).toMatchObject({ source: "production", exact: true })
    expect(manifest.buckets["MEMBERS"]).toMatchObject({ objects: 12 })
    expect(existsSync(path.join(root, "commands"))).toBe(false)
    // Small tables share a request.
    expect(api.seen.requests).toBeLessThan(20)
  })

  it("is restored into another environment", async ({ expect }) => {
    const asked: { url?: string; authorization?: string; body: unknown }[] = []
    const service = createServer((request, response) => {
      let text = ""
      request.on("data", (chunk: Buffer) => (text += chunk.toString()))
      request.on("end", () => {
        const { url, headers } = request
        asked.push({ url, authorization: headers.authorization, body: JSON.parse(text) })
        const cursor = asked.length === 1 ? "topic:0" : null
        response.end(JSON.stringify({ organizations: 2, topics: 0, cursor }))
      })
    })
    await new Promise<void>((ready) => service.listen(0, "127.0.0.1", ready))
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
    await restoreRemotely(folder, "staging", { target: { url, token: "let-me-in" }, say: () => {} })
    service.close()
    expect(commands().map((command) => command.map((word) => word.replace(/^\/.*/, "<file>")).join(" "))).toEqual([
      "d1 execute DB --remote --env staging --yes --file <file>",
      "d1 migrations apply DB --remote --env staging",
    ])
    expect(asked).toEqual([
      { url: "/api/maintenance/realign", authorization: "Bearer let-me-in", body: {} },
      { url: "/api/maintenance/realign", authorization: "Bearer let-me-in", body: { cursor: "topic:0" } },
    ])
    const contents = await Promise.all(ENVIRONMENTS.map((env) => contentsOf(stateOf(env))))
    // Migrations since the backup may have added tables and columns.
    expect(contents[1]).toMatchObject(contents[0] ?? {})
    expect(s3.list("strata-staging-members")).toEqual(s3.list("strata-members"))
    expect(s3.read("strata-staging-members", "org_1/ot_1/uid/7.gz").toString()).toBe("values 7")
  })

  it("is not replaced without --force, and says how to undo it with --force", async ({ expect }) => {
    await expect(restoreRemotely(folder, "staging", { say: () => {} })).rejects.toThrow(
      "The database of staging has 2 organizations: add --force to replace everything in it with the backup.",
    )
    const said: string[] = []
    writeFileSync(path.join(root, "real"), "")
    await restoreRemotely(folder, "staging", { force: true, say: (line) => said.push(line) })
    expect(said).toEqual([
      "To undo: npx wrangler d1 time-travel restore DB --env staging --bookmark 0000-bookmark",
      expect.stringContaining("npm run realign"),
    ])
    const contents = await Promise.all(ENVIRONMENTS.map((env) => contentsOf(stateOf(env))))
    // Migrations since the backup may have added tables and columns.
    expect(contents[1]).toMatchObject(contents[0] ?? {})
  })

  it("reads large tables with few requests, and brings back nothing that ended since", async ({ expect }) => {
    rmSync(path.join(root, "real"), { force: true })
    const run = (sql: string) => {
      const database = new DatabaseSync(databaseFile(stateOf("staging")))
      const rows = database.prepare(sql).all()
      database.close()
      return rows
    }
    run(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 13000)
      INSERT INTO key_addresses (key_id, address, first_seen_at)
      SELECT 'key_' || i, iif(i BETWEEN 5000 AND 5029, 'a line
break beside a \\n ' || hex(zeroblob(50000)), ''), '2026' FROM n`)
    run("DELETE FROM key_addresses WHERE rowid % 3 = 1")
    const addresses =
      "SELECT count(*) AS n, sum(rowid) AS rowids, group_concat(hex(substr(address, 1, 40)) || length(address)) AS texts FROM key_addresses"
    const before = run(addresses)
    for (const sql of [
      "INSERT INTO sessions (id, user_id, org_id, created_at, expires_at) SELECT 'lost', user_id, org_id, '2026', '2999' FROM memberships LIMIT 1",
      "UPDATE api_keys SET revoked_at = NULL",
      "UPDATE sdk_keys SET revoked_at = NULL",
      "DELETE FROM revocations",
    ]) {
      run(sql)
    }
    rmSync(path.join(root, "commands"))
    Object.assign(api.seen, { requests: 0, largest: 0, refusals: [429] })
    const large = path.join(root, "large")
    const { tables } = await backUpEnvironment("staging", large)
    expect(tables["key_addresses"]).toBeGreaterThan(8_000)
    expect(existsSync(path.join(root, "commands"))).toBe(false)
    expect(api.seen.requests).toBeLessThan(60)
    // Hexadecimal takes twice the space.
    expect(api.seen.largest).toBeLessThan(6_000_000)

    // One was copied to the bucket before the database was lost, the others are only in the database that is replaced.
    const [{ id: sdkKey } = { id: "" }] = run("SELECT id FROM sdk_keys LIMIT 1") as { id: string }[]
    const line = JSON.stringify({ kind: "sdk_key", id: sdkKey, at: "2026-11-19T00:00:00.000Z" })
    await s3.write("strata-staging-revocations", "2026-11-19T00:00:00.000Z-0a.jsonl", Buffer.from(`${line}\n`))
    run("UPDATE api_keys SET revoked_at = '2026-11-19' WHERE rowid = (SELECT min(rowid) FROM api_keys)")
    run("DELETE FROM sessions WHERE id = 'lost'")
    const ends =
      "SELECT (SELECT count(*) FROM api_keys WHERE revoked_at = '2026-11-19') AS api, (SELECT count(*) FROM sdk_keys WHERE revoked_at IS NOT NULL) AS sdk, (SELECT count(*) FROM sessions WHERE id = 'lost') AS sessions"
    // An interrupted restore can be repeated, even if the database has lost the list by then.
    writeFileSync(path.join(root, "broken"), "")
    await expect(restoreRemotely(large, "staging", { force: true, say: () => {} })).rejects.toThrow("failed")
    run("DELETE FROM revocations")
    rmSync(path.join(root, "broken"))
    for (let times = 0; times < 2; times++) {
      await restoreRemotely(large, "staging", { force: true, say: () => {} })
      expect(run(ends)).toEqual([{ api: 1, sdk: 1, sessions: 0 }])
    }
    expect(run(addresses)).toEqual(before)
  })

  it("needs a token of the account", ({ expect }) => {
    vi.stubEnv("CLOUDFLARE_API_TOKEN", "")
    expect(() => readRemotely("production")).toThrow("CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID are not set")
  })

  it("needs credentials for its buckets", ({ expect }) => {
    vi.stubEnv("R2_SECRET_ACCESS_KEY", "")
    expect(() => remoteBuckets("production")).toThrow("R2_SECRET_ACCESS_KEY is not set: create an R2 API token")
  })
})

it("lists a bucket page by page", async ({ expect }) => {
  const pages: Record<string, string> = {
    "": "<Key>a</Key><Key>b%2Fc+d</Key><NextContinuationToken>x&amp;y=</NextContinuationToken>",
    "x&y=": "<Key>e</Key>",
  }
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? "/", "http://s3").searchParams
    response.end(`<ListBucketResult>${pages[query.get("continuation-token") ?? ""]}</ListBucketResult>`)
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys: string[] = []
  for await (const key of s3Bucket({ endpoint, ...S3_KEYS }, "strata-members").list()) keys.push(key)
  server.close()
  expect(keys).toEqual(["a", "b/c d", "e"])
})

async function contentsOf(state: string): Promise<Record<string, unknown>> {
  const { ask, close } = openSnapshot(state)
  const [tables = []] = await ask([
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE '%\\_fts\\_%' ESCAPE '\\' AND name NOT IN ('d1_migrations', 'sqlite_sequence')",
  ])
  const names = tables.map(({ name }) => String(name)).sort()
  const rows = await ask(names.map((name) => `SELECT * FROM "${name}" ORDER BY 1, 2`))
  close()
  return Object.fromEntries(names.map((name, i) => [name, rows[i]]))
}
