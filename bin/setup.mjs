// Brings a checkout to where every other command can run, and does nothing when nothing changed. Plain JavaScript without
// dependencies: it has to run on whatever Node 20 or newer is on the PATH, before anything is installed.
import { execFileSync, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs"
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
run("node_modules/.bin/node", ["bin/build-assets.ts"])

once("knowledge", "dist/knowledge.bin", ["src/knowledge"], () => {
  run("node_modules/.bin/node", ["bin/build-knowledge.ts"])
})

if (process.argv.includes("tests")) {
  systemPackage("sshd", "openssh-server", "the tests of the relay upload to a real SFTP server")
  systemPackage("chromium", "chromium", "the console's tests and screenshots drive a real browser")
}

/**
 * Makes sure that a command of the system is there, and installs Debian's package where that is possible and starts no service of this
 * machine. Where it is not, what needs the command fails by itself later; here a line says what to do, and everything else goes on.
 */
function systemPackage(command, debianPackage, why) {
  if (isInstalled(command)) return
  const install = ["install", "--yes", "--no-install-recommends", debianPackage]
  const mayInstall = process.getuid?.() === 0 && isInstalled("apt-get") && !existsSync("/run/systemd/system")
  if (mayInstall) {
    console.log(`Installing ${debianPackage}: ${why} ...`)
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
    for (const args of [
      ["update", "--quiet=2"],
      ["--quiet=2", ...install],
    ]) {
      spawnSync("apt-get", args, { env, stdio: ["ignore", "ignore", "inherit"] })
    }
    if (isInstalled(command)) return
  }
  console.error(
    `\`${command}\` is missing, and ${why}. Install it, on Debian with \`sudo apt-get install ${debianPackage}\`.`,
  )
}

function isInstalled(command) {
  // sbin is where servers are, and it is not on everybody's PATH.
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/sbin"]
  return folders.some((folder) => existsSync(path.join(folder, command)))
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
