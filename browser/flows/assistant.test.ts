import { mkdtempSync, rmSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { text as textOf } from "node:stream/consumers"
import { afterAll, beforeAll, describe } from "vitest"
import { type Running, startStrata } from "../../bin/running.ts"
import { startProviderStub } from "../../src/testing/provider-stub.ts"
import { startSourceStub } from "../../src/testing/source-stub.ts"
import { it } from "../flow.ts"
import { PEOPLE } from "../people.ts"
import { fillInSignIn } from "../sign-in.ts"
import { openVisitor, settled, type Visitor, world } from "../visitor.ts"

const card = ({ page }: Visitor, name = "This is what I will do") => page.getByRole("region", { name }).last()
const focused = ({ page }: Visitor) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))

async function say({ page }: Visitor, text: string) {
  await page.getByRole("textbox", { name: "Message" }).fill(text)
  await page.keyboard.press("Enter")
}

const total = async ({ call }: Visitor, search: string) =>
  (await call<{ total: number }>("GET", `/api/topics?search=${encodeURIComponent(search)}`)).total

async function importNames({ call }: Visitor, filename: string, names: readonly string[]) {
  const mappings = [{ csvColumn: "Name", targetField: "topic_name" }]
  const batch = { filename, totalRows: names.length, mappings }
  const { batchId } = await call<{ batchId: string }>("POST", "/api/import", batch)
  const rows = names.map((Name) => ({ Name }))
  await call("POST", `/api/import/${batchId}/chunk`, { chunkIndex: 0, rows, mappings })
}

