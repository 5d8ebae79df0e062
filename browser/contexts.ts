import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core"
import { isLoaded, unmountConsole } from "./console-page.ts"
import { type Watch, watchForProblems } from "./problems.ts"
import { removeDrafts } from "./stored-drafts.ts"
import type { StorageState } from "./sign-in.ts"

const TIMEOUT_MS = 100_000
const STORED = "local_storage,cache_storage,service_workers"
const COLOR_SCHEME = "strata-color-scheme"

/** `page` is open if it still has the console in memory. */
type Used = { context: BrowserContext; watch: Watch; page?: Page }
type OpenedContext = Used & { page: Page; giveBack: () => Promise<void> }

/** Pages on which imports may still run, or be held open in the browser's database. */
const importing = new WeakSet<Page>()

const idle = new Map<string, Used[]>()

/**
 * A context with a page, as after a fresh sign-in. Contexts with the same options are reused: their cache has the console's files, which take longer to load and compile than most steps of a test. So is the page of a signed-in user, with the console unmounted and its data dropped.
 */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<OpenedContext> {
  // These two are set anew, and the console follows.
  const { viewport = null, colorScheme = "light", ...lasting } = options
  const key = JSON.stringify(lasting)
  const used = idle.get(key)?.pop()
  const { context, watch, ...kept } = used ?? (await create(browser, options))
  if (used) Object.assign(watch, { problems: [], expectedErrors: [] })
  const page = kept.page ?? (await context.newPage())
  // A kept page has the database open, and nothing in it.
  if (used) {
    await clearStorage(page, options, kept.page ? STORED : `${STORED},indexeddb`)
    await page.emulateMedia({ colorScheme })
    if (viewport) await page.setViewportSize(viewport)
  }
  const giveBack = async () => {
    const reusable = (await keep(page, options)) ? { context, watch, page } : { context, watch }
    await clearSession(reusable, options)
    idle.set(key, [...(idle.get(key) ?? []), reusable])
  }
  return { context, watch, page, giveBack }
}

async function create(browser: Browser, options: BrowserContextOptions): Promise<Used> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(TIMEOUT_MS)
  context.on("page", (page) =>
    page.on("request", (request) => {
      if (request.method() !== "GET" && request.url().includes("/api/import")) importing.add(page)
    }),
  )
  return { context, watch: await watchForProblems(context) }
}

/** Whether the page is as good as a new one now. The console reads its color scheme when it is loaded. */
async function keep(page: Page, { storageState }: BrowserContextOptions): Promise<boolean> {
  if (storageState === undefined || importing.has(page) || !(await isLoaded(page))) return false
  if ((await page.evaluate((name) => localStorage.getItem(name), COLOR_SCHEME)) !== null) return false
  await page.unrouteAll({ behavior: "ignoreErrors" })
  if (!(await unmountConsole(page))) return false
  await page.evaluate(() => sessionStorage.clear())
  await removeDrafts(page)
  return true
}

async function clearStorage(page: Page, { baseURL = "" }: BrowserContextOptions, storageTypes: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send("Storage.clearDataForOrigin", { origin: new URL(baseURL).origin, storageTypes })
  await session.detach()
}

async function clearSession({ context, page: kept }: Used, { storageState }: BrowserContextOptions): Promise<void> {
  await context.unrouteAll({ behavior: "ignoreErrors" })
  await Promise.all(
    context
      .pages()
      .filter((page) => page !== kept)
      .map((page) => page.close()),
  )
  await context.clearCookies()
  await context.addCookies((storageState as StorageState | undefined)?.cookies ?? [])
}
