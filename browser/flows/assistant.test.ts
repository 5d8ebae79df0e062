import type { IncomingMessage, ServerResponse } from "node:http"
import { text as textOf } from "node:stream/consumers"
import { beforeAll, describe } from "vitest"
import { startLocalServer } from "../../bin/local/local-server.ts"
import { startSourceStub } from "../../src/testing/source-stub.ts"
import { it } from "../flow.ts"
import { confirmation as card, sendMessage as send } from "../steps.ts"
import { openVisitor, settled, type Visitor, world } from "../visitor.ts"

const focused = ({ page }: Visitor) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))

const total = async ({ call }: Visitor, search: string) =>
  (await call<{ total: number }>("GET", `/api/topics?search=${encodeURIComponent(search)}`)).total

async function importNames({ call }: Visitor, filename: string, names: readonly string[]) {
  const mappings = [{ csvColumn: "Name", targetField: "topic_name" }]
  const batch = { filename, totalRows: names.length, mappings }
  const { batchId } = await call<{ batchId: string }>("POST", "/api/import", batch)
  const rows = names.map((Name) => ({ Name }))
  await call("POST", `/api/import/${batchId}/chunk`, { chunkIndex: 0, rows, mappings })
}

const SANDBOX = { platform: "sandbox", direction: "outbound", config: {} }

