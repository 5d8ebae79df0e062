import { describe, it } from "vitest"
import { anOrg, bindings, testServices } from "../../testing/factories.ts"
import { atDirectory } from "./databases.ts"
import { prepare, sql } from "./sql.ts"

describe("the databases of an organization", () => {
  it("take statements on tables of their kind, and on those that each has", async ({ expect }) => {
    const { directory, library } = (await anOrg()).ctx()
    const one = sql`SELECT (SELECT count(*) FROM outbox WHERE id = ${"none"}) + (SELECT count(*) FROM users WHERE id = ${"none"}) AS n`
    expect(await prepare(directory, one).first("n")).toBe(0)
    const answers = await library.batch([
      prepare(library, sql`SELECT count(*) AS n FROM org_topics WHERE id = ${"none"}`),
      library.prepare("SELECT count(*) AS n FROM outbox WHERE id = ?").bind("none"),
    ])
    expect(answers.map(({ results }) => results)).toEqual([[{ n: 0 }], [{ n: 0 }]])
  })

  it("reject statements on tables of the other kind", async ({ expect }) => {
    const { directory, library } = (await anOrg()).ctx()
    expect(() => directory.prepare("SELECT 1 FROM organizations JOIN org_topics AS o ON true")).toThrow(
      "names org_topics",
    )
    expect(() => library.prepare("UPDATE org_topics SET source = (SELECT 1 FROM users)")).toThrow("names users")
    expect(() => directory.prepare("SELECT 1 FROM alerts, (SELECT 1 FROM push_runs)")).toThrow("push_runs")
    expect(() => library.prepare("DELETE FROM sessions")).toThrow("sessions")
  })

  it("reject batches with statements that the other one prepared", async ({ expect }) => {
    const { directory, library } = (await anOrg()).ctx()
    const statement = directory.prepare("SELECT count(*) AS n FROM users WHERE id = ?").bind("none")
    expect(() => library.batch([statement])).toThrow("another database prepared")
    expect((await directory.batch([statement]))[0]?.results).toEqual([{ n: 0 }])
  })

  it("let work note things where it is done", async ({ expect }) => {
    const ctx = (await anOrg()).ctx()
    expect(ctx.home).toBe(ctx.library)
    expect(atDirectory(ctx).home).toBe(ctx.directory)
    const services = testServices()
    expect(services.home).toBe(services.directory)
    expect(bindings.DB).toBe(ctx.d1)
  })
})
