import { execFileSync } from "node:child_process"
import { existsSync, globSync, readFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { beforeAll, describe, it } from "vitest"
import { PLAN_LIMITS, PLAN_RATES, PLAN_WEBHOOKS, PLANS } from "../../src/kernel/ports/plans.ts"
import { ROOT } from "../system/paths.ts"
import { htmlOf, PAGES, readMarkdown } from "./docs-pages.ts"
import { type ApiDocument, referencePages } from "./reference-pages.ts"

const FILES = globSync(["*.md", "{docs,cli,client,sdk,src,bin}/**/*.md"], {
  cwd: ROOT,
  exclude: (name) => name === "node_modules" || name === "dist",
})

/** The links of a file that lead nowhere. */
function brokenLinks(file: string): string[] {
  return readMarkdown(file)
    .links.map(({ href }) => href)
    .filter((href) => {
      if (/^(https?|mailto):/.test(href)) return false
      const [target = "", anchor] = href.split("#")
      const linked = target === "" ? file : path.join(path.dirname(file), target)
      if (!existsSync(path.join(ROOT, linked))) return true
      return anchor !== undefined && !(linked.endsWith(".md") && readMarkdown(linked).anchors.includes(anchor))
    })
}

describe("the documentation", () => {
  it("has links that lead to files and headings", ({ expect }) => {
    expect(FILES.length).toBeGreaterThan(60)
    expect(
      Object.fromEntries(FILES.map((file) => [file, brokenLinks(file)]).filter(([, links]) => links?.length)),
    ).toEqual({})
  })

  it("has an index that lists every page once, under one of four kinds", ({ expect }) => {
    const { links, tokens } = readMarkdown("docs/README.md")
    const kinds = tokens.filter((token) => token.type === "heading" && "depth" in token && token["depth"] === 2)
    expect(kinds.map((kind) => "text" in kind && kind["text"])).toEqual([
      "Tutorial",
      "How-to",
      "Reference",
      "Explanation",
    ])
    const listed = links.map(({ href }) => path.join("docs", href)).sort()
    const pages = [...PAGES.keys()].filter((file) => file !== "docs/README.md" && !/decisions\/\d/.test(file))
    expect(listed).toEqual(pages.sort())
  })

  it("has JSON samples that can be parsed", ({ expect }) => {
    const broken = [...PAGES.keys()].flatMap((file) =>
      readMarkdown(file)
        .code.filter(({ lang, text }) => lang === "json" && !isJson(text))
        .map(({ text }) => `${file}: ${text}`),
    )
    expect(broken).toEqual([])
  })

  it("names the limits of every plan", ({ expect }) => {
    const shown = (limit: number | null | undefined) => limit?.toLocaleString("en") ?? "unlimited"
    const row = (label: string, of: (plan: (typeof PLANS)[number]) => number | null) =>
      `| ${[label, ...PLANS.map((plan) => shown(of(plan)))].join(" | ")} |`
    const page = readFileSync(path.join(ROOT, "docs/limits.md"), "utf8")
    const [table = ""] = /^\| Classifications[^]*?(?=\n\n)/m.exec(page) ?? []
    expect(table.split("\n")).toEqual([
      row("Classifications per month", (plan) => PLAN_LIMITS[plan].classifications),
      row("Tokens of the language model per month", (plan) => PLAN_LIMITS[plan].tokens),
      row("Imports per month", (plan) => PLAN_LIMITS[plan].imports),
      row("Exports per month", (plan) => PLAN_LIMITS[plan].exports),
      row("Webhooks", (plan) => PLAN_WEBHOOKS[plan]),
      row("Requests per minute and key", (plan) => PLAN_RATES[plan]),
    ])
  })
})

/** In a process of its own: Vite cannot load the knowledge that the routes import. */
const apiDocument = () => {
  const script = `import { openApiDocument } from "./bin/build/openapi-document.ts"
    process.stdout.write(JSON.stringify(await openApiDocument("")))`
  const options = { cwd: ROOT, encoding: "utf8", maxBuffer: 100_000_000 } as const
  return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", script], options)) as ApiDocument
}

describe("the served pages", () => {
  let document: ApiDocument
  beforeAll(() => {
    document = apiDocument()
  })

  it("describe every operation and field of the API, and load in a blink", ({ expect }) => {
    const pages = referencePages(document)
    const text = [...pages.values()].join("\n")
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
    expect(operations.filter(({ operationId }) => !text.includes(`<h2 id="${operationId}">`))).toEqual([])
    expect(text).toContain("<code>sensitivity_policy</code>")
    expect(Math.max(...Array.from(pages.values(), (html) => gzipSync(html).byteLength))).toBeLessThan(40_000)
  })

  it("need no script, and link to served addresses and anchors only", ({ expect }) => {
    const written = Array.from(PAGES, ([file, address]) => [address, htmlOf(file)] as const)
    const pages = new Map([...written, ...referencePages(document)])
    const broken = [...pages].flatMap(([address, html]) => {
      expect.soft(html, address).not.toMatch(/<script|style=| on\w+=/)
      return Array.from(html.matchAll(/<a href="(\/docs[^"#]*)?(?:#([^"]*))?"/g), ([link, page = address, id]) => {
        const linked = pages.get(page)
        return linked?.includes(id === undefined ? "" : ` id="${id}"`) ? [] : [`${address}: ${link}`]
      }).flat()
    })
    expect(broken).toEqual([])
  })
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
