import { describe, it } from "vitest"
import { bindings, testServices } from "../../testing/factories.ts"
import { BUCKETS, DATASETS, HOLDINGS, OBJECTS } from "./holdings.ts"

/** The database's own tables, those of full-text indexes, and the copy of messages that tests keep. */
const INTERNAL = /^(sqlite_|_cf_|d1_|.*_fts_(data|idx|content|docsize|config)$|kept_messages$)/

async function tables() {
  const { results } = await testServices()
    .d1.prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all<{ name: string }>()
  return results.map(({ name }) => name).filter((name) => !INTERNAL.test(name))
}

describe("the table of holdings", () => {
  it("names every table of the database", async ({ expect }) => {
    expect(HOLDINGS.map(({ table }) => table).sort()).toEqual((await tables()).sort())
  })

  it("says how to erase every table that has a column for the organization", async ({ expect }) => {
    const silent: string[] = []
    for (const { table, organization } of HOLDINGS) {
      const { results } = await testServices()
        .d1.prepare("SELECT name FROM pragma_table_info(?)")
        .bind(table)
        .all<{ name: string }>()
      const isOwned = results.some(({ name }) => name === "org_id")
      if (isOwned && organization === undefined) silent.push(table)
    }
    // Its entries become pseudonymous instead.
    expect(silent).toEqual(["audit_log"])
  })

  it("names every bucket and every class of objects", ({ expect }) => {
    const have = (member: string) =>
      Object.entries(bindings)
        .filter(
          ([name, value]) =>
            !name.startsWith("__VITEST") &&
            name !== "ASSETS" &&
            typeof value === "object" &&
            value !== null &&
            member in value,
        )
        .map(([name]) => name)
        .sort()
    expect(Object.keys(BUCKETS).sort()).toEqual(have("createMultipartUpload"))
    expect(Object.keys(OBJECTS).sort()).toEqual(have("getByName"))
  })

  it("exports no column that holds a secret or the whereabouts of a file", ({ expect }) => {
    const columns = DATASETS.flatMap((set) => set.columns.map((column) => String(column)))
    const secret = /credential|hash|secret|object_key|source_key/
    expect(columns.filter((column) => secret.test(column))).toEqual([])
  })
})
