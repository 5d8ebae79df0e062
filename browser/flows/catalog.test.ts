import { describe } from "vitest"
import { it } from "../flow.ts"
import type { Visitor } from "../visitor.ts"

const row = ({ page }: Visitor, name: string) => page.getByRole("grid", { name: "Catalog" }).getByRole("row", { name })

describe("the catalog", () => {
  it("adds a topic to the library", async ({ owner }) => {
    const { page, visit, check } = owner
    await visit("/catalog?search=opera")
    await page.getByRole("checkbox", { name: "Select Opera Goers" }).check()
    await check()
    await page.getByRole("button", { name: "Add 1 to library" }).click()
    await page.getByText("Added to library").waitFor()
    await row(owner, "Opera Goers").getByText("Yes").waitFor()
    await page.getByRole("navigation").getByRole("link", { name: "Library" }).click()
    await page.getByRole("grid", { name: "Library" }).getByRole("row", { name: "Opera Goers" }).waitFor()
  })

  it("opens a topic, and adds it from there", async ({ owner }) => {
    const { page, visit, check } = owner
    await visit("/catalog?search=museum+members")
    await row(owner, "Museum Members").click()
    const topic = page.getByRole("dialog")
    await topic.getByText("Subcategory").waitFor()
    await check()
    await topic.getByRole("button", { name: "Add to library" }).click()
    await page.getByText("Added to library").waitFor()
    await topic.waitFor({ state: "hidden" })
  })

  it("adds all matching topics to the library", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    await visit("/catalog?inLibrary=false&search=owners")
    await row(owner, "Boat Owners").waitFor()
    await page.getByRole("button", { name: "Add all matching" }).click()
    await check()
    await page.getByRole("dialog").getByRole("button", { name: "Add topics" }).click()
    await page.getByRole("heading", { name: "No topics match" }).waitFor()
    await visit("/catalog?inLibrary=true&search=owners")
    await row(owner, "Boat Owners").waitFor()
    expect(await row(owner, "Espresso Machine Owners").count()).toBe(1)
  })

  it("is read-only for a viewer", async ({ expect, viewer }) => {
    await viewer.visit("/catalog?search=museum")
    await row(viewer, "Museum Members").waitFor()
    expect(await viewer.page.getByRole("button", { name: /^Add/ }).count()).toBe(0)
    expect(await viewer.page.getByRole("checkbox").count()).toBe(0)
  })
})
