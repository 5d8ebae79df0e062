import { exec, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, it } from "vitest"
import { ROOT } from "../bin/system/paths.ts"
import { type Running, startStrata } from "../bin/local/running.ts"
import { signIn } from "../bin/local/sign-in.ts"
import { aWorkbook, textRows } from "../src/testing/a-workbook.ts"
import { IS_LONG_FORM } from "../bin/testing/long-form.ts"

/** Rows travel in chunks of 500: enough of them that the command is killed between two. */
const ROWS = IS_LONG_FORM ? 50_000 : 2_000

type Options = { env?: Record<string, string>; input?: string; onOutput?: (output: string, kill: () => void) => void }
type Ended = { code: number | null; stdout: string; stderr: string }

describe("the command line against a local service", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "strata-cli-"))
  const at = (name: string) => path.join(folder, name)
  let running: Running
  let environment: Record<string, string>
  beforeAll(async () => {
    mkdirSync(at("state"))
    running = await startStrata({ state: at("state"), env: { WEBHOOKS: "true" } })
    const { apiKey } = JSON.parse(readFileSync(at("state/demo-keys"), "utf8")) as { apiKey: string }
    environment = {
      STRATA_URL: running.url,
      STRATA_API_KEY: apiKey,
      XDG_CONFIG_HOME: at("config"),
      XDG_STATE_HOME: at("cli-state"),
    }
  })
  afterAll(async () => {
    await running.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function strata(args: string[], { env = {}, input = "", onOutput }: Options = {}): Promise<Ended> {
    const child = spawn(process.execPath, [path.join(ROOT, "cli/strata.mjs"), ...args], {
      cwd: folder,
      env: { ...process.env, ...environment, ...env },
    })
    const output = { stdout: "", stderr: "" }
    for (const stream of ["stdout", "stderr"] as const) {
      child[stream].on("data", (data: Buffer) => {
        output[stream] += data.toString()
        onOutput?.(output[stream], () => child.kill("SIGKILL"))
      })
    }
    child.stdin.end(input)
    const [code] = (await once(child, "close")) as [number | null]
    return { code, ...output }
  }
  const json = async (args: string[], options?: Options): Promise<unknown> => {
    const ended = await strata([...args, "--json"], options)
    if (ended.stdout === "") throw new Error(ended.stderr)
    return JSON.parse(ended.stdout)
  }
  const sessionOf = async (email: string) => {
    const cookie = await signIn(running.url, email)
    return { STRATA_SESSION: /__Host-strata_session=([^;]+)/.exec(cookie)?.[1] ?? "" }
  }

  it("classifies an argument, a file and stdin, as a table or JSON", async ({ expect }) => {
    const shown = await strata(["classify", "electric", "SUV", "shoppers"])
    expect(shown).toMatchObject({ code: 0, stderr: "" })
    expect(shown.stdout).toMatch(/electric SUV shoppers +Auto/)
    writeFileSync(at("lines.txt"), "hikers\n\ncat owners\n")
    const both = [{ text: "hikers" }, { text: "cat owners", parent_category: "Pets" }]
    expect(await json(["classify", "--file", "lines.txt"])).toMatchObject(both)
    expect(await json(["classify"], { input: "hikers\ncat owners" })).toMatchObject(both)
    const lines = "Käsefreunde\ncat owners\n"
    const encoded: Record<string, Uint8Array> = {
      "utf-16.txt": Buffer.from(`\uFEFF${lines}`, "utf16le"),
      "latin.txt": Buffer.from(lines, "latin1"),
      "lines.gz": gzipSync(lines),
    }
    for (const [name, bytes] of Object.entries(encoded)) {
      writeFileSync(at(name), bytes)
      expect(await json(["classify", "--file", name]), name).toMatchObject([{ text: "Käsefreunde" }, both[1]])
    }
    writeFileSync(at("binary.txt"), "hikers\n\0\0")
    const refused = await strata(["classify", "--file", "binary.txt"])
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("binary data")])
  })

  it("lists topics and exports them", async ({ expect }) => {
    expect(await json(["topics", "--filter", "parentCategory=Auto", "--limit", "2"])).toHaveLength(2)
    const csv = await strata(["export", "--filter", "parentCategory=Auto"])
    expect(csv.stdout).toMatch(/^\uFEFF?id,topic_id,topic_name/)
    await strata(["export", "--json", "--output", "topics.json"])
    expect((JSON.parse(readFileSync(at("topics.json"), "utf8")) as unknown[]).length).toBeGreaterThan(10)
  })

  it("ends with the code of what went wrong", async ({ expect }) => {
    const code = async (args: string[], env = {}) => (await strata(args, { env })).code
    expect(await code(["nonsense"])).toBe(2)
    expect(await code(["topics", "--nonsense"])).toBe(2)
    expect(await code(["push", "x", "--plan", "--apply"])).toBe(2)
    // Neither a second file nor a misspelled filter is passed over.
    expect(await code(["import", "one.csv", "two.csv"])).toBe(2)
    expect(await code(["export", "topics.csv"])).toBe(2)
    for (const command of ["topics", "export"]) {
      const typo = await strata([command, "--filter", "parentCategroy=Auto"])
      expect([typo.code, typo.stdout, typo.stderr]).toEqual([1, "", "strata: Unknown filter: parentCategroy\n"])
    }
    expect(await code(["topics"], { STRATA_API_KEY: "" })).toBe(3)
    expect(await code(["topics"], { STRATA_API_KEY: "txadv_unknown" })).toBe(3)
    expect(await code(["topics"], { STRATA_URL: "http://localhost:1" })).toBe(1)
    expect(await code(["help"])).toBe(0)
    expect(await code(["import", "--help"])).toBe(0)
  })

  it("reads gzip, UTF-16, Latin-1, Excel and stdin, or refuses before anything is sent", async ({ expect }) => {
    const imports = async () => ((await json(["jobs"])) as unknown[]).length
    const before = await imports()
    const text = "Name,Id\nKäsefreunde %,1\n"
    const files: Record<string, string | Uint8Array> = {
      "plain.csv.gz": gzipSync(text.replace("%", "gz")),
      "latin.csv": Buffer.from(text.replace("%", "latin"), "latin1"),
      "unicode.txt": Buffer.from(`\uFEFF${text.replace("%", "utf-16")}`, "utf16le"),
      "book.xlsx": aWorkbook({ sheets: [{ name: "One", rows: textRows([["Name"], ["Käsefreunde xlsx"]]) }] }),
    }
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(at(name), content)
      expect(await json(["import", name]), name).toMatchObject({ rows: 1, rejected: 0, filename: name })
    }
    expect(await json(["import", "-"], { input: text.replace("%", "stdin") })).toMatchObject({ filename: "stdin" })
    const names = ((await json(["topics", "--search", "Käsefreunde"])) as { topic_name: string }[]).map(
      ({ topic_name }) => topic_name,
    )
    expect(names.sort()).toEqual(["gz", "latin", "stdin", "utf-16", "xlsx"].map((of) => `Käsefreunde ${of}`))

    const refused: Record<string, string | Uint8Array> = {
      "cut.csv.gz": gzipSync(text).subarray(0, 20),
      "old.xls": Buffer.from("d0cf11e0a1b11ae1", "hex"),
      "no.xlsx": Buffer.from("PK\x03\x04"),
      "binary.csv": Buffer.from("Name\n\0\0"),
    }
    for (const [name, content] of Object.entries(refused)) {
      writeFileSync(at(name), content)
      expect((await strata(["import", name])).code, name).toBe(1)
    }
    expect((await strata(["import", "book.xlsx", "--sheet", "Two"])).stderr).toContain('no sheet "Two"; it has One')
    expect(await imports()).toBe(before + 5)
  })

  it("reports errors as JSON, and its version", async ({ expect }) => {
    const error = async (args: string[]) => JSON.parse((await strata([...args, "--json"])).stderr) as unknown
    expect(await error(["nonsense"])).toEqual({ error: expect.stringContaining("nonsense"), code: 2 })
    expect(await error(["jobs", "batch_1"])).toMatchObject({ error: expect.any(String), code: 1, status: 404 })
    expect((await strata(["--version"])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  it("writes all of its output to a slow pipe, and is quiet when the pipe is closed", async ({ expect }) => {
    const sh = (pipeline: string) =>
      promisify(exec)(pipeline, { env: { ...process.env, ...environment }, maxBuffer: 100_000_000 })
    const command = `"${process.execPath}" "${path.join(ROOT, "cli/strata.mjs")}"`
    const slow = await sh(`${command} export --json | (sleep 1; cat)`)
    expect((JSON.parse(slow.stdout) as unknown[]).length).toBeGreaterThan(50)
    // More than a pipe holds.
    expect(slow.stdout.length).toBeGreaterThan(64 * 1024)
    for (const args of ["export", "topics --limit 0 --json"]) {
      expect((await sh(`${command} ${args} | head -c 100`)).stderr, args).toBe("")
    }
  })

  it("stores a key that works where only the user can read it", async ({ expect }) => {
    const key = environment["STRATA_API_KEY"] ?? ""
    const without = { STRATA_API_KEY: "" }
    expect((await strata(["login"], { env: without, input: "txadv_unknown\n" })).code).toBe(3)
    expect(await json(["login"], { env: without, input: `${key}\n` })).toMatchObject({ name: "Acme" })
    expect(statSync(at("config/strata/credentials.json")).mode & 0o777).toBe(0o600)
    expect((await strata(["topics", "--limit", "1"], { env: without })).code).toBe(0)
    // A key is not sent to another service.
    expect((await strata(["topics"], { env: { ...without, STRATA_URL: "http://localhost:1" } })).code).toBe(3)
    await strata(["logout"])
    expect((await strata(["topics"], { env: without })).code).toBe(3)
  })

  it.for(["bash", "zsh", "fish"])("completes commands in %s", async (shell, { expect }) => {
    const { code, stdout } = await strata(["completion", shell])
    expect(code).toBe(0)
    for (const word of ["classify", "import", "dry-run"]) expect(stdout).toContain(word)
  })

  it("keeps connections, templates and policies as files", async ({ expect }) => {
    const env = await sessionOf("operator@strata.test")
    expect((await strata(["pull"], { env })).code).toBe(0)
    expect(readFileSync(at("strata/templates.yaml"), "utf8")).toContain("platformKey:")
    expect((await strata(["apply", "--dry-run"], { env })).code).toBe(0)

    const connection = (matchKey: string) =>
      `- name: Exchange\n  platform: exchange\n  direction: outbound\n  config: { match_key: ${matchKey} }\n`
    writeFileSync(at("strata/connections.yaml"), connection("url"))
    const planned = await strata(["apply", "--dry-run"], { env })
    expect([planned.code, planned.stderr]).toEqual([5, expect.stringContaining("+ connections/Exchange")])
    // There is no terminal to ask at.
    expect((await strata(["apply"], { env })).code).toBe(2)
    expect(await json(["apply", "--yes"], { env })).toMatchObject({ applied: true, changes: [{ action: "create" }] })
    writeFileSync(at("strata/connections.yaml"), connection("uid"))
    const changed = await strata(["apply", "--yes"], { env })
    expect(changed.stderr).toContain(`~ config: {"match_key":"url"} -> {"match_key":"uid"}`)
    await strata(["pull"], { env })
    expect((await strata(["apply", "--dry-run"], { env })).code).toBe(0)
    expect(readFileSync(at("strata/connections.yaml"), "utf8")).toContain("match_key: uid")

    writeFileSync(at("strata/connections.yaml"), "[]\n")
    expect((await strata(["apply", "--yes"], { env })).stderr).toContain("--prune deletes them")
    expect(await json(["apply", "--yes", "--prune"], { env })).toMatchObject({ changes: [{ action: "remove" }] })
    writeFileSync(at("strata/connections.yaml"), `- name: x\n  credentials: { token: secret }\n`)
    expect((await strata(["apply", "--yes"], { env })).stderr).toContain("must not hold credentials")
  })

  it("does not move a connection with stored credentials to another host", async ({ expect }) => {
    const env = await sessionOf("owner@globex.test")
    const config = (host: string) => ({ base_url: `https://${host}.example.com/topics` })
    const moved = { name: "CRM", platform: "custom_api", direction: "inbound", config: config("old") }
    const headers = {
      cookie: `__Host-strata_session=${env.STRATA_SESSION}`,
      "x-requested-with": "strata",
      "content-type": "application/json",
    }
    const body = JSON.stringify({ ...moved, credentials: { token: "t" } })
    expect((await fetch(`${running.url}/api/connections`, { method: "POST", headers, body })).status).toBe(201)
    mkdirSync(at("moved"))
    writeFileSync(at("moved/connections.yaml"), JSON.stringify([{ ...moved, config: config("new") }]))
    const refused = await strata(["apply", "--dir", "moved", "--yes"], { env })
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringContaining(
        "connections/CRM: Credentials are required for a new host: change the host in the console",
      ),
    ])
  })

  it("runs in a pipeline with a key of its own, and a second run changes nothing", async ({ expect }) => {
    const { STRATA_SESSION } = await sessionOf("operator@strata.test")
    const headers = {
      cookie: `__Host-strata_session=${STRATA_SESSION}`,
      "x-requested-with": "strata",
      "content-type": "application/json",
    }
    const scopes = ["connections", "schedules", "webhooks", "prices", "templates", "settings"].flatMap((kind) => [
      `${kind}:read`,
      `${kind}:write`,
    ])
    scopes.splice(scopes.indexOf("prices:read"), 1, "topics:read", "topics:write")
    const body = JSON.stringify({ name: "CI", scopes })
    const made = await fetch(`${running.url}/api/keys`, { method: "POST", headers, body })
    const { plaintext } = (await made.json()) as { plaintext: string }
    const env = { STRATA_API_KEY: plaintext }
    const run = (...args: string[]) => strata(["apply", "--dir", "ci", ...args], { env })
    const write = (name: string, items: object[]) => writeFileSync(at(`ci/${name}.yaml`), JSON.stringify(items))
    const sandbox = (config: object) => ({ name: "Trial", platform: "sandbox", direction: "outbound", config })
    const times = { every: "custom", cron: "15 3 * * 1", timeZone: "Europe/Berlin" }
    const nightly = { connection: "Trial", name: "Nightly", kind: "push", ...times, mode: "live" }
    const webhook = {
      url: "https://ci.example.com/hook",
      events: ["topic.deleted", "import.completed"],
      enabled: false,
    }
    mkdirSync(at("ci"))
    // Its template is new, too.
    write("connections", [sandbox({ fails: "some", currency: "EUR", template_key: "ci" })])
    write("schedules", [{ ...nightly, filters: { parentCategory: "Auto" } }])
    write("webhooks", [webhook])
    write("prices", [{ for: "default", pricing_options: [{ model: "cpm", cpm: 3, currency: "USD" }] }])
    write("labels", [{ field: "methodology", value: "declared" }])
    write("templates", [{ platformKey: "ci", displayName: "CI", isActive: false, pathFields: [{ key: "topic" }] }])
    // Files of earlier versions have fields that nobody can set.
    const old = { policy: "updatedAt", value: "2026-11-01T00:00:00.000Z" }
    write("policies", [{ policy: "llmDailyCostLimit", value: 5 }, { policy: "languageModel", value: true }, old])

    const planned = await run("--plan")
    expect([planned.code, planned.stderr]).toEqual([5, expect.stringContaining("+ schedules/Trial/Nightly")])
    expect((await strata(["apply", "--dir", "ci", "--plan"])).stderr).toContain("Insufficient scopes")
    expect((await run("--yes")).code).toBe(0)
    expect((await run("--yes")).stdout).toContain("Nothing to change.")

    // Fields that left a file leave the service, and other filters keep the mode that the file states.
    write("connections", [sandbox({ fails: "some" })])
    write("schedules", [{ ...nightly, filters: { parentCategory: "Pets" } }])
    expect((await run("--yes")).code).toBe(0)
    expect((await run("--plan")).code).toBe(0)
    await strata(["pull", "--dir", "ci"], { env })
    expect((await run("--plan")).code).toBe(0)
    expect(readFileSync(at("ci/schedules.yaml"), "utf8")).toMatch(
      /cron: 15 3 \* \* 1\n +timeZone: Europe\/Berlin\n[^]*mode: live/,
    )
    expect(readFileSync(at("ci/templates.yaml"), "utf8")).toContain("platformKey: ci")
    const policies = readFileSync(at("ci/policies.yaml"), "utf8")
    expect(policies).toMatch(/llmDailyCostLimit\n +value: 5/)
    expect(policies).not.toMatch(/languageModel|updatedAt/)

    const typo = { ...sandbox({ sensitivty_policy: "block_sensitive" }), name: "Typo" }
    write("connections", [sandbox({ fails: "all" }), typo])
    expect((await run("--plan")).stderr).toContain("connections/Typo: Unknown config field: sensitivty_policy")
    write("connections", [sandbox({ fails: "all" }), { ...typo, config: { template_key: "no_such" } }])
    const failed = await run("--yes")
    expect(failed.code).toBe(1)
    expect(failed.stderr).toContain("connections/Typo: Unknown template_key: no_such")
    expect(failed.stderr).toContain("1 of 2 changes were made before it.")
    write("schedules", [{ ...nightly, kind: "refresh" }])
    expect((await run("--plan")).stderr).toContain("schedules/Trial/Nightly: its kind cannot be changed")
    for (const kind of ["connections", "schedules", "webhooks", "templates"]) write(kind, [])
    expect((await run("--yes", "--prune")).code).toBe(0)
  })

  it("keeps prices and label defaults as files", async ({ expect }) => {
    const env = await sessionOf("owner@globex.test")
    mkdirSync(at("globex"))
    const prices = (cpm: number) =>
      writeFileSync(
        at("globex/prices.yaml"),
        ["default", "parentCategory=Auto"]
          .map((subject) => `- for: ${subject}\n  pricing_options: [{ model: cpm, cpm: ${cpm}, currency: USD }]\n`)
          .join(""),
      )
    prices(1.5)
    writeFileSync(at("globex/labels.yaml"), "- { field: methodology, value: declared }\n")
    expect(await json(["apply", "--dir", "globex", "--yes"], { env })).toMatchObject({
      changes: [{ kind: "prices" }, { kind: "prices" }, { kind: "labels", name: "methodology", action: "create" }],
    })
    prices(2)
    expect((await strata(["apply", "--dir", "globex", "--yes"], { env })).stderr).toContain("~ pricing_options")
    expect((await strata(["apply", "--dir", "globex", "--dry-run"], { env })).code).toBe(0)
  })

  it("plans a push and makes it", async ({ expect }) => {
    const env = await sessionOf("owner@acme.test")
    mkdirSync(at("acme"))
    writeFileSync(at("acme/connections.yaml"), "- { name: Ads, platform: exchange, direction: outbound, config: {} }\n")
    await strata(["apply", "--dir", "acme", "--yes"], { env })
    const choice = ["push", "Ads", "--search", "Ford F-150"]
    expect(await json([...choice, "--plan"])).toMatchObject([{ action: "create" }])
    // Its platform has no credentials, so the segment fails and the command says so.
    const pushed = await strata([...choice, "--apply"])
    expect([pushed.code, pushed.stdout]).toEqual([4, expect.stringMatching(/^errorCount +1$/m)])
    expect(await json(["activations", "--status", "error"])).toMatchObject([{ topicName: "Ford F-150 Owners" }])
  })

  it("shows operators usage and jobs", async ({ expect }) => {
    const env = await sessionOf("operator@strata.test")
    const [first] = (await json(["usage"], { env })) as object[]
    expect(first).toMatchObject({ org_id: expect.any(String), total_requests: expect.any(Number) })
    expect((await strata(["usage"])).code).toBe(3)
    expect((await strata(["jobs"], { env })).code).toBe(0)
  })

  it(`resumes an import of ${ROWS} rows that was killed half-way, and its receipt adds up`, async ({ expect }) => {
    // One name is too long, and one is there already.
    const names = Array.from({ length: ROWS }, (_, row) => `Trail runners of club ${row}`)
    names[ROWS - 1] = "x".repeat(600)
    names[ROWS - 2] = names[0] ?? ""
    writeFileSync(at("rows.csv"), `Audience,Id\n${names.map((name, row) => `${name},row-${row}`).join("\n")}\n`)
    const killed = await strata(["import", "rows.csv"], {
      onOutput: (output, kill) => output.includes(`${ROWS / 2}/${ROWS}`) && kill(),
    })
    expect(killed.code).toBeNull()
    const resumed = await strata(["import", "rows.csv", "--receipt", "receipt.csv", "--json"])
    expect([resumed.code, resumed.stderr]).toEqual([
      4,
      expect.stringMatching(new RegExp(`^Resuming \\S+ after \\d+ of ${ROWS / 500} chunks`)),
    ])
    const receipt = JSON.parse(resumed.stdout) as Record<string, number>
    expect(receipt).toMatchObject({ rows: ROWS, rejected: 1, balanced: true, status: "completed" })
    const { created = 0, adopted = 0, duplicate = 0, rejected = 0 } = receipt
    expect(created + adopted + duplicate + rejected).toBe(ROWS)
    expect(duplicate).toBeGreaterThan(0)
    expect(readFileSync(at("rows.csv.errors.csv"), "utf8")).toContain("xxx")
    expect(readFileSync(at("receipt.csv"), "utf8").trim().split("\n").length).toBe(ROWS + 1)
    // It is done: the next run of the command is a new import.
    const [imported] = (await json(["jobs"])) as { id: string; total: number }[]
    expect(imported).toMatchObject({ kind: "import", total: ROWS, done: ROWS, status: "completed" })
  })
})
