import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "playwright-core"

const GRAVE = new Set(["serious", "critical"])

/** What axe finds that keeps people out, one line each. */
export async function barriersOn(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"))
  // Without legacy mode axe opens a second page for what it finds in frames; there are none.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze()
  return violations
    .filter(({ impact }) => GRAVE.has(impact ?? ""))
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id} (${help}): ${oneLine(failureSummary)} ${html.slice(0, 300)}`),
    )
}

const oneLine = (text = "") => text.replaceAll(/\s+/g, " ")
