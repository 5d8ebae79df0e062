// Restores a backup:
//   npm run restore -- <folder> [--env production|staging] [--force]
// Without --env it restores into the local state folder (STRATA_STATE). docs/backup.md has the steps for a deployment.
import path from "node:path"
import { parseArgs } from "node:util"
import { restoreLocally } from "./restore-local.ts"
import { restoreRemotely } from "./restore-remote.ts"
import { environmentIn } from "../deployment/environments.ts"
import { maintenanceTarget } from "../maintenance/maintenance.ts"
import { stateFolder } from "../system/paths.ts"

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { env: { type: "string" }, force: { type: "boolean", default: false } },
  })
  const [name, ...others] = positionals
  if (name === undefined || others.length > 0) {
    throw new Error("Name the backup's folder: npm run restore -- backups/local-2026-11-15T14-00-00Z")
  }
  const folder = path.resolve(name)
  const { force } = values
  const state = stateFolder()
  const manifest =
    values.env === undefined
      ? await restoreLocally(folder, state, { force })
      : await restoreRemotely(folder, environmentIn(values.env), {
          force,
          target: process.env["STRATA_URL"] ? maintenanceTarget() : undefined,
          say: console.log,
        })
  console.log(`The backup of ${manifest.source} of ${manifest.madeAt} is restored into ${values.env ?? state}`)
  if (!manifest.exact)
    console.log("The database changed while the backup was made: its rows are from different moments.")
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
