import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { onTestFinished, vi } from "vitest"
import { ROOT } from "../system/paths.ts"

/** The stand-in's output and exit code for commands that start with these words. */
export type Answers = Record<string, { out?: string; err?: string; code?: number }>

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** For the shell, because tests run it hundreds of times. The longest start that matches is answered. */
function scriptOf(folder: string, answers: Answers): string {
  const starts = Object.entries(answers).sort(([a], [b]) => b.length - a.length)
  const cases = starts.map(
    ([start, { out = "", err = "", code = 0 }]) =>
      `${quoted(start)}*) printf %s ${quoted(out)}; printf %s ${quoted(err)} >&2; exit ${code} ;;`,
  )
  return `#!/bin/sh
command=
for word; do
  if [ "$word" = --config ]; then break; fi
  command="\${command:+$command }$word"
done
echo "$command\${STRATA_DEPLOY:+ ($STRATA_DEPLOY)}" >> ${quoted(path.join(folder, "commands"))}
case "$command" in
${cases.join("\n")}
esac
echo "unexpected command: $command" >&2
exit 1
`
}

/** For the test at hand: an executable in place of wrangler, and a copy of wrangler.toml that the test may change. */
export function fakeWrangler(answers: Answers, editConfig: (text: string) => string = (text) => text) {
  const folder = mkdtempSync(path.join(tmpdir(), "strata-wrangler-"))
  const file = (name: string) => path.join(folder, name)
  writeFileSync(file("wrangler"), scriptOf(folder, answers))
  chmodSync(file("wrangler"), 0o755)
  writeFileSync(file("wrangler.toml"), editConfig(readFileSync(path.join(ROOT, "wrangler.toml"), "utf8")))
  vi.stubEnv("STRATA_WRANGLER", file("wrangler"))
  vi.stubEnv("STRATA_WRANGLER_CONFIG", file("wrangler.toml"))
  // A real account's token must not reach the command under test.
  vi.stubEnv("CLOUDFLARE_API_TOKEN", "")
  vi.stubEnv("CLOUDFLARE_ACCOUNT_ID", "")
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    answer: (start: string, answer: Answers[string]) =>
      writeFileSync(file("wrangler"), scriptOf(folder, { ...answers, [start]: answer })),
    edit: (change: (text: string) => string) =>
      writeFileSync(file("wrangler.toml"), change(readFileSync(file("wrangler.toml"), "utf8"))),
    commands: () => (existsSync(file("commands")) ? readFileSync(file("commands"), "utf8").trim().split("\n") : []),
    config: () => readFileSync(file("wrangler.toml"), "utf8"),
  }
}
