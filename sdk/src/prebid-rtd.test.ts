import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "esbuild"
import { afterAll, beforeAll, describe, it } from "vitest"
import { buildSubmodule } from "../prebid/build.ts"
import { prebidPage } from "../prebid-page.ts"

const CORE = path.dirname(fileURLToPath(import.meta.resolve("prebid.js")))
const CARS = {
  sensitivity: "None",
  iab: {
    audience_1_1: { id: "254", tier: "interest", relation: "exact", source: "name" },
    content_2_2: { id: "23", relation: "exact", source: "official" },
    content_3_1: { id: "23", relation: "exact", source: "name" },
    ad_product_2_0: null,
  },
}
const SERVICE = "https://strata.example"
const BUDGET = 200
const content = (segtax: number) => ({ name: "strata.example", ext: { segtax }, segment: [{ id: "23" }] })
const SITE = { content: { data: [content(6), content(9)] } }
const USER = { data: [{ name: "strata.example", ext: { segtax: 4 }, segment: [{ id: "254" }] }] }

const after = (ms: number, answer: () => Response) =>
  new Promise<Response>((resolve) => {
    setTimeout(() => resolve(answer()), ms)
  })
const cars = () => Response.json({ text: JSON.stringify(CARS) })

type Auction = {
  answer: () => Response | Promise<Response>
  params?: object
  provider?: object
  realTimeData?: object
  config?: object
  auctions?: number
}
type Bid = { ortb2: { user?: object; site?: { content?: object } } }

