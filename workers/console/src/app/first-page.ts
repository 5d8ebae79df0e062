import { pageAt } from "../navigation/pages.ts"
import { pageContent } from "./page-content.ts"

const page = pageAt(window.location.pathname)

/** Ends when the code of the first page is there; what is not needed to show it waits for that. A failure shows where the page is rendered. */
const firstPageLoaded: Promise<unknown> = page
  ? pageContent[page.path].load().catch(() => undefined)
  : Promise.resolve()

const LOOK_MS = 50
const PATIENCE_MS = 5_000
const isLoading = () => document.querySelector('main [aria-busy="true"], main [aria-label="Loading"]') !== null

/** Resolves once the page shows its content: over a slow connection, menus would take the bandwidth that it needs. */
export const firstPageShown: Promise<void> = firstPageLoaded.then(async () => {
  const until = performance.now() + PATIENCE_MS
  while (isLoading() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
})
