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

/** A third-party page with its own origin. */
async function startThirdPartySite(script: string) {
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

describe.for(Object.entries(BUILDS))("the SDK as a %s on another origin", ([name, build]) => {
  it("classifies, checks duplicates and lists mappings, and throws errors with their status", async ({
    expect,
    owner,
    anonymous,
  }) => {
    const strataUrl = world().url
    const { plaintext, record } = await owner.call<NewKey>("POST", "/api/sdk-keys", { name })
    await using site = await startThirdPartySite(build(strataUrl))
    await anonymous.visit(site.url)
    const callSdk = () =>
      anonymous.page.evaluate(
        async ([baseUrl, key]) => {
          const { createClient } = (window as unknown as { Strata: Sdk }).Strata
          const strata = createClient({ key, baseUrl })
          const results = Promise.all([
            strata.classify("electric SUV shoppers", { engine: "local" }),
            strata.checkDuplicate("Electric SUV Shoppers"),
            strata.mappings(),
          ])
          return results.catch(({ status, message }: StrataSdk.StrataError) => ({ status, message }))
        },
        [strataUrl, plaintext] as const,
      )
    // Other tests may have pushed segments.
    expect(await callSdk()).toMatchObject([
      { parent_category: "Auto", engine: "local" },
      { isDuplicate: true },
      expect.any(Array),
    ])
    await owner.call("DELETE", "/api/sdk-keys", { id: record.id })
    anonymous.expectsError(401, /^\/api\/sdk\//)
    expect(await callSdk()).toEqual({ status: 401, message: "Invalid or expired SDK key" })
  })
})

describe("the demo page", () => {
  it("classifies, checks duplicates, lists segments and shows errors", async ({ expect, owner, anonymous }) => {
    const { plaintext: key } = await owner.call<NewKey>("POST", "/api/sdk-keys", { name: "Demo" })
    const { page, visit, expectsError } = anonymous
    await visit("/sdk-demo")
    const response = page.getByLabel("Response").locator("pre")
    const press = async (name: string) => {
      await page.getByRole("button", { name, exact: true }).click()
      await page.getByText(/^(Completed in|Error)/).waitFor()
    }
    await page.getByLabel("SDK key").fill(key)
    await page.getByLabel("Engine").selectOption("local")
    await page.getByLabel("Explain the result").check()
    await press("Classify")
    expect(JSON.parse(await response.innerText())).toMatchObject({ parent_category: "Auto", engine: "local" })
    await press("Check")
    expect(JSON.parse(await response.innerText())).toMatchObject({ isDuplicate: true })
    await press("List")
    expect(JSON.parse(await response.innerText())).toEqual(expect.any(Array))
    expectsError(400, "/api/sdk/analyze-brief")
    await page.getByLabel("Document").setInputFiles(path.join(import.meta.dirname, "sdk.test.ts"))
    await press("Analyze")
    expect(await page.getByRole("status").innerText()).toMatch(/^Error 400: /)
  })
})