describe("the real-time-data submodule in Prebid.js", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "strata-prebid-"))
  let script: string
  beforeAll(async () => {
    // Built as a publisher builds it: the module's file with Prebid's own core, RTD module and consent modules.
    const file = path.join(folder, "strataRtdProvider.js")
    await buildSubmodule(file)
    const modules = ["rtdModule", "consentManagementTcf", "consentManagementUsp", "rubiconBidAdapter"]
    const contents = [
      `import pbjs from "prebid.js"`,
      ...modules.map((name) => `import "prebid.js/modules/${name}"`),
      `import ${JSON.stringify(file)}`,
      `window.pbjs = pbjs`,
    ].join("\n")
    const core = path.join(CORE, "/")
    const built = await build({
      stdin: { contents, resolveDir: import.meta.dirname },
      bundle: true,
      write: false,
      format: "iife",
      logLevel: "silent",
      plugins: [
        {
          name: "core",
          setup: (b) =>
            b.onResolve({ filter: /^\.\.\/src\// }, ({ path: wanted, importer }) =>
              importer === file ? { path: path.join(core, path.basename(wanted)) } : undefined,
            ),
        },
      ],
    })
    script = built.outputFiles[0]?.text ?? ""
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** The first-party data of each auction's bid, how long the auction was held, and how often the service was asked. */
  async function auction({ answer, params, provider, realTimeData, config, auctions = 1 }: Auction) {
    const answers: Promise<Response>[] = []
    const { pbjs, sent, close } = prebidPage({
      scripts: [script],
      answer({ origin }) {
        if (origin !== SERVICE) return Response.json({})
        const answered = Promise.resolve(answer())
        answers.push(answered)
        return answered
      },
    })
    try {
      pbjs.setConfig({
        ...config,
        realTimeData: {
          auctionDelay: 2_000,
          dataProviders: [
            {
              name: "strata",
              waitForIt: true,
              params: { key: "pk_test_x", baseUrl: SERVICE, text: "cars", timeout: BUDGET, ...params },
              ...provider,
            },
          ],
          ...realTimeData,
        },
      })
      const unit = {
        code: "top",
        mediaTypes: { banner: { sizes: [[300, 250]] } },
        bids: [{ bidder: "rubicon", params: { accountId: 14_062, siteId: 70_608, zoneId: 498_816 } }],
      }
      pbjs.addAdUnits([unit])
      const seen: { ortb2: Bid["ortb2"]; heldMs: number }[] = []
      for (let i = 0; i < auctions; i++) {
        // The page has read the answers to the auction before.
        await Promise.all(answers)
        if (i > 0) await after(0, cars)
        const start = performance.now()
        seen.push(
          await new Promise((resolve) => {
            const stop = (data: { bids: Bid[] }) => {
              pbjs.offEvent("bidRequested", stop)
              resolve({ ortb2: data.bids[0]?.ortb2 ?? {}, heldMs: performance.now() - start })
            }
            pbjs.onEvent("bidRequested", stop)
            pbjs.requestBids({ timeout: 500 })
          }),
        )
      }
      const asked = sent.filter(({ url }) => url.origin === SERVICE)
      return { ...seen[seen.length - 1], seen, asked }
    } finally {
      close()
    }
  }

  it("adds what the page is about to the auction, and audiences only if asked to", async ({ expect }) => {
    const { ortb2, asked } = await auction({ answer: cars })
    expect(ortb2?.site).toMatchObject(SITE)
    expect(ortb2?.user).toBeUndefined()
    expect(asked.map(({ url, body }) => [url.pathname, JSON.parse(body)])).toEqual([
      ["/api/sdk/classify", { messages: [{ role: "user", content: "cars" }] }],
    ])
    const both = await auction({ answer: cars, params: { userData: true } })
    expect(both.ortb2?.user).toMatchObject(USER)
  })

  it.for<[string, Auction["answer"]]>([
    ["is slow", () => after(1_500, cars)],
    ["never answers", () => new Promise(() => {})],
  ])("lets the auction go at the end of its own budget when the service %s", async ([, answer], { expect }) => {
    const { ortb2, heldMs } = await auction({ answer })
    expect(ortb2?.site?.content).toBeUndefined()
    expect(heldMs).toBeGreaterThanOrEqual(BUDGET - 5)
    expect(heldMs).toBeLessThan(1_400)
  })

  it("never holds an auction longer than the publisher allows", async ({ expect }) => {
    const { heldMs } = await auction({
      answer: () => after(5_000, cars),
      params: { timeout: 4_000 },
      realTimeData: { auctionDelay: 100 },
    })
    expect(heldMs).toBeLessThan(2_000)
  })

  it.for<[string, Auction["answer"]]>([
    ["is down", () => Promise.reject(new TypeError("refused"))],
    ["is over its quota", () => Response.json({ error: "Quota exceeded" }, { status: 429 })],
    ["answers with something else", () => new Response("<html>")],
    ["names a sensitive topic", () => Response.json({ text: JSON.stringify({ ...CARS, sensitivity: "Low" }) })],
  ])("goes on at once and without data when the service %s", async ([, answer], { expect }) => {
    const { ortb2, heldMs } = await auction({
      answer,
      params: { timeout: 5_000 },
      realTimeData: { auctionDelay: 6_000 },
    })
    expect(ortb2?.site?.content).toBeUndefined()
    expect(heldMs).toBeLessThan(4_000)
  })

  it("holds nothing without waitForIt, and uses the answer in the next auction, without another call", async ({
    expect,
  }) => {
    const { seen, asked } = await auction({
      answer: () => after(50, cars),
      provider: { waitForIt: false },
      auctions: 2,
    })
    expect(seen[0]?.ortb2.site?.content).toBeUndefined()
    expect(seen[1]?.ortb2.site).toMatchObject(SITE)
    expect(asked).toHaveLength(1)
  })

  it("asks nothing about children's pages", async ({ expect }) => {
    const { ortb2, asked } = await auction({ answer: cars, config: { coppa: true } })
    expect(ortb2?.site?.content).toBeUndefined()
    expect(asked).toEqual([])
  })

  it.for([
    ["an opt-out of sale", { usp: { cmpApi: "static", consentData: { getUSPData: { uspString: "1YYN" } } } }],
    [
      "no consent",
      {
        gdpr: {
          cmpApi: "static",
          consentData: { getTCData: { gdprApplies: true, tcString: "x", purpose: { consents: {} } } },
        },
      },
    ],
  ] as const)("keeps audiences out with %s", async ([, consentManagement], { expect }) => {
    const { ortb2 } = await auction({ answer: cars, params: { userData: true }, config: { consentManagement } })
    expect(ortb2?.site).toMatchObject(SITE)
    expect(ortb2?.user?.["data" as never]).toBeUndefined()
  })
})
