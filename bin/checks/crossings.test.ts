import { describe, it } from "vitest"
import { TABLE_KINDS } from "../../src/kernel/db/schema/kinds.ts"
import {
  changedSince,
  crossingsIn,
  crossingTriggers,
  knownCrossings,
  migratedDatabase,
  misplacedIn,
  recordOf,
  serviceSources,
  togetherIn,
} from "./crossings.ts"

const found = (files: Record<string, string>) =>
  crossingsIn(new Map(Object.entries(files))).map(({ place, tables }) => `${place} ${tables.join(" ")}`)

const sources = serviceSources()

describe("the kinds of tables", () => {
  it("are declared for every table, and for no other", ({ expect }) => {
    const tables = migratedDatabase()
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .all()
      .map(({ name }) => String(name))
      // A full-text table keeps its words in tables of its own.
      .filter((name) => !/_fts_\w+$/.test(name))
    expect(Object.keys(TABLE_KINDS).sort()).toEqual(tables.sort())
  })
})

describe("statements that name tables of both kinds", () => {
  it("are found in a template, a string and a tagged template", ({ expect }) => {
    const text = [
      "const a = `SELECT 1 FROM global_history JOIN org_topics ON true`",
      'const b = "DELETE FROM users WHERE id IN (SELECT id FROM push_runs)"',
      "const c = (id: string) => sql`UPDATE OR IGNORE users SET a = (SELECT 1 FROM webhooks WHERE id = ${id})`",
      "const d = `SELECT 1 FROM global_history JOIN users ON true`",
      "const e = `INSERT INTO outbox SELECT 1 FROM org_topics`",
    ].join("\n")
    expect(found({ "a.ts": text })).toEqual([
      "a.ts:1 global_history org_topics",
      "a.ts:2 push_runs users",
      "a.ts:3 users webhooks",
    ])
  })

  it("are found where they are put together, once, across files", ({ expect }) => {
    const parts =
      "export const LINKS = `FROM org_topics`\nexport const all = (more: string) => `JOIN global_history ${more}`"
    const text = 'import { all, LINKS } from "./parts.ts"\nconst a = sql`SELECT 1 ${raw(LINKS)} ${raw(all("x"))}`'
    expect(found({ "src/parts.ts": parts, "src/a.ts": text })).toEqual(["src/a.ts:2 global_history org_topics"])
  })

  it("are found in reads of a table of the schema", ({ expect }) => {
    const files = {
      "schema/users.ts": 'export const users = sqliteTable("users", {})',
      "schema/index.ts": 'export * from "./users.ts"',
      "a.ts":
        'import { users } from "./schema/index.ts"\nreadRows(d1, users, sql`WHERE id IN (SELECT id FROM org_topics)`)',
    }
    expect(found(files)).toEqual(["a.ts:2 org_topics users"])
  })

  it("are found where a name leads back to the text", ({ expect }) => {
    const text =
      "const page = () => sql`SELECT ${rows}`\nconst rows = read(`SELECT 1 FROM org_topics JOIN users ${page()}`)"
    expect(found({ "a.ts": text })).toEqual(["a.ts:1 org_topics users"])
  })

  it("are not taken from a parameter that has the name of a constant", ({ expect }) => {
    const text =
      "const names = `FROM topics`\nconst a = (names: string) => sql`SELECT 1 FROM org_topics WHERE a = ${names}`"
    expect(found({ "a.ts": text })).toEqual([])
  })

  it("are in the service only as recorded, and fewer each time", ({ expect }) => {
    const now = recordOf([...crossingsIn(sources), ...togetherIn(sources), ...crossingTriggers(migratedDatabase())])
    // Split what was added into a statement per kind. For what is gone: node bin/checks/crossings.ts --record
    expect(changedSince(knownCrossings(), now)).toEqual({ added: [], gone: [] })
  })

  it("are recorded once each", ({ expect }) => {
    const one = (...tables: string[]) => ({ place: "a.ts:1", tables })
    const [known, now] = [recordOf([one("x"), one("x"), one("y")]), recordOf([one("x"), one("z"), one("z")])]
    expect(changedSince(known, now)).toEqual({ added: ["a.ts: z", "a.ts: z"], gone: ["a.ts: x", "a.ts: y"] })
  })
})

describe("batches for both kinds", () => {
  it("are found by the handle they are sent to", ({ expect }) => {
    const text = "ctx.together.batch([])\nconst { together, org } = ctx\nconst a = { together: 1 }"
    expect(togetherIn(new Map([["a.ts", text]])).map(({ place }) => place)).toEqual(["a.ts:1", "a.ts:2", "a.ts:3"])
  })
})

describe("statements sent to a database of the wrong kind", () => {
  const misplaced = (text: string) => misplacedIn(new Map([["a.ts", text]])).map(({ tables }) => tables.join(" "))

  it("are found in every form of sending one", ({ expect }) => {
    const text = [
      'const history = sqliteTable("global_history", {})',
      "prepare(library, sql`SELECT 1 FROM users`)",
      'services.directory.prepare("DELETE FROM org_topics").bind()',
      "readRow(ctx.library, history, sql`WHERE id = 1`)",
      "const read = `SELECT 1 FROM alerts JOIN push_runs`",
      "library.batch([directory.prepare(read)])",
      "prepare(services.library, sql`UPDATE sessions SET a = 1`)",
    ].join("\n")
    expect(misplaced(text)).toEqual(["users", "org_topics", "global_history", "push_runs", "sessions"])
  })

  it("are not those of its own kind, or to a handle of neither", ({ expect }) => {
    const text = [
      "prepare(library, sql`SELECT 1 FROM org_topics JOIN alerts`)",
      "ctx.home.prepare('SELECT 1 FROM org_topics JOIN users')",
      "directory.getByName('FROM org_topics')",
    ].join("\n")
    expect(misplaced(text)).toEqual([])
  })

  it("are none in the service", ({ expect }) => {
    expect(misplacedIn(sources)).toEqual([])
  })
})
