import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { describe } from "vitest"
import type * as StrataSdk from "../../sdk/src/index.ts"
import { it } from "../flow.ts"
import { world } from "../visitor.ts"

type NewKey = { plaintext: string; record: { id: string } }
type Sdk = typeof StrataSdk

/** Somebody else's web page, at an address of its own. */
async function otherSite(script: string) {
  const server = createServer((request, response) => {
    const isPage = request.url === "/"
    response.writeHead(isPage ? 200 : 204, { "content-type": "text/html; charset=utf-8" })
    response.end(
      isPage
        ? `<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1></main>${script}</html>`
        : undefined,
    )
  })
  server.listen(0, "localhost")
  await once(server, "listening")
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}

const BUILDS = {
  module: (url: string) =>
    `<script type="module">import * as Strata from "${url}/sdk/strata.js"; Object.assign(window, { Strata })</script>`,
  script: (url: string) => `<script src="${url}/sdk/strata.global.js"></script>`,
}

describe.for(Object.entries(BUILDS))("the SDK as a %s on a page of another origin", ([name, build]) => {
  it("classifies, compares and lists, and gives refusals with their status", async ({ expect, owner, stranger }) => {
    const strataUrl = world().url
    const { plaintext, record } = await owner.call<NewKey>("POST", "/api/sdk-keys", { name })
    await using site = await otherSite(build(strataUrl))
    await stranger.visit(site.url)
    const ask = () =>
      stranger.page.evaluate(
        async ([baseUrl, key]) => {
          const { createClient } = (window as unknown as { Strata: Sdk }).Strata
          const strata = createClient({ key, baseUrl })
          const asked = Promise.all([
            strata.classify("electric SUV shoppers", { engine: "local" }),
            strata.checkDuplicate("Electric SUV Shoppers"),
            strata.mappings(),
          ])
          return asked.catch(({ status, message }: StrataSdk.StrataError) => ({ status, message }))
        },
        [strataUrl, plaintext] as const,
      )
    // Other flows have pushed segments, or not yet.
    expect(await ask()).toMatchObject([
      { parent_category: "Auto", engine: "local" },
      { isDuplicate: true },
      expect.any(Array),
    ])
    await owner.call("DELETE", "/api/sdk-keys", { id: record.id })
    stranger.provokes(401, /^\/api\/sdk\//)
    expect(await ask()).toEqual({ status: 401, message: "Invalid or expired SDK key" })
  })
})

describe("the demo page", () => {
  it("classifies, finds duplicates, lists segments and says what was refused", async ({ expect, owner, stranger }) => {
    const { plaintext: key } = await owner.call<NewKey>("POST", "/api/sdk-keys", { name: "Demo" })
    const { page, visit, provokes } = stranger
    await visit("/sdk-demo")
    const answer = page.getByLabel("Answer").locator("pre")
    const press = async (name: string) => {
      await page.getByRole("button", { name, exact: true }).click()
      await page.getByText(/^(Answered in|Refused)/).waitFor()
    }
    await page.getByLabel("SDK key").fill(key)
    await page.getByLabel("Engine").selectOption("local")
    await page.getByLabel("With the reasons").check()
    await press("Classify")
    expect(JSON.parse(await answer.innerText())).toMatchObject({ parent_category: "Auto", engine: "local" })
    await press("Check")
    expect(JSON.parse(await answer.innerText())).toMatchObject({ isDuplicate: true })
    await press("List")
    expect(JSON.parse(await answer.innerText())).toEqual(expect.any(Array))
    provokes(400, "/api/sdk/analyze-brief")
    await page.getByLabel("Document").setInputFiles(path.join(import.meta.dirname, "sdk.test.ts"))
    await press("Analyze")
    expect(await page.getByRole("status").innerText()).toMatch(/^Refused with 400: /)
  })
})
