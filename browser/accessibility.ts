import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "playwright-core"

const REPORTED_IMPACTS = new Set(["serious", "critical"])

/** The serious and critical violations that axe finds, one line each. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"))
  // Without legacy mode, axe opens a second page to check frames; the console has none.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze()
  return violations
    .filter(({ impact }) => REPORTED_IMPACTS.has(impact ?? ""))
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id} (${help}): ${oneLine(failureSummary)} ${html.slice(0, 300)}`),
    )
}

const oneLine = (text = "") => text.replaceAll(/\s+/g, " ")
