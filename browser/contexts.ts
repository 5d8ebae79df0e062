import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core"
import type { StorageState } from "./sign-in.ts"
import { type Watch, watchForProblems } from "./problems.ts"

const TIMEOUT_MS = 100_000
const STORED = "local_storage,indexeddb,cache_storage,service_workers"

type Used = { context: BrowserContext; watch: Watch }
type OpenedContext = Used & { page: Page; giveBack: () => Promise<void> }

const idle = new Map<string, Used[]>()

/**
 * A context with a page, as after a fresh sign-in. Contexts with the same options are reused: their cache has the console's files, which take longer to load and compile than most steps of a test.
 */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<OpenedContext> {
  const key = JSON.stringify(options)
  const used = idle.get(key)?.pop()
  const { context, watch } = used ?? (await create(browser, options))
  if (used) Object.assign(watch, { problems: [], expectedErrors: [] })
  const page = await context.newPage()
  if (used) await clearStorage(page, options)
  const giveBack = async () => {
    await clearSession(context, options)
    idle.set(key, [...(idle.get(key) ?? []), { context, watch }])
  }
  return { context, watch, page, giveBack }
}

async function create(browser: Browser, options: BrowserContextOptions): Promise<Used> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(TIMEOUT_MS)
  return { context, watch: await watchForProblems(context) }
}

async function clearStorage(page: Page, { baseURL = "" }: BrowserContextOptions): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send("Storage.clearDataForOrigin", { origin: new URL(baseURL).origin, storageTypes: STORED })
  await session.detach()
}

async function clearSession(context: BrowserContext, { storageState }: BrowserContextOptions): Promise<void> {
  await context.unrouteAll({ behavior: "ignoreErrors" })
  await Promise.all(context.pages().map((page) => page.close()))
  await context.clearCookies()
  await context.addCookies((storageState as StorageState | undefined)?.cookies ?? [])
}
