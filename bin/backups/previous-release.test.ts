import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, it } from "vitest"
import { backUpState } from "./backup.ts"
import { openSnapshot } from "./local-state.ts"
import { restoreLocally } from "./restore-local.ts"
import { ROOT } from "../system/paths.ts"
import { type Running, startStrata } from "../local/running.ts"
import { RELAY_TOKEN } from "../testing/fill-service.ts"
import { IS_LONG_FORM } from "../testing/long-form.ts"
import { openPreviousState, PREVIOUS } from "../testing/previous-release.ts"
import { walkRoutes } from "../testing/walk-routes.ts"

const MINUTES = 60_000
/** For each read route. There are hundreds of topics, which differ little. */
const IDS = IS_LONG_FORM ? 1_000_000 : 8
const state = path.join(mkdtempSync(path.join(tmpdir(), "strata-previous-")), "state")
afterAll(() => rmSync(path.dirname(state), { recursive: true, force: true }))

describe("the state of the previous release", () => {
  let service: Running
  beforeAll(async () => {
    await openPreviousState(state)
    service = await startStrata({ state, env: { RELAY_TOKEN } })
  }, 5 * MINUTES)
  afterAll(() => service.stop())

  it("has rows in every table", async ({ expect }) => {
    const { ask, close } = openSnapshot(state)
    const names = PREVIOUS.migrations.flatMap((file) => {
      const sql = readFileSync(path.join(ROOT, "migrations", file), "utf8")
      return Array.from(sql.matchAll(/^CREATE TABLE [`"]?(\w+)/gm), ([, name = ""]) => name)
    })
    const counts = await ask(names.map((name) => `SELECT count(*) AS n FROM "${name}"`))
    close()
    expect(names.filter((_, i) => counts[i]?.[0]?.["n"] === 0)).toEqual([])
  })

  it("answers on every read route", { timeout: 5 * MINUTES }, async ({ expect }) => {
    const { ask, close } = openSnapshot(state)
    const answers = await walkRoutes(service.url, ask, PREVIOUS.credentials, IDS)
    close()
    // The recording has no buckets.
    const others = [...answers].filter(([target]) => !target.startsWith("/api/relay/deliveries/"))
    expect(others.filter(([, { status }]) => status !== 200)).toEqual([])
    expect(others.length).toBeGreaterThan(80)
  })

  it("accepts new topics, and finds old ones as duplicates", async ({ expect }) => {
    const create = (topic_name: string) =>
      fetch(`${service.url}/api/topics`, {
        method: "POST",
        headers: { authorization: `Bearer ${PREVIOUS.credentials.apiKey}`, "content-type": "application/json" },
        body: JSON.stringify({ topic_name }),
      })
    expect((await create("Sourdough Bakers")).status).toBe(201)
    expect(await (await create("trail runners")).json()).toMatchObject({ duplicate: true })
  })
})

it(
  "restores a backup of the previous release, and moves what was there aside",
  { timeout: 5 * MINUTES },
  async ({ expect }) => {
    const [old, backup, target] = ["old", "backup", "target"].map((name) => path.join(path.dirname(state), name)) as [
      string,
      string,
      string,
    ]
    await openPreviousState(old)
    const { tables } = await backUpState(old, backup)
    mkdirSync(target)
    writeFileSync(path.join(target, "demo-keys"), "of another run")
    await restoreLocally(backup, target, { force: true })
    const { ask, close } = openSnapshot(target)
    const [topics = [], migrations = []] = await ask([
      "SELECT count(*) AS n FROM topics",
      "SELECT name FROM d1_migrations ORDER BY id",
    ])
    close()
    expect(topics).toEqual([{ n: tables["topics"] }])
    expect(migrations.map(({ name }) => name)).toEqual(
      readdirSync(path.join(ROOT, "migrations")).filter((name) => name.endsWith(".sql")),
    )
    expect(JSON.parse(readFileSync(path.join(target, "demo-keys"), "utf8"))).toHaveProperty("apiKey")
    const aside = readdirSync(path.dirname(state)).find((name) => name.startsWith("target.before-restore-")) ?? ""
    expect(readFileSync(path.join(path.dirname(state), aside, "demo-keys"), "utf8")).toBe("of another run")
  },
)

describe("migrations since the previous release", () => {
  const added = readdirSync(path.join(ROOT, "migrations"))
    .filter((name) => name.endsWith(".sql") && !PREVIOUS.migrations.includes(name))
    .map((name) => [name, readFileSync(path.join(ROOT, "migrations", name), "utf8")] as const)
    .map(([name, sql]) => [name, sql.replaceAll(/^-- not used by the previous release\n.*$/gm, "")] as const)

  it("come after those it had", ({ expect }) => {
    for (const [name] of added) expect(name > (PREVIOUS.migrations.at(-1) ?? ""), name).toBe(true)
  })

  it("leave everything in place that its code uses", ({ expect }) => {
    for (const [name, sql] of added) {
      expect(sql, name).not.toMatch(/\bDROP (TABLE|COLUMN|VIEW)\b|\bRENAME (TO|COLUMN)\b/i)
      // Statements name indexes with INDEXED BY.
      for (const [, index = ""] of sql.matchAll(/\bDROP INDEX (?:IF EXISTS )?[`"]?(\w+)/gi)) {
        expect(sql, `${name} drops ${index}`).toMatch(new RegExp(`CREATE (UNIQUE )?INDEX [\`"]?${index}\\b`, "i"))
      }
    }
  })
})
