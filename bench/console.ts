import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { gzipSync } from "node:zlib"
import type { Miniflare } from "miniflare"
import { type Browser, chromium } from "playwright-core"
import { Cleanup } from "../bin/system/cleanup.ts"
import { migrate, startWorker } from "../bin/local/local-worker.ts"
import { ROOT } from "../bin/system/paths.ts"
import { launchChromium } from "../browser/chromium.ts"
import { SAMPLES } from "../src/testing/samples.ts"
import { multiply } from "./library.ts"
import { prepareOrganization } from "./organization.ts"

const ASSETS = path.join(ROOT, "dist/assets")
const TOPICS = 100_000
const COLD_RUNS = 5

type FirstPage = { page: PageName; coldestMs: number; medianMs: number; scriptKiB: number; scripts: number }
type ConsoleBench = {
  firstPages: FirstPage[]
  steps: { step: string; medianMs: number; slowestMs: number }[]
}

/**
 * Measures the console in a real browser, on a library of 100,000 topics: the time until Home or the library, opened first with cold
 * caches, shows its content and accepts clicks, and until the table has drawn the result of each step. Needs a built bundle and assets.
 */
export async function measureConsole(topics = TOPICS): Promise<ConsoleBench> {
  const cleanup = new Cleanup()
  try {
    return await measure(topics, cleanup)
  } finally {
    await cleanup.run()
  }
}

async function measure(topics: number, cleanup: Cleanup): Promise<ConsoleBench> {
  const state = mkdtempSync(path.join(tmpdir(), "strata-console-"))
  cleanup.add(() => rmSync(state, { recursive: true, force: true }))
  await migrate(state)
  const { cookie } = await serve(state, (worker) => fill(worker, topics))
  const server = await launchChromium()
  cleanup.add(() => server.close())
  const browser = await chromium.connect(server.wsEndpoint())

  const firstPages: FirstPage[] = []
  for (const page of ["home", "library"] as const) {
    const cold: number[] = []
    let scripts: number[] = []
    for (let run = 0; run < COLD_RUNS; run++) {
      // A fresh Worker and a browser with an empty cache.
      await serve(state, async ({ url }) => {
        const visit = await openPage(browser, url, cookie)
        cold.push(await visit.untilInteractive(page))
        scripts = visit.scriptSizes()
        await visit.close()
      })
    }
    firstPages.push({
      page,
      coldestMs: Math.round(Math.max(...cold)),
      medianMs: Math.round(median(cold)),
      scriptKiB: Math.round(scripts.reduce((sum, bytes) => sum + bytes, 0) / 1024),
      scripts: scripts.length,
    })
  }
  const steps = await serve(state, async ({ url }) => {
    const visit = await openPage(browser, url, cookie)
    const measured = await measureSteps(visit)
    await visit.close()
    return measured
  })
  return { firstPages, steps }
}

type Served = { miniflare: Miniflare; url: string }

async function serve<T>(state: string, use: (worker: Served) => Promise<T>): Promise<T> {
  const { miniflare, url } = await startWorker({ state, quiet: true })
  try {
    return await use({ miniflare, url: url.origin })
  } finally {
    await miniflare.dispose()
  }
}

async function fill({ miniflare, url }: Served, topics: number) {
  const db = (await miniflare.getD1Database("DB", "strata")) as unknown as D1Database
  const org = await prepareOrganization(db)
  for (const topic_name of SAMPLES) {
    const headers = { authorization: `Bearer ${org.apiKey}` }
    const answer = await fetch(`${url}/api/topics`, {
      method: "POST",
      headers,
      body: JSON.stringify({ topic_name }),
    })
    if (!answer.ok) throw new Error(`Could not create a sample: ${await answer.text()}`)
  }
  await multiply(db, org.id, { globals: topics, links: topics })
  return { cookie: await org.cookie() }
}

type Visit = Awaited<ReturnType<typeof openPage>>

async function openPage(browser: Browser, url: string, cookie: { name: string; value: string }) {
  // The content security policy would block the measuring script.
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 }, bypassCSP: true })
  const attributes = {
    domain: new URL(url).hostname,
    path: "/",
    secure: true,
    httpOnly: true,
    sameSite: "Lax",
  } as const
  await context.addCookies([{ ...cookie, ...attributes }])
  const page = await context.newPage()
  const scripts = new Set<string>()
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname)
  })
  return {
    page,
    close: () => context.close(),
    scriptSizes: () =>
      Array.from(scripts, (file) => gzipSync(readFileSync(path.join(ASSETS, file)), { level: 9 }).byteLength),
    /** Until its content is drawn and the main thread is idle. */
    untilInteractive: async (name: PageName) => {
      await page.goto(PAGES[name].path, { waitUntil: "commit" })
      await page.waitForFunction(PAGES[name].isDrawn)
      return page.evaluate<number>(
        "new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now()))))",
      )
    },
  }
}

type PageName = keyof typeof PAGES
const PAGES = {
  home: {
    path: "/",
    isDrawn: `document.querySelector("main h1") && !document.querySelector('[aria-busy="true"], [aria-label="Loading"]')`,
  },
  library: {
    path: "/library",
    isDrawn: `document.querySelector('[role="grid"] [data-index="0"] [role="gridcell"]:nth-child(2)')?.textContent`,
  },
}

/** The inputs of each step; the first one only warms up. */
const STEPS: Record<string, readonly (string | number)[]> = {
  scroll: [0.01, 0.5, 0.98, 0.2, 0.735, 0.05],
  sort: ["Topic", "Topic", "Category", "Segment type", "Audience type", "Added"],
  filter: ["Auto", "Pets", "Travel", "Fashion", "Music & Audio", "Parenting"],
  search: ["electric", "owners", "shoppers", "gamers", "luxury", "keto"],
}

async function measureSteps({ page, untilInteractive }: Visit): Promise<ConsoleBench["steps"]> {
  const steps: ConsoleBench["steps"] = []
  for (const [step, inputs] of Object.entries(STEPS)) {
    await untilInteractive("library")
    await page.addScriptTag({ path: path.join(import.meta.dirname, "table-steps.js") })
    const times: number[] = []
    for (const input of inputs) times.push(await page.evaluate(`tableSteps.${step}(${JSON.stringify(input)})`))
    const [, ...measured] = times
    steps.push({ step, medianMs: Math.round(median(measured)), slowestMs: Math.round(Math.max(...measured)) })
  }
  return steps
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