describe("the assistant", () => {
  it("counts the combinations of an example matrix, and changes nothing when cancelled", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    await visit("/assistant")
    expect(await focused(owner)).toBe("Message")
    await page.getByRole("button", { name: "matrix of US states and age ranges for pickup truck intenders" }).click()
    await card(owner).getByText("1 × 52 × 6 = 312 combinations").waitFor()
    await card(owner).getByText("Pickup Truck Intenders in Alabama Ages 18-24").waitFor()
    await check()
    expect(await focused(owner)).toBe("Message")
    await card(owner).getByRole("button", { name: "Cancel" }).click()
    await page.getByText("No changes were made.").waitFor()
    expect(await total(owner, "pickup truck intenders")).toBe(0)
    expect(await focused(owner)).toBe("Message")
  })

  it("generates a matrix on a typed yes, and remembers what “these” refers to", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    await visit("/assistant")
    await send(owner, "please build a matrix of bagpipe repairers by Texas, Ohio and gender")
    await card(owner).getByText("1 × 2 × 3 = 6 combinations").waitFor()
    await card(owner).getByText("6 new").waitFor()
    expect(await total(owner, "bagpipe repairers")).toBe(0)
    await send(owner, "yes")
    await page.getByText("6 topics added to your library").waitFor()
    await page.getByText("“These” refers to 6 topics from the matrix.").waitFor()
    expect(await total(owner, "bagpipe repairers")).toBe(6)
    await check()

    await page.reload()
    await settled(page)
    await page.getByText("6 topics added to your library").waitFor()
    await page.getByRole("link", { name: "View in library" }).click()
    await page.getByRole("row", { name: "Female Bagpipe Repairers in Texas" }).waitFor()
  })

  it("rejects a matrix that is too large, and opens it on the Matrix page", async ({ owner }) => {
    const { page, visit } = owner
    await visit("/assistant")
    await send(owner, "matrix of US states, ages and company industries and genders for clog dancers")
    await card(owner).getByText("Use fewer values").waitFor()
    await card(owner).getByRole("button", { name: "Edit on the Matrix page" }).click()
    await page.getByRole("region", { name: "Dimension US State" }).waitFor()
  })

  it("classifies listed topics and adds them", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    await visit("/assistant")
    await send(owner, "classify nyckelharpa carvers, jaw harp collectors")
    await card(owner).getByText("This uses 2 classifications").waitFor()
    await card(owner).getByRole("button", { name: "Edit" }).click()
    expect(await page.getByRole("textbox", { name: "Message" }).inputValue()).toContain("jaw harp collectors")
    await send(owner, "classify nyckelharpa carvers, jaw harp collectors, kazoo bands")
    await card(owner).getByRole("button", { name: "Confirm" }).click()
    await page.getByText("3 of 3 classified").waitFor()
    await check()
    await page.getByRole("button", { name: "Add 3 to library" }).click()
    await page.getByText("“These” refers to 3 added topics.").waitFor()
    expect(await total(owner, "nyckelharpa carvers")).toBe(1)
  })

  it("searches, checks duplicates, exports and opens pages", async ({ expect, owner }) => {
    const { page, visit, check, downloads } = owner
    await visit("/assistant")
    await send(owner, "find electric suv")
    await page.getByText("I found 1 topic").waitFor()
    await page.getByText("“These” refers to topics matching “electric suv”.").waitFor()
    await send(owner, "do we already have electric SUV shoppers, hydrofoil knitting?")
    const table = page.getByRole("table", { name: "Duplicates" })
    await table.getByRole("row", { name: /electric SUV shoppers Duplicate Electric SUV Shoppers 100%/ }).waitFor()
    await table.getByRole("row", { name: /hydrofoil knitting New/ }).waitFor()
    await send(owner, "export these as csv")
    await card(owner).getByText("1 topic", { exact: true }).waitFor()
    await check()
    const csv = await downloads(() => card(owner).getByRole("button", { name: "Confirm" }).click())
    expect(csv).toContain("Electric SUV Shoppers")
    await send(owner, "search the catalog for golf")
    await page.getByText(/topics? in the catalog/).waitFor()
    await send(owner, "analyze a brief")
    await page.getByRole("link", { name: "Open Brief" }).click()
    await page.getByRole("heading", { level: 1, name: "Brief" }).waitFor()
  })

  it("answers questions from queries it shows, and links to the page that asks before it acts", async ({
    expect,
    owner,
  }) => {
    const { page, visit, check, call } = owner
    for (const name of ["Upper desk", "Lower desk"]) await call("POST", "/api/connections", { ...SANDBOX, name })
    for (const topic_name of ["Vintage hearse collectors car", "Hearse car rental shoppers"]) {
      await call("POST", "/api/topics", { topic_name })
    }
    await visit("/assistant")
    await page.getByRole("button", { name: "How many topics about cars do I have?" }).click()
    await page.getByText(/^You have [\d,]+ topics? in the category Auto\./).waitFor()
    const queries = page.getByRole("list", { name: "Queries" }).last()
    await queries.getByText("GET /api/topics?parentCategory=Auto").waitFor()
    await check()
    await send(owner, "what was added today")
    await page.getByText(/topics? (?:was|were) added today\./).waitFor()
    const next = page.getByRole("region", { name: /^Push the [\d,]+ new topics?$/ })
    await next.getByText("a plan shows every segment before anything is sent").waitFor()
    await check()
    await send(owner, "how much quota is left")
    await page.getByRole("table", { name: "Quotas of this month" }).waitFor()
    await send(owner, "sing me a song about the sea and the wind in the sails of my boat")
    await page.getByText("I did not understand that.").waitFor()
    await send(owner, "how many clicks did our segments get?")
    await page.getByText(/^I cannot answer that\./).waitFor()
    await send(owner, "which topics are pushed to Upper desk but not to Lower desk?")
    await page.getByText("0 topics are live on Upper desk and not pushed to Lower desk.").waitFor()
    await page.getByRole("link", { name: "Topics live on Upper desk and not pushed to Lower desk" }).waitFor()
    await page
      .getByRole("table", { name: "Questions" })
      .last()
      .getByRole("button", { name: "Which segments failed?" })
      .waitFor()
    await check()
    await next.getByRole("link", { name: "Open in the library" }).click()
    await page.getByRole("heading", { level: 1, name: "Library" }).waitFor()
    expect(new URL(page.url()).search).toMatch(/^\?created_from=\d{4}-\d\d-\d\d$/)
  })

  it("asks back and suggests messages", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    await visit("/assistant")
    await send(owner, "matrix of western states for kite surfers")
    await page.getByText("Unknown dimension: “western”.").waitFor()
    await send(owner, "push notification collectors")
    await page.getByRole("button", { name: "classify “push notification collectors”" }).click()
    await card(owner).getByText("Classify 1 topic").waitFor()
    await check()
    // A yes applies only to the last answer.
    await send(owner, "help")
    await page.getByRole("table", { name: "Examples" }).waitFor()
    await send(owner, "yes")
    await page.getByText("There is no pending action.").waitFor()
    await card(owner).getByRole("button", { name: "Confirm" }).waitFor()
    await page.keyboard.press("ArrowUp")
    expect(await page.getByRole("textbox", { name: "Message" }).inputValue()).toBe("yes")
    await page.getByRole("button", { name: "Start over" }).click()
    await card(owner).waitFor({ state: "hidden" })
    expect(await focused(owner)).toBe("Message")
  })

  it("reviews an import: keep, rename, edit, skip, fix all names, and resumes after a reload", async ({
    expect,
    owner,
  }) => {
    const { page, visit, check } = owner
    const names = ["sheng potters", "zither stringers", "Tabla teachers", "vuvuzela fans", "kalimba makers"]
    await importNames(owner, "world-music.csv", names)
    await visit("/assistant")
    await page.getByText("5 topics from world-music.csv not reviewed yet.").waitFor()
    await page.getByRole("button", { name: "Review", exact: true }).click()
    const review = card(owner, "New topics from world-music.csv")
    await review.getByText("0 of 5 reviewed").waitFor()
    await review.getByText("sheng potters", { exact: true }).waitFor()
    await check()

    await send(owner, "keep")
    await review.getByText("1 of 5 reviewed").waitFor()
    await send(owner, "fix all names")
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("checkbox", { name: "Change zither stringers to Zither Stringers" }).waitFor()
    await check()
    await dialog.getByRole("button", { name: /^Change \d names$/ }).click()
    await review.getByText("Zither Stringers", { exact: true }).waitFor()
    await review.getByRole("button", { name: "Keep Zither Stringers" }).click()

    await review.getByText("Tabla Teachers", { exact: true }).waitFor()
    await send(owner, "rename to Tabla Masters")
    await review.getByLabel("New name").press("Enter")
    await review.getByText("Tabla Masters", { exact: true }).waitFor()
    await review.getByRole("button", { name: "Edit Tabla Masters" }).click()
    await dialog.getByRole("combobox", { name: "Segment" }).click()
    await page.getByRole("option", { name: "B2G", exact: true }).click()
    await dialog.getByRole("button", { name: "Save" }).click()
    await dialog.waitFor({ state: "hidden" })
    await review.getByText(/^Segment type:\s*B2G$/).waitFor()
    await send(owner, "keep it")
    await review.getByText("3 of 5 reviewed").waitFor()

    await page.reload()
    await settled(page)
    await review.getByText("3 of 5 reviewed").waitFor()
    await review.getByRole("button", { name: "Skip Vuvuzela Fans" }).click()
    await check()
    await dialog.getByRole("button", { name: "Skip topic" }).click()
    await review.getByText("4 of 5 reviewed, 1 skipped").waitFor()
    expect(await total(owner, "vuvuzela fans")).toBe(0)
    await send(owner, "keep all")
    await review.getByText("All topics reviewed.").waitFor()
    await send(owner, "stop")
    await review.getByText("4 topics kept, 1 skipped").waitFor()
    await page.getByText("“These” refers to 4 topics from world-music.csv.").waitFor()
    await check()
  })

  it("syncs topics from a connection", async ({ expect, owner }) => {
    const { page, visit } = owner
    const stub = await startSourceStub()
    const items = ["Shofar blowers", "Serpent players"].map((name, i) => ({ id: `w-${i}`, name }))
    await fetch(`${stub.url}/_control/winds`, { method: "PUT", body: JSON.stringify({ items }) })
    const { id } = await owner.call<{ id: string }>("POST", "/api/connections", {
      name: "Winds archive",
      platform: "custom_api",
      direction: "inbound",
      config: { base_url: `${stub.url}/winds` },
    })
    await visit("/assistant")
    await send(owner, "sync the winds archve")
    await card(owner).getByText("Winds archive").waitFor()
    await send(owner, "go ahead")
    await page.getByText(/Sync completed: .* 2 new, 0 duplicates, 0 errors/).waitFor()
    expect(await page.getByRole("link", { name: "View connection" }).getAttribute("href")).toBe(`/connections/${id}`)
    await owner.call("DELETE", `/api/connections/${id}`)
    await stub.stop()
  })

  it("fits a narrow screen", async ({ expect }) => {
    const owner = await openVisitor({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      storageState: world().signedIn.owner,
    })
    const { page, visit, check, close } = owner
    await visit("/assistant")
    await send(owner, "matrix of US states and age ranges for pickup truck intenders")
    await card(owner).getByText("312 new").waitFor()
    await check()
    await send(owner, "do we already have tea tasters?")
    await page.getByRole("table", { name: "Duplicates" }).waitFor()
    await send(owner, "classify tea tasters")
    await send(owner, "yes")
    await page.getByRole("table", { name: "Evidence by layer" }).waitFor()
    await check()
    expect(await page.evaluate(() => document.body.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    await close()
  })

  it("offers a viewer only the requests the role allows", async ({ expect, viewer }) => {
    const { page, visit } = viewer
    await visit("/assistant")
    const examples = page.getByRole("table", { name: "Examples" })
    await examples.getByRole("button", { name: /^classify/ }).waitFor()
    for (const name of [/^matrix/, /^push/, /^import review/, /^sync/, /^refresh/, /^add/]) {
      expect(await examples.getByRole("button", { name }).count(), String(name)).toBe(0)
    }
    expect(await page.getByRole("note", { name: "Suggestion" }).count()).toBe(0)
    await send(viewer, "matrix of genders for tea tasters")
    await page.getByText("Your role in Acme (viewer) does not allow you to create topics.").waitFor()
    await send(viewer, "open import")
    await page.getByText("Your role in Acme (viewer) does not allow you to open the Import page.").waitFor()
    await send(viewer, "classify tea tasters")
    await send(viewer, "yes")
    await page.getByRole("heading", { name: "Tea Tasters" }).waitFor()
    expect(await page.getByRole("button", { name: /^Add/ }).count()).toBe(0)
  })
})

