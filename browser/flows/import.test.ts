import type { Route } from "playwright-core"
import { describe } from "vitest"
import { it } from "../flow.ts"
import { openVisitor, settled, type Visitor, world } from "../visitor.ts"

async function choose({ page }: Visitor, name: string, content: string | Buffer) {
  const choosing = page.waitForEvent("filechooser")
  await page.getByRole("button", { name: "Choose a CSV file" }).press("Enter")
  await (await choosing).setFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content) })
}

/** Unique names, so that every row is a new topic. */
const rows = (word: string, count: number) =>
  `Name\n${Array.from({ length: count }, (_, i) => `${word} ${(i * 7919).toString(36)} fans of ${i}`).join("\n")}`

const chunkOf = (route: Route) => (route.request().postDataJSON() as { chunkIndex: number }).chunkIndex

/** Blocks every chunk from this index on; `sent` lists the chunks that were not blocked. */
async function holdChunksFrom({ page }: Visitor, first: number) {
  const sent: number[] = []
  const held: Route[] = []
  const reached = Promise.withResolvers<void>()
  let from = first
  await page.context().route("**/api/import/*/chunk", async (route) => {
    const index = chunkOf(route)
    if (index >= from) {
      held.push(route)
      reached.resolve()
      return
    }
    sent.push(index)
    await route.continue()
  })
  return {
    sent,
    /** Resolves when the first chunk is blocked. */
    reached: reached.promise,
    /** Stops blocking further chunks. */
    open: () => void (from = Infinity),
    release: () => Promise.all(held.map((route) => route.continue())),
  }
}

const AUDIENCES = [
  "Segment Name;Segment ID;Vertical;Kind;Score",
  "Acxiom > Auto > Hovercraft owners;hc-1;;B2C;1.5",
  "Carrier pigeon breeders;hc-2;;b2c;",
  ";hc-3;;;",
  "carrier-pigeon breeders;hc-4;;;",
  "Yodelling teachers;hc-5;;B2X;",
  '"Acxiom - ""alphorn builders""";hc-6;;;',
].join("\r\n")

