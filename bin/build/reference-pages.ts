// Turns the OpenAPI document into the pages of /docs/api: an index, and a page per tag with its operations. Static, without scripts, because a
// reference that runs in the browser took ten seconds to show this document.
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { marked } from "marked"
import { documentPage, escaped } from "./docs-pages.ts"

const BASE = "/docs/api"
/** Deeper fields are rarely read; their schema is in the document. */
const DEEPEST = 4

type Schema = {
  $ref?: string
  type?: string | string[]
  description?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  format?: string
  examples?: unknown[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
} & Record<string, unknown>
type Media = { schema?: Schema; example?: unknown; examples?: Record<string, { summary?: string; value: unknown }> }
type Content = { description?: string; content?: Record<string, Media> }
type Parameter = { name: string; in: string; required?: boolean; description?: string; schema?: Schema }
type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, Content>
}
export type ApiDocument = {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

/** Every page of the reference, by its address. */
export function referencePages(document: ApiDocument): Map<string, string> {
  const operations = Object.entries(document.paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ route, method: method.toUpperCase(), operation })),
  )
  const groups = document.tags.map(({ name, description }) => ({
    name,
    description,
    address: `${BASE}/${slugOf(name)}`,
    operations: operations.filter(({ operation }) => operation.tags.includes(name)),
  }))
  const menu = (current: string) =>
    `<p>API reference</p><ul>${groups
      .map(({ name, address }) => `<li>${link(address, escaped(name), address === current)}</li>`)
      .join("")}</ul>`
  const index = groups.map(
    ({ name, description, address, operations: own }) =>
      `<h2>${link(address, escaped(name))}</h2>${prose(description)}<ul>${own
        .map(({ route, method, operation }) => {
          const target = `${address}#${operation.operationId}`
          return `<li>${link(target, `<code>${method} ${escaped(route)}</code>`)} ${escaped(operation.summary)}</li>`
        })
        .join("")}</ul>`,
  )
  const pages = new Map([
    [
      BASE,
      documentPage(
        "API reference",
        menu(BASE),
        `<h1>API reference</h1>\n${prose("Every operation of the service. The same as a document for programs: [`/openapi.json`](/openapi.json).")}${index.join("\n")}`,
      ),
    ],
  ])
  for (const { name, description, address, operations: own } of groups) {
    const main = own.map((one) => operationHtml(document, one.method, one.route, one.operation))
    const head = `<h1>${escaped(name)}</h1>\n${prose(description)}`
    pages.set(address, documentPage(`${name} · API reference`, menu(address), head + main.join("\n")))
  }
  return pages
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")
const link = (target: string, html: string, isCurrent = false) =>
  `<a href="${escaped(target)}"${isCurrent ? ' aria-current="page"' : ""}>${html}</a>`
const prose = (markdown: string) => marked.parse(markdown, { async: false })
const inline = (markdown: string) => marked.parseInline(markdown, { async: false })
const code = (text: string) => `<code>${escaped(text)}</code>`
const details = (summary: string, inside: string) => `<details><summary>${summary}</summary>${inside}</details>`
const sample = (value: unknown) =>
  `<pre tabindex="0"><code>${escaped(typeof value === "string" ? value : JSON.stringify(value, null, 2))}</code></pre>`

function operationHtml(document: ApiDocument, method: string, route: string, operation: Operation): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation
  const sections = [
    `<h2 id="${operationId}">${escaped(summary)}</h2>`,
    `<p><code><b>${method}</b> ${escaped(route)}</code></p>`,
    prose(description.replace(`${summary}.\n\n`, "")),
  ]
  const taken = parameters.map((one) => resolve<Parameter>(document, one))
  if (taken.length > 0) {
    const rows = taken.map(
      ({ name, in: where, required, description: text = "", schema = {} }) =>
        `<tr><td>${code(name)}</td><td>${where}${required ? ", required" : ""}</td><td>${kindOf(document, schema)}</td><td>${inline(text)}</td></tr>`,
    )
    sections.push(
      details(
        `Parameters: ${taken.length}`,
        `<table><thead><tr><th>Name</th><th>In</th><th>Kind</th><th>Meaning</th></tr></thead><tbody>${rows.join("")}</tbody></table>`,
      ),
    )
  }
  if (requestBody) sections.push(contentHtml(document, "Body", resolve(document, requestBody)))
  for (const [status, response] of Object.entries(responses)) {
    const { description: text = "", content } = resolve<Content>(document, response)
    const name = `Answer ${status}${text && text !== summary ? `: ${escaped(text)}` : ""}`
    // Every refusal has the same shape; the index of the document says it once.
    if (Number(status) < 400) sections.push(content ? contentHtml(document, name, { content }) : `<p>${name}</p>`)
  }
  const refusals = Object.keys(responses).filter((status) => Number(status) >= 400)
  if (refusals.length > 0) sections.push(`<p>Refusals: ${refusals.map(code).join(" ")}</p>`)
  return `<section>${sections.join("\n")}</section>`
}

function contentHtml(document: ApiDocument, name: string, { content = {} }: Content): string {
  return Object.entries(content)
    .map(([type, { schema, example, examples }]) => {
      const samples = [
        ...(example === undefined ? [] : [{ summary: "Example", value: example }]),
        ...Object.values(examples ?? {}),
      ].map(({ summary = "Example", value }) => `<p>${escaped(summary)}</p>${sample(value)}`)
      return details(`${name}, ${code(type)}`, samples.join("") + (schema ? schemaHtml(document, schema) : ""))
    })
    .join("\n")
}

function resolve<T extends object>(document: ApiDocument, value: T): T {
  if (!("$ref" in value) || typeof value.$ref !== "string") return value
  const [, , kind = "", name = ""] = value.$ref.split("/")
  return { ...(document.components[kind]?.[name] as T), ...value, $ref: undefined }
}

/** What can be a list, an alternative or an object: the schemas that its fields come from. */
const partsOf = ({ anyOf, oneOf, allOf }: Schema) => anyOf ?? oneOf ?? allOf

/** The kind of a value in a few words: "string, one of `asc` `desc`". */
function kindOf(document: ApiDocument, given: Schema): string {
  const schema = resolve(document, given)
  if (schema.const !== undefined) return code(JSON.stringify(schema.const))
  const parts = partsOf(schema)
  if (parts) return Array.from(new Set(parts.map((part) => kindOf(document, part)))).join(" or ")
  if (schema.items) return `list of ${kindOf(document, schema.items)}`
  const type = [schema.type ?? "any"].flat().join(" or ")
  const bounds = [
    schema.format,
    schema.enum && `one of ${schema.enum.map((one) => code(String(one))).join(" ")}`,
    ...BOUNDS.map(([key, words]) => {
      const bound = schema[key]
      return typeof bound === "number" && words.replace("#", bound.toLocaleString("en"))
    }),
    schema.default !== undefined && `${code(JSON.stringify(schema.default))} unless given`,
  ]
  return [type, ...bounds.filter(Boolean)].join(", ")
}

const BOUNDS = [
  ["minimum", "at least #"],
  ["maximum", "at most #"],
  ["minLength", "at least # characters"],
  ["maxLength", "at most # characters"],
  ["minItems", "at least # items"],
  ["maxItems", "at most # items"],
] as const

function schemaHtml(document: ApiDocument, given: Schema, depth = 0): string {
  const schema = resolve(document, given)
  if (depth >= DEEPEST) return ""
  const parts = partsOf(schema)
  if (parts) return parts.map((part) => schemaHtml(document, part, depth)).join("")
  if (schema.items) return schemaHtml(document, schema.items, depth)
  const { properties = {}, required = [], additionalProperties } = schema
  const fields = Object.entries(properties).map(([name, field]) => {
    const { description = "" } = resolve(document, field)
    const must = required.includes(name) ? "" : ", optional"
    const line = `${code(name)} <small>${kindOf(document, field)}${must}</small> ${inline(description)}`
    const inside = schemaHtml(document, field, depth + 1)
    return `<li>${inside ? details(line, inside) : line}</li>`
  })
  const values = typeof additionalProperties === "object" ? schemaHtml(document, additionalProperties, depth + 1) : ""
  return (fields.length > 0 ? `<ul>${fields.join("")}</ul>` : "") + (values && `<p>Each value:</p>${values}`)
}

/** Writes the reference into the folder of the Worker's static files. */
export function buildReferencePages(document: ApiDocument, assets: string): void {
  for (const [address, html] of referencePages(document)) {
    const target = path.join(assets, `${address}.html`)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, html)
  }
}
