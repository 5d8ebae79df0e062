import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { AwsClient } from "aws4fetch"
import { afterAll, beforeAll, describe, it, vi } from "vitest"
import { startS3Server } from "../../src/testing/s3-server.ts"
import { S3_KEYS } from "../../src/testing/s3-keys.ts"
import { backUpEnvironment } from "./backup.ts"
import { configOf, ENVIRONMENTS } from "../deployment/environments.ts"
import { ROOT } from "../system/paths.ts"
import { openPreviousState } from "../testing/previous-release.ts"
import { s3Bucket } from "./bucket.ts"
import { openSnapshot, openState } from "./local-state.ts"
import { remoteBuckets } from "./remote-account.ts"
import { restoreRemotely } from "./restore-remote.ts"

const MINUTES = 60_000
const root = mkdtempSync(path.join(tmpdir(), "strata-remote-"))
const stateOf = (env: string) => path.join(root, env)
const commands = () =>
  readFileSync(path.join(root, "commands"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as string[])

/**
 * In place of the account, a state folder for each environment. While the file `real` exists, the real wrangler works on it, once per
 * kind of command; otherwise SQLite does, since every start of wrangler takes seconds. That wrangler agrees with the local run about
 * migrations is tested in local-worker.test.ts.
 */
const STAND_IN = `#!${process.execPath}
const { spawnSync } = require("node:child_process")
const { appendFileSync, existsSync, globSync, readFileSync } = require("node:fs")
const args = process.argv.slice(2)
const after = (name) => args[args.indexOf(name) + 1]
appendFileSync("${root}/commands", JSON.stringify(args.slice(0, -2)) + "\\n")
if (args[1] === "time-travel") { console.log(JSON.stringify({ bookmark: "0000-bookmark" })); process.exit(0) }
const state = "${root}/" + after("--env")
const isRepeated = args[1] === "migrations" || after("--command").startsWith("SELECT count")
if (existsSync("${root}/real") && !isRepeated) {
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
} else if (args.includes("--file")) database.exec("BEGIN;" + readFileSync(after("--file"), "utf8") + "COMMIT")
else console.log(JSON.stringify(after("--command").split(";\\n").map((sql) => ({ results: database.prepare(sql).all() }))))
`

describe("a deployment", { timeout: 5 * MINUTES }, () => {
  let s3: Awaited<ReturnType<typeof startS3Server>>
  beforeAll(async () => {
    writeFileSync(path.join(root, "wrangler"), STAND_IN)
    chmodSync(path.join(root, "wrangler"), 0o755)
    s3 = await startS3Server()
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
    await s3.stop()
    rmSync(root, { recursive: true, force: true })
  })

  const folder = path.join(root, "backup")

  it("is backed up with queries and the S3 API", async ({ expect }) => {
    const manifest = await backUpEnvironment("production", folder)
    expect(manifest).toMatchObject({ source: "production", exact: true })
    expect(manifest.buckets["MEMBERS"]).toMatchObject({ objects: 12 })
    for (const command of commands()) {
      const start = ["d1", "execute", "DB", "--remote", "--env", "production", "--json", "--command"]
      expect(command.slice(0, -1)).toEqual(start)
      expect(command.at(-1)).toMatch(/^(SELECT|PRAGMA) /)
    }
    // Small tables share a command.
    expect(commands().length).toBeLessThan(6)
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
    rmSync(path.join(root, "commands"))
    await restoreRemotely(folder, "staging", { target: { url, token: "let-me-in" }, say: () => {} })
    service.close()
    expect(
      commands().map((command) =>
        command.map((word) => word.replace(/^\/.*/, "<file>").replace(/^SELECT .*/s, "<query>")).join(" "),
      ),
    ).toEqual([
      "d1 execute DB --remote --env staging --json --command <query>",
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
