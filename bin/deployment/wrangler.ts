import { execFile, spawnSync } from "node:child_process"
import path from "node:path"
import { promisify } from "node:util"
import { ROOT } from "../system/paths.ts"
import { configFile } from "./whole-config.ts"

/** The pinned version, never a globally installed one. Tests use a stub. */
const binary = () => process.env["STRATA_WRANGLER"] ?? path.join(ROOT, "node_modules/.bin/wrangler")
const quiet = () => ({ ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true" })

/** Runs wrangler silently and returns its output. If it fails, the output is the error's message. */
export async function wrangler(...args: string[]): Promise<string> {
  try {
    const { stdout, stderr } = await run(args)
    return stdout + stderr
  } catch (error) {
    throw failure(args, error)
  }
}

/** Runs wrangler silently and returns its standard output, for commands that print JSON. */
export async function wranglerJson<T>(...args: string[]): Promise<T> {
  try {
    return JSON.parse((await run(args)).stdout) as T
  } catch (error) {
    throw failure(args, error)
  }
}

/** Runs wrangler on this terminal; false if it failed. `checked` lets it publish (bin/deployment/guard-deploy.mjs). */
export function wranglerOnTerminal(args: string[], { checked = false } = {}): boolean {
  const env = { ...quiet(), CI: process.env["CI"], ...(checked && { STRATA_DEPLOY: "checked" }) }
  return spawnSync(binary(), [...args, "--config", configFile()], { cwd: ROOT, env, stdio: "inherit" }).status === 0
}

function run(args: string[]) {
  return promisify(execFile)(binary(), [...args, "--config", configFile()], {
    cwd: ROOT,
    env: quiet(),
    maxBuffer: 1024 * 1024 * 1024,
  })
}

function failure(args: string[], error: unknown): Error {
  const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string }
  const output = stdout + stderr || String(error)
  return new Error(`wrangler ${args.join(" ")} failed:\n${output}`, { cause: error })
}
