// The CLI. `strata help` lists its commands, docs/cli.md explains them.
import { readFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { type Api, openApi } from "./api.ts"
import { type Command, type Option, text, type Values } from "./command.ts"
import { SHELLS } from "./completion.ts"
import { readCredentials } from "./credentials.ts"
import { CliError, EXIT, type ExitCode, usageError } from "./exit.ts"
import { activations } from "./commands/activations.ts"
import { classify } from "./commands/classify.ts"
import { apply, pull } from "./commands/config.ts"
import { exportTopics } from "./commands/export.ts"
import { importFile } from "./commands/import.ts"
import { jobs } from "./commands/jobs.ts"
import { login, logout } from "./commands/login.ts"
import { push } from "./commands/push.ts"
import { topics } from "./commands/topics.ts"
import { usage } from "./commands/usage.ts"

const { version: VERSION } = JSON.parse(readFileSync(path.join(import.meta.dirname, "package.json"), "utf8")) as {
  version: string
}

const SHARED = {
  json: { type: "boolean", description: "Print the result as JSON" },
  url: {
    type: "string",
    value: "URL",
    description: "The service; else STRATA_URL, the login's, or http://localhost:8787",
  },
  help: { type: "boolean", description: "Show this help" },
} as const satisfies Record<string, Option>

const completion: Command = {
  name: "completion",
  summary: "Print a script that completes commands in a shell",
  usage: Object.keys(SHELLS).join(" | "),
  arguments: 1,
  options: {},
  async run({ args: [shell = ""], print }) {
    const script = SHELLS[shell]?.(COMMANDS, SHARED)
    if (script === undefined) throw usageError(`Which shell? Give one of ${Object.keys(SHELLS).join(", ")}.`)
    print({ shell, script }, () => script)
  },
}

const COMMANDS: readonly Command[] = [
  login,
  logout,
  classify,
  importFile,
  exportTopics,
  topics,
  push,
  activations,
  jobs,
  usage,
  pull,
  apply,
  completion,
]

// The reader of a pipe may stop early, as `head` does: that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error
  process.exit(EXIT.done)
})

process.exitCode = await run(process.argv.slice(2)).catch(fail)

/** A mistake of the user or the system is a message; anything else is a bug and keeps its stack. */
function fail(error: unknown): ExitCode {
  const { message, code } = error as NodeJS.ErrnoException
  if (code === "EPIPE") return EXIT.done
  const known = error instanceof CliError ? error : typeof code === "string" ? new CliError(message) : undefined
  if (!known) throw error
  const shown = { error: known.message, code: known.code, ...known.answer }
  process.stderr.write(process.argv.includes("--json") ? `${JSON.stringify(shown)}\n` : `strata: ${known.message}\n`)
  return known.code
}

/** Waits until the text has left the process, so that no pipe is cut off. */
function write(output: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${output}\n`, (error) => (error ? reject(error) : resolve()))
  })
}

async function run([name, ...rest]: string[]): Promise<ExitCode> {
  if (name === "--version" || name === "version") {
    await write(VERSION)
    return EXIT.done
  }
  if (name === undefined || name === "help" || name === "--help" || name === "-h") {
    const about = COMMANDS.find((command) => command.name === rest[0])
    await write(about ? helpFor(about) : overview())
    return name === undefined ? EXIT.usage : EXIT.done
  }
  const command = COMMANDS.find((one) => one.name === name)
  if (!command) throw usageError(`There is no command ${name}. \`strata help\` lists them.`)
  const { values, positionals } = read(command, rest)
  if (values["help"]) {
    await write(helpFor(command))
    return EXIT.done
  }
  let opened: Api | undefined
  const api = () => (opened ??= openApi(readCredentials(text(values, "url"))))
  const printed: Promise<void>[] = []
  const print = (value: unknown, asText: () => string) =>
    void printed.push(write(values["json"] ? JSON.stringify(value, null, 2) : asText()))
  const code = await command.run({ api, args: positionals, values, print })
  await Promise.all(printed)
  return code ?? EXIT.done
}

function read(command: Command, args: string[]): { values: Values; positionals: string[] } {
  const options = Object.fromEntries(
    Object.entries({ ...command.options, ...SHARED } as Record<string, Option>).map(
      ([name, { type, multiple = false }]) => [name, { type, multiple }],
    ),
  )
  const refuse = (why: string) => usageError(`${why}\nUsage: strata ${command.name} ${command.usage}`.trimEnd())
  let found: { values: Values; positionals: string[] }
  try {
    found = parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw refuse((error as Error).message)
  }
  const surplus = found.positionals[command.arguments]
  if (surplus !== undefined && !found.values["help"]) throw refuse(`Unexpected argument: ${surplus}`)
  return found
}

function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length))
  const lines = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`)
  return `Usage: strata COMMAND [OPTIONS]

${lines.join("\n")}

Every command takes --json, --url and --help; --version shows the version. The key is in STRATA_API_KEY or stored by \`strata login\`.`
}

function helpFor({ name, usage: how, summary, options }: Command): string {
  const rows = Object.entries({ ...options, ...SHARED } as Record<string, Option>).map(
    ([option, { value, description }]) => [`--${option}${value ? ` ${value}` : ""}`, description] as const,
  )
  const width = Math.max(...rows.map(([flag]) => flag.length))
  return `Usage: strata ${name} ${how}

${summary}.

${rows.map(([flag, description]) => `  ${flag.padEnd(width)}  ${description}`).join("\n")}`
}