describe("the assistant", () => {
  it("counts the matrix of the first example, and does nothing when it is cancelled", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    await visit("/assistant")
    expect(await focused(owner)).toBe("Message")
    await page.getByRole("button", { name: "matrix of US states and age ranges for pickup truck intenders" }).click()
    await card(owner).getByText("1 × 52 × 6 = 312 combinations").waitFor()
    await card(owner).getByText("Pickup Truck Intenders in Alabama Ages 18-24").waitFor()
    await check()
    expect(await focused(owner)).toBe("Message")
    await card(owner).getByRole("button", { name: "Cancel" }).click()
    await page.getByText("Nothing was done.").waitFor()
    expect(await total(owner, "pickup truck intenders")).toBe(0)
    expect(await focused(owner)).toBe("Message")
  })

  it("makes a matrix when somebody types yes, and knows what “these” are", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    await visit("/assistant")
    await say(owner, "please build a matrix of bagpipe repairers by Texas, Ohio and gender")
    await card(owner).getByText("1 × 2 × 3 = 6 combinations").waitFor()
    await card(owner).getByText("6 new").waitFor()
    expect(await total(owner, "bagpipe repairers")).toBe(0)
    await say(owner, "yes")
    await page.getByText("6 topics are new in the library").waitFor()
    await page.getByText("“These” are 6 topics of the matrix.").waitFor()
    expect(await total(owner, "bagpipe repairers")).toBe(6)
    await check()

    await page.reload()
    await settled(page)
    await page.getByText("6 topics are new in the library").waitFor()
    await page.getByRole("link", { name: "See them in the library" }).click()
    await page.getByRole("row", { name: "Female Bagpipe Repairers in Texas" }).waitFor()
  })

  it("hands a matrix over to its page, and says when one is too large", async ({ owner }) => {
    const { page, visit } = owner
    await visit("/assistant")
    await say(owner, "matrix of US states, ages and company industries and genders for clog dancers")
    await card(owner).getByText("name fewer values").waitFor()
    await card(owner).getByRole("button", { name: "Go on with it on the Matrix page" }).click()
    await page.getByRole("region", { name: "Dimension US State" }).waitFor()
  })

  it("classifies what is listed, and adds it", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    await visit("/assistant")
    await say(owner, "classify nyckelharpa carvers, jaw harp collectors")
    await card(owner).getByText("That costs 2 classifications").waitFor()
    await card(owner).getByRole("button", { name: "Change" }).click()
    expect(await page.getByRole("textbox", { name: "Message" }).inputValue()).toContain("jaw harp collectors")
    await say(owner, "classify nyckelharpa carvers, jaw harp collectors, kazoo bands")
    await card(owner).getByRole("button", { name: "Confirm" }).click()
    await page.getByText("3 of 3 classified").waitFor()
    await check()
    await page.getByRole("button", { name: "Add 3 to library" }).click()
    await page.getByText("“These” are 3 topics you added.").waitFor()
    expect(await total(owner, "nyckelharpa carvers")).toBe(1)
  })

  it("searches, compares, exports and shows the way", async ({ expect, owner }) => {
    const { page, visit, check, downloads } = owner
    await visit("/assistant")
    await say(owner, "find electric suv")
    await page.getByText("I found 1 topic").waitFor()
    await page.getByText("“These” are topics that match “electric suv”.").waitFor()
    await say(owner, "do we already have electric SUV shoppers, hydrofoil knitting?")
    const table = page.getByRole("table", { name: "Duplicates" })
    await table.getByRole("row", { name: /electric SUV shoppers a duplicate Electric SUV Shoppers 100%/ }).waitFor()
    await table.getByRole("row", { name: /hydrofoil knitting new/ }).waitFor()
    await say(owner, "export these as csv")
    await card(owner).getByText("1 topic", { exact: true }).waitFor()
    await check()
    const csv = await downloads(() => card(owner).getByRole("button", { name: "Confirm" }).click())
    expect(csv).toContain("Electric SUV Shoppers")
    await say(owner, "search the catalog for golf")
    await page.getByText(/topics? in the catalog/).waitFor()
    await say(owner, "analyze a brief")
    await page.getByRole("link", { name: "Open Brief" }).click()
    await page.getByRole("heading", { level: 1, name: "Brief" }).waitFor()
  })

  it("asks back, and offers what it might mean", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    await visit("/assistant")
    await say(owner, "matrix of western states for kite surfers")
    await page.getByText("I do not know “western” as a dimension.").waitFor()
    await say(owner, "push notification collectors")
    await page.getByRole("button", { name: "classify “push notification collectors”" }).click()
    await card(owner).getByText("Classify 1 topic").waitFor()
    await check()
    // A yes is for what was asked last, and for nothing older.
    await say(owner, "help")
    await page.getByRole("table", { name: "What you can say" }).waitFor()
    await say(owner, "yes")
    await page.getByText("Nothing is waiting for an answer right now.").waitFor()
    await card(owner).getByRole("button", { name: "Confirm" }).waitFor()
    await page.keyboard.press("ArrowUp")
    expect(await page.getByRole("textbox", { name: "Message" }).inputValue()).toBe("yes")
    await page.getByRole("button", { name: "Start over" }).click()
    await card(owner).waitFor({ state: "hidden" })
    expect(await focused(owner)).toBe("Message")
  })

  it("walks through an import: keep, rename, edit, skip, fix all names, and goes on after a reload", async ({
    expect,
    owner,
  }) => {
    const { page, visit, check } = owner
    const names = ["sheng potters", "Acxiom - zither stringers", "Tabla teachers", "vuvuzela fans", "kalimba makers"]
    await importNames(owner, "world-music.csv", names)
    await visit("/assistant")
    await page.getByText("world-music.csv brought in 5 topics nobody has looked at.").waitFor()
    await page.getByRole("button", { name: "Look through them" }).click()
    const walk = card(owner, "New topics of world-music.csv")
    await walk.getByText("0 of 5 looked at").waitFor()
    await walk.getByText("sheng potters", { exact: true }).waitFor()
    await check()

    await say(owner, "keep")
    await walk.getByText("1 of 5 looked at").waitFor()
    await say(owner, "fix all names")
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("row", { name: "Acxiom - zither stringers Zither Stringers" }).waitFor()
    await check()
    await dialog.getByRole("button", { name: /^Change \d names$/ }).click()
    await walk.getByText("Zither Stringers", { exact: true }).waitFor()
    await walk.getByRole("button", { name: "Keep Zither Stringers" }).click()

    await walk.getByText("Tabla Teachers", { exact: true }).waitFor()
    await say(owner, "rename to Tabla Masters")
    await walk.getByLabel("New name").press("Enter")
    await walk.getByText("Tabla Masters", { exact: true }).waitFor()
    await walk.getByRole("button", { name: "Edit Tabla Masters" }).click()
    await dialog.getByRole("combobox", { name: "Segment" }).click()
    await page.getByRole("option", { name: "B2G", exact: true }).click()
    await dialog.getByRole("button", { name: "Save" }).click()
    await dialog.waitFor({ state: "hidden" })
    await walk.getByText("Segment B2G").waitFor()
    await say(owner, "keep it")
    await walk.getByText("3 of 5 looked at").waitFor()

    await page.reload()
    await settled(page)
    await walk.getByText("3 of 5 looked at").waitFor()
    await walk.getByRole("button", { name: "Skip Vuvuzela Fans" }).click()
    await check()
    await dialog.getByRole("button", { name: "Skip topic" }).click()
    await walk.getByText("4 of 5 looked at, 1 of them skipped").waitFor()
    expect(await total(owner, "vuvuzela fans")).toBe(0)
    await say(owner, "keep all")
    await walk.getByText("Everything is looked at.").waitFor()
    await say(owner, "stop")
    await walk.getByText("4 topics kept, 1 skipped").waitFor()
    await page.getByText("“These” are 4 topics of world-music.csv.").waitFor()
    await check()
  })

  it("brings topics in from a connection", async ({ expect, owner }) => {
    const { page, visit } = owner
    const stub = await startSourceStub()
    const items = ["Shofar blowers", "Serpent players"].map((name, i) => ({ id: `w-${i}`, name }))
    await fetch(`${stub.url}/_control/winds`, { method: "PUT", body: JSON.stringify({ items }) })
    const { id } = await owner.call<{ id: string }>("POST", "/api/connections", {
      name: "Winds archive",
      platform: "custom_api",
      direction: "inbound",
      config: { base_url: `${stub.url}/winds`, name_field: "name", id_field: "id" },
    })
    await visit("/assistant")
    await say(owner, "sync the winds archve")
    await card(owner).getByText("Winds archive").waitFor()
    await say(owner, "go ahead")
    await page.getByText(/The sync is completed: .* 2 new, 0 known, 0 refused/).waitFor()
    expect(await page.getByRole("link", { name: "See the connection" }).getAttribute("href")).toBe(`/connections/${id}`)
    await owner.call("DELETE", `/api/connections/${id}`)
    await stub.stop()
  })

  it("reads well on a narrow screen", async ({ expect }) => {
    const owner = await openVisitor({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      storageState: world().signedIn.owner,
    })
    const { page, visit, check, close } = owner
    await visit("/assistant")
    await say(owner, "matrix of US states and age ranges for pickup truck intenders")
    await card(owner).getByText("312 new").waitFor()
    await check()
    await say(owner, "do we already have tea tasters?")
    await page.getByRole("table", { name: "Duplicates" }).waitFor()
    await say(owner, "classify tea tasters")
    await say(owner, "yes")
    await page.getByRole("table", { name: "Evidence by layer" }).waitFor()
    await check()
    expect(await page.evaluate(() => document.body.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    await close()
  })

  it("shows a viewer what a viewer may have done", async ({ expect, viewer }) => {
    const { page, visit } = viewer
    await visit("/assistant")
    const examples = page.getByRole("table", { name: "What you can say" })
    await examples.getByRole("button", { name: /^classify/ }).waitFor()
    for (const name of [/^matrix/, /^push/, /^import review/, /^sync/, /^refresh/, /^add/]) {
      expect(await examples.getByRole("button", { name }).count(), String(name)).toBe(0)
    }
    expect(await page.getByRole("note", { name: "Suggestion" }).count()).toBe(0)
    await say(viewer, "matrix of genders for tea tasters")
    await page.getByText("As viewer of Acme you may not make topics.").waitFor()
    await say(viewer, "open import")
    await page.getByText("As viewer of Acme you may not open the page Import.").waitFor()
    await say(viewer, "classify tea tasters")
    await say(viewer, "yes")
    await page.getByRole("heading", { name: "Tea Tasters" }).waitFor()
    expect(await page.getByRole("button", { name: /^Add/ }).count()).toBe(0)
  })
})

