import { describe } from "vitest"
import { readMarkdown } from "../../bin/build/docs-pages.ts"
import { it } from "../flow.ts"
import type { Visitor } from "../visitor.ts"

/** The steps under "In the console", as text. */
function steps(): string {
  const { tokens } = readMarkdown("docs/tutorial.md")
  const heading = tokens.findIndex(
    (token) => token.type === "heading" && "text" in token && token["text"] === "In the console",
  )
  const list = tokens.slice(heading).find(({ type }) => type === "list")
  return (list?.raw ?? "").replaceAll(/\s+/g, " ")
}

type Page = Visitor["page"]

/** What the sentences of the tutorial tell a reader to do, and how a browser does it. */
const DEEDS: readonly [says: RegExp, deed: (page: Page, label: string, value: string) => Promise<unknown>][] = [
  [/open (http\S+)/i, (page) => page.goto("/")],
  [
    /fill \*\*([^*]+)\*\* with `([^`]+)`/i,
    (page, label, value) =>
      page
        .getByLabel(new RegExp(`^${label}( \\*)?$`))
        .first()
        .fill(value),
  ],
  [/(?:open|follow) \*\*([^*]+)\*\*/i, (page, label) => page.getByRole("link", { name: label }).first().click()],
  [/choose \*\*([^*]+)\*\* as the platform/i, (page, label) => page.getByRole("radio", { name: label }).check()],
  [/pick \*\*([^*]+)\*\*/i, (page, label) => page.getByRole("option", { name: label }).click()],
  // Some buttons go on to say for whom: "Add to library: Heated Glove Shoppers".
  [
    /press \*\*([^*]+)\*\*/i,
    (page, label) => page.getByRole("button", { name: new RegExp(`^${label}( ?:|$)`) }).click(),
  ],
  [/you see \*\*([^*]+)\*\*/i, (page, label) => page.getByText(label).first().waitFor()],
]

const ANY = new RegExp(DEEDS.map(([says]) => says.source.replaceAll(/\((?!\?)/g, "(?:")).join("|"), "gi")

describe("the tutorial, in the console", () => {
  it("leads to a live segment", async ({ expect, anonymous: { page } }) => {
    const text = steps()
    const told = Array.from(text.matchAll(ANY), ([sentence]) => sentence)
    const names = (words: string) => words.match(/\*\*[^*]+\*\*/g)?.length ?? 0
    expect(names(told.join(" ")), "every name in bold belongs to a deed").toBe(names(text))
    for (const sentence of told) {
      for (const [says, deed] of DEEDS) {
        const [, label = "", value = ""] = says.exec(sentence) ?? []
        if (label === "") continue
        await deed(page, label, value)
        break
      }
    }
  })
})
