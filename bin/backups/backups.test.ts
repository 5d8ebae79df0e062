import { once } from "node:events"
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { Readable } from "node:stream"
import { DatabaseSync } from "node:sqlite"
import { afterAll, describe, it, onTestFinished } from "vitest"
import { backUp, type Source } from "./back-up.ts"
import type { Bucket } from "./bucket.ts"
import { BASE } from "../system/migrations.ts"
import type { Ask } from "./database-schema.ts"
import { openSnapshot, openState } from "./local-state.ts"
import { MANIFEST, type Manifest, verifyBackup } from "./manifest.ts"
import { restoreLocally } from "./restore-local.ts"
import { restoreRemotely } from "./restore-remote.ts"
import { statementsOf } from "./statements.ts"

const root = mkdtempSync(path.join(tmpdir(), "strata-backups-"))
afterAll(() => rmSync(root, { recursive: true, force: true }))
let folders = 0
const newFolder = () => path.join(root, String(folders++))

const SCHEMA = `
  CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT);
  INSERT INTO d1_migrations (name) VALUES ('${BASE}');
  CREATE TABLE organizations (id TEXT PRIMARY KEY NOT NULL, name TEXT, size REAL);
  CREATE TABLE members (org TEXT NOT NULL REFERENCES organizations (id), n INTEGER NOT NULL, note TEXT, PRIMARY KEY (org, n)) WITHOUT ROWID;
  CREATE TABLE topics (seq INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT, archived_at TEXT);
  CREATE VIRTUAL TABLE topics_fts USING fts5(name, content = '');
  CREATE TRIGGER topics_fts_insert AFTER INSERT ON topics WHEN new.archived_at IS NULL BEGIN
    -- Only live topics are found.
    INSERT INTO topics_fts (rowid, name) VALUES (new.seq, new.name);
  END;
  CREATE TABLE catalog_cells (letter TEXT PRIMARY KEY, n INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TRIGGER catalog_cells_insert AFTER INSERT ON topics BEGIN
    INSERT INTO catalog_cells (letter, n) VALUES (substr(new.name, 1, 1), 1) ON CONFLICT DO UPDATE SET n = n + 1;
  END;
  CREATE TABLE notes (id TEXT PRIMARY KEY NOT NULL, text TEXT);
  CREATE INDEX notes_text ON notes (text);
  CREATE TRIGGER notes_stay BEFORE UPDATE ON notes BEGIN SELECT raise(ABORT, 'Notes stay'); END`

const TEXTS = [
  "plain",
  "it's; a 'quote'",
  "two\nlines",
  "carriage\r\nreturn",
  "--> statement-breakpoint",
  "nul\0inside",
  "日本の車 🚗",
  `long ${"'ö\n".repeat(60_000)}`,
  "",
]

function aDatabase(): DatabaseSync {
  const database = new DatabaseSync(":memory:")
  database.exec(SCHEMA)
  const run = (sql: string, ...values: (string | number | null)[]) => database.prepare(sql).run(...values)
  run("INSERT INTO organizations VALUES (?, ?, ?)", "org_1", null, 0.1 + 0.2)
  run("INSERT INTO organizations VALUES (?, ?, ?)", "org_2", "Two", 3)
  for (let n = 0; n < 2_500; n++) run("INSERT INTO members VALUES ('org_2', ?, ?)", n, `member ${n}`)
  for (const [i, text] of TEXTS.entries()) run("INSERT INTO notes (id, text) VALUES (?, ?)", `n${i}`, text)
  run("DELETE FROM notes WHERE id = 'n0'")
  run("INSERT INTO topics (name) VALUES ('apples'), ('avocados'), ('berries')")
  run("INSERT INTO topics (name, archived_at) VALUES ('archived apples', '2026')")
  run("DELETE FROM sqlite_sequence WHERE name = 'topics'")
  run("INSERT INTO sqlite_sequence (name, seq) VALUES ('topics', 99)")
  return database
}