describe("the assistant and a platform", () => {
  let platform: Awaited<ReturnType<typeof startPlatform>>
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.stop())

  /** Takes whatever it gets. */
  async function startPlatform() {
    const taken: string[] = []
    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      taken.push(await textOf(request))
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ id: `seg-${taken.length}` }))
    }
    const server = createServer((request, response) => void answer(request, response))
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
    return {
      taken,
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      stop: () => new Promise((stopped) => server.close(stopped)),
    }
  }

  it("plans a push of what the library chose, and pushes it when it is confirmed", async ({ expect, owner }) => {
    const { page, visit, check, call } = owner
    await call("POST", "/api/connections", {
      name: "Talking platform",
      platform: "custom_api",
      direction: "outbound",
      config: { api_base_url: platform.url, create_path: "/segments", deactivate_path: "/off" },
    })
    for (const topic_name of ["Sackbut players", "Sackbut makers"]) await call("POST", "/api/topics", { topic_name })
    await visit("/library?search=sackbut")
    await page.getByRole("checkbox", { name: "Select all loaded rows" }).check()
    await page.getByRole("toolbar", { name: "Selected topics" }).getByRole("button", { name: "Assistant" }).click()
    await page.getByText("“These” are 2 selected topics of the library.").waitFor()
    await say(owner, "push these to the talking platform")
    await card(owner).getByText("Plan: 2 new segments").waitFor()
    await check()
    expect(platform.taken).toEqual([])
    await card(owner).getByRole("button", { name: "Confirm" }).click()
    await page.getByText("2 of 2: 2 active").waitFor()
    expect(platform.taken.filter((body) => /sackbut/i.test(body))).toHaveLength(2)
    await check()
    await say(owner, "push these to the talking platform")
    await card(owner).getByText("Plan: 0 new segments, 2 there already").waitFor()
    expect(await card(owner).getByRole("button", { name: "Confirm" }).isDisabled()).toBe(true)
    await say(owner, "yes")
    await page.getByText("That cannot be confirmed as it stands").waitFor()
    await say(owner, "refresh stale activations")
    await card(owner)
      .getByText(/Nothing is stale|Refresh \d+ stale/)
      .waitFor()
    await page.getByRole("link", { name: "See the push" }).click()
    await page.getByRole("heading", { level: 1, name: "Push to Talking platform" }).waitFor()
  })
})

