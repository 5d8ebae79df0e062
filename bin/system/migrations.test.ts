import { execFileSync } from "node:child_process"
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { DatabaseSync } from "node:sqlite"
import { describe, it } from "vitest"
import { unstable_splitSqlQuery as splitByWrangler } from "wrangler"
import { MIGRATIONS, mismatchOf, readMigration, statementsOf } from "./migrations.ts"
import { ROOT } from "./paths.ts"

/** D1 takes statements of 100 KB, and wrangler posts a file whole. */
const MAX_BYTES = 60_000

/** The statements of a file as SQLite parses them, applied to the database: each is the shortest text that SQLite takes for complete. */
function splitBySqlite(database: DatabaseSync, sql: string): string[] {
  const statements: string[] = []
  let start = 0
  for (const { index } of sql.matchAll(/;/g)) {
    const candidate = sql.slice(start, index + 1)
    if (!isComplete(database, candidate)) continue
    database.exec(candidate)
    statements.push(candidate)
    start = index + 1
  }
  // Fails if the rest is more than comments.
  database.exec(sql.slice(start))
  return statements
}

function isComplete(database: DatabaseSync, sql: string): boolean {
  if (sql.replaceAll(/^--.*$/gm, "").trim() === "") return false
  try {
    database.prepare(sql)
    return true
  } catch {
    return false
  }
}

const triggersIn = (database: DatabaseSync) =>
  database.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all() as {
    name: string
    sql: string
  }[]

const triggersWithCase = (database: DatabaseSync) =>
  triggersIn(database)
    .filter(({ sql }) => /\bCASE\b/i.test(sql.replaceAll(/--.*$|'[^']*'/gm, "")))
    .map(({ name }) => name)

function migrated(): DatabaseSync {
  const database = new DatabaseSync(":memory:")
  for (const name of MIGRATIONS) database.exec(readMigration(name))
  return database
}

describe("migrations", () => {
  it("are split by wrangler, and by their breakpoints, as SQLite parses them", ({ expect }) => {
    const database = new DatabaseSync(":memory:")
    for (const name of MIGRATIONS) {
      const sql = readMigration(name)
      const parsed = splitBySqlite(database, sql)
      expect(parsed.length, name).toBeGreaterThan(0)
      expect([splitByWrangler(sql).length, statementsOf(name).length], name).toEqual([parsed.length, parsed.length])
    }
    // Nothing was taken for a part of another statement.
    const names = (of: DatabaseSync) => of.prepare("SELECT name FROM sqlite_schema ORDER BY name").all()
    expect(names(database)).toEqual(names(migrated()))
  })

  it("use no CASE in triggers, whose END ends the trigger for a splitter: iif() does the same", ({ expect }) => {
    const database = migrated()
    expect(triggersWithCase(database)).toEqual([])
    expect(triggersIn(database).length).toBeGreaterThan(70)
  })

  it("are small, end lines with LF and triggers with END", ({ expect }) => {
    for (const name of MIGRATIONS) {
      const sql = readMigration(name)
      expect(Buffer.byteLength(sql), name).toBeLessThan(MAX_BYTES)
      expect(sql, name).not.toContain("\r")
      expect(sql.match(/^END;$/gm) ?? [], name).toHaveLength(sql.match(/\bBEGIN$/gm)?.length ?? 0)
    }
  })

  it("have one snapshot, and it is equal to the schema", ({ expect, onTestFinished }) => {
    const copy = mkdtempSync(path.join(tmpdir(), "strata-migrations-"))
    onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
    cpSync(path.join(ROOT, "migrations"), copy, { recursive: true })
    const snapshots = readdirSync(path.join(copy, "meta")).filter((name) => name.endsWith("_snapshot.json"))
    expect(snapshots).toHaveLength(1)
    const kit = path.join(ROOT, "node_modules/.bin/drizzle-kit")
    const options = [
      "--dialect",
      "sqlite",
      "--schema",
      "src/kernel/db/schema/index.ts",
      "--out",
      path.relative(ROOT, copy),
    ]
    const output = execFileSync(kit, ["generate", ...options], { cwd: ROOT, encoding: "utf8" })
    expect(output).toContain("No schema changes")
  })

  it("are all in the journal", ({ expect }) => {
    const journal = JSON.parse(readFileSync(path.join(ROOT, "migrations/meta/_journal.json"), "utf8")) as {
      entries: { tag: string }[]
    }
    expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(MIGRATIONS)
  })

  it("give topics, links and their history 28 indexes", ({ expect }) => {
    const indexes = migrated()
      .prepare("SELECT count(*) AS n FROM sqlite_schema WHERE type = 'index' AND tbl_name IN (?, ?, ?)")
      .get("topics", "org_topics", "topic_history")
    expect(indexes).toEqual({ n: 28 })
  })
})

describe("a trigger with CASE", () => {
  const PLANTED = `
    CREATE TABLE a (n INTEGER, size TEXT);
    CREATE TRIGGER a_size AFTER INSERT ON a BEGIN
      UPDATE a SET size = CASE WHEN new.n > 9 THEN 'large' ELSE 'small' END, n = abs(n) WHERE rowid = new.rowid;
    END;
    CREATE TABLE b (n INTEGER);
    CREATE TABLE c (n INTEGER);`

  it("is found", ({ expect }) => {
    const database = new DatabaseSync(":memory:")
    expect(splitBySqlite(database, PLANTED)).toHaveLength(4)
    expect(splitByWrangler(PLANTED)).not.toHaveLength(4)
    expect(triggersWithCase(database)).toEqual(["a_size"])
  })

  it("is split correctly with iif()", ({ expect }) => {
    const sql = PLANTED.replace("CASE WHEN new.n > 9 THEN 'large' ELSE 'small' END", "iif(new.n > 9, 'large', 'small')")
    const database = new DatabaseSync(":memory:")
    expect(splitByWrangler(sql)).toHaveLength(splitBySqlite(database, sql).length)
    expect(triggersWithCase(database)).toEqual([])
  })
})

describe("a database", () => {
  it("can be used if it is new or was made by this version or an earlier one", ({ expect }) => {
    for (let applied = 0; applied <= MIGRATIONS.length; applied++) {
      expect(mismatchOf(MIGRATIONS.slice(0, applied))).toBeUndefined()
    }
  })

  it("cannot be used if it was made before the base or by a newer version", ({ expect }) => {
    expect(mismatchOf(["0000_domain.sql"])).toEqual({ made: "before the base" })
    expect(mismatchOf(["0000_domain.sql", ...MIGRATIONS.slice(1)])).toEqual({ made: "before the base" })
    expect(mismatchOf([...MIGRATIONS, "9999_later.sql"])).toEqual({
      made: "by a newer version",
      migration: "9999_later.sql",
    })
  })
})
