// The relay: brings files from the drop to SFTP servers. It keeps nothing; another one goes on where this one was stopped.
import { openLog, reasonOf } from "./log.ts"
import { openGuard } from "./reachable.ts"
import { runRelay } from "./run.ts"
import { openService } from "./service.ts"
import { readSettings, type Settings } from "./settings.ts"
import { openSource } from "./source.ts"

/** What is under way when the relay is told to stop has this long to end. */
const GRACE_MS = 10_000

const { log, hide } = openLog((line) => process.stdout.write(line))
const settings = settingsOrExit()
for (const secret of [settings.token, settings.drop?.secretAccessKey]) if (secret) hide(secret)

const stopping = new AbortController()
const broken = new AbortController()
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(signal))
// npm may be killed without passing the signal on.
const parent = process.ppid
if (process.env["npm_lifecycle_event"]) {
  setInterval(() => process.ppid !== parent && !stopping.signal.aborted && stop("orphaned"), 500).unref()
}

const once = process.argv.includes("--once")
const service = openService(settings)
const source = openSource(service, settings.drop)
log("started", { service: settings.serviceUrl, once, files: settings.drop ? "drop" : "service" })
const emptied = await runRelay({
  service,
  source,
  reach: openGuard(settings),
  leaseSeconds: settings.leaseSeconds,
  connections: settings.connections,
  once,
  log,
  hide,
  stopping: stopping.signal,
  broken: broken.signal,
})
log("stopped", { emptied })
process.exit(once && !emptied ? 1 : 0)

/** Told twice, it does not wait for what is under way. */
function stop(reason: string) {
  if (stopping.signal.aborted) broken.abort()
  log("stopping", { reason })
  stopping.abort()
  setTimeout(() => broken.abort(), GRACE_MS).unref()
}

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    log("not.started", { error: reasonOf(error) })
    return process.exit(1)
  }
}
