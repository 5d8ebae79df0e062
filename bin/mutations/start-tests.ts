import { type ChildProcess, fork } from "node:child_process"
import path from "node:path"
import { memoryFolder } from "../system/memory-folder.ts"
import { isMigration } from "./mutation.ts"
import type { TestRequest, TestRun } from "./test-process.ts"

const PROGRAM = path.join(import.meta.dirname, "test-process.ts")
/** Ends a run that hangs. */
const LIMIT_MS = 20 * 60_000

/** Runs tests of a copy of the checkout, in a process that is started when the first run asks, and again after one that ended it. */
export function startTests(folder: string) {
  const temporary = memoryFolder("mutate")
  let running: { child: ChildProcess; ended: Promise<never> } | undefined
  const start = () => {
    const env = { ...process.env, TMPDIR: temporary.folder }
    const child = fork(PROGRAM, { cwd: folder, env, stdio: ["ignore", "ignore", "pipe", "ipc"] })
    let output = ""
    child.stderr?.on("data", (data: Buffer) => void (output = (output + data.toString()).slice(-4000)))
    const ended = new Promise<never>((_, reject) => {
      child.once("exit", () => {
        running = undefined
        reject(new Error(`the test process ended:\n${output}`))
      })
    })
    ended.catch(() => undefined)
    return { child, ended }
  }
  async function end() {
    running?.child.disconnect()
    await running?.ended.catch(() => undefined)
  }
  async function run(request: TestRequest): Promise<TestRun> {
    // Vitest reads the migrations when it starts, for all its runs.
    const startsAnew = isMigration(request.edited)
    if (startsAnew) await end()
    const { child, ended } = (running ??= start())
    const limit = setTimeout(() => child.kill("SIGKILL"), LIMIT_MS)
    try {
      return await Promise.race([
        new Promise<TestRun>((resolve) => {
          child.once("message", (message) => resolve(message as TestRun))
          child.send(request)
        }),
        ended,
      ])
    } finally {
      clearTimeout(limit)
      if (startsAnew) await end()
    }
  }
  return {
    run,
    stop: async () => {
      await end()
      temporary.remove()
    },
  }
}