const asking =
  (database: DatabaseSync): Ask =>
  async (statements) =>
    statements.map((sql) => database.prepare(sql).all() as Record<string, unknown>[])

const sourceOf = (database: DatabaseSync, changes: Partial<Source> = {}): Source => ({
  name: "local",
  openDatabase: () => ({ ask: asking(database), close: () => {}, isSnapshot: true }),
  buckets: {},
  files: {},
  ...changes,
})

describe("a copy of a database", () => {
  it("is equal to the original in D1, whatever its values are", async ({ expect }) => {
    const original = aDatabase()
    const folder = newFolder()
    const manifest = await backUp(sourceOf(original), folder)
    expect(manifest.tables).toEqual({ organizations: 2, topics: 4, d1_migrations: 1, members: 2_500, notes: 8 })
    const { execute, close } = await openState(newFolder())
    onTestFinished(close)
    for await (const statement of statementsOf(folder, manifest)) {
      expect(Buffer.byteLength(statement)).toBeLessThan(100_000)
      await execute([statement])
    }
    const same = async (sql: string) => {
      const [results = []] = await execute([sql])
      expect(results.length).toBeGreaterThan(0)
      expect(results).toEqual(original.prepare(sql).all())
    }
    // As hexadecimal: D1's API cuts text at NUL.
    await same("SELECT rowid, id, hex(text) AS text, length(hex(text)) AS length FROM notes ORDER BY rowid")
    await same("SELECT rowid, id, name, size, typeof(size) AS type FROM organizations ORDER BY rowid")
    await same("SELECT * FROM members ORDER BY org, n")
    await same("SELECT * FROM catalog_cells ORDER BY letter")
    await same("SELECT rowid FROM topics_fts WHERE topics_fts MATCH 'apples'")
    await same("SELECT name, seq FROM sqlite_sequence ORDER BY name")
    await same(
      "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\' AND sql IS NOT NULL ORDER BY name",
    )
    await expect(execute(["UPDATE notes SET text = ''"])).rejects.toThrow("Notes stay")
    // D1 is read with the same queries as SQLite, and gives the same rows.
    const openDatabase = () => ({ ask: execute, close: () => {}, isSnapshot: false })
    const again = await backUp(sourceOf(original, { openDatabase }), newFolder())
    const rowsOf = ({ files }: Manifest) => Object.entries(files).filter(([name]) => name.startsWith("rows/"))
    expect(rowsOf(again)).toEqual(rowsOf(manifest))
  })

  it("is of one moment while the service writes", async ({ expect }) => {
    const state = newFolder()
    const { execute, close } = await openState(state)
    onTestFinished(close)
    await execute(["CREATE TABLE a (n INTEGER)", "CREATE TABLE b (n INTEGER)"])
    const both = () => execute(["a", "b"].map((table) => `INSERT INTO ${table} VALUES (1)`))
    await both()
    const snapshot = openSnapshot(state)
    onTestFinished(snapshot.close)
    const count = async (table: string) => (await snapshot.ask([`SELECT count(*) AS n FROM ${table}`]))[0]?.[0]?.["n"]
    expect(await count("a")).toBe(1)
    await both()
    expect(await count("b")).toBe(1)
  })

  it("is rejected if the database changed while it was read, unless that is allowed", async ({ expect }) => {
    const changing = () => {
      const database = aDatabase()
      const ask: Ask = async (statements) => {
        database.exec("INSERT INTO topics (name) VALUES ('cherries')")
        return asking(database)(statements)
      }
      return sourceOf(database, { openDatabase: () => ({ ask, close: () => {}, isSnapshot: false }) })
    }
    await expect(backUp(changing(), newFolder())).rejects.toThrow("The database changed while it was read")
    expect(await backUp(changing(), newFolder(), { allowChanges: true })).toMatchObject({ exact: false })
    const quiet = sourceOf(aDatabase(), {
      openDatabase: () => ({ ask: asking(aDatabase()), close: () => {}, isSnapshot: false }),
    })
    expect(await backUp(quiet, newFolder())).toMatchObject({ exact: true })
  })

  it("has the objects that were there when the database was read", async ({ expect }) => {
    const objects = new Map([
      ["kept", "1"],
      ["deleted meanwhile", "2"],
    ])
    const bucket: Bucket = {
      async *list() {
        yield* objects.keys()
      },
      read: async (key) => (objects.has(key) ? Readable.from([Buffer.from(objects.get(key) ?? "")]) : undefined),
      write: async () => {},
    }
    const source = sourceOf(aDatabase(), { buckets: { MEMBERS: bucket } })
    const open = source.openDatabase
    source.openDatabase = () => {
      objects.delete("deleted meanwhile")
      objects.set("new", "3")
      return open()
    }
    const folder = newFolder()
    expect((await backUp(source, folder)).buckets).toEqual({ MEMBERS: { objects: 3, bytes: 3 } })
    await verifyBackup(folder)
  })
})

