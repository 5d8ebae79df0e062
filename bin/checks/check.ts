// Checks format, lint, types and dead code. Runs all checks even if one fails. An argument selects checks by a pattern on their names.
import { spawn } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { text } from "node:stream/consumers"
import { ROOT } from "../system/paths.ts"

/** Runs first, because it also generates the client's types. */
const FIRST = { "API document": ["node", "bin/checks/check-openapi.ts"] }

/** More threads would repeat each other's work, and two checks run in parallel anyway. */
const types = (...args: string[]) => ["tsc", "--singleThreaded", ...args]

const CHECKS = {
  format: ["oxfmt", "--check", "."],
  lint: ["oxlint", "--type-aware", "--deny-warnings", "."],
  "types (Worker)": types("-p", "tsconfig.json"),
  "types (commands)": types("-p", "tsconfig.node.json"),
  "types (console)": types("-p", "workers/console/tsconfig.json"),
  "types (SDK)": types("-p", "sdk/tsconfig.json", "--noEmit", "--emitDeclarationOnly", "false"),
  "types (client)": types("-p", "client/tsconfig.json", "--noEmit", "--emitDeclarationOnly", "false"),
  "types (browser)": types("-p", "browser/tsconfig.json"),
  "types (tests of the console)": types("-p", "workers/console/tsconfig.tests.json"),
  floors: ["node", "bin/checks/check-floors.ts"],
  "dead code": ["knip"],
}

/** Each `tsc` takes up to a gigabyte, so more would exceed the memory of small machines. */
const AT_ONCE = 2

/**
 * The linter's type checker uses as many threads as it finds. Go collects garbage whenever memory has doubled, which takes a compiler a
 * sixth of its time: with a limit instead, only the linter needs that, and rarely.
 */
const env = { ...process.env, GOMAXPROCS: "1", GOGC: "off", GOMEMLIMIT: "2500MiB" }

const results: boolean[] = []

async function check(name: string, [command = "", ...args]: readonly string[]) {
  const program = command === "node" ? process.execPath : path.join(ROOT, "node_modules/.bin", command)
  const run = spawn(program, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] })
  const [stdout, stderr, [status]] = await Promise.all([text(run.stdout), text(run.stderr), once(run, "close")])
  results.push(status === 0)
  if (status !== 0) console.log(`FAIL  ${name}\n${stdout}${stderr}`)
  else console.log(`ok    ${name}${name === "floors" ? `\n      ${stdout.trim()}` : ""}`)
}

async function checkInTurn(checks: Iterator<[string, readonly string[]]>) {
  for (let next = checks.next(); !next.done; next = checks.next()) await check(...next.value)
}

const chosen = ([name]: [string, unknown]) => new RegExp(process.argv[2] ?? "").test(name)
await checkInTurn(Object.entries(FIRST).filter(chosen).values())
const rest = Object.entries(CHECKS).filter(chosen).values()
await Promise.all(Array.from({ length: AT_ONCE }, () => checkInTurn(rest)))

const failed = results.filter((passed) => !passed).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
