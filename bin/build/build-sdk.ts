import { execFileSync } from "node:child_process"
import { cpSync, rmSync } from "node:fs"
import path from "node:path"
import { build } from "vite"
import { ROOT } from "../system/paths.ts"

const SOURCE = path.join(ROOT, "sdk")
const BUILT = path.join(ROOT, "dist/sdk")

/** Builds the browser SDK as it is published: a module, a script and their types. Returns the folder. */
export async function buildSdk(): Promise<string> {
  rmSync(BUILT, { recursive: true, force: true })
  await build({ configFile: path.join(SOURCE, "vite.config.ts") })
  execFileSync(path.join(ROOT, "node_modules/.bin/tsc"), ["-p", SOURCE], { stdio: "inherit" })
  for (const file of ["package.json", "README.md"]) cpSync(path.join(SOURCE, file), path.join(BUILT, file))
  return BUILT
}
