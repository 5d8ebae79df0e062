import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { type Browser, chromium, type Page } from "playwright-core"
import { startStrata } from "../bin/local/running.ts"
import { Cleanup } from "../bin/system/cleanup.ts"
import { launchChromium } from "../browser/chromium.ts"
import { signInAll, type StorageState } from "../browser/sign-in.ts"

/** A slow mobile connection: 0.8 Mb/s each way, 300 ms until the first byte. */
const SLOW = { offline: false, downloadThroughput: 100_000, uploadThroughput: 100_000, latency: 300 }
const RUNS = 3

type Painted = {
  page: string
  cache: "empty" | "filled"
  firstPaintMs: number
  shellMs: number
  usableMs: number
  KiB: number
}

/** What the reader waits for: the frame of the page, then its content. */
const PAGES = {
  home: {
    path: "/",
    shell: "header",
    usable: `document.querySelector("main h1") && !document.querySelector('[aria-busy="true"], [aria-label="Loading"]')`,
  },
  "sign-in": { path: "/", shell: "main, h1", usable: `document.querySelector('a[href^="/auth/login"]')` },
  docs: { path: "/docs", shell: "nav, main", usable: `document.querySelector("main h1, main h2")` },
  "api reference": { path: "/docs/api", shell: "nav, main", usable: `document.querySelector("main h1, main h2")` },
} as const

/** Measures when pages are painted and usable over a slow connection, in a browser with an empty and with a filled cache. */
export async function measurePainting(at?: string): Promise<Painted[]> {
  const cleanup = new Cleanup()
  try {
    const server = await launchChromium()
    cleanup.add(() => server.close())
    const browser = await chromium.connect(server.wsEndpoint())
    const url = at ?? (await startService(cleanup))
    const { owner } = await signInAll(url)
    const painted: Painted[] = []
    for (const page of Object.keys(PAGES) as (keyof typeof PAGES)[]) {
      const runs: Painted[][] = []
      for (let run = 0; run < RUNS; run++) runs.push(await visitTwice(browser, url, page, owner))
      for (const i of [0, 1]) painted.push(medianOf(runs.flatMap((both) => both[i] ?? [])))
    }
    return painted
  } finally {
    await cleanup.run()
  }
}

async function startService(cleanup: Cleanup): Promise<string> {
  const state = mkdtempSync(path.join(tmpdir(), "strata-painting-"))
  cleanup.add(() => rmSync(state, { recursive: true, force: true }))
  const strata = await startStrata({ state })
  cleanup.add(() => strata.stop())
  return strata.url
}

async function visitTwice(browser: Browser, url: string, name: keyof typeof PAGES, owner: StorageState) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    bypassCSP: true,
    ...(name === "home" && { storageState: owner }),
  })
  const both: Painted[] = []
  for (const cache of ["empty", "filled"] as const) {
    const page = await context.newPage()
    both.push({ page: name, cache, ...(await visit(page, PAGES[name])) })
    await page.close()
  }
  await context.close()
  return both
}

async function visit(page: Page, { path: target, shell, usable }: (typeof PAGES)[keyof typeof PAGES]) {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", SLOW)
  let bytes = 0
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.addInitScript({
    content: `(function watch() {
      if (document.querySelector(${JSON.stringify(shell)})) window.shellAt = performance.now()
      else requestAnimationFrame(watch)
    })()`,
  })
  await page.goto(target, { waitUntil: "commit" })
  await page.waitForFunction(usable)
  const times = await page.evaluate<{ paint: number; shell: number; now: number }>(
    `new Promise((done) => requestAnimationFrame(() => setTimeout(() => done({
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0, shell: window.shellAt, now: performance.now() }))))`,
  )
  return {
    firstPaintMs: Math.round(times.paint),
    shellMs: Math.round(times.shell),
    usableMs: Math.round(times.now),
    KiB: Math.round(bytes / 1024),
  }
}

const medianOf = (runs: readonly Painted[]): Painted => {
  const sorted = runs.toSorted((a, b) => a.usableMs - b.usableMs)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error("Nothing was measured")
  return middle
}
