import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { openState } from "../backups/local-state.ts"
import type { Credentials } from "./fill-service.ts"

const FOLDER = import.meta.dirname

/** The state recorded by bin/backups/record-release.ts. Its keys and sessions are valid only in this fixture. */
export const PREVIOUS = JSON.parse(readFileSync(path.join(FOLDER, "previous-release.json"), "utf8")) as {
  migrations: string[]
  credentials: Credentials
  credentialsKey: string
}

/** Makes a state folder as the previous release left it. */
export async function openPreviousState(state: string): Promise<void> {
  const { execute, close } = await openState(state)
  const lines = readFileSync(path.join(FOLDER, "previous-release.corpus.jsonl"), "utf8").trimEnd().split("\n")
  await execute(lines.map((line) => JSON.parse(line) as string))
  // Sessions end within hours, sooner if nobody uses them, but the recording may be much older.
  const now = new Date().toISOString()
  await execute([`UPDATE sessions SET created_at = '${now}', last_seen_at = '${now}'`])
  await close()
  const { apiKey, sdkKey } = PREVIOUS.credentials
  writeFileSync(path.join(state, "credentials-key"), PREVIOUS.credentialsKey)
  writeFileSync(path.join(state, "demo-keys"), JSON.stringify({ apiKey, sdkKey }))
  writeFileSync(path.join(state, "catalog-seeded"), "")
}
