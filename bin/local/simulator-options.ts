import { readFileSync, renameSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { Unstable_MiniflareWorkerOptions as Options } from "wrangler"
import { ROOT } from "../system/paths.ts"
import { whenChanged } from "../system/when-changed.ts"

type WorkerOptions = Options["workerOptions"]

const FILE = path.join(ROOT, "dist/simulator-options.json")
const SOURCES = [
  "wrangler.toml",
  "package-lock.json",
  "bin/deployment/whole-config.ts",
  "bin/local/simulator-options.ts",
]

/** The Worker's options for the simulator. Only wrangler can read them, and takes a second to load: read once per change of its file. */
export async function simulatorOptions(): Promise<WorkerOptions> {
  await whenChanged(path.join(ROOT, "dist/simulator-options.stamp"), SOURCES, write)
  return JSON.parse(readFileSync(FILE, "utf8")) as WorkerOptions
}

async function write(): Promise<void> {
  const [{ unstable_getMiniflareWorkerOptions: optionsOf }, { configFile }] = await Promise.all([
    import("wrangler"),
    import("../deployment/whole-config.ts"),
  ])
  const { rootPath: _, ...options } = optionsOf(configFile(), "").workerOptions
  // In one step: another process may be reading it.
  const fresh = `${FILE}-${process.pid}`
  writeFileSync(fresh, JSON.stringify(options))
  renameSync(fresh, FILE)
}
