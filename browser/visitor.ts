import { mkdirSync } from "node:fs"
import path from "node:path"
import { text } from "node:stream/consumers"
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core"
import { inject } from "vitest"
import { ROOT } from "../bin/paths.ts"
import { barriersOn } from "./accessibility.ts"
import type { Person } from "./people.ts"
import { watchForProblems } from "./problems.ts"
import type { World } from "./provided.d.ts"

const PATIENCE_MS = 20_000
const FAILURES = path.join(ROOT, "dist/browser-failures")

/** Somebody at a browser of their own. */
export type Visitor = {
  page: Page
  /** Goes to a page, waits until all of it is there, and checks it. */
  visit: (path: string) => Promise<void>
  /** Checks what is on the screen now, such as a dialog or a menu: `visit` sees only what a page begins with. */
  check: () => Promise<void>
  /** Says that this flow makes the service refuse something; any other refusal is a problem. */
  provokes: (status: number, path: string | RegExp) => void
  /** The text of the file that a step downloads. */
  downloads: (step: () => Promise<void>) => Promise<string>
  /** Calls the service as this person, to prepare what a flow needs. */
  call: <T>(method: string, path: string, body?: unknown) => Promise<T>
}

let connection: Promise<Browser> | undefined

type Options = BrowserContextOptions & {
  /** Who is signed in; nobody unless said. */
  person?: Person
}
type Opened = Visitor & { close: (failedTest?: string) => Promise<void> }

/** The Strata of the file that runs here: another one may run at the same time, in another process. */
export function world(): World {
  const own = inject("worlds")[Number(process.env["VITEST_POOL_ID"]) - 1]
  if (!own) throw new Error("There is no Strata for this process")
  return own
}

/** Opens a browser that notes everything that goes wrong; `close` throws when something did. */
export async function openVisitor({ person, ...options }: Options = {}): Promise<Opened> {
  const failure = inject("setUpFailure")
  if (failure) throw new Error(failure)
  connection ??= chromium.connect(inject("browserAddress"))
  const baseURL = options.baseURL ?? world().url
  const context = await (
    await connection
  ).newContext({
    baseURL,
    storageState: person && world().signedIn[person],
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    ...options,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const { problems, provokes } = await watchForProblems(context)
  const page = await context.newPage()

  const check = async () => {
    if (page.url() === "about:blank") return
    for (const barrier of await barriersOn(page)) problems.push(`Accessibility on ${page.url()}: ${barrier}`)
  }
  return {
    page,
    check,
    provokes,
    visit: async (target) => {
      await page.goto(target)
      await settled(page)
      await check()
    },
    downloads: async (step) => {
      const [download] = await Promise.all([page.waitForEvent("download"), step()])
      return text(await download.createReadStream())
    },
    call: async <T>(method: string, target: string, body?: unknown) => {
      const answer = await context.request.fetch(target, {
        method,
        headers: { origin: baseURL, "content-type": "application/json" },
        data: body === undefined ? undefined : JSON.stringify(body),
      })
      if (!answer.ok()) throw new Error(`${method} ${target}: ${answer.status()} ${await answer.text()}`)
      return (await answer.json()) as T
    },
    close: async (failedTest) => {
      if (failedTest) {
        mkdirSync(FAILURES, { recursive: true })
        await page.screenshot({
          path: path.join(FAILURES, `${failedTest.replaceAll(/\W+/g, "-")}.png`),
          fullPage: true,
        })
      } else await check()
      await context.close()
      if (problems.length > 0) throw new Error(`The browser noted:\n${[...new Set(problems)].join("\n")}`)
    },
  }
}

/** Everything a page begins with is there: its heading, and nothing left that still loads. */
export async function settled(page: Page): Promise<void> {
  await page.locator("main").locator("h1, h2").first().waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], [aria-label="Loading"]') === null)
}
