// The texts that people read: in the console, of its components and of the descriptions that its forms and lists come from; in alerts and mails.
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { parseSync } from "oxc-parser"
import { ROOT } from "../system/paths.ts"

const SOURCES = [
  "workers/console/src/**/*.{ts,tsx}",
  "src/knowledge/{platforms,sources}/*.ts",
  "src/operations/jobs/**/description.ts",
  "src/organizations/alerts/{alert-text,send-messages,slack}.ts",
  "src/organizations/people/invitations.ts",
]

export type ShownText = { file: string; line: number; text: string }

type Node = { type?: string; start: number; [key: string]: unknown }

/** Not read by anyone: paths, modules, keys of caches and classes. */
const isCode = (text: string) =>
  (/^[\w./:#?&=%{}[\]*@|^$()\\+-]*$/.test(text) && !/^[A-Z][a-z]+$/.test(text)) ||
  /^(?:GET|POST|PATCH|PUT|DELETE) \//.test(text) ||
  /^(?:SELECT|INSERT|UPDATE|DELETE|WITH) [\s\S]*\b(?:FROM|INTO|SET)\b/.test(text)
const NOT_SHOWN = new Set([
  "className",
  "style",
  "queryKey",
  "key",
  "id",
  "href",
  "src",
  "autoComplete",
  "w",
  "size",
  "d",
])

/** The files that have texts for people. */
export const shownFiles = () =>
  SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter((file) => !/\.test\.|test-context/.test(file))

/** Sentences and labels: what JSX shows, and other texts. */
export const shownTexts = (): ShownText[] =>
  shownFiles().flatMap((file) => textsIn(file, readFileSync(path.join(ROOT, file), "utf8")))

export function textsIn(file: string, source: string): ShownText[] {
  const found: ShownText[] = []
  const add = (node: Node, text: string) => {
    const words = text.replaceAll(/\s+/g, " ").trim()
    if (words !== "" && !isCode(words))
      found.push({ file, line: source.slice(0, node.start).split("\n").length, text: words })
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== "object" || value === null) return
    const node = value as Node
    if (node.type === "ImportDeclaration" || node.type?.startsWith("TS")) {
      if ("expression" in node) visit(node["expression"])
      return
    }
    if (node.type === "JSXAttribute" && NOT_SHOWN.has(nameOf(node["name"]))) return
    if (node.type === "Property" && NOT_SHOWN.has(nameOf(node["key"]))) return
    if (node.type === "JSXText") return add(node, String(node["value"]))
    if (node.type === "Literal" && typeof node["value"] === "string") return add(node, node["value"])
    if (node.type === "TemplateLiteral") {
      const parts = node["quasis"] as { value: { cooked: string } }[]
      add(node, parts.map((part) => part.value.cooked).join("…"))
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(file, source).program.body)
  return found
}

const nameOf = (node: unknown) => {
  const { name, value } = (node ?? {}) as { name?: unknown; value?: unknown }
  return typeof name === "string" ? name : typeof value === "string" ? value : ""
}
