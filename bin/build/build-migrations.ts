// Writes the migration that the schema needs: `npm run migrations`. drizzle-kit compares the schema with its newest snapshot. That is kept
// alone, and on one line: nobody reads its seven thousand lines.
import { spawnSync } from "node:child_process"
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "../system/paths.ts"

const kit = path.join(ROOT, "node_modules/.bin/drizzle-kit")
const { status } = spawnSync(kit, ["generate", ...process.argv.slice(2)], { cwd: ROOT, stdio: "inherit" })
if (status !== 0) process.exit(status ?? 1)
const snapshots = globSync("migrations/meta/*_snapshot.json", { cwd: ROOT }).sort()
const newest = path.join(ROOT, snapshots.pop() ?? "")
for (const older of snapshots) rmSync(path.join(ROOT, older))
writeFileSync(newest, `${JSON.stringify(JSON.parse(readFileSync(newest, "utf8")))}\n`)
