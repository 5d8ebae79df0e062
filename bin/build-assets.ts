// What the Worker serves as files: the console, the API reference, the browser SDK and its demo. Does nothing when nothing changed.
import { cpSync, renameSync, rmSync } from "node:fs"
import path from "node:path"
import { ROOT } from "./paths.ts"
import { whenChanged } from "./when-changed.ts"

const ASSETS = path.join(ROOT, "dist/assets")
const SOURCES = [
  "workers/console/**/*.*",
  "workers/console/public/_headers",
  // The console reads a few of the service's tables, such as what a role may do.
  "src/**/*.ts",
  "sdk/**/*.*",
  "bin/build-{assets,sdk}.ts",
  "package-lock.json",
]

// Whoever runs this for a test or at work on something gets the same files.
process.env["NODE_ENV"] = "production"

await whenChanged(path.join(ROOT, "dist/assets.stamp"), SOURCES, async () => {
  // Built aside: another run may be serving from there meanwhile.
  const fresh = `${ASSETS}-${process.pid}`
  const { build } = await import("vite")
  const configFile = path.join(ROOT, "workers/console/vite.config.ts")
  await build({ configFile, logLevel: "warn", build: { outDir: fresh } })
  const { buildSdk } = await import("./build-sdk.ts")
  const sdk = await buildSdk()
  for (const file of ["strata.js", "strata.global.js"]) cpSync(path.join(sdk, file), path.join(fresh, "sdk", file))
  const reference = path.join(ROOT, "node_modules/swagger-ui-dist")
  for (const file of ["swagger-ui.css", "swagger-ui-bundle.js"]) {
    cpSync(path.join(reference, file), path.join(fresh, "reference", file))
  }
  rmSync(ASSETS, { recursive: true, force: true })
  renameSync(fresh, ASSETS)
})
