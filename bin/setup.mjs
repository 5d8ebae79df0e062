// Brings a checkout to where every other command can run, and does nothing when nothing changed. Plain JavaScript without
// dependencies: it has to run on whatever Node 20 or newer is on the PATH, before anything is installed.
import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
const STAMPS = "node_modules/.strata-setup"

const [major] = process.versions.node.split(".").map(Number)
if ((major ?? 0) < 20) stop(`Strata needs Node 20 or newer; this is ${process.version}.`)

once("packages", "node_modules/.bin/node", ["package.json", "package-lock.json", ".npmrc"], () => {
  console.log("Installing packages ...")
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"])
})
if (!existsSync("node_modules/.bin/node")) {
  stop("No Node runtime for this platform came with the packages: Strata's tools run on Linux, arm64 or x64.")
}
once("assets", "dist/assets", ["workers/console/public", "node_modules/swagger-ui-dist/package.json"], copyAssets)

once("knowledge", "dist/knowledge.bin", ["src/taxonomy", "src/engine", "src/similarity"], () => {
  run("node_modules/.bin/node", ["bin/build-knowledge.ts"])
})

/** What the Worker serves as files: the pages of the console and the API reference. */
function copyAssets() {
  rmSync("dist/assets", { recursive: true, force: true })
  cpSync("workers/console/public", "dist/assets", { recursive: true })
  for (const file of ["swagger-ui.css", "swagger-ui-bundle.js"]) {
    cpSync(`node_modules/swagger-ui-dist/${file}`, `dist/assets/reference/${file}`)
  }
}

/** Runs a step only when its output is missing or one of the files it depends on changed since it last succeeded. */
function once(step, output, inputs, work) {
  const stamp = path.join(STAMPS, step)
  const now = createHash("sha256").update(inputs.map(fingerprint).join("\n")).digest("hex")
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, "utf8") === now) return
  work()
  mkdirSync(STAMPS, { recursive: true })
  writeFileSync(stamp, createHash("sha256").update(inputs.map(fingerprint).join("\n")).digest("hex"))
}

function fingerprint(file) {
  if (!existsSync(file)) return `${file} missing`
  if (!statSync(file).isDirectory()) return `${file} ${createHash("sha256").update(readFileSync(file)).digest("hex")}`
  return readdirSync(file)
    .sort()
    .map((name) => fingerprint(path.join(file, name)))
    .join("\n")
}

function run(command, args) {
  try {
    execFileSync(command, args, { stdio: "inherit" })
  } catch {
    stop(`\`${command} ${args.join(" ")}\` failed; what it says above is the reason.`)
  }
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
