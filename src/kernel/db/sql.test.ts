import { describe, it } from "vitest"
import { bindings } from "../../testing/factories.ts"
import { join, prepare, raw, sql } from "./sql.ts"

describe("sql", () => {
  it("binds values and never writes them into the text", ({ expect }) => {
    const name = "'; DROP TABLE topics; --"
    expect(sql`SELECT ${name}, ${7}, ${null}`).toEqual({ text: "SELECT ?, ?, ?", values: [name, 7, null] })
  })

  it("keeps values in order through nested and joined fragments", ({ expect }) => {
    const conditions = [sql`a = ${1}`, sql`b IN (${join([sql`${2}`, sql`${3}`], ", ")})`]
    expect(sql`SELECT ${0} FROM t WHERE ${join(conditions, " AND ")} LIMIT ${4}`).toEqual({
      text: "SELECT ? FROM t WHERE a = ? AND b IN (?, ?) LIMIT ?",
      values: [0, 1, 2, 3, 4],
    })
  })

  it("takes text as it is only from raw", ({ expect }) => {
    expect(sql`SELECT ${raw("a, b")} FROM ${raw("t")}`).toEqual({ text: "SELECT a, b FROM t", values: [] })
  })

  it("is a statement that the database answers", async ({ expect }) => {
    const text = `"'; \u{1F600} \\ \n`
    const row = await prepare(bindings.DB, sql`SELECT ${text} AS text, ${1} + ${2} AS sum, ${null} AS none`).first()
    expect(row).toEqual({ text, sum: 3, none: null })
  })
})
