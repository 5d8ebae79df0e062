// Lists the SQL statements that name tables of both kinds, directory and library (src/kernel/db/schema/kinds.ts), and those sent to a
// database of the wrong kind (src/kernel/db/databases.ts):
//   node bin/checks/crossings.ts
//   node bin/checks/crossings.ts --record   takes crossings that are gone out of known-crossings.json, and never adds one
// Reads the sources instead of recording test runs, which only see statements that some test executes. Every SQL text is read with the
// constants, fragments and functions it is built from, in any file. Text known only at run time (a function's parameter, a column of a
// list) is ignored: it names columns, not tables. Triggers are read from a database with all migrations. Batches are not checked as a
// whole, only their statements.
import { globSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { DatabaseSync } from "node:sqlite"
import { parseSync } from "oxc-parser"
import { isIn, TABLE_KINDS, tablesIn } from "../../src/kernel/db/schema/kinds.ts"
import { ROOT } from "../system/paths.ts"

export type Crossing = { place: string; tables: string[] }

type Node = { type: string; start: number; [key: string]: unknown }
type Module = {
  text: string
  program: Node
  values: Map<string, Node>
  imports: Map<string, { file: string; name: string }>
  /** Files that the module re-exports. */
  forwards: string[]
}

function crosses(tables: readonly string[]): boolean {
  const kinds = new Set(tables.map((table) => TABLE_KINDS[table]))
  return kinds.has("directory") && kinds.has("library")
}

type Found = Crossing & { node: Node }

/** Statements of both kinds in these files, by path from the repository root. */
export function crossingsIn(files: ReadonlyMap<string, string>): Crossing[] {
  const parts = new Set<Node>()
  const found = search(files, parts, (node, read) => {
    if (!isText(node) && !isRead(node)) return undefined
    const tables = tablesIn(read(node))
    return { tables: crosses(tables) ? tables : [] }
  })
  return found.filter(({ node }) => !parts.has(node)).map(({ place, tables }) => ({ place, tables }))
}

/** Statements sent to the directory or a library that name tables of the other kind. */
export function misplacedIn(files: ReadonlyMap<string, string>): Crossing[] {
  const found = search(files, new Set(), (node, read) => {
    const sent = sentBy(node)
    if (!sent) return undefined
    const tables = tablesIn(read(sent.statement))
    return { tables: tables.filter((table) => !isIn(sent.kind, table)), goOn: true }
  })
  return found.map(({ place, tables }) => ({ place, tables }))
}

/** Places that write to both kinds at once (`together` of src/kernel/db/databases.ts). */
export function togetherIn(files: ReadonlyMap<string, string>): Crossing[] {
  const isNamed = (node: unknown) => nameOf(node as Node | undefined) === "together"
  return search(files, new Set(), (node) => {
    const isUsed = node.type === "MemberExpression" && isNamed(node["property"])
    const isTaken = node.type === "Property" && isNamed(node["key"])
    return isUsed || isTaken ? { tables: ["together"] } : undefined
  })
    .filter(({ place }) => !place.startsWith("src/kernel/db/databases.ts"))
    .map(({ place, tables }) => ({ place, tables }))
}

type Check = (node: Node, read: (node: Node) => string) => { tables: string[]; goOn?: boolean } | undefined

/** Nodes with tables that a check objects to. What it has no answer for, is searched further. */
function search(files: ReadonlyMap<string, string>, parts: Set<Node>, check: Check): Found[] {
  const modules = modulesOf(files)
  const found: Found[] = []
  const known = new Map<Node, string>()
  for (const [file, module] of modules) {
    const visit = (node: Node, parameters: ReadonlySet<string>): void => {
      const answer = check(node, (one) => reader({ modules, parts, known, parameters })(one, file))
      if (answer && answer.tables.length > 0) {
        const line = module.text.slice(0, node.start).split("\n").length
        found.push({ place: `${file}:${line}`, tables: answer.tables, node })
      }
      if (answer && !answer.goOn) return
      const inside = new Set([...parameters, ...parametersOf(node)])
      childrenOf(node).forEach((child) => visit(child, inside))
    }
    visit(module.program, new Set())
  }
  return found
}

type Kind = "directory" | "library"
const OPENED: Readonly<Record<string, Kind>> = { directory: "directory", library: "library" }

/** The kind of database an expression is, by the names of src/kernel/db/databases.ts. */
function kindOf(node: Node | undefined): Kind | undefined {
  const name = nameOf(node?.type === "MemberExpression" ? (node["property"] as Node) : node)
  return Object.hasOwn(OPENED, name ?? "") ? OPENED[name ?? ""] : undefined
}

/** Of `prepare(library, statement)`, `readRows(library, table, rest)` and `library.prepare(text)`: the kind and the statement. */
function sentBy(node: Node): { kind: Kind; statement: Node } | undefined {
  if (node.type !== "CallExpression") return undefined
  const [callee, [first, second]] = [node["callee"] as Node, node["arguments"] as Node[]]
  if (callee.type === "MemberExpression") {
    const kind = kindOf(callee["object"] as Node)
    return kind && first && nameOf(callee["property"] as Node) === "prepare" ? { kind, statement: first } : undefined
  }
  const kind = kindOf(first)
  if (!kind || !second) return undefined
  if (isRead(node)) return { kind, statement: node }
  return nameOf(callee) === "prepare" ? { kind, statement: second } : undefined
}

const parsed = new WeakMap<ReadonlyMap<string, string>, Map<string, Module>>()

/** Parsed once, for both searches. */
function modulesOf(files: ReadonlyMap<string, string>): Map<string, Module> {
  const modules = parsed.get(files) ?? new Map(Array.from(files, ([file, text]) => [file, readModule(file, text)]))
  parsed.set(files, modules)
  return modules
}

function readModule(file: string, text: string): Module {
  const program = parseSync(file, text).program as unknown as Node
  const values: Module["values"] = new Map()
  const imports: Module["imports"] = new Map()
  const forwards: string[] = []
  const visit = (node: Node): void => {
    const id = node["id"] as Node | null | undefined
    if (node.type === "VariableDeclarator" && id?.type === "Identifier" && node["init"])
      values.set(String(id["name"]), node["init"] as Node)
    if (node.type === "FunctionDeclaration" && id) values.set(String(id["name"]), node)
    const source = path.posix.join(path.posix.dirname(file), importedFrom(node))
    if (node.type === "ExportAllDeclaration") forwards.push(source)
    if (node.type === "ImportDeclaration") {
      for (const one of node["specifiers"] as Node[]) {
        const imported = (one["imported"] ?? one["local"]) as Node
        imports.set(String((one["local"] as Node)["name"]), { file: source, name: String(imported["name"]) })
      }
    }
    childrenOf(node).forEach(visit)
  }
  visit(program)
  return { text, program, values, imports, forwards }
}

const importedFrom = (node: Node) => (node["source"] as { value: string } | null | undefined)?.value ?? ""

/** Parameter names of a function, which shadow constants of the same name. */
function parametersOf(node: Node): string[] {
  if (!/Function/.test(node.type)) return []
  const namesIn = (one: Node): string[] => [nameOf(one) ?? "", ...childrenOf(one).flatMap(namesIn)]
  const { params } = node as { params?: Node[] | Node }
  return (Array.isArray(params) ? params : params ? [params] : []).flatMap(namesIn)
}

function childrenOf(node: Node): Node[] {
  const isNode = (value: unknown): value is Node =>
    typeof value === "object" && value !== null && typeof (value as Node).type === "string"
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
}

const isText = ({ type, value }: Node) =>
  type === "TemplateLiteral" || type === "TaggedTemplateExpression" || (type === "Literal" && typeof value === "string")

const nameOf = (node: Node | undefined) => (node?.type === "Identifier" ? String(node["name"]) : undefined)

/** `readRows(d1, table, rest)` of src/kernel/db/rows.ts. */
const isRead = (node: Node) =>
  node.type === "CallExpression" && ["readRow", "readRows"].includes(nameOf(node["callee"] as Node) ?? "")

type Reading = {
  modules: ReadonlyMap<string, Module>
  parts: Set<Node>
  /** Texts of constants and functions already read. */
  known: Map<Node, string>
  parameters: ReadonlySet<string>
}

/** Reads the SQL of an expression, with everything it is built from. */
function reader({ modules, parts, known, parameters }: Reading) {
  const seen = new Set<Node>()
  const resolve = (name: string, file: string): { node: Node; file: string } | undefined => {
    const module = modules.get(file)
    const own = module?.values.get(name)
    if (own) return { node: own, file }
    const from = module?.imports.get(name)
    if (from) return resolve(from.name, from.file)
    return module?.forwards.map((other) => resolve(name, other)).find((one) => one !== undefined)
  }
  const named = (name: string | undefined, file: string): string => {
    const isParameter = seen.size === 0 && parameters.has(name ?? "")
    const target = name === undefined || isParameter ? undefined : resolve(name, file)
    if (!target || seen.has(target.node)) return ""
    const before = known.get(target.node)
    if (before !== undefined) return before
    seen.add(target.node)
    const text = textOf(target.node, target.file)
    seen.delete(target.node)
    known.set(target.node, text)
    return text
  }
  function textOf(node: Node, file: string): string {
    const all = (nodes: unknown) => (nodes as Node[]).map((one) => part(one, file)).join(" ")
    if (node.type === "Literal") return typeof node["value"] === "string" ? node["value"] : ""
    if (node.type === "TaggedTemplateExpression") return part(node["quasi"] as Node, file)
    if (node.type === "TemplateLiteral") {
      const expressions = node["expressions"] as Node[]
      const quasis = node["quasis"] as { value: { cooked: string } }[]
      return quasis.map(({ value }, i) => value.cooked + (expressions[i] ? part(expressions[i], file) : "")).join("")
    }
    if (node.type === "Identifier") return named(nameOf(node), file)
    if (isRead(node)) {
      const [, table, rest] = node["arguments"] as Node[]
      const target = resolve(nameOf(table) ?? "", file)?.node
      const declared = (target?.["arguments"] as Node[] | undefined)?.[0]?.["value"]
      return `FROM ${String(declared)} ${rest ? part(rest, file) : ""}`
    }
    if (node.type === "CallExpression") {
      const callee = node["callee"] as Node
      const object = callee.type === "MemberExpression" ? part(callee["object"] as Node, file) : ""
      return `${named(nameOf(callee), file)} ${object} ${all(node["arguments"])}`
    }
    if (node.type.endsWith("FunctionExpression") || node.type === "FunctionDeclaration")
      return returnsOf(node["body"] as Node)
        .map((one) => part(one, file))
        .join(" ")
    if (node.type === "MemberExpression") return part(node["object"] as Node, file)
    const composed = [
      "ConditionalExpression",
      "LogicalExpression",
      "BinaryExpression",
      "ArrayExpression",
      "SpreadElement",
    ]
    const wrapped = ["ObjectExpression", "Property", "ParenthesizedExpression", "AwaitExpression", "TSAsExpression"]
    return [...composed, ...wrapped].includes(node.type) ? all(childrenOf(node)) : ""
  }
  let root: Node
  function part(node: Node, file: string): string {
    // A name that is used twice in a module can lead from a text back to itself.
    if (node !== root) parts.add(node)
    return textOf(node, file)
  }
  return (node: Node, file: string): string => {
    root = node
    return textOf(node, file)
  }
}

/** The return values of a function, without those of nested functions. */
function returnsOf(body: Node): Node[] {
  if (body.type !== "BlockStatement") return [body]
  const found: Node[] = []
  const visit = (node: Node): void => {
    if (/Function/.test(node.type)) return
    if (node.type === "ReturnStatement" && node["argument"]) found.push(node["argument"] as Node)
    else childrenOf(node).forEach(visit)
  }
  visit(body)
  return found
}

/** The sources of the service. */
export function serviceSources(): Map<string, string> {
  const files = globSync(["src/*/**/*.ts", "workers/{consumers,objects}/**/*.ts", "workers/*.ts"], { cwd: ROOT })
  const own = files.filter((file) => !/\.test\.ts$|^src\/(testing|knowledge)\//.test(file)).sort()
  return new Map(own.map((file) => [file, readFileSync(path.join(ROOT, file), "utf8")]))
}

/** An empty database with all migrations. */
export function migratedDatabase(): DatabaseSync {
  const database = new DatabaseSync(":memory:")
  for (const file of globSync("migrations/*.sql", { cwd: ROOT }).sort())
    database.exec(readFileSync(path.join(ROOT, file), "utf8"))
  return database
}

export function crossingTriggers(database: DatabaseSync): Crossing[] {
  const triggers = database.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name").all()
  return triggers
    .map(({ name, sql }) => ({ place: `trigger ${String(name)}`, tables: tablesIn(String(sql)) }))
    .filter(({ tables }) => crosses(tables))
}

const KNOWN = path.join(import.meta.dirname, "known-crossings.json")
export const knownCrossings = () => JSON.parse(readFileSync(KNOWN, "utf8")) as string[]

/** Crossings as `known-crossings.json` has them: lines move with every change, so by file and tables. */
export const recordOf = (crossings: readonly Crossing[]): string[] =>
  crossings
    .map(({ place, tables }) =>
      place.startsWith("trigger ") ? place : `${place.replace(/:\d+$/, "")}: ${tables.join(", ")}`,
    )
    .sort()

/** What is in the first list more often than in the second. */
function beyond(all: readonly string[], known: readonly string[]): string[] {
  const left = [...known]
  return all.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Crossings that are not recorded, and recorded ones that are gone. */
export const changedSince = (known: readonly string[], now: readonly string[]) => ({
  added: beyond(now, known),
  gone: beyond(known, now),
})

if (import.meta.main) {
  const sources = serviceSources()
  const [statements, batches] = [crossingsIn(sources), togetherIn(sources)]
  const triggers = crossingTriggers(migratedDatabase())
  for (const { place, tables } of [...statements, ...batches, ...triggers])
    console.log(`${place}  ${tables.join(", ")}`)
  for (const { place, tables } of misplacedIn(sources))
    console.log(`${place}  is sent to the wrong database: ${tables.join(", ")}`)
  console.log(
    `${statements.length} statements, ${batches.length} batches and ${triggers.length} triggers concern both kinds`,
  )
  const now = recordOf([...statements, ...batches, ...triggers])
  const { added } = changedSince(knownCrossings(), now)
  for (const one of added) console.log(`New: ${one}`)
  if (process.argv.includes("--record") && added.length === 0) writeFileSync(KNOWN, `${JSON.stringify(now, null, 2)}\n`)
  process.exitCode = added.length > 0 ? 1 : 0
}
