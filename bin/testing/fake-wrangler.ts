import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { onTestFinished, vi } from "vitest"
import { ROOT } from "../system/paths.ts"

/** The stand-in's output and exit code for commands that start with these words. */
export type Answers = Record<string, { out?: string; err?: string; code?: number }>

const SCRIPT = `#!${process.execPath}
const { appendFileSync, readFileSync } = require("node:fs")
const args = process.argv.slice(2)
const command = args.slice(0, args.indexOf("--config")).join(" ")
const line = process.env.STRATA_DEPLOY ? command + " (" + process.env.STRATA_DEPLOY + ")" : command
appendFileSync(__dirname + "/commands", line + "\\n")
const answers = JSON.parse(readFileSync(__dirname + "/answers.json", "utf8"))
const found = Object.keys(answers).filter((start) => command.startsWith(start)).sort((a, b) => b.length - a.length)[0]
const { out = "", err = "", code = 0 } = answers[found] ?? { err: "unexpected command: " + command, code: 1 }
process.stdout.write(out)
process.stderr.write(err)
process.exitCode = code
`

/** For the test at hand: an executable in place of wrangler, and a copy of wrangler.toml that the test may change. */
export function fakeWrangler(answers: Answers, editConfig: (text: string) => string = (text) => text) {
  const folder = mkdtempSync(path.join(tmpdir(), "strata-wrangler-"))
  const file = (name: string) => path.join(folder, name)
  writeFileSync(file("wrangler"), SCRIPT)
  chmodSync(file("wrangler"), 0o755)
  writeFileSync(file("answers.json"), JSON.stringify(answers))
  writeFileSync(file("wrangler.toml"), editConfig(readFileSync(path.join(ROOT, "wrangler.toml"), "utf8")))
  vi.stubEnv("STRATA_WRANGLER", file("wrangler"))
  vi.stubEnv("STRATA_WRANGLER_CONFIG", file("wrangler.toml"))
  // A real account's token must not reach the command under test.
  vi.stubEnv("CLOUDFLARE_API_TOKEN", "")
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    commands: () => (existsSync(file("commands")) ? readFileSync(file("commands"), "utf8").trim().split("\n") : []),
    config: () => readFileSync(file("wrangler.toml"), "utf8"),
  }
}
