import type { Route } from "playwright-core"
import { describe } from "vitest"
import { IS_LONG_FORM } from "../../bin/testing/long-form.ts"
import { aWorkbook, textRows } from "../../src/testing/a-workbook.ts"
import { it } from "../flow.ts"
import { openVisitor, settled, type Visitor, world } from "../visitor.ts"

async function choose({ page }: Visitor, name: string, content: string | Buffer) {
  const choosing = page.waitForEvent("filechooser")
  await page.getByRole("button", { name: "Choose a file" }).press("Enter")
  await (await choosing).setFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content) })
}

/** Of the import that outlives its browser. */
const ROWS = IS_LONG_FORM ? 50_000 : 2_000

/** Unique names, so that every row is a new topic. */
const rows = (word: string, count: number) =>
  `Name\n${Array.from({ length: count }, (_, i) => `${word} ${(i * 7919).toString(36)} fans of ${i}`).join("\n")}`

/** Blocks every upload until it is opened; `sent` counts the uploads that were not blocked. */
async function holdUploads({ page }: Visitor) {
  const held: Route[] = []
  const reached = Promise.withResolvers<void>()
  const state = { open: false, sent: 0 }
  await page.context().route("**/api/import/*/file", async (route) => {
    if (!state.open) {
      held.push(route)
      reached.resolve()
      return
    }
    state.sent++
    await route.continue()
  })
  return {
    sent: () => state.sent,
    /** Resolves when the first upload is blocked. */
    reached: reached.promise,
    /** Stops blocking further uploads. */
    open: () => void (state.open = true),
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

/** As people send them: titles, decimal commas, percentages, words of their own, and columns that the service does not know. */
const MESSY = [
  "Audiences for the fourth quarter;;;;;;;;",
  "Made by Eve on 19 November;;;;;;;;",
  "Topic;Category;Score;Price;Owner;Market;Notes;Tags;Cost centre",
  'Acxiom > Interest > Zeppelin riggers;Money matters;87%;"€ 2,50";Eve;DE;Ask first;spring,sky;4711',
  "Gondola polishers;money matters;0,87;;;;;;",
  "gondola polishers;;;;;;;;",
  ";;1;;;;;;",
  "Funicular brakemen;Finance;n/a;;;;;;",
].join("\r\n")

describe("the import page", () => {
  it("skips titles above the column names, and joins sheets of an Excel workbook", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    const sheets = [
      { name: "Notes", rows: textRows([["Remark"], ["none"]]) },
      {
        name: "Spring",
        rows: textRows([
          ["Audiences of spring"],
          ["Made on 19 November"],
          ["Segment name", "Score"],
          ["Alpaca shearers", "87%"],
        ]),
      },
      {
        name: "Autumn",
        rows: textRows([
          ["Score", "Segment name"],
          ["0,5", "Llama groomers"],
          ["1", "Vicuna spinners"],
        ]),
      },
    ]
    await visit("/import")
    await choose(owner, "topics.xlsx", Buffer.from(aWorkbook({ sheets })))
    await page.getByRole("checkbox", { name: "Spring" }).check()
    await page.getByText("Row 3 has the column names, 2 rows above are skipped").waitFor()
    await page.getByRole("checkbox", { name: "Autumn" }).check()
    await page.getByRole("table", { name: "First rows of “Autumn”" }).waitFor()
    await page.getByRole("checkbox", { name: "Notes" }).uncheck()
    await page.getByText("3 rows, no problems found.").waitFor()
    const grid = page.getByRole("grid", { name: "Rows" })
    for (const row of [/Alpaca shearers 87%/, /Llama groomers 0,5/])
      await grid.getByRole("row", { name: row }).waitFor()
    await check()

    // A click on another row makes it the header.
    const first = page.getByRole("table", { name: "First rows of “Autumn”" })
    await first.getByRole("row").filter({ hasText: "Llama groomers" }).click()
    await page.getByText("2 rows, 5 columns").waitFor()
    await first.getByRole("radio", { name: "Row 1 of “Autumn” has the column names" }).check()
    await page.getByRole("button", { name: "Import 3 rows" }).click()
    await page.getByText("All 3 rows processed.").waitFor()
    const imported = await owner.call<{ data: object[] }>("GET", "/api/topics?search=alpaca+shearers")
    expect(imported.data).toMatchObject([{ performance_score: 0.87 }])
  })

  it("takes a messy file: values for all rows, remembered; kinds of problems apart; columns kept", async ({
    expect,
    owner,
  }) => {
    const { page, visit, check, call } = owner
    await visit("/import")
    await choose(owner, "messy.csv", MESSY)
    await page.getByText("Row 3 has the column names, 2 rows above are skipped").waitFor()
    const counts = "5 rows: 1 will be rejected, 3 imported without a value, 1 duplicate in the file."
    await page.getByText(counts).waitFor()
    const grid = page.getByRole("grid", { name: "Rows" })
    const rowCount = () => grid.getByRole("row").count()
    await grid.getByRole("row", { name: /Acxiom > Interest > Zeppelin riggers .* Zeppelin riggers/ }).waitFor()

    await page.getByRole("button", { name: "Match 1 value of Category" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("combobox", { name: "Category for Money matters" }).fill("Finance")
    await page.getByRole("option", { name: "Finance & Insurance", exact: true }).click()
    // A usual word for a category means what it means to the service.
    const usual = dialog.getByRole("combobox", { name: "Category for Finance" })
    expect(await usual.getAttribute("placeholder")).toBe("Banking & Credit")
    await check()
    await dialog.getByRole("button", { name: "Apply to all rows" }).click()
    await page.getByText(counts.replace("3 imported", "1 imported")).waitFor()
    for (const [kind, message] of [
      ["Rejected (1)", "Name is missing"],
      ["Warning (1)", "Score “n/a” is not a number"],
      ["Duplicate in file (1)", "Duplicate of row 2 of the file"],
    ] as const) {
      await page.getByText(kind).click()
      await grid.getByRole("row", { name: new RegExp(message) }).waitFor()
      expect(await rowCount()).toBe(2)
    }

    await page.getByRole("combobox", { name: "Field for Cost centre" }).click()
    await page.getByRole("option", { name: "Keep as a field" }).click()
    await page.getByRole("button", { name: "Import 5 rows" }).click()
    await page.getByText("All 5 rows processed.").waitFor()
    await page.getByText("Duplicates of another row of the file").waitFor()
    await check()
    const { data } = await call<{ data: { id: string }[] }>("GET", "/api/topics?search=zeppelin+riggers")
    expect(data).toMatchObject([{ performance_score: 0.87, taxonomy_type: "Finance & Insurance" }])
    await visit(`/library/${data[0]?.id}`)
    await page.getByText("Cost centre").waitFor()
    for (const kept of ["4711", "€ 2,50", "Ask first", "sky, spring"]) await page.getByText(kept).waitFor()

    // The next time, the values are known, and so are the topics.
    await visit("/import")
    await choose(owner, "messy-again.csv", MESSY)
    await page.getByText("Read as in earlier imports: “money matters” is Finance & Insurance.").waitFor()
    await page.getByText(/1 imported without a value, 1 duplicate in the file, 4 already in your library\./).waitFor()
    await page.getByText("Already in library (4)").click()
    await grid.getByRole("row", { name: /Duplicate of row 2 of the file; Already in your library/ }).waitFor()
    await expect.poll(rowCount).toBe(5)
    await check()
  })

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
    await page.getByText("6 rows: 1 will be rejected, 1 imported without a value, 1 duplicate in the file.").waitFor()
    const grid = page.getByRole("grid", { name: "Rows" })
    await grid.getByRole("row", { name: /Import row 1 .*Hovercraft owners/ }).waitFor()
    await grid.getByRole("row", { name: /Import row 3 .*Name is missing/ }).waitFor()
    await grid.getByRole("row", { name: /Import row 4 .*Duplicate of row 2/ }).waitFor()
    await grid.getByRole("row", { name: /Import row 5 .*Unknown segment type “B2X”/ }).waitFor()
    await check()
    await page.getByText("Rejected (1)").click()
    await expect.poll(() => grid.getByRole("row").count()).toBe(2)

    // The user may ask for rejections instead.
    await page.getByLabel("Import rows without values that cannot be read").uncheck()
    await page.getByText("6 rows: 2 will be rejected, 1 duplicate in the file.").waitFor()

    // A column that is not imported causes no rejections.
    await columns.getByRole("combobox", { name: "Field for Kind" }).click()
    await page.getByRole("option", { name: "Do not import" }).click()
    await page.getByText("6 rows: 1 will be rejected, 1 duplicate in the file.").waitFor()
    await page.getByRole("button", { name: "Import 6 rows" }).click()
    await page.getByText("All 6 rows processed.").waitFor()
    expect(page.url()).toMatch(/\/import\/batch_\w+$/)
    await page.getByRole("button", { name: "Keep Hovercraft owners" }).waitFor()
    await check()

    const download = (name: string) => downloads(() => page.getByRole("link", { name }).click())
    expect(await download("Download 1 row")).toContain(",hc-3,,,,3,topic_name is required")
    expect((await download("Download result as CSV")).trim().split("\n")).toHaveLength(7)

    await page.getByRole("link", { name: "All imports" }).click()
    const row = page.getByRole("table", { name: "Recent imports" }).getByRole("row", { name: /^hovercraft\.csv/ })
    await row.getByText("Completed with 1 error").waitFor()
    expect(await row.getByRole("cell").allInnerTexts()).toEqual(
      expect.arrayContaining(["hovercraft.csv", "Completed with 1 error", "6", "4", "1"]),
    )
  })

  it("reviews the new topics by keys: keep, correct, skip, remove, undo, and fix all names", async ({
    expect,
    owner,
  }) => {
    const { page, visit, check } = owner
    await visit("/import")
    const names = ["glockenspiel players", "harmonium tuners", "Ukulele makers", "nose flute soloists"]
    await choose(owner, "instruments.csv", `Topic,Category\n${names.map((name) => `${name},Gaming`).join("\n")}`)
    await page.getByRole("button", { name: "Import 4 rows" }).click()
    const review = page.getByRole("region", { name: "New topics" })
    await review.getByText("0 of 4 reviewed").waitFor()
    const item = (name: string) => review.getByRole("listitem").filter({ hasText: name })

    await item("glockenspiel players").focus()
    await page.keyboard.press("a")
    await review.getByText("1 of 4 reviewed").waitFor()
    await expect.poll(() => review.getByRole("listitem").count()).toBe(3)
    // The next one has the focus: one key is one decision.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("LI")
    await check()

    await item("Ukulele makers").focus()
    await page.keyboard.press("c")
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("textbox", { name: "Name" }).fill("Ukulele luthiers")
    await dialog.getByLabel("Also reclassify the topic").check()
    await dialog.getByRole("combobox", { name: "Segment" }).click()
    await page.getByRole("option", { name: "B2B", exact: true }).click()
    await check()
    await dialog.getByRole("button", { name: "Save" }).click()
    await dialog.waitFor({ state: "hidden" })
    await item("Ukulele luthiers").getByText("B2B").waitFor()

    // A skipped topic stays, at the end; a removed one leaves the library, and an undo brings it back.
    await item("nose flute soloists").focus()
    await page.keyboard.press("s")
    await review.getByRole("heading", { name: /^Skipped/ }).waitFor()
    await expect.poll(() => review.getByRole("listitem").last().innerText()).toContain("nose flute soloists")
    await review.getByText("1 of 4 reviewed").waitFor()
    await item("nose flute soloists").focus()
    await page.keyboard.press("r")
    await review.getByText("2 of 4 reviewed, 1 removed").waitFor()
    await page.keyboard.press("u")
    await item("nose flute soloists").waitFor()
    await review.getByText("1 of 4 reviewed").waitFor()
    await review.getByRole("button", { name: "Remove nose flute soloists" }).click()
    await review.getByText("2 of 4 reviewed, 1 removed").waitFor()

    await review.getByRole("button", { name: "Fix all names" }).click()
    const fixed = dialog.getByRole("list", { name: "New names" })
    await fixed.getByRole("checkbox", { name: "Change harmonium tuners to Harmonium Tuners" }).waitFor()
    await check()
    await dialog.getByRole("button", { name: "Change 3 names" }).waitFor()
    await fixed.getByRole("checkbox", { name: "Change Ukulele luthiers to Ukulele Luthiers" }).uncheck()
    await dialog.getByRole("button", { name: "Change 2 names" }).click()
    await review.getByText("Harmonium Tuners", { exact: true }).waitFor()
    await review.getByText("Ukulele luthiers", { exact: true }).waitFor()

    // Restore the old names, then fix them again.
    await review.getByRole("button", { name: "Undo 2 fixed names" }).click()
    await review.getByText("harmonium tuners", { exact: true }).waitFor()
    await review.getByRole("button", { name: "Fix all names" }).click()
    await dialog.getByRole("button", { name: "Change 3 names" }).click()
    await review.getByText("Harmonium Tuners", { exact: true }).waitFor()

    // Decisions survive a reload.
    await page.reload()
    await review.getByText("2 of 4 reviewed, 1 removed").waitFor()
    await review.getByText("All (3)").click()
    await review.getByRole("listitem").filter({ hasText: "Glockenspiel Players" }).getByText("Kept").waitFor()
    await review.getByRole("button", { name: "Keep all", exact: true }).click()
    await review.getByText("4 of 4 reviewed").waitFor()
  })

  it("reviews a hundred topics at a time, whole groups at once", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    await visit("/import")
    const names = rows("hundred", 130).split("\n").slice(1)
    await choose(owner, "hundred.csv", `Topic,Category\n${names.map((name) => `${name},Gaming`).join("\n")}`)
    await page.getByRole("button", { name: "Import 130 rows" }).click()
    const review = page.getByRole("region", { name: "New topics" })
    await review.getByText("30 more topics follow as these are decided.").waitFor()
    await review.getByRole("button", { name: /^Correct all 100: .* Gaming$/ }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("combobox", { name: "Segment type" }).click()
    await page.getByRole("option", { name: "B2G", exact: true }).click()
    await check()
    await dialog.getByRole("button", { name: "Correct 100 topics" }).click()
    await review.getByText("B2G").nth(99).waitFor()
    await review.getByRole("button", { name: "Undo", exact: true }).click()
    await expect.poll(() => review.getByText("B2G").count()).toBe(0)
    await review.getByRole("listitem").first().focus()
    await page.keyboard.press("Shift+A")
    await review.getByText("100 of 130 reviewed").waitFor()
    await page.keyboard.press("u")
    await review.getByText("0 of 130 reviewed").waitFor()
  })

  it("resumes an upload after a reload", async ({ expect, owner }) => {
    const { page, visit, call } = owner
    await visit("/import")
    const uploads = await holdUploads(owner)
    await choose(owner, "long.csv", rows("reload", 70))
    await page.getByRole("button", { name: "Import 70 rows" }).click()
    await uploads.reached
    await page.getByText("Keep this page open until the file is uploaded.").waitFor()

    uploads.open()
    await page.reload()
    await page.getByText("All 70 rows processed.").waitFor()
    expect(uploads.sent()).toBe(1)
    const batchId = page.url().split("/").at(-1)
    expect(await call("GET", `/api/import/${batchId}/status`)).toMatchObject({ status: "completed", total_rows: 70 })
    const left = await page.evaluate(async () => {
      const opening = indexedDB.open("strata-imports")
      await new Promise((resolve) => opening.addEventListener("success", resolve))
      const counting = opening.result.transaction("files").objectStore("files").count()
      await new Promise((resolve) => counting.addEventListener("success", resolve))
      return counting.result
    })
    expect(left).toBe(0)
  })

  it("uploads on other pages, also after a reload", async ({ owner }) => {
    const { page, visit } = owner
    await visit("/import")
    const uploads = await holdUploads(owner)
    await choose(owner, "elsewhere.csv", rows("elsewhere", 70))
    await page.getByRole("button", { name: "Import 70 rows" }).click()
    await uploads.reached
    await page.getByRole("navigation").getByRole("link", { name: "Import" }).click()
    await page.getByRole("region", { name: "Import of elsewhere.csv" }).waitFor()
    await page.getByRole("navigation").getByRole("link", { name: "Catalog" }).click()
    await settled(page)
    uploads.open()
    await page.reload()
    await page.getByText("elsewhere.csv imported").waitFor()
  })

  it("is uploaded by a single tab and shown in all tabs", async ({ owner }) => {
    const { page, visit, expectsError } = owner
    // The tab that waited may offer the file before it hears that the service has it.
    expectsError(409, /\/file$/)
    await visit("/import")
    const uploads = await holdUploads(owner)
    await choose(owner, "tabs.csv", rows("tabs", 70))
    await page.getByRole("button", { name: "Import 70 rows" }).click()
    await uploads.reached
    const second = await page.context().newPage()
    await second.goto(page.url())
    await second.getByText("Waiting for another tab or upload to finish").waitFor()
    uploads.open()
    await uploads.release()
    for (const tab of [page, second]) await tab.getByText("All 70 rows processed.").waitFor()
  })

  it("retries server failures and stops on client errors", async ({ expect, owner }) => {
    const { page, visit, expectsError, check } = owner
    expectsError(503, /\/file$/)
    expectsError(429, /\/file$/)
    await visit("/import")
    const statuses = [503, 429]
    await page.route("**/api/import/*/file", async (route) => {
      const status = statuses.shift()
      if (status === undefined) await route.continue()
      else await route.fulfill({ status, json: { error: status === 429 ? "Too many requests" : "Busy" } })
    })
    await choose(owner, "stumbling.csv", rows("stumbling", 3))
    await page.getByRole("button", { name: "Import 3 rows" }).click()
    await page.getByText("Server not responding. Retrying (1 of 3)").waitFor()
    await page.getByRole("alert").getByText("Too many requests").waitFor()
    await check()
    await page.getByRole("button", { name: "Resume" }).click()
    await page.getByText("All 3 rows processed.").waitFor()
    expect(statuses).toEqual([])
  })

  it("can be cancelled during the upload", async ({ owner }) => {
    const { page, visit, check } = owner
    await visit("/import")
    const { reached } = await holdUploads(owner)
    await choose(owner, "cancelled.csv", rows("cancelled", 1_200))
    await page.getByRole("button", { name: "Import 1,200 rows" }).click()
    await reached
    await page.getByRole("button", { name: "Cancel import" }).click()
    await check()
    await page.getByRole("dialog").getByRole("button", { name: "Cancel import" }).click()
    await page.getByText("0 of 1,200 rows processed before the import was cancelled").waitFor()
  })

  it("shows an import started in another browser, and cancels it", async ({ owner }) => {
    const { page, visit, call } = owner
    const mappings = [{ csvColumn: "Name", targetField: "topic_name" }]
    const batch = { filename: "foreign.csv", totalRows: 1_010, mappings }
    const { batchId } = await call<{ batchId: string }>("POST", "/api/import", batch)
    const some = Array.from({ length: 500 }, (_, i) => ({ Name: `Foreign fans of ${i}` }))
    await call("POST", `/api/import/${batchId}/chunk`, { chunkIndex: 0, rows: some, mappings })
    await visit(`/import/${batchId}`)
    await page.getByText("500 of 1,010 rows (49%)").waitFor()
    await page.getByRole("button", { name: "Cancel import" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Cancel import" }).click()
    await page.getByText("500 of 1,010 rows processed before the import was cancelled").waitFor()
  })

  it("goes on after the browser is closed; another browser sees its end and downloads the errors", async ({
    expect,
    owner,
  }) => {
    const nameless = [99, ROWS / 2, ROWS - 1]
    const shown = ROWS.toLocaleString("en")
    const lines = rows("closed", ROWS)
      .split("\n")
      .map((line, i) => (nameless.includes(i - 1) ? "?" : line))
    const first = await openVisitor({ person: "owner" })
    await first.visit("/import")
    await choose(first, "closed.csv", lines.join("\n"))
    await first.page.getByText(`${shown} rows: 3 will be rejected.`).waitFor()
    await first.page.getByRole("button", { name: `Import ${shown} rows` }).click()
    await first.page.getByText("The import runs on the server.").waitFor()
    const path = new URL(first.page.url()).pathname
    await first.close()

    const { page, visit, downloads } = owner
    await visit("/import")
    await page.getByRole("table", { name: "Recent imports" }).getByRole("link", { name: "closed.csv" }).click()
    expect(new URL(page.url()).pathname).toBe(path)
    await page.getByText(`All ${shown} rows processed.`).waitFor({ timeout: 1_500_000 })
    const errors = await downloads(() => page.getByRole("link", { name: "Download 3 rows" }).click())
    expect(errors.trim().split(/\r?\n/)).toEqual([
      "Name,import_row,import_error",
      ...nameless.map((row) => `?,${row + 1},topic_name is required`),
    ])
  }, 1_600_000)

  it("is corrected in the grid: cells, rules for columns, excluded rows", async ({ expect, owner }) => {
    const { page, visit, check, call } = owner
    await visit("/import")
    const lines = [
      "Topic;Segment type;Score;Tags",
      "Kazoo  players;;0,5;a|b",
      ";;n/a;",
      "Zither heirs;B2X;1,234;",
      "Lute thieves;;3;",
    ]
    await choose(owner, "orchestra.csv", lines.join("\r\n"))
    await page.getByText("4 rows: 1 will be rejected, 1 imported without a value.").waitFor()
    const grid = page.getByRole("grid", { name: "Rows" })
    const cell = (row: number, column: number) =>
      grid
        .getByRole("row", { name: new RegExp(`Import row ${row} `) })
        .getByRole("gridcell")
        .nth(column)

    // By mouse, then by keyboard; Escape cancels an edit.
    await cell(2, 1).click()
    await grid.getByRole("textbox", { name: "Topic name of row 2" }).fill("Spoon soloists")
    await page.keyboard.press("Enter")
    await page.getByText("4 rows: 2 imported without a value.").waitFor()
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("Enter")
    await grid.getByRole("textbox", { name: "Segment type of row 3" }).fill("nonsense")
    await page.keyboard.press("Escape")
    await expect.poll(() => cell(3, 2).innerText()).toBe("B2X")
    await check()

    const rule = async (column: string, name: string) => {
      await page.getByRole("button", { name: `Rules for ${column}` }).click()
      await page.getByRole("menuitem", { name }).click()
    }
    await rule("Score", "Decimal comma to point")
    await expect.poll(() => cell(3, 3).innerText()).toBe("1.234")
    await rule("Score", "Remove values that are not numbers")
    await expect.poll(() => cell(2, 3).innerText()).toBe("")
    await page.getByText("4 rows: 1 imported without a value.").waitFor()
    await rule("Segment type", "Fill empty cells…")
    await page.getByRole("dialog").getByLabel("Value").fill("B2C")
    await page.keyboard.press("Escape")
    await rule("Segment type", "Fill empty cells…")
    await page
      .getByRole("dialog")
      .getByText(/^Draft from .* restored\./)
      .waitFor()
    expect(await page.getByRole("dialog").getByLabel("Value").inputValue()).toBe("B2C")
    await check()
    await page.getByRole("dialog").getByRole("button", { name: "Fill" }).click()
    await expect.poll(() => cell(1, 2).innerText()).toBe("B2C")
    await rule("Tags", "Split by delimiter…")
    await page.getByRole("dialog").getByText("Into a list (for keywords)").click()
    await page.getByRole("dialog").getByRole("button", { name: "Split" }).click()
    await expect.poll(() => cell(1, 4).innerText()).toBe("a, b")
    await rule("Topic", "Trim blanks")
    await page.getByRole("button", { name: "Undo last change" }).click()

    await grid.getByRole("checkbox", { name: "Import row 4" }).uncheck()
    await page.getByText("4 rows: 1 imported without a value, 1 excluded.").waitFor()
    await page.getByRole("button", { name: "Import 3 rows" }).click()
    await page.getByText("All 3 rows processed.").waitFor()
    await page.getByRole("table", { name: "Rows with warnings" }).getByText("“B2X” was left out").waitFor()
    await check()
    const { data } = await call<{ data: object[] }>("GET", "/api/topics?search=spoon+soloists")
    expect(data).toMatchObject([{ topic_name: "Spoon soloists", segment_type: "B2C", performance_score: null }])
    const zither = await call<{ data: object[] }>("GET", "/api/topics?search=zither+heirs")
    expect(zither.data).toMatchObject([{ performance_score: 1.234 }])
    expect((await call<{ total: number }>("GET", "/api/topics?search=lute+thieves")).total).toBe(0)
  })

  it("is undone, and the undo is taken back", async ({ expect, owner }) => {
    const { page, visit, check, call } = owner
    await visit("/import")
    await choose(owner, "mistake.csv", "Topic\nMarimba tuners\nBanjo dentists\nTheremin haters")
    await page.getByRole("button", { name: "Import 3 rows" }).click()
    const review = page.getByRole("region", { name: "New topics" })
    await review.getByRole("button", { name: "Correct Banjo dentists" }).click()
    await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Banjo surgeons")
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click()
    await review.getByText("Banjo surgeons").waitFor()
    await page.reload()

    const undo = page.getByRole("region", { name: "Undo" })
    await undo.getByText("Not removed: 1 edited topic.").waitFor()
    await undo.getByRole("button", { name: "Undo import" }).click()
    await check()
    await page.getByRole("dialog").getByRole("button", { name: "Remove 2 topics" }).click()
    await undo.getByText("2 topics removed from your library.").waitFor()
    await undo.getByText("Banjo surgeons stays: it was edited").waitFor()
    await check()
    const count = async (name: string) =>
      (await call<{ total: number }>("GET", `/api/topics?search=${encodeURIComponent(name)}`)).total
    expect([await count("marimba tuners"), await count("banjo surgeons")]).toEqual([0, 1])

    await undo.getByRole("button", { name: "Restore 2 topics" }).click()
    await page.getByText("2 topics restored.").waitFor()
    expect(await count("marimba tuners")).toBe(1)
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
    await choose(owner, "huge.csv", rows("huge", 50_020))
    await alert.getByText("more than 50,000 rows").waitFor()
    await choose(owner, "bare.csv", "Topic name,Id\n")
    await alert.getByText("The file has a header but no rows.").waitFor()
    expect(await page.getByRole("button", { name: /^Import/ }).count()).toBe(0)
    await page.getByRole("button", { name: "Choose another file" }).click()

    await choose(owner, "headless.csv", "Stilt walkers;17\nSword swallowers;18\n")
    await alert.getByText("No column name was recognized.").waitFor()
    await page.getByText("Select the column that contains the topic names.").waitFor()
    expect(await page.getByRole("button", { name: "Import 1 row" }).isDisabled()).toBe(true)
    await page.getByRole("radio", { name: "No row has column names" }).check()
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
    await page.getByText("2 rows: 1 imported without a value.").waitFor()
    await check()
    await page.getByRole("button", { name: "Import 2 rows" }).click()
    await page.getByRole("region", { name: "New topics" }).getByText("Tightrope walkers").waitFor()
    await check()
    const tooWide = await page.evaluate(() => document.body.scrollWidth - document.documentElement.clientWidth)
    expect(tooWide).toBeLessThanOrEqual(0)
    await close()
  })
})
