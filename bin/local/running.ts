import { spawn } from "node:child_process"
import { once } from "node:events"
import { ROOT } from "../system/paths.ts"
import { freePort } from "../system/ports.ts"

const READY_MS = 500_000

export type Running = { url: string; output: () => string; stop: () => Promise<void> }

type Options = {
  /** The state folder. */
  state: string
  port?: number
  /** Added to the environment of this process. */
  env?: Record<string, string>
  command?: readonly [string, ...string[]]
}

/** Starts Strata in its own process, as `npm start` does, and waits for the ready line. */
export async function startStrata({
  state,
  port,
  env,
  command = [process.execPath, "bin/local/start.ts"],
}: Options): Promise<Running> {
  const ownPort = port ?? (await freePort())
  const [file, ...args] = command
  const child = spawn(file, args, {
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: String(ownPort), STRATA_STATE: state },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  child.stdout.on("data", (data: Buffer) => (output += data.toString()))
  child.stderr.on("data", (data: Buffer) => (output += data.toString()))
  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill("SIGTERM")
    await once(child, "exit")
  }
  const deadline = Date.now() + READY_MS
  while (!/^ready http:\S+$/m.test(output)) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`${command.join(" ")} did not start:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { url: `http://localhost:${ownPort}`, output: () => output, stop }
}
