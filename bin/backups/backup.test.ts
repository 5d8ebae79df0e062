import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, it } from "vitest"
import { backUpState } from "./backup.ts"
import { openSnapshot, openState } from "./local-state.ts"
import type { Manifest } from "./manifest.ts"
import { restoreLocally } from "./restore-local.ts"
import { type Running, startStrata } from "../local/running.ts"
import { type Credentials, fillService, startOutside } from "../testing/fill-service.ts"
import { IS_LONG_FORM } from "../testing/long-form.ts"
import { settled, type Walk, walkRoutes } from "../testing/walk-routes.ts"

const MINUTES = 60_000
/** For each read route. There are hundreds of topics, which differ little. */
const IDS = IS_LONG_FORM ? 1_000_000 : 8
const root = mkdtempSync(path.join(tmpdir(), "strata-backup-"))
/** The backup is restored in place of the state that it was made of. */
const [original, backup] = [path.join(root, "original"), path.join(root, "backup")]
/** Open as far as its row says, but unused for so long that no page lists it. */
const SPARE = `INSERT INTO sessions (id, user_id, org_id, created_at, expires_at)
  SELECT 'spare', user_id, org_id, '2000', '2999' FROM sessions LIMIT 1`
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

const isSpare = (row: unknown) => (row as { id: string }).id === "spare"

async function change(sql: string): Promise<void> {
  const { execute, close } = await openState(original)
  await execute([sql])
  await close()
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
    await change(SPARE)
    service = await startStrata({ state: original, env: outside.env })
    await choresRan(service.url, credentials.owner)
    const { ask, close } = openSnapshot(original)
    before = await walkRoutes(service.url, ask, credentials, IDS)
    close()
    manifest = await backUpState(original, backup)
    await service.stop()
    contents = await contentsOf(original)
    await change("DELETE FROM sessions WHERE id = 'spare'")
    await restoreLocally(backup, original, { force: true, say: () => {} })
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
      if (table !== "usage_daily" && table !== "revocations")
        expect([table, rows]).toEqual([table, contents[table]?.length])
    }
    // A file with its chunk, match values, and two files for the relay.
    const { REVOCATIONS, ...buckets } = manifest.buckets
    // How many notes it has depends on when the chore copied them; restored access is tested below.
    expect(REVOCATIONS).toEqual({ ...REVOCATIONS, objects: expect.any(Number) })
    expect(Object.entries(buckets).map(([name, { objects }]) => [name, objects])).toEqual([
      ["IMPORTS", 2],
      ["MEMBERS", 1],
      ["DROP", 2],
    ])
  })

  it("restores every row, and what triggers derive from the rows", async ({ expect }) => {
    const found = await contentsOf(original)
    expect(Object.keys(found)).toEqual(Object.keys(contents))
    expect(contents["sessions"]?.filter(isSpare)).toHaveLength(1)
    for (const [table, rows] of Object.entries(contents)) {
      // Revocations were copied to the bucket meanwhile.
      if (table === "revocations") continue
      // The session that ended after the backup has stayed so.
      if (table === "sessions") expect(found[table]).toEqual(rows.filter((row) => !isSpare(row)))
      // Requests are counted after the backup too, and keys note when they were used.
      else if (table === "usage_daily" || table === "api_keys") expect(found[table]?.length, table).toBe(rows.length)
      else expect(found[table], table).toEqual(rows)
    }
  })

  it(
    "answers like the original on every read route, with the same keys and sessions",
    { timeout: 5 * MINUTES },
    async ({ expect }) => {
      service = await startStrata({ state: original, env: outside.env })
      const { ask, close } = openSnapshot(original)
      const after = await walkRoutes(service.url, ask, credentials, IDS)
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
