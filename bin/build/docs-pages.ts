// Turns docs/*.md into the pages under /docs: static, without scripts. The index, docs/README.md, gives their navigation.
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { Marked, marked, type Token, type Tokens } from "marked"
import { ROOT } from "../system/paths.ts"

const INDEX = "docs/README.md"
/** Pages for users that are kept beside their packages. */
const BESIDE: Record<string, string> = {
  "client/README.md": "/docs/client",
  "sdk/README.md": "/docs/sdk",
  "CHANGELOG.md": "/docs/changelog",
}

/** Every file that is a page, with its address. */
export const PAGES: ReadonlyMap<string, string> = new Map([
  ...globSync("docs/**/*.md", { cwd: ROOT }).map((file) => [file, addressOf(file)] as const),
  ...Object.entries(BESIDE),
])

function addressOf(file: string): string {
  return `/${file}`.replace(/\.md$/, "").replace(/\/README$/, "")
}

type Link = { href: string; text: string }
type Read = { title: string; tokens: Token[]; anchors: string[]; links: Link[]; code: Tokens.Code[] }

/** A markdown file: its first heading, the anchors of its headings as GitHub names them, its links and its code blocks. */
export function readMarkdown(file: string): Read {
  const tokens = marked.lexer(readFileSync(path.join(ROOT, file), "utf8"))
  const headings = find<Tokens.Heading>(tokens, "heading").map((heading) => plainText(heading.tokens))
  return {
    title: headings[0] ?? file,
    tokens,
    anchors: anchorsOf(headings),
    links: linksIn(tokens),
    code: find<Tokens.Code>(tokens, "code"),
  }
}

/** Repeated headings are numbered from 1. */
function anchorsOf(headings: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return headings.map((heading) => {
    const anchor = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-")
    const times = seen.get(anchor) ?? 0
    seen.set(anchor, times + 1)
    return times === 0 ? anchor : `${anchor}-${times}`
  })
}

const linksIn = (tokens: Token[]): Link[] =>
  find<Tokens.Link>(tokens, "link").map((link) => ({ href: link.href, text: plainText(link.tokens) }))

function find<T extends Token>(tokens: Token[], type: T["type"]): T[] {
  const found: T[] = []
  void marked.walkTokens(tokens, (token) => {
    if (token.type === type) found.push(token as T)
  })
  return found
}

const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => ("tokens" in token && token.tokens ? plainText(token.tokens) : (token as Tokens.Text).text))
    .join("")

/** Where a link leads: an address under /docs or elsewhere, or undefined for a file that is not served. */
function served(href: string, from: string): string | undefined {
  if (/^https?:/.test(href) || href.startsWith("#")) return href
  const [target = "", anchor] = href.split("#")
  const address = PAGES.get(path.posix.join(path.posix.dirname(from), target))
  return address && (anchor ? `${address}#${anchor}` : address)
}

export function htmlOf(file: string): string {
  const { title, tokens, anchors } = readMarkdown(file)
  const ids = anchors.values()
  const page = new Marked({
    renderer: {
      heading({ tokens: inside, depth }) {
        return `<h${depth} id="${ids.next().value}">${this.parser.parseInline(inside)}</h${depth}>\n`
      },
      link({ href, tokens: inside }) {
        const text = this.parser.parseInline(inside)
        const target = served(href, file)
        return target ? `<a href="${escaped(target)}">${text}</a>` : text
      },
      // Reached by keyboard, where it is wider than the window.
      code: ({ text }) => `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`,
    },
  })
  return documentPage(title, navigation(addressOf(file)), page.parser(tokens))
}

/** A whole page under /docs. The title is text, the rest is HTML. */
export function documentPage(title: string, menu: string, main: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(title)} · Strata</title>
    <link rel="icon" href="/icon.svg" />
    <link rel="stylesheet" href="/docs/style.css" />
  </head>
  <body>
    <nav aria-label="Documentation">
      <a href="/docs">Documentation</a> <a href="/docs/api">API reference</a> <a href="/">Console</a>
      ${menu}
    </nav>
    <main>
${main}
    </main>
  </body>
</html>
`
}

/** The headings of the index, with a link to each of its pages. */
function navigation(current: string): string {
  const groups = readMarkdown(INDEX).tokens.flatMap((token) => {
    if (token.type === "heading" && (token as Tokens.Heading).depth > 1)
      return [`<p>${(token as Tokens.Heading).text}</p>`]
    if (token.type !== "list") return []
    const links = linksIn([token]).map(({ href, text }) => {
      const target = served(href, INDEX) ?? ""
      return `<li><a href="${target}"${target === current ? ' aria-current="page"' : ""}>${escaped(text)}</a></li>`
    })
    return [`<ul>${links.join("")}</ul>`]
  })
  return groups.join("\n      ")
}

export const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

/** Writes every page into the folder of the Worker's static files. */
export function buildDocsPages(assets: string): void {
  for (const [file, address] of PAGES) {
    const target = path.join(assets, `${address}.html`)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, htmlOf(file))
  }
}
