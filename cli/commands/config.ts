import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { createInterface } from "node:readline/promises"
import { parse, stringify } from "yaml"
import type { Api } from "../api.ts"
import { type Command, text, type Values } from "../command.ts"
import { asWritten, describeDifference, type Difference, differencesOf } from "../config/differences.ts"
import { type Item, type Kind, KINDS } from "../config/kinds.ts"
import { CliError, EXIT, usageError } from "../exit.ts"

const FOLDER = { type: "string", value: "FOLDER", description: "Folder of the files (default strata)" } as const
const folderIn = (values: Values) => text(values, "dir") ?? "strata"
const fileOf = (folder: string, { name }: Kind) => path.join(folder, `${name}.yaml`)

export const pull: Command = {
  name: "pull",
  summary: "Write connections (without secrets), templates, prices, label defaults and policies as YAML files",
  usage: "[--dir FOLDER]",
  options: { dir: FOLDER },
  async run({ api, values, print }) {
    const folder = folderIn(values)
    mkdirSync(folder, { recursive: true })
    const written: string[] = []
    for (const kind of KINDS) {
      const items = await kind.list(api()).catch((error: unknown) => {
        if (!(error instanceof CliError) || error.code !== EXIT.refused) throw error
        process.stderr.write(`${kind.name}: ${error.message}\n`)
        return undefined
      })
      if (!items) continue
      const sorted = items.map((item) => asWritten(kind, item)).sort((a, b) => compare(a[kind.key], b[kind.key]))
      writeFileSync(fileOf(folder, kind), stringify(sorted, { lineWidth: 0 }))
      written.push(fileOf(folder, kind))
    }
    if (written.length === 0) throw new CliError("Nothing could be read.", EXIT.refused)
    print({ written }, () => `Wrote ${written.join(", ")}.`)
  },
}

const compare = (a: unknown, b: unknown) => (String(a) < String(b) ? -1 : 1)

export const apply: Command = {
  name: "apply",
  summary: "Show how the service differs from the YAML files, and apply them",
  usage: "[--dir FOLDER] [--dry-run | --yes] [--prune]",
  options: {
    dir: FOLDER,
    "dry-run": { type: "boolean", description: "Only show the differences; the exit code is 5 if there are any" },
    yes: { type: "boolean", description: "Apply without asking" },
    prune: { type: "boolean", description: "Also delete items that are missing from the files" },
  },
  async run({ api, values, print }) {
    const found = await findDifferences(api(), folderIn(values))
    const changes = found.filter(({ action }) => action !== "remove" || values["prune"] === true)
    const kept = found.length - changes.length
    const report = (applied: boolean) =>
      print({ applied, changes: changes.map(({ kind, ...one }) => ({ ...one, kind: kind.name })) }, () =>
        changes.length === 0 ? "Nothing to change." : `Changes ${applied ? "applied" : "found"}: ${changes.length}.`,
      )
    process.stderr.write(changes.map((one) => `${describeDifference(one)}\n`).join(""))
    if (kept > 0) process.stderr.write(`${kept} not in the files are kept; --prune deletes them.\n`)
    if (changes.length === 0 || values["dry-run"]) {
      report(false)
      return changes.length === 0 ? EXIT.done : EXIT.differs
    }
    if (!values["yes"] && !(await isConfirmed(changes.length))) throw new CliError("Nothing was changed.")
    for (const one of changes) await applyOne(api(), one).catch((error: unknown) => fail(one, error))
    report(true)
    return EXIT.done
  },
}

async function findDifferences(api: Api, folder: string): Promise<Difference[]> {
  const kinds = KINDS.filter((kind) => existsSync(fileOf(folder, kind)))
  if (kinds.length === 0)
    throw usageError(`${folder} has none of ${KINDS.map(({ name }) => `${name}.yaml`).join(", ")}.`)
  const found: Difference[] = []
  for (const kind of kinds) found.push(...differencesOf(kind, readItems(folder, kind), await kind.list(api)))
  return found
}

function readItems(folder: string, kind: Kind): Item[] {
  const file = fileOf(folder, kind)
  let items: unknown
  try {
    items = parse(readFileSync(file, "utf8"))
  } catch (error) {
    throw usageError(`${file}: ${(error as Error).message}`)
  }
  if (!Array.isArray(items) || items.some((item) => typeof item !== "object" || item === null || Array.isArray(item))) {
    throw usageError(`${file} must be a list of items.`)
  }
  return items as Item[]
}

async function isConfirmed(changes: number): Promise<boolean> {
  if (!process.stdin.isTTY) throw usageError("There is no terminal to ask on: add --yes or --dry-run.")
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`Make these ${changes} changes? [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

/** Names the item: the ones before it have been applied. */
function fail({ kind, name }: Difference, error: unknown): never {
  if (!(error instanceof CliError)) throw error
  const remedy = kind.remedies?.[error.message]
  throw new CliError(`${kind.name}/${name}: ${error.message}${remedy ? `: ${remedy}` : ""}`, error.code)
}

async function applyOne(api: Api, one: Difference): Promise<void> {
  const { kind, name } = one
  if (one.action === "create") {
    await kind.create?.(api, one.item)
    if (kind.afterCreate) process.stderr.write(`${kind.name}/${name}: ${kind.afterCreate}.\n`)
  } else if (one.action === "change") await kind.update(api, one.id, one.after, one.item)
  else await kind.remove?.(api, one.id)
}