describe("the assistant with a language model", () => {
  const KEY = "sk-ant-test-assistant-flow"
  const state = mkdtempSync(path.join(tmpdir(), "strata-assistant-"))
  let provider: Awaited<ReturnType<typeof startProviderStub>>
  let strata: Running

  beforeAll(async () => {
    provider = await startProviderStub()
    strata = await startStrata({ state, env: { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: provider.url } })
  })
  afterAll(async () => {
    await strata.stop()
    await provider.stop()
    rmSync(state, { recursive: true, force: true })
  })

  it("asks it what the rules do not know, shows what it read, and does without it when it fails", async ({
    expect,
  }) => {
    const answers = [
      {
        type: "answer",
        fields: {
          kind: "matrix",
          topics: ["kite surfers"],
          search: "",
          segment_type: "",
          dimensions: [{ set: "US State", values: ["Oregon", "Washington", "California"] }],
          connection: "",
          these: false,
          import: "",
          fix_names: false,
        },
      },
      { type: "invalid_json" },
    ]
    await fetch(`${provider.url}/_control/${KEY}`, { method: "POST", body: JSON.stringify({ answers }) })
    const owner = await openVisitor({ baseURL: strata.url })
    // The sign-in form of the provider has no icon.
    owner.provokes(404, "/favicon.ico")
    await owner.page.goto("/auth/login?returnTo=/assistant")
    await fillInSignIn(owner.page, PEOPLE.owner)
    await owner.page.getByRole("heading", { level: 1, name: "Assistant" }).waitFor()
    await say(owner, "classify tea")
    await card(owner).getByText("Classify 1 topic").waitFor()
    await say(owner, "matrix of western states for kite surfers")
    await card(owner).getByText("As the language model read it: please look closely.").waitFor()
    await card(owner).getByText("California, Oregon, Washington").waitFor()
    await owner.check()
    await say(owner, "matrix of eastern states for kite surfers")
    await owner.page.getByText("I do not know “eastern” as a dimension.").waitFor()
    const seen = await (await fetch(`${provider.url}/_control/${KEY}`)).json()
    expect((seen as { requests: unknown[] }).requests).toHaveLength(2)
    await owner.close()
  })
})
