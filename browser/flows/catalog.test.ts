import { describe } from "vitest"
import { it } from "../flow.ts"
import type { Visitor } from "../visitor.ts"

const row = ({ page }: Visitor, name: string) => page.getByRole("grid", { name: "Catalog" }).getByRole("row", { name })

describe("the catalog", () => {
  it("gives a topic to the library", async ({ owner }) => {
    const { page, visit, check } = owner
    await visit("/catalog?search=opera")
    await page.getByRole("checkbox", { name: "Select Opera Goers" }).check()
    await check()
    await page.getByRole("button", { name: "Add 1 to library" }).click()
    await page.getByText("Added to the library").waitFor()
    await row(owner, "Opera Goers").getByText("yes").waitFor()
    await page.getByRole("navigation").getByRole("link", { name: "Library" }).click()
    await page.getByRole("grid", { name: "Library" }).getByRole("row", { name: "Opera Goers" }).waitFor()
  })

  it("gives everything that matches", async ({ expect, owner }) => {
    const { page, visit, check } = owner
    await visit("/catalog?inLibrary=false&search=owners")
    await row(owner, "Boat Owners").waitFor()
    await page.getByRole("button", { name: "Add all that match" }).click()
    await check()
    await page.getByRole("dialog").getByRole("button", { name: "Add them" }).click()
    await page.getByRole("heading", { name: "No topic matches" }).waitFor()
    await visit("/catalog?inLibrary=true&search=owners")
    await row(owner, "Boat Owners").waitFor()
    expect(await row(owner, "Espresso Machine Owners").count()).toBe(1)
  })

  it("is there for a viewer to read", async ({ expect, viewer }) => {
    await viewer.visit("/catalog?search=museum")
    await row(viewer, "Museum Members").waitFor()
    expect(await viewer.page.getByRole("button", { name: /^Add/ }).count()).toBe(0)
    expect(await viewer.page.getByRole("checkbox").count()).toBe(0)
  })
})
