import type { Page } from "playwright-core"
import { INVITATION_PATH, PAGE_PATHS } from "../workers/console/src/navigation/page-paths.ts"

/** What the console offers to the developer tools of its query library. */
type WithQueries = { __TANSTACK_QUERY_CLIENT__?: { clear: () => void } }

const FADED_MS = 20_000

export const isConsolePath = (target: string) =>
  target === "/" || /^\/[?#]/.test(target) || PAGE_PATHS.some((path) => new RegExp(`^${path}(?![\\w-])`).test(target))

export const isLoaded = (page: Page): Promise<boolean> => page.evaluate(() => "__TANSTACK_QUERY_CLIENT__" in globalThis)

/**
 * Leaves the loaded console without any component of the shell and the page, without data from the service and without notifications, as it
 * is before the first render. A page load would compile the console again, which takes five times as long as all else.
 */
export async function unmountConsole(page: Page): Promise<boolean> {
  try {
    // The only page outside the shell.
    await page.evaluate((path) => history.pushState(null, "", path), INVITATION_PATH)
    await page.getByRole("heading", { name: "You cannot join with this link" }).waitFor({ timeout: FADED_MS })
    await page.evaluate(() => {
      const { __TANSTACK_QUERY_CLIENT__: queries } = globalThis as WithQueries
      queries?.clear()
      for (const button of document.querySelectorAll<HTMLElement>(".mantine-Notification-closeButton")) button.click()
    })
    await page.locator(".mantine-Notification-root").first().waitFor({ state: "detached", timeout: FADED_MS })
    return true
  } catch {
    return false
  }
}

/** Mounts the console at this address. */
export const mountConsole = (page: Page, target: string): Promise<void> =>
  page.evaluate(async (address) => {
    history.pushState(null, "", address)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }, target)
