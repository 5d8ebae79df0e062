import { spawn } from "node:child_process"
import { EventEmitter, once } from "node:events"
import path from "node:path"
import { ROOT } from "../../../bin/system/paths.ts"
import { RELAY_TOKEN } from "./a-service.ts"

export type Relay = {
  output: () => string
  kill: (signal: NodeJS.Signals) => void
  ended: Promise<number | null>
  /** Waits for an event in its log. */
  until: (event: string) => Promise<void>
}

/** Starts the relay in its own process, as `npm run relay` does. */
export function startRelay(serviceUrl: string, settings: Record<string, string> = {}, ...args: string[]): Relay {
  const child = spawn(process.execPath, [path.join(ROOT, "workers/relay/main.ts"), ...args], {
    env: {
      PATH: process.env["PATH"],
      NODE_OPTIONS: process.env["NODE_OPTIONS"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      STRATA_URL: serviceUrl,
      RELAY_TOKEN,
      RELAY_LEASE_SECONDS: "3",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  const changes = new EventEmitter()
  const collect = (data: Buffer) => {
    output += data.toString()
    changes.emit("output")
  }
  child.stdout.on("data", collect)
  child.stderr.on("data", collect)
  const ended = once(child, "close").then(([code]) => code as number | null)
  return {
    output: () => output,
    kill: (signal) => child.kill(signal),
    ended,
    until: async (event) => {
      while (!output.includes(`"event":"${event}"`)) {
        const isEnded = await Promise.race([once(changes, "output").then(() => false), ended.then(() => true)])
        if (isEnded) throw new Error(`The relay ended without ${event}:\n${output}`)
      }
    },
  }
}
