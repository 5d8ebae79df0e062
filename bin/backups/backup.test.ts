import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, it } from "vitest"
import { backUpState } from "./backup.ts"
import { openSnapshot } from "./local-state.ts"
import type { Manifest } from "./manifest.ts"
import { restoreLocally } from "./restore-local.ts"
import { type Running, startStrata } from "../local/running.ts"
import { type Credentials, fillService, startOutside } from "../testing/fill-service.ts"
import { settled, type Walk, walkRoutes } from "../testing/walk-routes.ts"

const MINUTES = 60_000
const root = mkdtempSync(path.join(tmpdir(), "strata-backup-"))
const [original, restored, backup] = ["original", "restored", "backup"].map((name) => path.join(root, name)) as [
  string,
  string,
  string,
]
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** All rows of all tables, including those that triggers fill. */
async function contentsOf(state: string): Promise<Record<string, unknown[]>> {
  const { ask, close } = openSnapshot(state)
  const [tables = []] = await ask([
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%' AND name NOT LIKE '%\\_fts\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY name",
  ])
  const contents: Record<string, unknown[]> = {}
  for (const { name } of tables as { name: string }[]) {
    contents[name] = (await ask([`SELECT * FROM "${name}" ORDER BY 1, 2`]))[0] ?? []
  }
  close()
  return contents
}

async function choresRan(url: string, owner: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/api/alerts`, { headers: { cookie: owner } })
    const { data } = (await answer.json()) as { data: { kind: string }[] }
    if (data.some(({ kind }) => kind === "segments_stale")) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

describe("a backup of a running service", () => {
  let outside: Awaited<ReturnType<typeof startOutside>>
  let service: Running
  let credentials: Credentials
  let before: Walk
  let manifest: Manifest
  let contents: Awaited<ReturnType<typeof contentsOf>>

  beforeAll(async () => {
    outside = await startOutside()
    service = await startStrata({ state: original, env: outside.env })
    const keys = JSON.parse(readFileSync(path.join(original, "demo-keys"), "utf8")) as {
      apiKey: string
      sdkKey: string
    }
    credentials = await fillService(service.url, keys, outside)
    // The hourly chores run soon after a start and find a stale segment; both walks come after them.
    await service.stop()
    service = await startStrata({ state: original, env: outside.env })
    await choresRan(service.url, credentials.owner)
    const { ask, close } = openSnapshot(original)
    before = await walkRoutes(service.url, ask, credentials)
    close()
    manifest = await backUpState(original, backup)
    await service.stop()
    contents = await contentsOf(original)
    await restoreLocally(backup, restored)
  }, 10 * MINUTES)
  afterAll(async () => {
    await service.stop()
    await outside.stop()
  })

  it("lists what it holds", ({ expect }) => {
    expect(manifest).toMatchObject({
      format: 1,
      source: "local",
      exact: true,
      migrations: readdirSync("migrations").filter((name) => name.endsWith(".sql")),
    })
    for (const [table, rows] of Object.entries(manifest.tables)) {
      if (table !== "usage_daily") expect([table, rows]).toEqual([table, contents[table]?.length])
    }
    // A file with its chunk, match values, and two files for the relay.
    expect(Object.entries(manifest.buckets).map(([name, { objects }]) => [name, objects])).toEqual([
      ["IMPORTS", 2],
      ["MEMBERS", 1],
      ["DROP", 2],
    ])
  })

  it("restores every row, and what triggers derive from the rows", async ({ expect }) => {
    const found = await contentsOf(restored)
    expect(Object.keys(found)).toEqual(Object.keys(contents))
    for (const [table, rows] of Object.entries(contents)) {
      // Requests are counted after the backup too, and keys note when they were used.
      if (table === "usage_daily" || table === "api_keys") expect(found[table]?.length, table).toBe(rows.length)
      else expect(found[table], table).toEqual(rows)
    }
  })

  it(
    "answers like the original on every read route, with the same keys and sessions",
    { timeout: 5 * MINUTES },
    async ({ expect }) => {
      service = await startStrata({ state: restored, env: outside.env })
      const { ask, close } = openSnapshot(restored)
      const after = await walkRoutes(service.url, ask, credentials)
      close()
      expect([...after.keys()]).toEqual([...before.keys()])
      const answers = (walk: Walk) => Object.fromEntries([...walk].map(([target, answer]) => [target, settled(answer)]))
      expect(answers(after)).toEqual(answers(before))
      expect([...before].filter(([, { status }]) => status !== 200).map(([target]) => target)).toEqual([])
      expect(before.size).toBeGreaterThan(100)
    },
  )

  it("counts on from the stored usage and finds duplicates again", async ({ expect }) => {
    const call = (target: string, body: unknown) =>
      fetch(service.url + target, {
        method: "POST",
        headers: { authorization: `Bearer ${credentials.apiKey}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      })
    const check = await call("/api/topics/check-duplicate", { topic_name: "trail runner" })
    expect(await check.json()).toMatchObject({ isDuplicate: true })
    const usage = await fetch(`${service.url}/api/admin/usage`, { headers: { cookie: credentials.operator } })
    const [{ total_classifications: stored } = { total_classifications: 0 }] = (await usage.json()) as {
      total_classifications: number
    }[]
    expect(stored).toBe((contents["usage_daily"] as { total_classifications: number }[])[0]?.total_classifications)
  })
})
