import { execFile, spawnSync } from "node:child_process"
import path from "node:path"
import { promisify } from "node:util"
import { ROOT } from "./paths.ts"

const BINARY = path.join(ROOT, "node_modules/.bin/wrangler")
const env = { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true" }

/** Runs wrangler in silence and answers what it printed; its output becomes the error's message when it fails. */
export async function wrangler(...args: string[]): Promise<string> {
  try {
    const { stdout, stderr } = await promisify(execFile)(BINARY, args, { cwd: ROOT, env, maxBuffer: 64 * 1024 * 1024 })
    return stdout + stderr
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string }
    throw new Error(`wrangler ${args.join(" ")} failed:\n${stdout}${stderr}`, { cause: error })
  }
}

/** Runs wrangler for the person at the terminal; false when it failed. */
export const wranglerVisibly = (...args: string[]): boolean =>
  spawnSync(BINARY, args, { cwd: ROOT, env: { ...env, CI: process.env["CI"] }, stdio: "inherit" }).status === 0
