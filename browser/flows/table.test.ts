import { describe } from "vitest"
import { IS_LONG_FORM } from "../../bin/testing/long-form.ts"
import { it } from "../flow.ts"
import { addFilter } from "../steps.ts"
import { openVisitor, settled, type Visitor } from "../visitor.ts"

/** More than one page loads and more than one request accepts. */
const COUNT = IS_LONG_FORM ? 10_000 : 1_000
const SHOWN = COUNT.toLocaleString("en")
const CHUNK = 500

const grid = ({ page }: Visitor) => page.getByRole("grid", { name: "Library" })
const row = (visitor: Visitor, name: string) => grid(visitor).getByRole("row", { name })
const bar = ({ page }: Visitor) => page.getByRole("toolbar", { name: "Selected topics" })
const header = ({ page }: Visitor, name: string) => page.getByRole("columnheader", { name: new RegExp(`^${name}`) })
const headers = ({ page }: Visitor) => page.getByRole("columnheader").allInnerTexts()
const add = ({ call }: Visitor, name: string) => call<{ id: string }>("POST", "/api/topics", { topic_name: name })

/** Adds as many topics as an import of a file would. */
async function addMany({ call }: Visitor, word: string) {
  const mappings = [{ csvColumn: "Name", targetField: "topic_name" }]
  const { batchId } = await call<{ batchId: string }>("POST", "/api/import", {
    filename: `${word}.csv`,
    totalRows: COUNT,
    mappings,
  })
  for (let at = 0; at < COUNT; at += CHUNK) {
    const rows = Array.from({ length: CHUNK }, (_, i) => ({ Name: `${word} collectors ${at + i}` }))
    await call("POST", `/api/import/${batchId}/chunk`, { chunkIndex: at / CHUNK, rows, mappings })
  }
}

