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
      "const a = `SELECT 1 FROM topics JOIN org_topics ON true`",
      'const b = "DELETE FROM users WHERE id IN (SELECT id FROM push_runs)"',
      "const c = (id: string) => sql`UPDATE OR IGNORE users SET a = (SELECT 1 FROM webhooks WHERE id = ${id})`",
      "const d = `SELECT 1 FROM topics JOIN users ON true`",
      "const e = `INSERT INTO outbox SELECT 1 FROM org_topics`",
    ].join("\n")
    expect(found({ "a.ts": text })).toEqual([
      "a.ts:1 org_topics topics",
      "a.ts:2 push_runs users",
      "a.ts:3 users webhooks",
    ])
  })

  it("are found where they are put together, once, across files", ({ expect }) => {
    const parts = "export const LINKS = `FROM org_topics`\nexport const all = (more: string) => `JOIN topics ${more}`"
    const text = 'import { all, LINKS } from "./parts.ts"\nconst a = sql`SELECT 1 ${raw(LINKS)} ${raw(all("x"))}`'
    expect(found({ "src/parts.ts": parts, "src/a.ts": text })).toEqual(["src/a.ts:2 org_topics topics"])
  })

  it("are found in reads of a table of the schema", ({ expect }) => {
    const files = {
      "schema/topics.ts": 'export const topics = sqliteTable("topics", {})',
      "schema/index.ts": 'export * from "./topics.ts"',
      "a.ts":
        'import { topics } from "./schema/index.ts"\nreadRows(d1, topics, sql`WHERE id IN (SELECT id FROM org_topics)`)',
    }
    expect(found(files)).toEqual(["a.ts:2 org_topics topics"])
  })

  it("are found where a name leads back to the text", ({ expect }) => {
    const text =
      "const page = () => sql`SELECT ${rows}`\nconst rows = read(`SELECT 1 FROM org_topics JOIN topics ${page()}`)"
    expect(found({ "a.ts": text })).toEqual(["a.ts:1 org_topics topics"])
  })

  it("are not taken from a parameter that has the name of a constant", ({ expect }) => {
    const text =
      "const names = `FROM topics`\nconst a = (names: string) => sql`SELECT 1 FROM org_topics WHERE a = ${names}`"
    expect(found({ "a.ts": text })).toEqual([])
  })

  it("are in the service only as recorded, and fewer each time", ({ expect }) => {
    const now = recordOf([...crossingsIn(sources), ...crossingTriggers(migratedDatabase())])
    // Split what was added into a statement per kind. For what is gone: node bin/checks/crossings.ts --record
    expect(changedSince(knownCrossings(), now)).toEqual({ added: [], gone: [] })
  })

  it("are recorded once each", ({ expect }) => {
    const one = (...tables: string[]) => ({ place: "a.ts:1", tables })
    const [known, now] = [recordOf([one("x"), one("x"), one("y")]), recordOf([one("x"), one("z"), one("z")])]
    expect(changedSince(known, now)).toEqual({ added: ["a.ts: z", "a.ts: z"], gone: ["a.ts: x", "a.ts: y"] })
  })
})

describe("statements sent to a database of the wrong kind", () => {
  const misplaced = (text: string) => misplacedIn(new Map([["a.ts", text]])).map(({ tables }) => tables.join(" "))

  it("are found in every form of sending one", ({ expect }) => {
    const text = [
      'const topics = sqliteTable("topics", {})',
      "prepare(library, sql`SELECT 1 FROM users`)",
      'directoryOf(services).prepare("DELETE FROM org_topics").bind()',
      "readRow(databasesOf(ctx).library, topics, sql`WHERE id = 1`)",
      "const read = `SELECT 1 FROM alerts JOIN push_runs`",
      "library.batch([directory.prepare(read)])",
      "prepare(libraryOf(services), sql`UPDATE sessions SET a = 1`)",
    ].join("\n")
    expect(misplaced(text)).toEqual(["users", "org_topics", "topics", "push_runs", "sessions"])
  })

  it("are not those of its own kind, or to a handle of neither", ({ expect }) => {
    const text = [
      "prepare(library, sql`SELECT 1 FROM org_topics JOIN alerts`)",
      "ctx.d1.prepare('SELECT 1 FROM org_topics JOIN topics')",
      "directory.getByName('FROM org_topics')",
    ].join("\n")
    expect(misplaced(text)).toEqual([])
  })

  it("are none in the service", ({ expect }) => {
    expect(misplacedIn(sources)).toEqual([])
  })
})
