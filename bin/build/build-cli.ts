import { cpSync, rmSync } from "node:fs"
import path from "node:path"
import { build } from "esbuild"
import { ROOT } from "../system/paths.ts"

const SOURCE = path.join(ROOT, "cli")
const BUILT = path.join(ROOT, "dist/cli")
/** The packages inside are CommonJS in part. */
const BANNER = `#!/usr/bin/env node
import { createRequire } from "node:module"
const require = createRequire(import.meta.url)`

/** Builds the command line as it is published: one file, without dependencies. Returns the folder. */
export async function buildCli(): Promise<string> {
  rmSync(BUILT, { recursive: true, force: true })
  await build({
    entryPoints: [path.join(SOURCE, "main.ts")],
    outfile: path.join(BUILT, "strata.js"),
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20.12",
    banner: { js: BANNER },
  })
  for (const name of ["package.json", "README.md", "CHANGELOG.md"]) {
    cpSync(path.join(SOURCE, name), path.join(BUILT, name))
  }
  return BUILT
}