describe("the import page", () => {
  it("maps the columns, shows problems, imports, and offers the result and rejected rows for download", async ({
    expect,
    owner,
  }) => {
    const { page, visit, check, downloads } = owner
    await visit("/import")
    await choose(owner, "hovercraft.csv", `\u{feff}${AUDIENCES}`)
    const columns = page.getByRole("table", { name: "Column mappings" })
    const fieldFor = (name: string) => columns.getByRole("combobox", { name: `Field for ${name}` }).inputValue()
    await columns.waitFor()
    expect(await Promise.all(["Segment Name", "Segment ID", "Vertical", "Kind", "Score"].map(fieldFor))).toEqual([
      "Topic name",
      "External ID",
      "Category",
      "Segment type",
      "Performance score",
    ])
    await page.getByText("6 rows: 2 will be rejected, 1 duplicate.").waitFor()
    const preview = page.getByRole("table", { name: "Preview" })
    await preview.getByRole("row", { name: "1 Hovercraft owners" }).waitFor()
    await preview.getByRole("row", { name: /^3 .*Name is missing/ }).waitFor()
    await preview.getByRole("row", { name: /^4 .*Duplicate of row 2/ }).waitFor()
    await preview.getByRole("row", { name: /^5 .*Unknown segment type “B2X”/ }).waitFor()
    await check()
    await page.getByText("Problems (3)").click()
    expect(await preview.getByRole("row").count()).toBe(4)

    // A column that is not imported causes no rejections.
    await columns.getByRole("combobox", { name: "Field for Kind" }).click()
    await page.getByRole("option", { name: "Do not import" }).click()
    await page.getByText("6 rows: 1 will be rejected, 1 duplicate.").waitFor()
    await page.getByRole("button", { name: "Import 6 rows" }).click()
    await page.getByText("All 6 rows processed.").waitFor()
    expect(page.url()).toMatch(/\/import\/batch_\w+$/)
    await page.getByRole("region", { name: "New topics" }).getByText("Hovercraft owners").waitFor()
    await check()

    const download = (name: string) => downloads(() => page.getByRole("link", { name }).click())
    expect(await download("Download 1 row")).toContain(",hc-3,,,,3,topic_name is required")
    expect((await download("Download result as CSV")).trim().split("\n")).toHaveLength(7)

    await page.getByRole("link", { name: "All imports" }).click()
    const row = page.getByRole("table", { name: "Recent imports" }).getByRole("row", { name: /^hovercraft\.csv/ })
    await row.getByText("Completed").waitFor()
    expect(await row.getByRole("cell").allInnerTexts()).toEqual(
      expect.arrayContaining(["hovercraft.csv", "Completed", "6", "4", "1"]),
    )
  })

  it("reviews the new topics: keep, rename, edit, skip and fix all names", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    await visit("/import")
    const names = ["glockenspiel players", "Acxiom - harmonium tuners", "Ukulele makers", "nose flute soloists"]
    await choose(owner, "instruments.csv", `Topic\n${names.join("\n")}`)
    await page.getByRole("button", { name: "Import 4 rows" }).click()
    const review = page.getByRole("region", { name: "New topics" })
    await review.getByText("0 of 4 reviewed").waitFor()

    await review.getByRole("button", { name: "Keep glockenspiel players" }).click()
    await review.getByText("1 of 4 reviewed").waitFor()
    await expect.poll(() => review.getByRole("listitem").count()).toBe(3)

    await review.getByRole("button", { name: "Rename Ukulele makers" }).click()
    await check()
    await review.getByLabel("New name").fill("Ukulele luthiers")
    await review.getByRole("button", { name: "Save" }).click()
    await review.getByText("Ukulele luthiers").waitFor()

    await review.getByRole("button", { name: "Edit Ukulele luthiers" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("combobox", { name: "Segment" }).click()
    await page.getByRole("option", { name: "B2B", exact: true }).click()
    await check()
    await dialog.getByRole("button", { name: "Save" }).click()
    await dialog.waitFor({ state: "hidden" })
    await review.getByRole("listitem").filter({ hasText: "Ukulele luthiers" }).getByText("B2B").waitFor()

    await review.getByRole("button", { name: "Skip nose flute soloists" }).click()
    await check()
    await dialog.getByRole("button", { name: "Skip topic" }).click()
    await review.getByText("2 of 4 reviewed, 1 skipped").waitFor()

    await review.getByRole("button", { name: "Fix all names" }).click()
    const fixed = dialog.getByRole("table", { name: "New names" })
    await fixed.getByRole("row", { name: "Acxiom - harmonium tuners Harmonium Tuners" }).waitFor()
    await check()
    await dialog.getByRole("button", { name: "Change 3 names" }).click()
    await review.getByText("Harmonium Tuners", { exact: true }).waitFor()

    // Decisions survive a reload.
    await page.reload()
    await review.getByText("2 of 4 reviewed, 1 skipped").waitFor()
    await review.getByText("All (3)").click()
    await review.getByRole("listitem").filter({ hasText: "Glockenspiel Players" }).getByText("Kept").waitFor()
    await review.getByRole("button", { name: "Keep all" }).click()
    await review.getByText("4 of 4 reviewed").waitFor()
  })

  it("resumes after a reload without sending a chunk twice", async ({ expect, owner }) => {
    const { page, visit, call } = owner
    await visit("/import")
    const chunks = await holdChunksFrom(owner, 2)
    await choose(owner, "long.csv", rows("reload", 1_700))
    await page.getByRole("button", { name: "Import 1,700 rows" }).click()
    await chunks.reached
    await page.getByText("1,000 of 1,700 rows (58%)").waitFor()
    await page.getByText(/rows per second, .* left/).waitFor()

    chunks.open()
    await page.reload()
    await page.getByText("All 1,700 rows processed.").waitFor()
    expect(chunks.sent).toEqual([0, 1, 2, 3])
    const batchId = page.url().split("/").at(-1)
    expect(await call("GET", `/api/import/${batchId}/status`)).toMatchObject({ status: "completed", total_rows: 1_700 })
    const left = await page.evaluate(async () => {
      const opening = indexedDB.open("strata-imports")
      await new Promise((resolve) => opening.addEventListener("success", resolve))
      const counting = opening.result.transaction("chunks").objectStore("chunks").count()
      await new Promise((resolve) => counting.addEventListener("success", resolve))
      return counting.result
    })
    expect(left).toBe(0)
  })

  it("continues on other pages, also after a reload", async ({ owner }) => {
    const { page, visit } = owner
    await visit("/import")
    const chunks = await holdChunksFrom(owner, 1)
    await choose(owner, "elsewhere.csv", rows("elsewhere", 700))
    await page.getByRole("button", { name: "Import 700 rows" }).click()
    await chunks.reached
    await page.getByRole("navigation").getByRole("link", { name: "Import" }).click()
    await page.getByRole("region", { name: "Import of elsewhere.csv" }).getByText("500 of 700 rows (71%)").waitFor()
    await page.getByRole("navigation").getByRole("link", { name: "Catalog" }).click()
    await settled(page)
    chunks.open()
    await page.reload()
    await page.getByText("elsewhere.csv imported").waitFor()
  })

  it("is sent by a single tab and shown in all tabs", async ({ expect, owner }) => {
    const { page, visit } = owner
    await visit("/import")
    const chunks = await holdChunksFrom(owner, 1)
    await choose(owner, "tabs.csv", rows("tabs", 700))
    await page.getByRole("button", { name: "Import 700 rows" }).click()
    await chunks.reached
    const second = await page.context().newPage()
    await second.goto(page.url())
    await second.getByText("Waiting for another tab or import to finish").waitFor()
    await second.getByText("500 of 700 rows (71%)").waitFor()
    chunks.open()
    await chunks.release()
    for (const tab of [page, second]) await tab.getByText("All 700 rows processed.").waitFor()
    expect(chunks.sent).toEqual([0])
  })

  it("retries server failures and stops on client errors", async ({ expect, owner }) => {
    const { page, visit, expectsError, check } = owner
    expectsError(503, /\/chunk$/)
    expectsError(429, /\/chunk$/)
    await visit("/import")
    const statuses = [503, 429]
    await page.route("**/api/import/*/chunk", async (route) => {
      const status = statuses.shift()
      if (status === undefined) await route.continue()
      else
        await route.fulfill({
          status,
          json: { error: status === 429 ? "Monthly classifications quota exceeded" : "Busy" },
        })
    })
    await choose(owner, "stumbling.csv", rows("stumbling", 3))
    await page.getByRole("button", { name: "Import 3 rows" }).click()
    await page.getByText("Server not responding. Retrying (1 of 3)").waitFor()
    await page.getByRole("alert").getByText("Monthly classifications quota exceeded").waitFor()
    await check()
    await page.getByRole("button", { name: "Resume" }).click()
    await page.getByText("All 3 rows processed.").waitFor()
    expect(statuses).toEqual([])
  })

  it("can be cancelled and shows the number of processed rows", async ({ owner }) => {
    const { page, visit, check } = owner
    await visit("/import")
    const { reached } = await holdChunksFrom(owner, 1)
    await choose(owner, "cancelled.csv", rows("cancelled", 1_200))
    await page.getByRole("button", { name: "Import 1,200 rows" }).click()
    await reached
    await page.getByRole("button", { name: "Cancel import" }).click()
    await check()
    await page.getByRole("dialog").getByRole("button", { name: "Cancel import" }).click()
    await page.getByText("500 of 1,200 rows processed before the import was cancelled").waitFor()
  })

  it("shows an import started in another browser, and cancels it", async ({ owner }) => {
    const { page, visit, call } = owner
    const mappings = [{ csvColumn: "Name", targetField: "topic_name" }]
    const batch = { filename: "foreign.csv", totalRows: 10, mappings }
    const { batchId } = await call<{ batchId: string }>("POST", "/api/import", batch)
    await visit(`/import/${batchId}`)
    await page.getByText("This import was started in another browser").waitFor()
    await page.getByRole("button", { name: "Cancel import" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Cancel import" }).click()
    await page.getByText("0 of 10 rows processed before the import was cancelled").waitFor()
  })

  it("rejects files that cannot be imported", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    await visit("/import")
    const alert = page.getByRole("alert")
    await choose(owner, "book.xlsx", Buffer.from("PK\x03\x04 and so on"))
    await alert.getByText("Excel workbook").waitFor()
    await check()
    await choose(owner, "quote.csv", 'Name,Id\n"never closed,1\n')
    await alert.getByText("a quote that is not closed").waitFor()
    await choose(owner, "huge.csv", rows("huge", 50_001))
    await alert.getByText("more than 50,000 rows").waitFor()
    await choose(owner, "bare.csv", "Topic name,Id\n")
    await alert.getByText("The file has a header but no rows.").waitFor()
    expect(await page.getByRole("button", { name: /^Import/ }).count()).toBe(0)
    await page.getByRole("button", { name: "Choose another file" }).click()

    await choose(owner, "headless.csv", "Stilt walkers;17\nSword swallowers;18\n")
    await alert.getByText("No column name was recognized.").waitFor()
    await page.getByText("Select the column that contains the topic names.").waitFor()
    expect(await page.getByRole("button", { name: "Import 1 row" }).isDisabled()).toBe(true)
    await page.getByLabel("First row contains column names").uncheck()
    await page.getByRole("combobox", { name: "Field for column 1" }).click()
    await page.getByRole("option", { name: "Topic name" }).click()
    await page.getByText("2 rows, no problems found.").waitFor()
    await page.getByRole("combobox", { name: "Delimiter" }).click()
    await page.getByRole("option", { name: "Comma" }).click()
    await page.getByText("2 rows, 1 column").waitFor()
  })

  it("reads a file of the maximum size without blocking the page", async ({ expect, owner }) => {
    const { page, visit } = owner
    await visit("/import")
    await page.evaluate(() => {
      const measured = globalThis as unknown as { longest: number; start: number }
      let last = performance.now()
      measured.start = last
      measured.longest = 0
      setInterval(() => {
        const now = performance.now()
        measured.longest = Math.max(measured.longest, now - last)
        last = now
      }, 10)
    })
    await choose(owner, "longest.csv", rows("longest", 50_000))
    await page.getByText("50,000 rows, no problems found.").waitFor()
    // A file read in one go would block the page for nearly all of the time that reading takes.
    const blocked = await page.evaluate(() => {
      const { longest, start } = globalThis as unknown as { longest: number; start: number }
      return longest / (performance.now() - start)
    })
    expect(blocked).toBeLessThan(0.5)
  })

  it("works on a narrow screen in the dark scheme", async ({ expect }) => {
    const visitor = await openVisitor({
      storageState: world().signedIn.owner,
      viewport: { width: 390, height: 800 },
      colorScheme: "dark",
      hasTouch: true,
    })
    const { page, visit, check, close } = visitor
    await visit("/import")
    await choose(visitor, "narrow.csv", "Topic,Category\nJuggling club members,Nonsense\nTightrope walkers,\n")
    await page.getByText("2 rows: 1 will be rejected.").waitFor()
    await check()
    await page.getByRole("button", { name: "Import 2 rows" }).click()
    await page.getByRole("region", { name: "New topics" }).getByText("Tightrope walkers").waitFor()
    await check()
    const tooWide = await page.evaluate(() => document.body.scrollWidth - document.documentElement.clientWidth)
    expect(tooWide).toBeLessThanOrEqual(0)
    await close()
  })
})
