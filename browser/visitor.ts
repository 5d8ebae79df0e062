import { mkdirSync } from "node:fs"
import path from "node:path"
import { text } from "node:stream/consumers"
import {
  type APIRequestContext,
  type APIResponse,
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core"
import { inject } from "vitest"
import { IS_LONG_FORM } from "../bin/testing/long-form.ts"
import { ROOT } from "../bin/system/paths.ts"
import { findViolations } from "./accessibility.ts"
import { isConsolePath, isLoaded, mountConsole, unmountConsole } from "./console-page.ts"
import { openContext } from "./contexts.ts"
import type { Person } from "./people.ts"
import type { World } from "./provided.d.ts"
import { settled } from "./settled.ts"

export { settled }

const FAILURES = path.join(ROOT, "dist/browser-failures")

/** A user with their own browser context. */
export type Visitor = {
  page: Page
  /** Opens a page as a page load does, waits until it shows its data, and checks it. */
  visit: (path: string) => Promise<void>
  /** Checks the accessibility of the current screen, such as an open dialog, which `visit` does not see. */
  check: () => Promise<void>
  /** Declares an error response that the test causes; any other one is a problem. */
  expectsError: (status: number, path: string | RegExp) => void
  /** Returns the text of the file that a step downloads. */
  downloads: (step: () => Promise<void>) => Promise<string>
  /** Sends a request with the cookies of this user, beside the page. */
  request: (target: string, options?: RequestOptions) => Promise<APIResponse>
  /** Calls the API as this user, to prepare test data. */
  call: <T>(method: string, path: string, body?: unknown) => Promise<T>
}

let connection: Promise<Browser> | undefined

type Options = BrowserContextOptions & {
  /** The signed-in user; anonymous if unset. */
  person?: Person
}
type RequestOptions = NonNullable<Parameters<APIRequestContext["fetch"]>[1]>
type Opened = Visitor & { close: (failedTest?: string) => Promise<void> }

/** The service of this worker. Other workers run against their own. */
export function world(): World {
  const own = inject("worlds")[Number(process.env["VITEST_POOL_ID"]) - 1]
  if (!own) throw new Error("There is no service for this worker")
  return own
}

/** Opens a browser context that collects problems; `close` throws if there are any. */
export async function openVisitor({ person, ...options }: Options = {}): Promise<Opened> {
  const failure = inject("setupFailure")
  if (failure) throw new Error(failure)
  connection ??= chromium.connect(inject("browserAddress"))
  const baseURL = options.baseURL ?? world().url
  const { context, watch, page, giveBack } = await openContext(await connection, {
    baseURL,
    storageState: person && world().signedIn[person],
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    ...options,
  })
  const { problems, expectedErrors } = watch
  const isSignedIn = person !== undefined || options.storageState !== undefined
  const before = page.url()

  const check = async () => {
    if (page.url() === "about:blank" || page.url() === before) return
    for (const violation of await findViolations(page)) problems.push(`Accessibility on ${page.url()}: ${violation}`)
  }
  // The service closes idle connections. A request sent just then fails without having been received, and is sent again.
  const request = (target: string, settings?: RequestOptions) =>
    context.request.fetch(target, { maxRetries: 2, ...settings })
  return {
    page,
    check,
    request,
    expectsError: (status, expectedPath) => void expectedErrors.push({ status, path: expectedPath }),
    visit: async (target) => {
      const isOpen = isSignedIn && !IS_LONG_FORM && isConsolePath(target) && (await isLoaded(page))
      if (isOpen && (await unmountConsole(page))) await mountConsole(page, target)
      else await page.goto(target)
      await settled(page)
      await check()
    },
    downloads: async (step) => {
      const [download] = await Promise.all([page.waitForEvent("download"), step()])
      return text(await download.createReadStream())
    },
    call: async <T>(method: string, target: string, body?: unknown) => {
      const response = await request(target, {
        method,
        headers: { origin: baseURL, "content-type": "application/json" },
        data: body === undefined ? undefined : JSON.stringify(body),
      })
      if (!response.ok()) throw new Error(`${method} ${target}: ${response.status()} ${await response.text()}`)
      return (await response.json()) as T
    },
    close: async (failedTest) => {
      if (failedTest) {
        mkdirSync(FAILURES, { recursive: true })
        await page.screenshot({
          path: path.join(FAILURES, `${failedTest.replaceAll(/\W+/g, "-")}.png`),
          fullPage: true,
        })
        await context.close()
      } else {
        await check()
        await giveBack()
      }
      if (problems.length > 0) throw new Error(`The browser reported:\n${[...new Set(problems)].join("\n")}`)
    },
  }
}
