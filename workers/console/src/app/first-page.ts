import { pageAt } from "../navigation/pages.ts"
import { pageContent } from "./page-content.ts"

const page = pageAt(window.location.pathname)

/** Ends when the code of the first page is there; what is not needed to show it waits for that. A failure shows where the page is rendered. */
export const firstPageLoaded: Promise<unknown> = page
  ? pageContent[page.path].load().catch(() => undefined)
  : Promise.resolve()
