import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "playwright-core"

const REPORTED_IMPACTS = new Set(["serious", "critical"])

/** The builder would send three times as much to the page: axe as it is written, with comments. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
)
const ALREADY_THERE = "void 0"

/** What axe last examined on each page. */
const examined = new WeakMap<Page, string>()

/** The serious and critical violations that axe finds, one line each; none for a screen that was the last one examined. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"))
  const { screen, hasAxe } = await page.evaluate(() => ({
    screen: `${location.href} ${innerWidth}×${innerHeight} ${matchMedia("(prefers-color-scheme: dark)").matches} ${document.documentElement.outerHTML}`,
    hasAxe: "axe" in globalThis,
  }))
  if (examined.get(page) === screen) return []
  // Without legacy mode, axe opens a second page to check frames; the console has none.
  const { violations } = await new AxeBuilder({ page, axeSource: hasAxe ? ALREADY_THERE : AXE })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze()
  examined.set(page, screen)
  return violations
    .filter(({ impact }) => REPORTED_IMPACTS.has(impact ?? ""))
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id} (${help}): ${oneLine(failureSummary)} ${html.slice(0, 300)}`),
    )
}

const oneLine = (text = "") => text.replaceAll(/\s+/g, " ")
