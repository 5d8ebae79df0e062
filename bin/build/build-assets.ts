// Builds the Worker's static files: the console, the documentation, the API reference, the browser SDK and its demo. Does nothing when nothing changed.
import { renameSync, rmSync } from "node:fs"
import path from "node:path"
import type { ApiDocument } from "./reference-pages.ts"
import { ROOT } from "../system/paths.ts"
import { serveSdk } from "./sdk-release.ts"
import { whenChanged } from "../system/when-changed.ts"

const ASSETS = path.join(ROOT, "dist/assets")
const DOCS_STAMP = path.join(ROOT, "dist/docs.stamp")
const REFERENCE_STAMP = path.join(ROOT, "dist/reference.stamp")
const SOURCES = [
  "workers/console/**/*.*",
  "workers/console/public/_headers",
  // The console imports a few of the service's tables, such as the permissions of each role.
  "src/**/*.ts",
  "dist/tables/**/*.ts",
  "sdk/**/*.{ts,js,json,md}",
  "bin/build/{build-assets,build-sdk,sdk-release}.ts",
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
  serveSdk(await buildSdk(), path.join(fresh, "sdk"))
  rmSync(ASSETS, { recursive: true, force: true })
  renameSync(fresh, ASSETS)
  for (const stamp of [DOCS_STAMP, REFERENCE_STAMP]) rmSync(stamp, { force: true })
})

// Apart from the rest, so that a change of a text does not build the console again.
await whenChanged(
  DOCS_STAMP,
  ["docs/**/*.md", "{client,sdk}/README.md", "CHANGELOG.md", "bin/build/docs-pages.ts"],
  async () => {
    const { buildDocsPages } = await import("./docs-pages.ts")
    buildDocsPages(ASSETS)
  },
)

await whenChanged(
  REFERENCE_STAMP,
  ["src/**/*.ts", "dist/tables/**/*.ts", "bin/build/{docs,reference}-pages.ts"],
  async () => {
    const { openApiDocument } = await import("./openapi-document.ts")
    const { buildReferencePages } = await import("./reference-pages.ts")
    buildReferencePages((await openApiDocument("")) as ApiDocument, ASSETS)
  },
)
