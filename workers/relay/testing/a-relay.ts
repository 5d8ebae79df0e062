import { spawn } from "node:child_process"
import { EventEmitter, once } from "node:events"
import path from "node:path"
import { ROOT } from "../../../bin/system/paths.ts"
import { openLog } from "../log.ts"
import { runRelay } from "../run.ts"
import { readSettings } from "../settings.ts"
import { RELAY_TOKEN } from "./a-service.ts"

export type Relay = {
  output: () => string
  kill: (signal: NodeJS.Signals) => void
  ended: Promise<number | null>
  /** Waits for an event in its log. */
  until: (event: string) => Promise<void>
}

type Settings = Record<string, string>

const environment = (serviceUrl: string, settings: Settings) => ({
  STRATA_URL: serviceUrl,
  RELAY_TOKEN,
  RELAY_LEASE_SECONDS: "3",
  ...settings,
})

/** Starts the relay in its own process, as `npm run relay` does. */
export function startRelay(serviceUrl: string, settings: Settings = {}, ...args: string[]): Relay {
  const child = spawn(process.execPath, [path.join(ROOT, "workers/relay/main.ts"), ...args], {
    env: {
      PATH: process.env["PATH"],
      NODE_OPTIONS: process.env["NODE_OPTIONS"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      ...environment(serviceUrl, settings),
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const output = new Output()
  child.stdout.on("data", output.add)
  child.stderr.on("data", output.add)
  const ended = once(child, "close").then(([code]) => code as number | null)
  return { output: output.text, kill: (signal) => child.kill(signal), ended, until: output.until(ended) }
}

/** The same relay in this process, for tests of what it delivers: starting another process takes longer than most deliveries. */
export function relayHere(serviceUrl: string, settings: Settings = {}, isOnce = false): Relay {
  const output = new Output()
  const [stopping, aborting] = [new AbortController(), new AbortController()]
  const ended = runRelay(readSettings(environment(serviceUrl, settings)), {
    ...openLog(output.add),
    once: isOnce,
    stopping: stopping.signal,
    aborting: aborting.signal,
  }).then((isQueueEmpty) => (isOnce && !isQueueEmpty ? 1 : 0))
  return { output: output.text, kill: () => stopping.abort(), ended, until: output.until(ended) }
}

class Output {
  readonly #changes = new EventEmitter()
  #text = ""

  text = () => this.#text

  add = (more: Buffer | string) => {
    this.#text += more.toString()
    this.#changes.emit("output")
  }

  until = (ended: Promise<unknown>) => async (event: string) => {
    while (!this.#text.includes(`"event":"${event}"`)) {
      const isEnded = await Promise.race([once(this.#changes, "output").then(() => false), ended.then(() => true)])
      if (isEnded) throw new Error(`The relay ended without ${event}:\n${this.#text}`)
    }
  }
}
