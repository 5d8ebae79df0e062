import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { createInterface } from "node:readline/promises"
import { parse, stringify } from "yaml"
import type { Api } from "../api.ts"
import { type Command, text, type Values } from "../command.ts"
import { asWritten, describeDifference, type Difference, differencesOf, nameOf } from "../config/differences.ts"
import { type Item, type Kind, KINDS } from "../config/kinds.ts"
import { CliError, EXIT, usageError } from "../exit.ts"

const FOLDER = { type: "string", value: "FOLDER", description: "Folder of the files (default strata)" } as const
const folderIn = (values: Values) => text(values, "dir") ?? "strata"
const fileOf = (folder: string, { name }: Kind) => path.join(folder, `${name}.yaml`)

export const pull: Command = {
  name: "pull",
  summary: "Write connections (without secrets), schedules, webhooks, prices, labels and more as YAML files",
  usage: "[--dir FOLDER]",
  arguments: 0,
  options: { dir: FOLDER },
  async run({ api, values, print }) {
    const folder = folderIn(values)
    mkdirSync(folder, { recursive: true })
    const written: string[] = []
    for (const kind of KINDS) {
      const items = await kind.list(api()).catch((error: unknown) => {
        // An installation may lack a part of the service.
        const isMissing = error instanceof CliError && (error.code === EXIT.refused || error.message === "Not found")
        if (!isMissing) throw error
        process.stderr.write(`${kind.name}: ${error.message}\n`)
        return undefined
      })
      if (!items) continue
      const sorted = items
        .map((item) => asWritten(kind, item))
        .filter((item) => !kind.unset?.includes(nameOf(kind, item)))
        .sort((a, b) => (nameOf(kind, a) < nameOf(kind, b) ? -1 : 1))
      writeFileSync(fileOf(folder, kind), stringify(sorted, { lineWidth: 0 }))
      written.push(fileOf(folder, kind))
    }
    if (written.length === 0) throw new CliError("Nothing could be read.", EXIT.refused)
    print({ written }, () => `Wrote ${written.join(", ")}.`)
  },
}

export const apply: Command = {
  name: "apply",
  summary: "Show how the service differs from the YAML files, and apply them",
  usage: "[--dir FOLDER] [--plan | --yes] [--prune]",
  arguments: 0,
  options: {
    dir: FOLDER,
    plan: { type: "boolean", description: "Only show what would change; the exit code is 5 if anything would" },
    "dry-run": { type: "boolean", description: "The same as --plan" },
    yes: { type: "boolean", description: "Apply without asking" },
    prune: { type: "boolean", description: "Also delete items that are missing from the files" },
  },
  async run({ api, values, print }) {
    const found = await findDifferences(api(), folderIn(values))
    const removals = found.filter(({ action }) => action === "remove").toReversed()
    // What needs another item comes after it, and is removed before it.
    const changes = [
      ...found.filter(({ action }) => action !== "remove"),
      ...(values["prune"] === true ? removals : []),
    ]
    const kept = found.length - changes.length
    const report = (applied: boolean) =>
      print({ applied, changes: changes.map(({ kind, ...one }) => ({ ...one, kind: kind.name })) }, () =>
        changes.length === 0 ? "Nothing to change." : `Changes ${applied ? "applied" : "found"}: ${changes.length}.`,
      )
    process.stderr.write(changes.map((one) => `${describeDifference(one)}\n`).join(""))
    if (kept > 0) process.stderr.write(`${kept} not in the files are kept; --prune deletes them.\n`)
    if (changes.length === 0 || values["plan"] || values["dry-run"]) {
      report(false)
      return changes.length === 0 ? EXIT.done : EXIT.differs
    }
    if (!values["yes"] && !(await isConfirmed(changes.length))) throw new CliError("Nothing was changed.")
    for (const [done, one] of changes.entries()) {
      await applyOne(api(), one).catch((error: unknown) => fail(one, `${done} of ${changes.length}`, error))
    }
    report(true)
    return EXIT.done
  },
}

async function findDifferences(api: Api, folder: string): Promise<Difference[]> {
  const kinds = KINDS.filter((kind) => existsSync(fileOf(folder, kind)))
  if (kinds.length === 0)
    throw usageError(`${folder} has none of ${KINDS.map(({ name }) => `${name}.yaml`).join(", ")}.`)
  const found: Difference[] = []
  for (const kind of kinds) {
    const present = await kind.list(api).catch((error: unknown) => {
      throw error instanceof CliError ? new CliError(`${kind.name}: ${error.message}`, error.code) : error
    })
    found.push(...differencesOf(kind, readItems(folder, kind), present))
  }
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
  if (!process.stdin.isTTY) throw usageError("There is no terminal to ask on: add --yes or --plan.")
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`Make these ${changes} changes? [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

/** Names the item. The changes before it have been made, and the next run finds the others. */
function fail({ kind, name }: Difference, progress: string, error: unknown): never {
  if (!(error instanceof CliError)) throw error
  const remedy = kind.remedies?.[error.message]
  const why = `${error.message}${remedy ? `: ${remedy}` : ""}`
  throw new CliError(`${kind.name}/${name}: ${why}\n${progress} changes were made before it.`, error.code)
}

async function applyOne(api: Api, one: Difference): Promise<void> {
  const { kind, name } = one
  if (one.action === "create") {
    await kind.create?.(api, one.item)
    if (kind.afterCreate) process.stderr.write(`${kind.name}/${name}: ${kind.afterCreate}.\n`)
  } else if (one.action === "change") await kind.update(api, one.id, one.sent, one.item)
  else await kind.remove?.(api, one.id)
}
