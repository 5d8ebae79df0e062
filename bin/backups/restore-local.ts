import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { buildWorker, migrate, startWorker } from "../local/local-worker.ts"
import { realign } from "../maintenance/realign.ts"
import { isRunning, LOCAL_FILES, openSnapshot, openState } from "./local-state.ts"
import { localFile, type Manifest, readIndex, verifyBackup } from "./manifest.ts"
import { copyObjects, keepPending, REVOCATIONS } from "./revocations.ts"
import { statementsOf } from "./statements.ts"

const BATCH_STATEMENTS = 50
const BATCH_BYTES = 1_000_000

/** Restores a backup into a state folder, which appears only when it is complete. */
export async function restoreLocally(
  folder: string,
  state: string,
  { force = false, say = console.log } = {},
): Promise<Manifest> {
  const manifest = await verifyBackup(folder)
  const isUsed = existsSync(state) && readdirSync(state).length > 0
  if (isUsed && (await isRunning(state))) throw new Error(`Strata is running on ${state}: stop it first.`)
  if (isUsed && !force) {
    throw new Error(
      `${state} is not empty: name another folder with STRATA_STATE, or add --force, which moves its present contents aside.`,
    )
  }
  const fresh = `${state}.restoring`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  try {
    await fill(folder, manifest, fresh)
    if (isUsed) await carryRevocations(state, fresh, say)
    copyLocalFiles(folder, fresh)
    await Promise.all([buildWorker(), migrate(fresh)])
    await rebuildObjects(fresh)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    throw error
  }
  if (isUsed) renameSync(state, `${state}.before-restore-${new Date().toISOString().replaceAll(":", "-")}`)
  else rmSync(state, { recursive: true, force: true })
  renameSync(fresh, state)
  return manifest
}

async function fill(folder: string, manifest: Manifest, state: string): Promise<void> {
  const { execute, buckets, close } = await openState(state)
  try {
    let batch: string[] = []
    let bytes = 0
    const flush = async () => {
      if (batch.length > 0) await execute(batch)
      batch = []
      bytes = 0
    }
    for await (const statement of statementsOf(folder, manifest)) {
      batch.push(statement)
      bytes += statement.length
      if (batch.length === BATCH_STATEMENTS || bytes > BATCH_BYTES) await flush()
    }
    await flush()
    for (const [name, bucket] of Object.entries(buckets)) {
      if (!manifest.buckets[name]) continue
      for (const { key, file, bytes: size, sha256 } of readIndex(folder, name)) {
        await bucket.write(key, path.join(folder, file), size, sha256)
      }
    }
  } finally {
    await close()
  }
}

/** Lists of what ended until now; the restored service replays them. A state that cannot be read does not prevent its restore. */
async function carryRevocations(from: string, to: string, say: (line: string) => void): Promise<void> {
  const [old, fresh] = [await openState(from), await openState(to)]
  try {
    const [source, target] = [old.buckets[REVOCATIONS], fresh.buckets[REVOCATIONS]]
    if (!source || !target) return
    await copyObjects(source, target)
    const database = openSnapshot(from)
    await keepPending(database.ask, target).finally(database.close)
  } catch (error) {
    say(`What ended since the last copy to R2 is not known: ${error instanceof Error ? error.message : ""}`)
  } finally {
    await Promise.all([old.close(), fresh.close()])
  }
}

function copyLocalFiles(folder: string, state: string): void {
  for (const name of LOCAL_FILES) {
    const file = path.join(folder, localFile(name))
    if (!existsSync(file)) continue
    copyFileSync(file, path.join(state, name))
    chmodSync(path.join(state, name), 0o600)
  }
  // A restored catalog gets no demo topics.
  if (!existsSync(path.join(state, "catalog-seeded"))) writeFileSync(path.join(state, "catalog-seeded"), "")
}

/** Durable Objects are not in a backup: quota counters and the vector index are rebuilt from the database. */
async function rebuildObjects(state: string): Promise<void> {
  const token = crypto.randomUUID()
  const { miniflare, url } = await startWorker({ state, quiet: true, bindings: { MAINTENANCE_TOKEN: token } })
  try {
    await realign({ url: url.href, token })
  } finally {
    await miniflare.dispose()
  }
}
