import type { Page } from "playwright-core"

/** Waits for the heading, and until nothing is loading. */
export async function settled(page: Page): Promise<void> {
  await page.locator("main").locator("h1, h2").first().waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], [aria-label="Loading"]') === null)
}
