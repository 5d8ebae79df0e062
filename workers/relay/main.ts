// The relay: uploads files from the drop to SFTP servers. It keeps no state: any other relay resumes its unfinished uploads.
import "./connections.ts"
import { openLog, reasonOf } from "./log.ts"
import { runRelay } from "./run.ts"
import { readSettings, type Settings } from "./settings.ts"

/** How long uploads in progress may take to finish after a stop signal. */
const GRACE_MS = 10_000

const logger = openLog((line) => process.stdout.write(line))
const { log } = logger
const settings = settingsOrExit()

const stopping = new AbortController()
const aborting = new AbortController()
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(signal))
// npm may be killed without forwarding the signal.
const parent = process.ppid
if (process.env["npm_lifecycle_event"]) {
  setInterval(() => process.ppid !== parent && !stopping.signal.aborted && stop("orphaned"), 500).unref()
}

const once = process.argv.includes("--once")
const isQueueEmpty = await runRelay(settings, {
  ...logger,
  once,
  stopping: stopping.signal,
  aborting: aborting.signal,
})
process.exit(once && !isQueueEmpty ? 1 : 0)

/** A second signal aborts the uploads in progress. */
function stop(reason: string) {
  if (stopping.signal.aborted) aborting.abort()
  log("relay.stopping", { reason })
  stopping.abort()
  setTimeout(() => aborting.abort(), GRACE_MS).unref()
}

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    log("relay.start_failed", { error: reasonOf(error) })
    return process.exit(1)
  }
}
