import type { Page } from "playwright-core"

/** Waits for the heading, and until nothing is loading. */
export async function settled(page: Page): Promise<void> {
  await page.locator("main").locator("h1, h2").first().waitFor()
  await page.locator('[aria-busy="true"], [aria-label="Loading"]').first().waitFor({ state: "detached" })
}
