import { afterEach, describe, it } from "vitest"
import { actingFor } from "../../organizations/identity/acting-for.ts"
import { anOrg, testServices } from "../../testing/factories.ts"
import type { LiveConfig } from "../../kernel/ports/live-config.ts"
import { configReader } from "./live-config.ts"
import { everyDatabase } from "../../testing/every-database.ts"

const { d1 } = testServices()
const token = () => d1.prepare("SELECT token FROM config_version").first<string>("token")
const clean = () => d1.batch(["output_templates", "learned_rules"].map((table) => d1.prepare(`DELETE FROM ${table}`)))
afterEach(clean)

/** Writes directly to the database, as another isolate would, bypassing this one's cache. */
const teach = (pattern: string, segmentType: string) =>
  d1
    .prepare("INSERT INTO learned_rules VALUES (?, 'name', ?, ?, 1, 'usr_x', '', NULL)")
    .bind(`rule_${crypto.randomUUID()}`, pattern, segmentType)
    .run()
const addTemplate = (key: string) =>
  d1
    .prepare(
      `INSERT INTO output_templates (id, platform_key, display_name, config, created_at, updated_at)
       VALUES (?1, ?1, 'x', '{"pathFields": [{"key": "topic"}]}', '', '')`,
    )
    .bind(key)
    .run()

/** A database that counts its queries. */
function countedD1() {
  const asked: string[] = []
  const prepare = (text: string) => {
    asked.push(text)
    return d1.prepare(text)
  }
  const counted = { prepare, batch: (list: D1PreparedStatement[]) => d1.batch(list) } as unknown as D1Database
  return { d1: counted, asked }
}

describe("the token", () => {
  it("changes with every change to a template or a rule", async ({ expect }) => {
    const seen = [await token()]
    const changes = [
      () => addTemplate("one"),
      () => d1.prepare("UPDATE output_templates SET is_active = 0").run(),
      () => d1.prepare("DELETE FROM output_templates").run(),
      () => teach("a", "B2B"),
      () => d1.prepare("UPDATE learned_rules SET segment_type = 'B2C'").run(),
      () => d1.prepare("DELETE FROM learned_rules").run(),
    ]
    for (const change of changes) {
      await change()
      seen.push(await token())
    }
    expect(new Set(seen).size).toBe(changes.length + 1)
  })
})

describe("the config", () => {
  it("is loaded once per token, then served from the cache", async ({ expect }) => {
    await teach("kept", "B2G")
    const current = (await token()) ?? ""
    const first = countedD1()
    const config = await configReader({ directory: first.d1, log: () => {} }, current)()
    expect(config.rules.names.get("kept")?.segmentType).toBe("B2G")
    expect(first.asked).toHaveLength(4)
    const second = countedD1()
    expect(await configReader({ directory: second.d1, log: () => {} }, current)()).toBe(config)
    expect(second.asked).toEqual([])
  })

  it("reads only the token when none was passed", async ({ expect }) => {
    const { d1: counted, asked } = countedD1()
    const read = configReader({ directory: counted, log: () => {} })
    await read()
    asked.length = 0
    const before: LiveConfig = await read()
    expect(asked).toHaveLength(1)
    await teach("later", "B2E")
    const after = await read()
    expect(before.rules.names.has("later")).toBe(false)
    expect(after.rules.names.get("later")?.segmentType).toBe("B2E")
  })

  it("is never older than the requested token, even if requests overlap a change", async ({ expect }) => {
    const before = (await token()) ?? ""
    await addTemplate("newer")
    const current = (await token()) ?? ""
    const services = { directory: d1, log: () => {} }
    for (const asked of [before, current, before]) {
      expect((await configReader(services, asked)()).templatesByKey.has("newer")).toBe(true)
    }
  })

  it("costs requests and background work no extra query", async ({ expect }) => {
    const org = await anOrg()
    await teach("background", "B2E")
    const { d1: counted, asked } = countedD1()
    const services = { ...testServices(), ...everyDatabase(counted) }
    const owner = { orgId: org.id, userId: org.userId("owner"), workspace: "" }
    const first = await actingFor(services, owner)
    expect((await first?.config())?.rules.names.has("background")).toBe(true)
    asked.length = 0
    const second = await actingFor(services, owner)
    await second?.config()
    // The organization, which the token comes with.
    expect(asked).toHaveLength(1)
  })
})
