import { describe } from "vitest"
import { it } from "../flow.ts"

describe("the shell", () => {
  it("is navigable by keyboard alone", async ({ expect, owner: { page, visit } }) => {
    await visit("/library")
    await page.keyboard.press("Tab")
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content")
    await page.keyboard.press("Enter")
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content")
    const link = page.getByRole("navigation").getByRole("link", { name: "Catalog" })
    await link.focus()
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { level: 1, name: "Catalog" }).waitFor()
    expect(await link.getAttribute("aria-current")).toBe("page")
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content")
  })

  it("shows the pages the role has access to", async ({ expect, owner, viewer, operator }) => {
    const linksOf = async ({ page, visit }: typeof owner) => {
      await visit("/library")
      const links = page.getByRole("navigation").getByRole("link")
      expect(await links.count()).toBeLessThanOrEqual(12)
      await page.getByRole("navigation").getByText("More", { exact: true }).click()
      return links.allInnerTexts()
    }
    const ownerLinks = await linksOf(owner)
    expect(ownerLinks).toEqual(expect.arrayContaining(["Library", "Import", "Matrix", "Keys"]))
    expect(ownerLinks).not.toContain("Jobs")
    const viewerLinks = await linksOf(viewer)
    expect(viewerLinks).toContain("Library")
    expect(viewerLinks).not.toContain("Import")
    expect(await linksOf(operator)).toEqual(expect.arrayContaining(["Global topics", "Review", "Jobs", "Audit"]))
  })

  it("shows unknown paths as not found, and who can open a page", async ({ expect, viewer }) => {
    const { page, visit, expectsError } = viewer
    expectsError(404, "/nope")
    await visit("/nope")
    await page.getByRole("heading", { name: "Page not found" }).waitFor()
    await visit("/jobs")
    const reason = page.getByText("Only the people who run this service for all organizations can open it.")
    await reason.waitFor()
    expect(await page.getByText("Ask an owner").count()).toBe(0)
  })

  it("keeps the selected color scheme after a reload", async ({ expect, owner: { page, visit, check } }) => {
    await visit("/library")
    await page.getByRole("button", { name: /^Color scheme/ }).click()
    await check()
    await page.getByRole("menuitem", { name: "Dark" }).click()
    const scheme = () => page.evaluate(() => document.documentElement.dataset["mantineColorScheme"])
    expect(await scheme()).toBe("dark")
    await page.reload()
    expect(await scheme()).toBe("dark")
  })

  it("moves the navigation into a drawer on a narrow screen", async ({ owner: { page, visit, check } }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit("/library")
    await page.getByRole("button", { name: "Open navigation" }).click()
    const menu = page.getByRole("dialog")
    await menu.getByRole("link", { name: "Catalog" }).waitFor()
    await check()
    await menu.getByRole("link", { name: "Catalog" }).click()
    await page.getByRole("heading", { level: 1, name: "Catalog" }).waitFor()
    await menu.waitFor({ state: "hidden" })
  })
})
