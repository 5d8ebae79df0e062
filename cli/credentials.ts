import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { homedir } from "node:os"
import path from "node:path"

/** `session` belongs to a person, for actions that API keys may not perform. */
export type Credentials = { url: string; key?: string; session?: string }

const DEFAULT_URL = "http://localhost:8787"

const folder = (variable: string, fallback: string) =>
  path.join(process.env[variable] || path.join(homedir(), fallback), "strata")
const file = () => path.join(folder("XDG_CONFIG_HOME", ".config"), "credentials.json")
/** The folder for the state of unfinished imports. */
export const stateFolder = () => folder("XDG_STATE_HOME", ".local/state")

/** From the environment, otherwise from `strata login`. A stored key is sent only to its own service. */
export function readCredentials(url: string | undefined): Credentials {
  const { STRATA_URL, STRATA_API_KEY, STRATA_SESSION } = process.env
  const stored = readStored()
  const target = (url || STRATA_URL || stored?.url || DEFAULT_URL).replace(/\/+$/, "")
  const own = stored?.url === target ? stored : undefined
  return { url: target, key: STRATA_API_KEY || own?.key, session: STRATA_SESSION || own?.session }
}

function readStored(): Credentials | undefined {
  return existsSync(file()) ? (JSON.parse(readFileSync(file(), "utf8")) as Credentials) : undefined
}

/** Only the user can read the file. Returns its path. */
export function storeCredentials(credentials: Credentials): string {
  const stored = readStored()
  const kept = stored?.url === credentials.url ? stored : undefined
  mkdirSync(path.dirname(file()), { recursive: true, mode: 0o700 })
  writeFileSync(file(), `${JSON.stringify({ ...kept, ...credentials }, null, 2)}\n`, { mode: 0o600 })
  // The mode above applies only to a new file.
  chmodSync(file(), 0o600)
  return file()
}

export function forgetCredentials(): void {
  rmSync(file(), { force: true })
}
