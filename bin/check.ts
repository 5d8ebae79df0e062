// Checks format, lint, types and dead code. Runs all of them even if one fails.
import { spawnSync } from "node:child_process"
import path from "node:path"
import { ROOT } from "./paths.ts"

const CHECKS = {
  // First: it also writes the types that the client is made of.
  "API document": ["node", "bin/check-openapi.ts"],
  format: ["oxfmt", "--check", "."],
  lint: ["oxlint", "--type-aware", "--deny-warnings", "."],
  "types (Worker)": ["tsc", "-p", "tsconfig.json"],
  "types (commands)": ["tsc", "-p", "tsconfig.node.json"],
  "types (console)": ["tsc", "-p", "workers/console/tsconfig.json"],
  "types (SDK)": ["tsc", "-p", "sdk/tsconfig.json", "--noEmit", "--emitDeclarationOnly", "false"],
  "types (client)": ["tsc", "-p", "client/tsconfig.json", "--noEmit", "--emitDeclarationOnly", "false"],
  "types (browser)": ["tsc", "-p", "browser/tsconfig.json"],
  "types (tests of the console)": ["tsc", "-p", "workers/console/tsconfig.tests.json"],
  floors: ["node", "bin/check-floors.ts"],
  "dead code": ["knip"],
}

let failed = 0
for (const [name, [command = "", ...args]] of Object.entries(CHECKS)) {
  const program = command === "node" ? process.execPath : path.join(ROOT, "node_modules/.bin", command)
  const run = spawnSync(program, args, { cwd: ROOT, encoding: "utf8" })
  if (run.status === 0) {
    console.log(`ok    ${name}`)
    if (name === "floors") console.log(`      ${run.stdout.trim()}`)
    continue
  }
  failed++
  console.log(`FAIL  ${name}\n${run.stdout}${run.stderr}`)
}
console.log(`${Object.keys(CHECKS).length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
