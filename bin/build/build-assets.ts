// Builds the Worker's static files: the console, the API reference, the browser SDK and its demo. Does nothing when nothing changed.
import { cpSync, renameSync, rmSync } from "node:fs"
import path from "node:path"
import { ROOT } from "../system/paths.ts"
import { whenChanged } from "../system/when-changed.ts"

const ASSETS = path.join(ROOT, "dist/assets")
const SOURCES = [
  "workers/console/**/*.*",
  "workers/console/public/_headers",
  // The console imports a few of the service's tables, such as the permissions of each role.
  "src/**/*.ts",
  "dist/tables/**/*.ts",
  "sdk/**/*.*",
  "bin/build-{assets,sdk}.ts",
  "package-lock.json",
]

// Tests and development get the same files as production.
process.env["NODE_ENV"] = "production"

await whenChanged(path.join(ROOT, "dist/assets.stamp"), SOURCES, async () => {
  // Built in another folder first: a running service may be serving from this one.
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
