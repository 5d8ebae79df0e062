import { type Browser, type CDPSession, chromium, type Page } from "playwright-core"
import { describe, inject } from "vitest"
import { IS_LONG_FORM } from "../../bin/testing/long-form.ts"
import { it } from "../flow.ts"
import { NO_DRAFTS, storedDrafts } from "../stored-drafts.ts"
import { settled, type Visitor, world } from "../visitor.ts"

const SECRET = "never-in-the-browser-7413"
const note = ({ page }: Visitor) => page.getByText(/^Draft from .* restored\./)

async function aTopic({ call }: Visitor, name: string): Promise<string> {
  return (await call<{ id: string }>("POST", "/api/topics", { topic_name: name })).id
}

async function editTopic({ page }: Visitor) {
  await page.getByRole("dialog").getByRole("tab", { name: "Edit" }).click()
  return page.getByRole("dialog").getByLabel("Name")
}

describe("drafts", () => {
  it("survive other pages, Back, Ctrl-K, a reload and a closed tab", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    const id = await aTopic(owner, "Drafty kite surfers")
    await visit("/library")
    await visit(`/library/${id}`)
    await (await editTopic(owner)).fill("Drafty sail makers")
    const restored = async (visitor: Visitor) => {
      expect(await (await editTopic(visitor)).inputValue()).toBe("Drafty sail makers")
      await note(visitor).waitFor()
    }
    await page.goBack()
    await page.getByRole("dialog").waitFor({ state: "hidden" })
    await page.goForward()
    await restored(owner)
    await check()
    await page.keyboard.press("ControlOrMeta+k")
    await page.getByRole("dialog", { name: "Find anything" }).getByRole("textbox").fill("Catalog")
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { level: 1, name: "Catalog" }).waitFor()
    await visit(`/library/${id}`)
    await restored(owner)
    await page.reload()
    await restored(owner)

    const other = await page.context().newPage()
    await other.goto(`/library/${id}`)
    await restored({ ...owner, page: other })
    await (await editTopic({ ...owner, page: other })).fill("Drafty rope makers")
    await other.close()
    await visit("/catalog")
    await visit(`/library/${id}`)
    const name = await editTopic(owner)
    expect(await name.inputValue()).toBe("Drafty rope makers")
    await page.getByRole("button", { name: "Discard" }).click()
    expect(await name.inputValue()).toBe("Drafty kite surfers")
    await note(owner).waitFor({ state: "hidden" })
    expect(await storedDrafts(page)).not.toContain("Drafty")
  })

  it("never hold credentials, and leaving asks only because of these", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    await visit("/catalog")
    await page.getByRole("navigation").getByRole("link", { name: "Connections" }).click()
    await page.getByRole("link", { name: "New connection" }).first().click()
    await page.getByRole("radio", { name: "DSP API" }).check()
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Drafty platform")
    await page.getByRole("navigation").getByRole("link", { name: "Catalog" }).click()
    await page.getByRole("heading", { level: 1, name: "Catalog" }).waitFor()
    await page.goBack()
    await page.getByLabel(/^API key/).fill(SECRET)

    const question = page.getByRole("dialog", { name: "Leave without the credentials?" })
    await page.getByRole("navigation").getByRole("link", { name: "Catalog" }).click()
    await check()
    await question.getByRole("button", { name: "Cancel" }).click()
    await question.waitFor({ state: "hidden" })
    expect(await page.getByLabel(/^API key/).inputValue()).toBe(SECRET)
    await page.goBack()
    await question.getByRole("button", { name: "Leave" }).click()
    await page.getByRole("heading", { level: 1, name: "Connections" }).waitFor()

    await visit("/connections/new")
    await note(owner).waitFor()
    expect(await page.getByRole("textbox", { name: "Name", exact: true }).inputValue()).toBe("Drafty platform")
    expect(await page.getByLabel(/^API key/).inputValue()).toBe("")
    const stored = await storedDrafts(page)
    expect(stored).toContain("Drafty platform")
    expect(stored).not.toContain(SECRET)
  })

  it("of a record that someone else changes meanwhile show both versions", async ({ expect, owner }) => {
    const { page, visit, check, call, expectsError } = owner
    expectsError(412, /^\/api\/topics\//)
    const id = await aTopic(owner, "Contested kite surfers")
    const stored = () => call<{ topic_name: string; segment_type: string }>("GET", `/api/topics/${id}`)
    const dialog = page.getByRole("dialog", { name: "Someone else has changed this since you opened it" })
    const save = () => page.getByRole("button", { name: "Save", exact: true }).click()
    await visit(`/library/${id}`)
    const name = await editTopic(owner)
    await name.fill("My kite surfers")
    await call("PATCH", `/api/topics/${id}`, { topic_name: "Their kite surfers", segment_type: "B2G" })
    await save()
    await dialog.getByRole("row", { name: "Name My kite surfers Their kite surfers" }).waitFor()
    await check()
    await dialog.getByRole("button", { name: "Keep mine" }).click()
    await page.getByText("Saved").waitFor()
    // What only the other person changed stays.
    expect(await stored()).toMatchObject({ topic_name: "My kite surfers", segment_type: "B2G" })

    // What each of them changed alone is not asked about.
    await page.getByRole("dialog").getByRole("heading", { name: "My kite surfers" }).waitFor()
    await (await editTopic(owner)).fill("My own kite surfers")
    await call("PATCH", `/api/topics/${id}`, { segment_type: "B2E" })
    await save()
    await page.getByRole("dialog").getByRole("heading", { name: "My own kite surfers" }).waitFor()
    expect(await stored()).toMatchObject({ topic_name: "My own kite surfers", segment_type: "B2E" })
    await dialog.waitFor({ state: "hidden" })
    await name.fill("My windsurfers")
    await call("PATCH", `/api/topics/${id}`, { topic_name: "Their windsurfers" })
    await save()
    await dialog.getByRole("button", { name: "Take theirs" }).click()
    await page.getByRole("dialog").getByRole("heading", { name: "Their windsurfers" }).waitFor()
    expect(await name.inputValue()).toBe("Their windsurfers")
    expect((await stored()).topic_name).toBe("Their windsurfers")
  })
})

