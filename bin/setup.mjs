// Installs the packages and builds everything that other commands need; does nothing if nothing changed. Prints the environment for
// bin/run.sh that puts the chosen Node first on the PATH; all other output goes to stderr. Plain JavaScript without dependencies: it runs
// on the Node of the PATH, before anything is installed.
import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { chooseNode } from "./setup/choose-node.mjs"

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
const STAMPS = "node_modules/.strata-setup"
const QUIET = ["--no-audit", "--no-fund", "--loglevel=error"]

const { platform, arch } = process
const choice = chooseNode({ ...nodeOfNpm(), platform, arch })
if (choice.problem !== undefined) stop(choice.problem)
const node = path.resolve(choice.node)

const installed = ["package-lock.json", ".npmrc"]
// Other platforms need other binaries: a checkout may be shared with a container or a virtual machine.
once(`packages-${platform}-${arch}`, "node_modules/.package-lock.json", installed, () => {
  console.error("Installing packages ...")
  // Listed explicitly, because NODE_ENV or the user's npm settings may omit some kinds.
  const kinds = ["--include=prod", "--include=dev", "--include=optional"]
  run("npm", ["ci", ...kinds, ...QUIET], choice.packaged ? npmOn(choice.packaged) : process.env)
})
if (!existsSync(node)) {
  stop(
    `${choice.node} is missing: delete node_modules and run this again, or install the current Node from https://nodejs.org.`,
  )
}

const environment = {
  PATH: pathWith(path.dirname(node)),
  NODE_OPTIONS: choice.options.reduce(withOption, process.env.NODE_OPTIONS ?? ""),
  // A command that calls npm gets the same Node.
  npm_node_execpath: node,
}
const withNode = { ...process.env, ...environment }

const builders = ["tables", "knowledge", "world", "knowledge-version"].map((name) => `bin/build/build-${name}.ts`)
once("knowledge", "dist/knowledge-version.ts", ["src/knowledge", ...builders], () => {
  for (const builder of builders) run(node, ["--import", "./bin/build/binary-modules.ts", builder], withNode)
})
// The console imports the tables.
run(node, ["bin/build/build-assets.ts"], withNode)

const quoted = Object.entries(environment).map(([name, value]) => `${name}='${value.replaceAll("'", `'\\''`)}'`)
console.log(`export ${quoted.join(" ")}`)

/** The user's Node. `node` in a script may be the packaged one: npm puts node_modules/.bin first on the PATH. */
function nodeOfNpm() {
  const execPath = process.env.npm_node_execpath
  if (!execPath || execPath === process.execPath || !existsSync(execPath)) {
    return { execPath: process.execPath, version: process.versions.node }
  }
  // An older Node fails on options it does not know.
  const output = execFileSync(execPath, ["--version"], { encoding: "utf8", env: { ...process.env, NODE_OPTIONS: "" } })
  return { execPath, version: output.trim().replace(/^v/, "") }
}

/**
 * Fetches only the packaged Node, for npm to run on. On an older Node, npm skips optional packages that need a newer one, such as the bundler's binaries.
 *
 * @param {string} packaged
 */
function npmOn(packaged) {
  const folder = mkdtempSync(path.join(tmpdir(), "strata-node-"))
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }))
  const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"))
  const version = optionalDependencies[packaged]
  run("npm", ["install", "--prefix", folder, ...QUIET, `${packaged}@${version}`], process.env)
  return { ...process.env, PATH: pathWith(path.join(folder, "node_modules", packaged, "bin")) }
}

/** @param {string} folder */
function pathWith(folder) {
  return [folder, process.env.PATH].join(path.delimiter)
}

/** @param {string} options @param {string} option */
function withOption(options, option) {
  return options.includes(option) ? options : `${options} ${option}`.trim()
}

/**
 * Runs a step only when its output is missing or one of the files it depends on changed since it last succeeded.
 *
 * @param {string} step @param {string} output @param {string[]} inputs @param {() => void} work
 */
function once(step, output, inputs, work) {
  const stamp = path.join(STAMPS, step)
  const now = createHash("sha256").update(inputs.map(fingerprint).join("\n")).digest("hex")
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, "utf8") === now) return
  work()
  mkdirSync(STAMPS, { recursive: true })
  writeFileSync(stamp, createHash("sha256").update(inputs.map(fingerprint).join("\n")).digest("hex"))
}

/** @param {string} file @returns {string} */
function fingerprint(file) {
  if (!existsSync(file)) return `${file} missing`
  if (!statSync(file).isDirectory()) return `${file} ${createHash("sha256").update(readFileSync(file)).digest("hex")}`
  return readdirSync(file)
    .sort()
    .map((name) => fingerprint(path.join(file, name)))
    .join("\n")
}

/** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} env */
function run(command, args, env) {
  try {
    // Its output goes to stderr: stdout is for bin/run.sh.
    execFileSync(command, args, { stdio: ["inherit", 2, "inherit"], env })
  } catch {
    stop(`\`${command} ${args.join(" ")}\` failed, for the reason above.`)
  }
}

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message)
  process.exit(1)
}
