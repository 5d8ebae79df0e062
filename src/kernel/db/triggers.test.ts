import { it } from "vitest"
import { testServices } from "../../testing/factories.ts"

const UPDATE = /(?:AFTER|BEFORE) UPDATE(?: OF ([\w\s,]+?))? ON \w+/
const COMPARED = /\bold\.(\w+) (?:<>|IS NOT) new\.\1\b/g

it("triggers of topics and links name every column whose change they look at", async ({ expect }) => {
  const { results } = await testServices()
    .d1.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name IN ('topics', 'org_topics')")
    .all<{ name: string; sql: string }>()
  const updates = results.filter(({ sql }) => UPDATE.test(sql))
  expect(updates.length).toBeGreaterThan(15)
  const missing = updates.flatMap(({ name, sql }) => {
    const listed = new Set(UPDATE.exec(sql)?.[1]?.trim().split(/,\s*/))
    const condition = sql.slice(0, sql.indexOf("BEGIN"))
    const compared = Array.from(condition.matchAll(COMPARED), ([, column = ""]) => column)
    return listed.size === 0
      ? [`${name}: no list`]
      : compared.filter((one) => !listed.has(one)).map((one) => `${name}: ${one}`)
  })
  expect(missing).toEqual([])
})
