import { describe } from "vitest"
import { GROUPS } from "../../src/knowledge/taxonomy/groups.ts"
import { it } from "../flow.ts"

const TRAVEL =
  GROUPS.flatMap(({ categories }) => categories)
    .find(({ name }) => name === "Travel")
    ?.subcategories.map(({ name }) => name) ?? []

describe("the global topics page", () => {
  it("edits, archives and restores a topic for all organizations", async ({
    expect,
    operator: { page, visit, check, call },
  }) => {
    const name = "Flow archived lamp collectors"
    await call("POST", "/api/topics", { topic_name: name })
    await visit(`/global-topics?search=${encodeURIComponent("archived lamp")}`)
    await page.getByRole("row", { name }).click()
    const drawer = page.getByRole("dialog")
    await drawer.getByText("In 1 library, with 0 live segments").waitFor()
    // A subcategory of the category before cannot be saved with the new one.
    await drawer.getByRole("combobox", { name: "Category", exact: true }).click()
    await page.getByRole("option", { name: "Travel", exact: true }).click()
    await drawer.getByRole("button", { name: "Save for all organizations" }).click()
    await drawer.getByText("Choose a subcategory of Travel").first().waitFor()
    await check()
    await drawer.getByRole("combobox", { name: "Subcategory" }).click()
    await page.getByRole("option").first().waitFor()
    const offered = await page.getByRole("option").allInnerTexts()
    expect(offered.filter((one) => !TRAVEL.includes(one))).toEqual([])
    await page.getByRole("option").first().click()
    await drawer.getByLabel("Name").fill(`${name} edited`)
    await page.getByRole("button", { name: "Save for all organizations" }).click()
    await page.getByRole("row", { name: `${name} edited` }).click()
    await drawer.getByRole("tab", { name: "History" }).click()
    await drawer.getByRole("button", { name: "Undo this edit" }).click()
    await page.getByRole("row", { name: `${name} edited` }).waitFor({ state: "hidden" })
    await drawer.getByText("Undone").waitFor()
    await drawer.getByRole("button", { name: "Undo this edit" }).click()
    await page.getByText(`${name} edited`).first().waitFor()
    await check()
    await page.keyboard.press("Escape")
    await drawer.waitFor({ state: "hidden" })
    await page.getByRole("checkbox", { name: new RegExp(`${name} edited`) }).check()
    await page.getByRole("button", { name: "Archive 1" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Archive 1" }).click()
    await page.getByText("No topics match").waitFor()
    await visit(`/global-topics?search=${encodeURIComponent("archived lamp")}&showArchived=true`)
    await page.getByRole("checkbox", { name: new RegExp(`${name} edited`) }).check()
    await page.getByRole("button", { name: "Restore", exact: true }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Restore 1" }).click()
    await page.getByText("Archived", { exact: true }).waitFor({ state: "hidden" })
  })
})
