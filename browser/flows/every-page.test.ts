import type { BrowserContextOptions } from "playwright-core"
import { describe, type ExpectStatic, it } from "vitest"
import { IS_LONG_FORM } from "../../bin/testing/long-form.ts"
import { type Page, pages } from "../../workers/console/src/navigation/pages.ts"
import { mountConsole } from "../console-page.ts"
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
  viewer: ["/import", "/matrix", "/buyers", "/audit", "/usage", "/organization", ...OPERATOR_PAGES],
  operator: [],
}

/** With the roles that see data there. A page that only says that it is for others has no data. */
const PAGES_OF_OPERATORS = ["/audit", "/usage", ...OPERATOR_PAGES]

type Visit = { person: Visiting; look: keyof typeof LOOKS; widths: readonly number[]; only?: readonly string[] }

/** Each role visits every page once. The other looks are checked with the roles that see data there. */
const LONG_VISITS: Visit[] = [
  { person: "owner", look: "light", widths: WIDTHS },
  { person: "owner", look: "dark", widths: WIDTHS },
  { person: "owner", look: "narrow", widths: [360] },
  { person: "viewer", look: "light", widths: WIDTHS },
  { person: "operator", look: "light", widths: WIDTHS },
  { person: "operator", look: "dark", widths: WIDTHS, only: PAGES_OF_OPERATORS },
  { person: "operator", look: "narrow", widths: [360], only: PAGES_OF_OPERATORS },
]

type Open = Awaited<ReturnType<typeof openVisitor>>

/** Returns whether the person may see the page. */
async function shows({ page }: Open, { path, label }: Page, person: Visiting, expect: ExpectStatic): Promise<boolean> {
  if (NO_ACCESS[person].includes(path)) {
    await page.getByRole("heading", { name: `You don't have access to ${label}` }).waitFor()
    return false
  }
  await page.getByRole("heading", { level: 1, name: label, exact: true }).waitFor()
  await settled(page)
  expect.soft(await page.title()).toBe(`${label} · Strata`)
  return true
}

/** Columns and charts follow a new width a few frames later, so what is wrong has to stay wrong to count. */
async function fits({ page }: Open, path: string, width: number, expect: ExpectStatic) {
  await page.setViewportSize({ width, height: 800 })
  const findMisfits = async () => {
    await settled(page)
    const tooWide = await page.evaluate(() => document.body.scrollWidth - document.documentElement.clientWidth)
    return [...(tooWide > 0 ? [`wider than the window by ${tooWide} px`] : []), ...(await findCutText(page))]
  }
  let misfits = await findMisfits()
  for (const until = Date.now() + 10_000; misfits.length > 0 && Date.now() < until; misfits = await findMisfits()) {
    await page.waitForTimeout(100)
  }
  expect.soft(misfits, `${path} at ${width}`).toEqual([])
}

describe("every page", () => {
  it.for(["owner", "operator", "viewer"] as const)(
    "opens for %s, is accessible in light and dark, and fits a phone and a laptop",
    async (person, { expect }) => {
      const visitor = await openVisitor({ person })
      const { page, visit, check, close } = visitor
      await visit("/invitation")
      for (const one of pages) {
        // As a link of the navigation does, so that what is around the page is rendered once.
        await mountConsole(page, one.path)
        const isSeen = await shows(visitor, one, person, expect)
        await check()
        // A viewer's pages have the owner's layout, and an operator's those of other people.
        if (!isSeen || (person !== "owner" && !PAGES_OF_OPERATORS.includes(one.path))) continue
        await fits(visitor, one.path, 360, expect)
        await fits(visitor, one.path, 1280, expect)
        await page.emulateMedia({ colorScheme: "dark" })
        // The console hears of it a moment later.
        await page.locator('html[data-mantine-color-scheme="dark"]').waitFor()
        await check()
        await page.emulateMedia({ colorScheme: "light" })
        await page.locator('html[data-mantine-color-scheme="light"]').waitFor()
      }
      await close()
    },
  )

  it.concurrent.for(IS_LONG_FORM ? LONG_VISITS : [])(
    "is loaded, is accessible and fits the window as $person, $look",
    { timeout: 900_000 },
    async ({ person, look, widths, only }, { expect }) => {
      const visitor = await openVisitor({ ...LOOKS[look], person })
      for (const one of pages.filter(({ path }) => only?.includes(path) ?? true)) {
        await visitor.page.goto(one.path)
        if (!(await shows(visitor, one, person, expect))) continue
        for (const width of widths) {
          await fits(visitor, one.path, width, expect)
          if (width !== 1920) await visitor.check()
        }
      }
      await visitor.close()
    },
  )
})
