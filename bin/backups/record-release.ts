// Records the state that this release leaves, for the tests of the next one:
//   node bin/backups/record-release.ts [checkout of the release; default: this one]
// It runs the release, fills every table, and writes bin/testing/previous-release.{corpus.jsonl,json}.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { backUpState } from "./backup.ts"
import { openState } from "./local-state.ts"
import { statementsOf } from "./statements.ts"
import { ROOT } from "../system/paths.ts"
import { startStrata } from "../local/running.ts"
import { fillService, startOutside } from "../testing/fill-service.ts"
import { rareRows } from "../testing/rare-rows.ts"

const FAR_FUTURE = "2999-01-01T00:00:00.000Z"

const release = path.resolve(process.argv[2] ?? ROOT)
const work = mkdtempSync(path.join(tmpdir(), "strata-release-"))
const state = path.join(work, "state")
mkdirSync(state)
// Small: no demo topics.
writeFileSync(path.join(state, "catalog-seeded"), "")

const outside = await startOutside()
const command = [process.execPath, path.join(release, "bin/local/start.ts")] as const
const service = await startStrata({ state, command, env: outside.env })
const keys = JSON.parse(readFileSync(path.join(state, "demo-keys"), "utf8")) as { apiKey: string; sdkKey: string }
const credentials = await fillService(service.url, keys, outside)
await service.stop()
await outside.stop()

const { execute, close } = await openState(state)
await execute([...rareRows(), `UPDATE sessions SET expires_at = '${FAR_FUTURE}'`])
await close()
const manifest = await backUpState(state, path.join(work, "backup"))
const empty = Object.keys(manifest.tables).filter((table) => manifest.tables[table] === 0)
if (empty.length > 0) throw new Error(`Nothing is in ${empty.join(", ")}`)
let lines = ""
for await (const statement of statementsOf(path.join(work, "backup"), manifest))
  lines += `${JSON.stringify(statement)}\n`
const record = {
  migrations: manifest.migrations,
  credentials,
  credentialsKey: readFileSync(path.join(state, "credentials-key"), "utf8"),
}
writeFileSync(path.join(ROOT, "bin/testing/previous-release.corpus.jsonl"), lines)
writeFileSync(path.join(ROOT, "bin/testing/previous-release.json"), `${JSON.stringify(record, null, 2)}\n`)
rmSync(work, { recursive: true, force: true })
console.log(`${Object.keys(manifest.tables).length} tables, ${Math.ceil(lines.length / 1024)} KiB`)
