import { describe } from "vitest"
import { it } from "../flow.ts"
import { addFilter } from "../steps.ts"
import { settled, type Visitor } from "../visitor.ts"

const grid = ({ page }: Visitor) => page.getByRole("grid", { name: "Library" })
const row = (visitor: Visitor, name: string) => grid(visitor).getByRole("row", { name })
const names = (visitor: Visitor) => grid(visitor).locator("[data-index] [role=gridcell]:nth-child(2)").allInnerTexts()
const search = ({ page }: Visitor, words: string) =>
  page.getByRole("searchbox", { name: "Search the library" }).fill(words)
const add = (visitor: Visitor, name: string) =>
  visitor.call<{ id: string }>("POST", "/api/topics", { topic_name: name })

type Box = { x: number; y: number; width: number; height: number } | null

const overlap = (a: Box, b: Box) =>
  a !== null && b !== null && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

describe("the library", () => {
  it("is searched, filtered and sorted without a page load", async ({ expect, owner }) => {
    const { page, visit } = owner
    await visit("/library")
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
    await search(owner, "electric suv")
    await expect.poll(() => page.getByText(/^\d+ topics?$/).innerText()).toBe("1 topic")
    await row(owner, "Electric SUV Shoppers").waitFor()
    expect(page.url()).toContain("search=electric+suv")
    await page.getByRole("button", { name: "Clear", exact: true }).click()

    await page.getByRole("combobox", { name: "Category", exact: true }).click()
    await page.getByRole("option", { name: "Auto", exact: true }).click()
    await row(owner, "Ford F-150 Owners").waitFor()
    await expect.poll(() => row(owner, "Cat Owners").count()).toBe(0)
    const byName = page.getByRole("columnheader", { name: "Topic" })
    await byName.getByRole("button").click()
    await expect.poll(() => byName.getAttribute("aria-sort")).toBe("ascending")
    const sorted = async () => {
      const shown = await names(owner)
      return shown.length > 1 && shown.join() === shown.toSorted((a, b) => a.localeCompare(b)).join()
    }
    await expect.poll(sorted).toBe(true)
    expect(await page.evaluate(() => "stillHere" in window)).toBe(true)

    await page.reload()
    await settled(page)
    await row(owner, "Ford F-150 Owners").waitFor()
    expect(await row(owner, "Cat Owners").count()).toBe(0)
  })

  it("shows further filters in a popover", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    // Other tests import hundreds of topics; the search limits the list to a few.
    await add(owner, "Heat lamp keepers")
    await visit("/library?search=heat")
    await row(owner, "Heat lamp keepers").waitFor()
    await page.getByRole("button", { name: "Filters" }).click()
    const more = page.getByRole("dialog", { name: "Filters" })
    await check()
    await addFilter(owner, "Source")
    await more.getByRole("combobox", { name: "Source" }).click()
    await page.getByRole("option", { name: "import", exact: true }).click()
    await row(owner, "Heat Pump Installers").waitFor()
    await expect.poll(() => row(owner, "Heat lamp keepers").count()).toBe(0)
    await page.keyboard.press("Escape")
    await page.getByText("Source: import", { exact: true }).waitFor()
    await page.getByRole("button", { name: "Remove filter Source" }).click()
    await row(owner, "Heat lamp keepers").waitFor()

    await page.getByRole("button", { name: /^Columns, \d+ hidden$/ }).waitFor()
    const top = async () => (await row(owner, "Heat lamp keepers").boundingBox())?.y
    const before = await top()
    await page.getByRole("checkbox", { name: "Select Heat lamp keepers" }).check()
    await page.getByRole("toolbar", { name: "Selected topics" }).waitFor()
    expect(await top()).toBe(before)
    await check()
  })

  it("shows which topics the engine is unsure of, and what their names say", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    await add(owner, "Golden Trellis")
    await add(owner, "Golden tea drinkers aged 25-54")
    await visit("/library?search=golden")
    await row(owner, "Golden Trellis").getByText("Unsure").waitFor()
    await page.getByRole("button", { name: "Filters" }).click()
    const more = page.getByRole("dialog", { name: "Filters" })
    await addFilter(owner, "Qualifier")
    await more.getByRole("combobox", { name: "Qualifier" }).click()
    await page.getByRole("option", { name: "Age", exact: true }).click()
    await expect.poll(() => row(owner, "Golden Trellis").count()).toBe(0)
    expect(page.url()).toContain("qualifier=age")
    await page.keyboard.press("Escape")
    await row(owner, "Golden tea drinkers aged 25-54").click()
    const topic = page.getByRole("dialog", { name: "Golden tea drinkers aged 25-54" })
    await topic.getByText("Age: 25-54").waitFor()

    await visit("/library?search=golden&unsure=true")
    await row(owner, "Golden Trellis").click()
    await page.getByRole("dialog").getByText("The category is a guess.").waitFor()
    await check()
    expect(await row(owner, "Golden tea drinkers aged 25-54").count()).toBe(0)

    await visit("/catalog?search=golden&unsure=true")
    const catalog = page.getByRole("grid", { name: "Catalog" })
    await catalog.getByRole("row", { name: "Golden Trellis" }).getByText("Unsure").waitFor()
    expect(await catalog.getByRole("row", { name: "Golden tea drinkers aged 25-54" }).count()).toBe(0)
  })

  it("shows an empty state when no topics match", async ({ owner }) => {
    await owner.visit("/library?search=xyzzy")
    await owner.page.getByRole("heading", { name: "No topics match" }).waitFor()
    await owner.page.getByRole("button", { name: "Clear filters" }).click()
    await grid(owner).waitFor()
  })

  it("shows a topic's evidence, platform names with lengths, and history", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    await visit("/library?search=electric+suv")
    await row(owner, "Electric SUV Shoppers").click()
    const drawer = page.getByRole("dialog", { name: "Electric SUV Shoppers" })
    await drawer.getByRole("table", { name: "Evidence by layer" }).getByText("Auto", { exact: true }).waitFor()
    await check()
    expect(page.url()).toMatch(/\/library\/ot_\w+\?search=electric/)
    await drawer.getByRole("tab", { name: "Platforms" }).click()
    await drawer.getByText("Data marketplace").waitFor()
    expect(await drawer.getByText(/\d+ \/ 250$/).count()).toBeGreaterThan(0)
    await check()
    await drawer.getByRole("tab", { name: "History" }).click()
    await drawer.getByText("Added", { exact: true }).waitFor()
    await check()
    await page.keyboard.press("Escape")
    await drawer.waitFor({ state: "hidden" })
    expect(page.url()).toMatch(/\/library\?search=electric/)
  })

  it("edits a topic and records the edit in its history", async ({ expect, owner }) => {
    const { page, check } = owner
    const { id } = await add(owner, "Kayak polo players")
    await owner.visit(`/library/${id}`)
    const drawer = page.getByRole("dialog")
    await drawer.getByRole("tab", { name: "Edit" }).click()
    await drawer.getByLabel("Name").fill("Canoe polo players")
    // What is typed replaces the value that the field shows, after a choice too, without another click.
    const category = drawer.getByRole("combobox", { name: "Category", exact: true })
    await category.click()
    for (const [typed, name] of [
      ["trav", "Travel"],
      ["spor", "Sports & Outdoors"],
    ] as const) {
      await page.keyboard.type(typed)
      expect(await category.inputValue()).toBe(typed)
      await page.getByRole("option", { name, exact: true }).click()
      expect(await category.inputValue()).toBe(name)
    }
    await check()
    const save = drawer.getByRole("button", { name: "Save" })
    await save.click()
    const toast = page.locator(".mantine-Notification-root").filter({ hasText: "Saved" })
    await toast.waitFor()
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await save.scrollIntoViewIfNeeded()
      // It stays as long as the pointer is over it.
      await toast.hover()
      expect(overlap(await toast.boundingBox(), await save.boundingBox())).toBe(false)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await drawer.getByRole("heading", { name: "Canoe polo players" }).waitFor()
    await drawer.getByRole("tab", { name: "History" }).click()
    await drawer.getByText("Edited").waitFor()
    await drawer.getByText("by Olivia Owner, by hand").first().waitFor()
    await check()
  })

  it("closes only the dialog above the drawer with Escape", async ({ expect, owner }) => {
    const { page } = owner
    const { id } = await add(owner, "Ocarina tuners")
    await owner.visit(`/library/${id}`)
    const drawer = page.getByRole("dialog", { name: "Ocarina tuners" })
    for (const button of ["Reclassify", "Remove"]) {
      await drawer.getByRole("button", { name: button, exact: true }).click()
      const dialog = page.getByRole("dialog", { name: /\?$/ })
      await dialog.waitFor()
      await page.keyboard.press("Escape")
      await dialog.waitFor({ state: "hidden" })
      expect(await drawer.isVisible()).toBe(true)
    }
    await page.keyboard.press("Escape")
    await drawer.waitFor({ state: "hidden" })
  })

  it("closes only what is on top with each press of Escape", async ({ owner }) => {
    const { page } = owner
    const { id } = await add(owner, "Bassoon menders")
    await owner.visit(`/library/${id}`)
    const drawer = page.getByRole("dialog", { name: "Bassoon menders", exact: true })
    const remove = drawer.getByRole("button", { name: "Remove" })
    await remove.click()
    const question = page.getByRole("dialog", { name: "Remove “Bassoon menders”?" })
    await question.waitFor()
    await page.keyboard.press("Escape")
    await question.waitFor({ state: "hidden" })
    await remove.click()
    await question.waitFor()
    for (let press = 0; press < 2; press++) await page.keyboard.press("Escape")
    await drawer.waitFor({ state: "hidden" })
  })

  it("reclassifies, exports and removes topics selected by keyboard", async ({ expect, owner }) => {
    const { page, check } = owner
    for (const name of ["Curling club members", "Curling stone collectors"]) await add(owner, name)
    await owner.visit("/library?search=curling")
    await row(owner, "Curling stone collectors").focus()
    await page.keyboard.press("Home")
    await page.keyboard.press("Space")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Shift+Space")
    const bar = page.getByRole("toolbar", { name: "Selected topics" })
    await bar.getByText("2 selected").waitFor()
    await check()

    await bar.getByRole("button", { name: "Reclassify" }).click()
    await page.getByRole("dialog").getByRole("radio", { name: "Rules" }).waitFor()
    await check()
    await page.getByRole("dialog").getByRole("button", { name: "Reclassify" }).click()
    await page.getByText("Reclassified").waitFor()

    const csv = await owner.downloads(() => bar.getByRole("button", { name: "Export" }).click())
    expect(csv).toContain("Curling club members")
    expect(csv).toContain("Curling stone collectors")

    await bar.getByRole("button", { name: "Remove" }).click()
    await check()
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click()
    await page.getByText("Removed from library").waitFor()
    await page.getByRole("heading", { name: "No topics match" }).waitFor()
  })

  it("keeps changes that are not saved, and warns of live segments before a topic is removed", async ({
    expect,
    owner,
  }) => {
    const { page, check } = owner
    await add(owner, "Luge announcers")
    await owner.visit("/library?search=luge+announcers")
    await row(owner, "Luge announcers").click()
    const drawer = page.getByRole("dialog", { name: "Luge announcers" })
    await drawer.getByRole("tab", { name: "Edit" }).click()
    await drawer.getByLabel("Name").fill("Luge commentators")
    await page.keyboard.press("Escape")
    await drawer.waitFor({ state: "hidden" })
    await row(owner, "Luge announcers").click()
    await drawer.getByRole("tab", { name: "Edit" }).click()
    expect(await drawer.getByLabel("Name").inputValue()).toBe("Luge commentators")
    await check()

    // A stored subcategory of another category is named, and cannot be chosen again.
    const [, edited = ""] = /\/library\/(\w+)/.exec(page.url()) ?? []
    await owner.call("PATCH", `/api/topics/${edited}`, { parent_category: "Travel", subcategory: "Luxury Cars" })
    await page.reload()
    await drawer.getByRole("tab", { name: "Edit" }).click()
    await drawer.getByText("Stored as “Luxury Cars”, which is no subcategory of Travel.").waitFor()
    await drawer.getByRole("combobox", { name: "Subcategory" }).click()
    await page.getByRole("option", { name: "Cruises" }).waitFor()
    expect(await page.getByRole("option", { name: "Luxury Cars" }).count()).toBe(0)
    await page.getByRole("option", { name: "Cruises" }).click()

    // Segments that stay on their platforms.
    const live = { status: 200, json: {} as Record<string, object> }
    const [, id = ""] = /\/library\/(\w+)/.exec(page.url()) ?? []
    live.json[id] = { liveramp: "active" }
    await page.route("**/api/topics/activation-status", (route) => route.fulfill(live))
    await page.reload()
    await drawer.getByRole("button", { name: "Remove" }).click()
    const removing = page.getByRole("dialog", { name: "Remove “Luge announcers”?" })
    await removing.getByText("This topic has live segments.").waitFor()
    await check()
    await removing.getByRole("button", { name: "Cancel" }).click()
  })

  it("restores removed topics, at once or later", async ({ owner }) => {
    const { page, check } = owner
    const remove = async (name: string) => {
      await row(owner, name).getByRole("checkbox").check()
      await page.getByRole("toolbar", { name: "Selected topics" }).getByRole("button", { name: "Remove" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click()
      await page.getByRole("heading", { name: "No topics match" }).waitFor()
    }
    await add(owner, "Bobsleigh waxers")
    await owner.visit("/library?search=bobsleigh+waxers")
    await remove("Bobsleigh waxers")
    await page.getByRole("button", { name: "Undo" }).click()
    await row(owner, "Bobsleigh waxers").waitFor()

    await remove("Bobsleigh waxers")
    await page.reload()
    await page.getByRole("button", { name: "Recently removed" }).click()
    const removals = page.getByRole("table", { name: "Removals" })
    await removals.getByRole("button", { name: "Restore 1 topic: Bobsleigh waxers" }).waitFor()
    await check()
    await removals.getByRole("button", { name: "Restore 1 topic: Bobsleigh waxers" }).click()
    await page.getByText("1 topic restored.").waitFor()
    await page.keyboard.press("Escape")
    await row(owner, "Bobsleigh waxers").waitFor()
  })

  it("exports the matching topics", async ({ expect, owner: { page, visit, downloads } }) => {
    await visit("/library?parentCategory=Auto")
    await page.getByRole("button", { name: "Export" }).click()
    const csv = await downloads(() => page.getByRole("menuitem", { name: "CSV, core fields and layers" }).click())
    expect(csv.split("\n")[0]).toContain("topic_name,")
    expect(csv).toContain("Ford F-150 Owners")
    expect(csv).not.toContain("Cord Cutters")
  })

  it("keeps the visible columns after a reload", async ({ owner: { page, visit, check } }) => {
    await visit("/library")
    await page.getByRole("button", { name: "Columns" }).click()
    await page.getByRole("checkbox", { name: "Awareness" }).check()
    await check()
    await page.keyboard.press("Escape")
    await page.getByRole("columnheader", { name: "Awareness" }).waitFor()
    await page.reload()
    await page.getByRole("columnheader", { name: "Awareness" }).waitFor()
  })

  it("is read-only for a viewer", async ({ expect, viewer }) => {
    const { page, visit } = viewer
    await visit("/library?search=electric+suv")
    expect(await page.getByRole("checkbox").count()).toBe(0)
    expect(await page.getByRole("link", { name: "Add topics" }).count()).toBe(0)
    await row(viewer, "Electric SUV Shoppers").click()
    const drawer = page.getByRole("dialog")
    await drawer.getByRole("tab", { name: "History" }).waitFor()
    for (const name of ["Reclassify", "Push", "Remove"]) {
      expect(await drawer.getByRole("button", { name }).count(), name).toBe(0)
    }
    expect(await drawer.getByRole("tab", { name: "Edit" }).count()).toBe(0)
  })

  it("shows the error when loading fails, and retries", async ({ owner }) => {
    const { page, expectsError } = owner
    expectsError(400, "/api/topics")
    await page.route("**/api/topics?*", (route) => route.fulfill({ status: 400, json: { error: "Out of order" } }))
    await owner.visit("/library?search=cord+cutters")
    await page.getByRole("alert").getByText("Out of order").waitFor()
    await page.unrouteAll()
    await page.getByRole("button", { name: "Try again" }).click()
    await row(owner, "Cord Cutters").waitFor()
  })
})
