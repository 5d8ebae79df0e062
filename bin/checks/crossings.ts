// Lists the SQL statements that name tables of both kinds, directory and library (src/kernel/db/schema/kinds.ts):
//   node bin/checks/crossings.ts
// Reads the sources instead of recording test runs, which only see statements that some test executes. Every SQL text is read with the
// constants, fragments and functions it is built from, in any file. Text known only at run time (a function's parameter, a column of a
// list) is ignored: it names columns, not tables. Triggers are read from a database with all migrations. Batches are not checked as a
// whole, only their statements.
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { DatabaseSync } from "node:sqlite"
import { parseSync } from "oxc-parser"
import { TABLE_KINDS } from "../../src/kernel/db/schema/kinds.ts"
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

/** Declared tables that the SQL text names. */
function tablesIn(sql: string): string[] {
  const named = sql.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE(?: OR \w+)?|ON)\s+["`]?([a-z_]\w*)/g)
  return [...new Set(Array.from(named, ([, name = ""]) => name))].filter((name) => name in TABLE_KINDS).sort()
}

function crosses(tables: readonly string[]): boolean {
  const kinds = new Set(tables.map((table) => TABLE_KINDS[table]))
  return kinds.has("directory") && kinds.has("library")
}

/** Statements of both kinds in these files, by path from the repository root. */
export function crossingsIn(files: ReadonlyMap<string, string>): Crossing[] {
  const modules = new Map(Array.from(files, ([file, text]) => [file, readModule(file, text)]))
  const found: (Crossing & { node: Node })[] = []
  /** Parts of another text, which are listed with that text. */
  const parts = new Set<Node>()
  const known = new Map<Node, string>()
  for (const [file, module] of modules) {
    const visit = (node: Node, parameters: ReadonlySet<string>): void => {
      if (!isText(node) && !isRead(node)) {
        const inside = new Set([...parameters, ...parametersOf(node)])
        return childrenOf(node).forEach((child) => visit(child, inside))
      }
      const tables = tablesIn(reader({ modules, parts, known, parameters })(node, file))
      if (!crosses(tables)) return
      const line = module.text.slice(0, node.start).split("\n").length
      found.push({ place: `${file}:${line}`, tables, node })
    }
    visit(module.program, new Set())
  }
  return found.filter(({ node }) => !parts.has(node)).map(({ place, tables }) => ({ place, tables }))
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
  function part(node: Node, file: string): string {
    parts.add(node)
    return textOf(node, file)
  }
  return textOf
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

if (import.meta.main) {
  const [statements, triggers] = [crossingsIn(serviceSources()), crossingTriggers(migratedDatabase())]
  for (const { place, tables } of [...statements, ...triggers]) console.log(`${place}  ${tables.join(", ")}`)
  console.log(`${statements.length} statements and ${triggers.length} triggers name tables of both kinds`)
}
