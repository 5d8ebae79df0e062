// Backs up database and buckets to a folder, even while the service runs:
//   npm run backup -- [--env production|staging] [--to folder] [--allow-changes]
// Without --env it backs up the local state folder. docs/backup.md lists the contents.
import { existsSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { backUp, type Source } from "./back-up.ts"
import { LOCAL_FILES, openSnapshot, openState } from "./local-state.ts"
import { readRemotely, remoteBuckets } from "./remote-account.ts"
import { type Environment, environmentIn } from "../deployment/environments.ts"
import { ROOT, stateFolder } from "../system/paths.ts"

export async function backUpState(state: string, folder: string) {
  // Throws if there is no database, before Miniflare would create an empty one.
  openSnapshot(state).close()
  const { buckets, close } = await openState(state)
  const files = LOCAL_FILES.map((name) => [name, path.join(state, name)] as const).filter(([, file]) =>
    existsSync(file),
  )
  try {
    return await backUp(
      {
        name: "local",
        openDatabase: () => ({ ...openSnapshot(state), isSnapshot: true }),
        buckets,
        files: Object.fromEntries(files),
      },
      folder,
    )
  } finally {
    await close()
  }
}

export function backUpEnvironment(env: Environment, folder: string, { allowChanges = false } = {}) {
  const source: Source = {
    name: env,
    openDatabase: () => ({ ask: readRemotely(env), close: () => {}, isSnapshot: false }),
    buckets: remoteBuckets(env),
    files: {},
  }
  return backUp(source, folder, { allowChanges })
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({
      options: {
        env: { type: "string" },
        to: { type: "string" },
        "allow-changes": { type: "boolean", default: false },
      },
    })
    const moment = new Date().toISOString().replace(/\.\d+/, "").replaceAll(":", "-")
    const folder = path.resolve(values.to ?? path.join(ROOT, "backups", `${values.env ?? "local"}-${moment}`))
    const { tables, buckets } =
      values.env === undefined
        ? await backUpState(stateFolder(), folder)
        : await backUpEnvironment(environmentIn(values.env), folder, { allowChanges: values["allow-changes"] })
    const rows = Object.values(tables).reduce((sum, n) => sum + n, 0)
    const objects = Object.values(buckets).reduce((sum, bucket) => sum + bucket.objects, 0)
    console.log(`${rows} rows of ${Object.keys(tables).length} tables and ${objects} objects are in ${folder}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
