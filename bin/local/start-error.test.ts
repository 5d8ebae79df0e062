import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { type AddressInfo, createServer } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, it } from "vitest"
import { openSnapshot, openState } from "../backups/local-state.ts"
import { MIGRATIONS } from "../system/migrations.ts"
import { ROOT } from "../system/paths.ts"
import { freePort } from "../system/ports.ts"

const folder = mkdtempSync(path.join(tmpdir(), "strata-start-error-"))
const other = createServer()
let takenPort = 0
beforeAll(async () => {
  other.listen(0, "127.0.0.1")
  await once(other, "listening")
  takenPort = (other.address() as AddressInfo).port
})
afterAll(() => {
  other.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The single line that a failed start prints. */
async function failedStart(env: Record<string, string>) {
  const child = spawn(process.execPath, ["bin/local/start.ts"], {
    cwd: ROOT,
    env: { ...process.env, STRATA_STATE: path.join(folder, "state"), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  child.stdout.on("data", (data: Buffer) => (output += data.toString()))
  child.stderr.on("data", (data: Buffer) => (output += data.toString()))
  const [code] = (await once(child, "close")) as [number]
  return { code, output }
}
async function executeIn(state: string, ...statements: string[]) {
  const { execute, close } = await openState(state)
  await execute(statements)
  await close()
}
const CREATE_MIGRATIONS = "CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT UNIQUE)"
const insertMigration = (name: string) => `INSERT INTO d1_migrations (name) VALUES ('${name}')`
const oneLine = (line: string) => ({ code: 1, output: `${line}\n` })

describe("npm start says in one sentence what to do about", () => {
  it("a PORT that is none", async ({ expect }) => {
    expect(await failedStart({ PORT: "http" })).toEqual(
      oneLine(`PORT is "http": set it to a number from 1 to 65535, or leave it out to use 8787.`),
    )
  })

  it("a DEFAULT_ENGINE that is none", async ({ expect }) => {
    expect(await failedStart({ PORT: String(await freePort()), DEFAULT_ENGINE: "clever" })).toEqual(
      oneLine(`DEFAULT_ENGINE is "clever": set it to auto, llm, local or smart, or leave it out to use auto.`),
    )
  })

  it("a port in use", async ({ expect }) => {
    expect(await failedStart({ PORT: String(takenPort) })).toEqual(
      oneLine(
        `Port ${takenPort} is in use: stop the program that uses it, or run \`PORT=${takenPort + 1} npm start\`.`,
      ),
    )
  })

  it("the identity provider's port in use", async ({ expect }) => {
    const state = mkdtempSync(path.join(folder, "provider-"))
    writeFileSync(path.join(state, "identity-provider-port"), String(takenPort))
    expect(await failedStart({ PORT: String(await freePort()), STRATA_STATE: state })).toEqual(
      oneLine(
        `Port ${takenPort}, which the demo sign-in of ${state} always uses, is in use, probably by another run on the same folder: stop that program, or set STRATA_STATE to another folder.`,
      ),
    )
  })

  it("a state folder of a newer version", async ({ expect }) => {
    const state = mkdtempSync(path.join(folder, "newer-"))
    await executeIn(state, CREATE_MIGRATIONS, ...[...MIGRATIONS, "9999_from_the_future.sql"].map(insertMigration))
    writeFileSync(path.join(state, "migrations.stamp"), "of other migrations")
    expect(await failedStart({ PORT: String(await freePort()), STRATA_STATE: state })).toEqual(
      oneLine(
        `${state} was written by a newer version of Strata (its database has the migration 9999_from_the_future.sql): update this checkout, or set STRATA_STATE to another folder.`,
      ),
    )
  })

  it("a state folder from before the base, and leaves it as it is", async ({ expect }) => {
    const state = mkdtempSync(path.join(folder, "older-"))
    await executeIn(
      state,
      CREATE_MIGRATIONS,
      insertMigration("0000_domain.sql"),
      "CREATE TABLE members (id TEXT PRIMARY KEY)",
    )
    const schema = async () => {
      const { ask, close } = openSnapshot(state)
      const [entries] = await ask(["SELECT name, sql FROM sqlite_schema ORDER BY name"])
      close()
      return entries
    }
    const before = await schema()
    expect(await failedStart({ PORT: String(await freePort()), STRATA_STATE: state })).toEqual(
      oneLine(
        `${state} was written before 0000_base_tables.sql, the base of all databases, and cannot be upgraded: delete it to start over, or set STRATA_STATE to another folder.`,
      ),
    )
    expect(await schema()).toEqual(before)
  })

  it("a state folder that cannot be written", async ({ expect }) => {
    const file = path.join(folder, "a-file")
    writeFileSync(file, "")
    expect(await failedStart({ PORT: String(await freePort()), STRATA_STATE: file })).toEqual(
      oneLine(`The state folder ${file} cannot be written (EEXIST): set STRATA_STATE to a folder that can.`),
    )
  })
})
