import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "playwright-core"
import { inject } from "vitest"
import { structureOf } from "./screen-structure.ts"

const REPORTED_IMPACTS = new Set(["serious", "critical"])

/** Minified: the builder would send axe with its comments, three times as much. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
)
const ALREADY_THERE = "void 0"

/**
 * The serious and critical violations that axe finds, one line each. Axe takes most of a second, so a screen is not examined if any test
 * of this run has examined one of the same structure and found nothing.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"))
  const structure = createHash("sha256")
    .update(await structureOf(page))
    .digest("hex")
  const mark = path.join(inject("faultless"), structure)
  if (existsSync(mark)) return []
  const hasAxe = await page.evaluate(() => "axe" in globalThis)
  // Without legacy mode, axe opens a second page to check frames; the console has none.
  const { violations } = await new AxeBuilder({ page, axeSource: hasAxe ? ALREADY_THERE : AXE })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze()
  const found = violations
    .filter(({ impact }) => REPORTED_IMPACTS.has(impact ?? ""))
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id} (${help}): ${oneLine(failureSummary)} ${html.slice(0, 300)}`),
    )
  if (found.length === 0) writeFileSync(mark, "")
  return found
}

const oneLine = (text = "") => text.replaceAll(/\s+/g, " ")