/** Numbers that look random and are the same in every run. */
function sequence(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

const ROWS = 2_000
const KILLS = IS_LONG_FORM ? 20 : 3
const MESSY = [
  "Topic;Segment type;Score;Tags",
  ...Array.from({ length: ROWS }, (_, i) =>
    [
      i % 7 === 0 ? "" : `  Messy fans of  ${i} `,
      i % 5 === 0 ? "B2X" : "b2c",
      i % 3 === 0 ? `1.${i},5` : "n/a",
      i % 2 === 0 ? '"a;b"' : "",
    ].join(";"),
  ),
].join("\r\n")

/** Ends the process of a page without a word to the page. */
async function kill(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent("crash")
  void session.send("Page.crash").catch(() => {})
  await crashed
  await page.close()
}

describe("an import that is prepared", () => {
  it(`loses nothing of what was typed in ${KILLS} of ${KILLS} killed tabs`, async ({ expect }) => {
    const browser: Browser = await chromium.connect(inject("browserAddress"))
    const context = await browser.newContext({ baseURL: world().url, storageState: world().signedIn.admin })
    const random = sequence(2_026)
    const open = async () => {
      const page = await context.newPage()
      await page.goto("/import")
      return page
    }
    let page = await open()
    const choosing = page.waitForEvent("filechooser")
    await page.getByRole("button", { name: "Choose a file" }).press("Enter")
    await (await choosing).setFiles({ name: "messy.csv", mimeType: "text/csv", buffer: Buffer.from(MESSY) })

    const expected = new Map<string, string>()
    const excluded = new Set<number>()
    const row = (number: number) =>
      page.getByRole("grid", { name: "Rows" }).getByRole("row", { name: new RegExp(`^Import row ${number} `) })
    const goTo = async (number: number) => {
      await page.getByRole("grid", { name: "Rows" }).waitFor()
      await page.getByRole("grid", { name: "Rows" }).evaluate(
        (grid, top) => {
          grid.scrollTop = top
        },
        (number - 1) * 40,
      )
      await row(number).waitFor()
    }
    for (let killed = 0; killed < KILLS; killed++) {
      const edits = 1 + random(4)
      const touched = new Set<string>()
      for (let edit = 1; edit <= edits; edit++) {
        const [number, column] = [1 + random(ROWS), 1 + random(2)]
        await goTo(number)
        if (random(3) === 0) {
          const box = row(number).getByRole("checkbox")
          await box.click()
          if (!excluded.delete(number)) excluded.add(number)
        } else {
          await row(number).getByRole("gridcell").nth(column).click()
          const text = `Typed ${killed} ${edit} ${"word ".repeat(random(4))}end`
          const isLast = edit === edits
          // The last text is cut off by the kill, wherever it is.
          const typed = isLast ? text.slice(0, 1 + random(text.length)) : text
          await page.keyboard.press("ControlOrMeta+a")
          await page.keyboard.type(typed)
          if (!isLast || random(2) === 0) await page.keyboard.press("Enter")
          expected.set(`${number} ${column}`, typed)
          touched.add(`${number} ${column}`)
        }
      }
      await kill(page)
      page = await open()
      await page.getByText("messy.csv").waitFor()
      await page.getByText(/^Draft from .* restored\./).waitFor()
      // After the last one everything, however long ago it was typed.
      for (const [place, text] of expected) {
        if (killed < KILLS - 1 && !touched.has(place)) continue
        const [number = 0, column = 0] = place.split(" ").map(Number)
        await goTo(number)
        await expect.poll(() => row(number).getByRole("gridcell").nth(column).innerText()).toBe(text.trim())
      }
      await page.getByText(`Excluded (${excluded.size})`).waitFor()
    }

    // What is imported is what was typed, and the draft ends with it.
    await page.getByRole("button", { name: /^Import [\d,]+ rows$/ }).click()
    await page.waitForURL(/\/import\/batch_/)
    await page.goto("/import")
    await settled(page)
    expect(await storedDrafts(page)).toBe(NO_DRAFTS)
    await context.close()
    await browser.close()
  })
})
