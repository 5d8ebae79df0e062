// Measures the production bundle in workerd. Every figure is a ratio to something measured in the same run, or a size.
// `npm run bench` measures all that takes a minute or two; `npm run bench -- library` also what needs a million topics.
import { buildWorker } from "../bin/local-worker.ts"
import { measureActivation } from "./activation.ts"
import { measureBundle } from "./bundle.ts"
import { measureConsole } from "./console.ts"
import { measureEngine } from "./engine.ts"
import { measureExport } from "./export.ts"
import { measureImports } from "./imports.ts"
import { measureJobs } from "./jobs.ts"
import { measureLibrary } from "./library.ts"
import { measureRoutes } from "./routes.ts"
import { benchVectors } from "./vectors.ts"

const BENCHES: Record<string, () => unknown> = {
  routes: measureRoutes,
  bundle: measureBundle,
  engine: measureEngine,
  vectors: () => benchVectors(() => {}),
  export: () => measureExport(),
  imports: () => measureImports(),
  activation: () => measureActivation(),
  jobs: () => measureJobs(),
  library: () => measureLibrary(),
  console: () => measureConsole(),
}
const USUAL = ["routes", "bundle", "engine", "vectors", "export"]

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in BENCHES))
if (unknown.length > 0) throw new Error(`No bench ${unknown.join(", ")}; there are ${Object.keys(BENCHES).join(", ")}`)

await buildWorker()
const results: Record<string, unknown> = {}
for (const name of asked.length > 0 ? asked : USUAL) {
  const result = await BENCHES[name]?.()
  results[name] = result
  console.log(name)
  if (Array.isArray(result)) console.table(result)
  else for (const part of Object.entries(result as object)) show(...part)
}
console.log(JSON.stringify(results))

function show(name: string, value: unknown) {
  if (Array.isArray(value)) {
    console.log(name)
    console.table(value)
  } else console.log(`${name}: ${JSON.stringify(value)}`)
}