describe("the table", () => {
  it(`selects all ${SHOWN} topics that match, and pushes them`, { timeout: 900_000 }, async ({ expect, owner }) => {
    const { page, visit, check, call } = owner
    const { id } = await call<{ id: string }>("POST", "/api/connections", {
      name: "Wide exchange",
      platform: "exchange",
      direction: "outbound",
      config: { account_id: "7", advertiser_account_id: "8", match_key: "ip" },
      credentials: { sftp_host: "sftp.example.com", sftp_username: "u", sftp_password: "p" },
    })
    await addMany(owner, "dirigible")
    await visit("/library?search=dirigible")
    await page.getByText(`${SHOWN} topics`).waitFor()
    // It is indeterminate now: more rows match than are loaded.
    await page.getByRole("checkbox", { name: "Select all loaded rows" }).click()
    await bar(owner).getByText("100 selected").waitFor()
    await bar(owner)
      .getByRole("button", { name: `Select all ${SHOWN} that match` })
      .click()
    await bar(owner).getByText(`All ${SHOWN} that match are selected`).waitFor()
    await check()
    await bar(owner).getByRole("button", { name: "Push" }).click()
    await page.getByText("all topics matching search: dirigible").waitFor()
    await page.getByRole("combobox", { name: "Connection" }).click()
    await page.getByRole("option", { name: /Wide exchange/ }).click()
    await page.getByRole("button", { name: `Push ${SHOWN} segments` }).click()
    await page.waitForURL(/\/runs\/push\//)
    const runId = new URL(page.url()).pathname.split("/").at(-1)
    const run = () => call<{ totalSegments: number }>("GET", `/api/connections/${id}/push/run/${runId}/status`)
    await expect.poll(async () => (await run()).totalSegments).toBe(COUNT)
    // The test is about selecting; the exchange would only write its files now.
    await call("POST", `/api/connections/${id}/push/run/${runId}/cancel`)
  })

  it("tags all that match in the background, and filters by tag and day", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    for (const name of ["Shakuhachi makers", "Shakuhachi teachers"]) await add(owner, name)
    await visit("/library?search=shakuhachi")
    await page.getByRole("checkbox", { name: "Select Shakuhachi makers" }).check()
    await bar(owner).getByRole("button", { name: "Select all 2 that match" }).click()
    await bar(owner).getByRole("button", { name: "Tag" }).click()
    const dialog = page.getByRole("dialog", { name: "Tag 2 topics?" })
    await dialog.getByLabel("Add tags").first().fill("Wind")
    await page.keyboard.press("Enter")
    await check()
    await dialog.getByRole("button", { name: "Tag", exact: true }).click()
    await page.getByText("Tagged").waitFor()

    await visit(`/library?tag=wind&created_from=2020-01-01&confidence_gte=0`)
    await row(owner, "Shakuhachi teachers").waitFor()
    await page.getByRole("button", { name: "Filters" }).click()
    const more = page.getByRole("dialog", { name: "Filters" })
    expect(await more.getByLabel(/^Added from/).inputValue()).toBe("2020-01-01")
    await check()
    await addFilter(owner, /^Added until/)
    await more.getByLabel(/^Added until/).fill("2020-12-31")
    await page.getByRole("heading", { name: "No topics match" }).waitFor()
    expect(page.url()).toContain("created_to=2020-12-31")
  })

  it("filters by days of the person's own zone, and shows times in it", async ({ expect, owner }) => {
    const mappings = [{ csvColumn: "Name", targetField: "topic_name" }]
    const [filename, rows] = ["zithers.csv", [{ Name: "Zither repairers" }]]
    const { batchId } = await owner.call<{ batchId: string }>("POST", "/api/import", {
      filename,
      totalRows: 1,
      mappings,
    })
    await owner.call("POST", `/api/import/${batchId}/chunk`, { chunkIndex: 0, rows, mappings })
    const batch = await owner.call<{ created_at: string }>("GET", `/api/import/${batchId}/status`)
    const created = new Date(batch.created_at)
    // Where it is another day than in UTC.
    const timezoneId = created.getUTCHours() >= 10 ? "Pacific/Kiritimati" : "Pacific/Pago_Pago"
    const away = await openVisitor({ person: "owner", timezoneId })
    const dayIn = (timeZone: string) => new Intl.DateTimeFormat("sv", { timeZone }).format(created)
    const within = (day: string) => `/library?search=zither+repairers&created_from=${day}&created_to=${day}`
    await away.visit(within(dayIn("UTC")))
    await away.page.getByRole("heading", { name: "No topics match" }).waitFor()
    const today = dayIn(timezoneId)
    await away.visit(within(today))
    await row(away, "Zither repairers").waitFor()
    expect(await row(away, "Zither repairers").locator("time").getAttribute("title")).toMatch(/GMT\+14|GMT-11|SST/)
    await away.page.getByRole("button", { name: /^Filters/ }).click()
    await away.page
      .getByRole("dialog", { name: "Filters" })
      .getByLabel(/^Added from \((?:GMT\+14|GMT-11|SST)\)/)
      .waitFor()
    await away.visit(`/runs?kind=import&from=${today}&to=${today}`)
    await away.page.getByLabel(/^From \((?:GMT\+14|GMT-11|SST)\)/).waitFor()
    await away.page.getByRole("link", { name: filename }).waitFor()
    await away.close()
  })

  it("remembers width, order and pinned columns", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    await visit("/library")
    const handle = page.getByRole("separator", { name: "Width of Topic" })
    const width = async () => Math.round((await header(owner, "Topic").boundingBox())?.width ?? 0)
    const before = await width()
    await handle.focus()
    await page.keyboard.press("ArrowRight")
    await expect.poll(width).toBe(before + 20)
    const box = await handle.boundingBox()
    if (!box) throw new Error("The handle is not visible")
    await page.mouse.move(box.x + 4, box.y + 5)
    await page.mouse.down()
    await page.mouse.move(box.x + 64, box.y + 5)
    await page.mouse.up()
    await expect.poll(width).toBe(before + 80)

    await page.getByRole("button", { name: "Columns" }).click()
    const menu = page.getByRole("dialog", { name: "Columns" })
    await menu.getByRole("checkbox", { name: "Changed by" }).check()
    await menu.getByRole("button", { name: "Pin Sensitivity" }).click()
    await menu.getByRole("button", { name: "Move Category down" }).click()
    await check()
    await page.keyboard.press("Escape")
    const expected = ["Sensitivity", "Topic", "Subcategory", "Category"]
    await expect.poll(async () => (await headers(owner)).slice(1, 5)).toEqual(expected)
    await page.reload()
    await settled(page)
    expect((await headers(owner)).slice(1, 5)).toEqual(expected)
    expect(await width()).toBe(before + 80)
    await page.getByRole("button", { name: "Columns" }).click()
    await menu.getByRole("button", { name: "Reset" }).click()
    await expect.poll(async () => (await headers(owner))[1]).toBe("Topic")
  })

  it("keeps named views, which colleagues open by their link", async ({ expect, owner, viewer }) => {
    const { page, visit, check } = owner
    for (const name of ["Hurdy gurdy builders", "Hurdy gurdy players"]) await add(owner, name)
    await visit("/library?search=hurdy")
    await header(owner, "Topic").getByRole("button").click()
    await page.getByRole("button", { name: "Views" }).click()
    await page.getByRole("menuitem", { name: "Save as a new view…" }).click()
    const dialog = page.getByRole("dialog", { name: "Save as a new view" })
    await dialog.getByRole("textbox", { name: "Name" }).fill("Gurdies")
    await check()
    // What is typed is kept, as in every form.
    await visit("/library?search=hurdy")
    await page.getByRole("button", { name: "Views" }).click()
    await page.getByRole("menuitem", { name: "Save as a new view…" }).click()
    await dialog.getByText(/^Draft from .* restored\./).waitFor()
    expect(await dialog.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Gurdies")
    await dialog.getByRole("button", { name: "Save view" }).click()
    await page.getByRole("button", { name: "View: Gurdies" }).waitFor()
    const view = new URL(page.url()).searchParams.get("view")

    await viewer.visit(`/library?view=${view}`)
    await viewer.page.getByRole("button", { name: "View: Gurdies" }).waitFor()
    await row(viewer, "Hurdy gurdy players").waitFor()
    expect(viewer.page.url()).toContain("search=hurdy")
    expect(await header(viewer, "Topic").getAttribute("aria-sort")).toBe("ascending")

    await page.getByRole("button", { name: "View: Gurdies" }).click()
    await check()
    await page.getByRole("menuitem", { name: "Delete this view" }).click()
    await page.getByRole("button", { name: "Views", exact: true }).waitFor()
  })
})
