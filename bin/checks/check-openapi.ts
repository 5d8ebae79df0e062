// Lints the OpenAPI document with redocly and spectral. A warning fails, like an error.
import { spawnSync } from "node:child_process"
import path from "node:path"
import { writeApiTypes } from "../build/build-client.ts"
import { ROOT } from "../system/paths.ts"

const FILE = "dist/openapi.json"
const LINTERS = [
  ["redocly", "lint", FILE, "--format=json"],
  ["spectral", "lint", FILE, "--fail-severity=warn"],
] as const

const { changed } = await writeApiTypes()
if (changed) console.log("client/src/idempotent.ts was out of date and has been rewritten: commit it.")

/** Redocly exits with 0 if there are only warnings. */
const hasWarnings = (output: string) => /"warnings": [1-9]/.test(output)

let failed = changed
for (const [linter, ...args] of LINTERS) {
  const { status, stdout, stderr } = spawnSync(path.join(ROOT, "node_modules/.bin", linter), args, {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  })
  if (status === 0 && !hasWarnings(stdout)) continue
  failed = true
  console.log(`${linter}:\n${stdout}${stderr}`)
}
process.exit(failed ? 1 : 0)
