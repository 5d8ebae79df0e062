// Measures the production bundle in workerd. Every figure is a size or a ratio to a baseline measured in the same run.
// `npm run bench` runs the benches that take a minute or two; `npm run bench -- library imports` runs those named.
import { buildWorker } from "../bin/local/local-worker.ts"
import { measureActivation } from "./activation.ts"
import { measureBundle } from "./bundle.ts"
import { measureConsole } from "./console.ts"
import { measureEdge } from "./edge.ts"
import { measureEngine } from "./engine.ts"
import { measureExport } from "./export.ts"
import { measureFairness } from "./fairness.ts"
import { measureImports } from "./imports.ts"
import { measureJobs } from "./jobs.ts"
import { measureLibrary } from "./library.ts"
import { measureLoad } from "./load.ts"
import { measurePainting } from "./painting.ts"
import { measureRoutes } from "./routes.ts"
import { measureTopicTexts } from "./topic-texts.ts"
import { benchVectors } from "./vectors.ts"

const BENCHES: Record<string, () => unknown> = {
  routes: measureRoutes,
  bundle: measureBundle,
  engine: measureEngine,
  vectors: () => benchVectors(() => {}),
  export: () => measureExport(),
  imports: () => measureImports(),
  fairness: () => measureFairness(),
  activation: () => measureActivation(),
  jobs: () => measureJobs(),
  library: () => measureLibrary(),
  console: () => measureConsole(),
  painting: () => measurePainting(),
  edge: () => measureEdge(),
  load: () => measureLoad(),
  texts: () => measureTopicTexts(),
}
const DEFAULT = ["routes", "bundle", "engine", "vectors", "export"]

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in BENCHES))
if (unknown.length > 0) throw new Error(`Unknown bench ${unknown.join(", ")}; use ${Object.keys(BENCHES).join(", ")}`)

await buildWorker()
const results: Record<string, unknown> = {}
for (const name of names.length > 0 ? names : DEFAULT) {
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