describe("a backup that cannot be restored", () => {
  const aBackup = async () => {
    const folder = newFolder()
    await backUp(sourceOf(aDatabase()), folder)
    return folder
  }
  const edit = (folder: string, change: (manifest: Manifest) => void) => {
    const file = path.join(folder, MANIFEST)
    const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest
    change(manifest)
    writeFileSync(file, JSON.stringify(manifest))
  }

  it("is damaged", async ({ expect }) => {
    const folder = await aBackup()
    appendFileSync(path.join(folder, "rows/notes.sql"), " ")
    await expect(verifyBackup(folder)).rejects.toThrow(
      "The backup is damaged: rows/notes.sql does not match its checksum.",
    )
    rmSync(path.join(folder, "rows/members.sql"))
    await expect(verifyBackup(folder)).rejects.toThrow("The backup is damaged: rows/members.sql")
    rmSync(path.join(folder, MANIFEST))
    await expect(verifyBackup(folder)).rejects.toThrow("is not a backup: it has no manifest.json")
  })

  it("was made by a newer version", async ({ expect }) => {
    const folder = await aBackup()
    edit(folder, (manifest) => manifest.migrations.push("9999_later.sql"))
    await expect(verifyBackup(folder)).rejects.toThrow("with the migration 9999_later.sql: update this checkout first.")
    edit(folder, (manifest) => void (manifest.version = "99.0.0"))
    await expect(verifyBackup(folder)).rejects.toThrow("made by Strata 99.0.0, which is newer than this checkout")
  })

  it("was made before the base", async ({ expect }) => {
    const [folder, state] = [await aBackup(), newFolder()]
    edit(folder, (manifest) => void (manifest.migrations = ["0000_domain.sql", "0001_text_search.sql"]))
    const refused = `The backup was made before ${BASE}, the base of all databases, and cannot be upgraded: restore it with the version of Strata that made it.`
    await expect(restoreLocally(folder, state)).rejects.toThrow(refused)
    await expect(restoreRemotely(folder, "staging", { force: true, say: () => {} })).rejects.toThrow(refused)
    expect([existsSync(state), existsSync(`${state}.restoring`)]).toEqual([false, false])
  })

  it("would replace what is there", async ({ expect }) => {
    const [folder, state] = [await aBackup(), newFolder()]
    const { close } = await openState(state)
    await close()
    const before = readdirSync(state)
    await expect(restoreLocally(folder, state)).rejects.toThrow(`${state} is not empty`)
    expect(readdirSync(state)).toEqual(before)
    expect(existsSync(`${state}.restoring`)).toBe(false)
  })

  it("would replace the state of a running service", async ({ expect }) => {
    const [folder, state] = [await aBackup(), newFolder()]
    const { close } = await openState(state)
    await close()
    const server = createServer().listen(0, "localhost")
    await once(server, "listening")
    onTestFinished(() => void server.close())
    writeFileSync(path.join(state, "identity-provider-port"), String((server.address() as AddressInfo).port))
    await expect(restoreLocally(folder, state, { force: true })).rejects.toThrow(
      `Strata is running on ${state}: stop it first.`,
    )
  })
})
