// Builds the browser SDK. `--release` also keeps the build as the release of its version, which never changes afterwards.
import { execFileSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { build } from "vite"
import { buildSubmodule } from "../../sdk/prebid/build.ts"
import { ROOT } from "../system/paths.ts"
import { integrityTable, RELEASES, SCRIPTS, versionOf } from "./sdk-release.ts"

const SOURCE = path.join(ROOT, "sdk")
const BUILT = path.join(ROOT, "dist/sdk")

/** Builds the browser SDK as it is published: a module, a script and their types. Returns the folder. */
export async function buildSdk(): Promise<string> {
  rmSync(BUILT, { recursive: true, force: true })
  await build({ configFile: path.join(SOURCE, "vite.config.ts") })
  execFileSync(path.join(ROOT, "node_modules/.bin/tsc"), ["-p", SOURCE], { stdio: "inherit" })
  await buildSubmodule(path.join(BUILT, "prebid/strataRtdProvider.js"))
  for (const file of ["package.json", "README.md", "CHANGELOG.md"])
    cpSync(path.join(SOURCE, file), path.join(BUILT, file))
  return BUILT
}

async function release() {
  const built = await buildSdk()
  const version = versionOf()
  const target = path.join(RELEASES, version)
  if (existsSync(target)) throw new Error(`${version} is released already: raise the version in sdk/package.json first`)
  mkdirSync(target, { recursive: true })
  for (const file of SCRIPTS) cpSync(path.join(built, file), path.join(target, file))
  const readme = path.join(SOURCE, "README.md")
  const text = readFileSync(readme, "utf8")
  writeFileSync(readme, text.replace(/\| file \| integrity \|\n(?:\|[^\n]*\n)*/, `${integrityTable(version)}\n`))
}

if (import.meta.main) await (process.argv.includes("--release") ? release() : buildSdk())