let platform: Awaited<ReturnType<typeof startPlatform>>
beforeAll(async () => {
  platform = await startPlatform()
  return () => platform.stop()
})

/** A platform on loopback that accepts every request. */
async function startPlatform() {
  const received: string[] = []
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    received.push(await textOf(request))
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ id: `seg-${received.length}` }))
  }
  return { received, ...(await startLocalServer((request, response) => void respond(request, response))) }
}

describe("the assistant and a platform", () => {
  it("plans a push of the topics selected in the library, and pushes them on confirmation", async ({
    expect,
    owner,
  }) => {
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
    await page.getByText("“These” refers to 2 selected topics.").waitFor()
    await send(owner, "push these to the talking platform")
    await card(owner).getByText("Plan: 2 new segments").waitFor()
    await check()
    expect(platform.received).toEqual([])
    await card(owner).getByRole("button", { name: "Confirm" }).click()
    await page.getByText("2 of 2: 2 active").waitFor()
    expect(platform.received.filter((body) => /sackbut/i.test(body))).toHaveLength(2)
    await check()
    await send(owner, "push these to the talking platform")
    await card(owner).getByText("Plan: 0 new segments, 2 already active").waitFor()
    expect(await card(owner).getByRole("button", { name: "Confirm" }).isDisabled()).toBe(true)
    await send(owner, "yes")
    await page.getByText("This action cannot be confirmed.").waitFor()
    await send(owner, "refresh stale activations")
    await card(owner)
      .getByText(/no stale activations|Refresh \d+ stale/)
      .waitFor()
    await page.getByRole("link", { name: "View push run" }).click()
    await page.getByRole("heading", { level: 1, name: "Push to Talking platform" }).waitFor()
  })
})
