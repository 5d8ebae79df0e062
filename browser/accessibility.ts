import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import path from "node:path"
import axe from "axe-core/axe.min.js"
import type { Page } from "playwright-core"
import { inject } from "vitest"
import { IS_LONG_FORM } from "../bin/testing/long-form.ts"
import { type Examined, signaturesOf } from "./screen-structure.ts"

const REPORTED_IMPACTS = ["serious", "critical"]

/**
 * The serious and critical violations that axe finds, one line each. Axe takes most of a second, so it leaves out elements of which a test
 * of this run has examined one with the same signature and found nothing, and examines only the colors of those it has seen in the light.
 */
export async function findViolations(page: Page): Promise<string[]> {
  // Skeletons pulse for as long as their page waits.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || effect?.getTiming().iterations === Infinity),
  )
  const signatures = await signaturesOf(page, IS_LONG_FORM)
  const { width, isDark } = await page.evaluate(() => ({
    width: innerWidth,
    isDark: matchMedia("(prefers-color-scheme: dark)").matches,
  }))
  const look = IS_LONG_FORM ? `${width} ` : ""
  readFaultless()
  const news = signatures.filter((one) => !faultless.has(`${look}${isDark ? "dark" : "light"} ${one}`))
  if (news.length === 0) return []
  const onlyColors = isDark && !IS_LONG_FORM && news.every((one) => faultless.has(`light ${one}`))
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(`${axe.source};0`)
  const found = await page.evaluate(runAxe, { news, onlyColors, impacts: REPORTED_IMPACTS })
  if (found.length === 0) recordFaultless(news.map((one) => `${look}${isDark ? "dark" : "light"} ${one}`))
  return found
}

type Axe = {
  /** The rule's impact is that of all its violations; without one, its checks decide. */
  _audit: { rules: { id: string; impact: string | null }[] }
  run: (
    context: object,
    options: object,
  ) => Promise<{
    violations: { id: string; help: string; impact?: string; nodes: { html: string; failureSummary?: string }[] }[]
  }>
}
type Settings = { news: string[]; onlyColors: boolean; impacts: string[] }

/** Runs in the page. */
async function runAxe({ news, onlyColors, impacts }: Settings): Promise<string[]> {
  const { axe: engine, signatures = new Map<Element, string>() } = globalThis as unknown as { axe: Axe } & Examined
  const open = new Set(news)
  /** The highest elements without anything new in them. */
  const known: Element[] = []
  const hasNews = (element: Element): boolean => {
    const signature = signatures.get(element)
    // Of several that are alike, the first one is examined.
    const isNew = signature === undefined || open.delete(signature)
    const children = [...element.children].map((child) => ({ child, isNew: hasNews(child) }))
    if (!isNew && !children.some((one) => one.isNew)) return false
    known.push(...children.filter((one) => !one.isNew).map(({ child }) => child))
    return true
  }
  hasNews(document.documentElement)
  const { _audit: audit } = engine
  const unreported = audit.rules.filter(({ impact }) => impact !== null && !impacts.includes(impact))
  const { violations } = await engine.run(
    { include: [document.documentElement], exclude: known },
    {
      resultTypes: ["violations"],
      elementRef: false,
      iframes: false,
      preload: false,
      ...(onlyColors
        ? { runOnly: ["color-contrast"] }
        : { rules: Object.fromEntries(unreported.map(({ id }) => [id, { enabled: false }])) }),
    },
  )
  return violations
    .filter(({ impact }) => impacts.includes(impact ?? ""))
    .flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ html, failureSummary = "" }) =>
          `${id} (${help}): ${failureSummary.replaceAll(/\s+/g, " ")} ${html.slice(0, 300)}`,
      ),
    )
}

/** What this worker and, by the files they share, the other ones examined. */
const faultless = new Set<string>()
const read = new Set<string>()

function readFaultless() {
  const folder = inject("faultless")
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".json") && !read.has(name))) {
    read.add(file)
    for (const one of JSON.parse(readFileSync(path.join(folder, file), "utf8")) as string[]) faultless.add(one)
  }
}

function recordFaultless(signatures: string[]) {
  const name = `${process.pid}-${read.size}-${faultless.size}.json`
  read.add(name)
  for (const one of signatures) faultless.add(one)
  // A worker that lists the folder meanwhile must not read half a file.
  const file = path.join(inject("faultless"), name)
  writeFileSync(`${file}.new`, JSON.stringify(signatures))
  renameSync(`${file}.new`, file)
}
