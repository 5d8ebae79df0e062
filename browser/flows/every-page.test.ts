import type { BrowserContextOptions } from "playwright-core"
import { describe, it } from "vitest"
import { IS_LONG_FORM } from "../../bin/testing/long-form.ts"
import { pages } from "../../workers/console/src/navigation/pages.ts"
import { findCutText } from "../cut-text.ts"
import type { Person } from "../people.ts"
import { openVisitor, settled } from "../visitor.ts"

const LOOKS = {
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  narrow: { viewport: { width: 360, height: 740 }, hasTouch: true },
} satisfies Record<string, BrowserContextOptions>

/** Widths at which every page has to be whole: a phone, a laptop and a large screen. */
const WIDTHS = [1920, 390, 1280]

/** Listed independently of the table of pages, to check one against the other. */
const OPERATOR_PAGES = ["/global-topics", "/review", "/jobs", "/templates", "/duplicates", "/system"]
/** Admins do not walk through the pages. */
type Visiting = Exclude<Person, "admin">
const NO_ACCESS: Record<Visiting, readonly string[]> = {
  owner: OPERATOR_PAGES,
  viewer: ["/import", "/matrix", "/audit", "/usage", "/organization", ...OPERATOR_PAGES],
  operator: [],
}

/** Colors hardly depend on the width, and a viewer's pages have the owner's layout: `npm test` looks at them at one width. */
const ONE_WIDTH = IS_LONG_FORM ? WIDTHS : [1280]

/** Each role visits every page once. The other looks are checked with the roles that see data there. */
const VISITS: { person: Visiting; look: keyof typeof LOOKS; widths?: readonly number[]; only?: readonly string[] }[] = [
  { person: "owner", look: "light", widths: WIDTHS },
  { person: "owner", look: "dark" },
  { person: "owner", look: "narrow" },
  { person: "viewer", look: "light" },
  { person: "operator", look: "light", widths: WIDTHS },
  { person: "operator", look: "dark", only: ["/audit", "/usage", ...OPERATOR_PAGES] },
  { person: "operator", look: "narrow", only: ["/audit", "/usage", ...OPERATOR_PAGES] },
]

describe.concurrent("every page", () => {
  it.for(VISITS)(
    "opens, is accessible and fits the window as $person, $look",
    { timeout: 900_000 },
    async (visit, { expect }) => {
      const { person, look, widths = look === "narrow" ? [360] : ONE_WIDTH, only } = visit
      const { page, check, close } = await openVisitor({ ...LOOKS[look], person })
      for (const { path, label } of pages.filter((one) => only?.includes(one.path) ?? true)) {
        await page.goto(path)
        if (NO_ACCESS[person].includes(path)) {
          await page.getByRole("heading", { name: `You don't have access to ${label}` }).waitFor()
          continue
        }
        await page.getByRole("heading", { level: 1, name: label }).waitFor()
        await settled(page)
        expect.soft(await page.title()).toBe(`${label} · Strata`)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          // Rows of tables and charts are drawn anew.
          await settled(page)
          const tooWide = await page.evaluate(() => document.body.scrollWidth - document.documentElement.clientWidth)
          expect.soft(tooWide, `${path} is wider than the window of ${width}`).toBeLessThanOrEqual(0)
          expect.soft(await findCutText(page), `${path} at ${width}`).toEqual([])
          if (width !== 1920) await check()
        }
      }
      await close()
    },
  )
})
