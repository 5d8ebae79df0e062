import { describe } from "vitest"
import { it } from "../flow.ts"

describe("find anything", () => {
  it("opens topics, connections, pages and actions by keyboard alone", async ({ expect, owner }) => {
    const { page, visit, check, call } = owner
    const topic = await call<{ id: string }>("POST", "/api/topics", { topic_name: "Quokka photographers" })
    const connection = await call<{ id: string }>("POST", "/api/connections", {
      name: "Quokka platform",
      direction: "outbound",
      platform: "custom_api",
      config: { api_base_url: "http://127.0.0.1:9", create_path: "/segments", deactivate_path: "/off" },
    })
    await visit("/classify")
    const finder = page.getByRole("dialog", { name: "Find anything" })
    const type = async (words: string) => {
      // At once: what is typed before the finder is there counts.
      await page.keyboard.press("Control+k")
      await page.keyboard.type(words)
      await expect.poll(() => finder.getByRole("textbox").inputValue()).toBe(words)
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT")
    }
    const choose = async (name: string) => {
      // The arrow keys move over the results; Enter opens the selected one.
      await finder.getByRole("button", { name }).waitFor()
      const selected = finder.locator("[data-selected]")
      for (let steps = 0; steps < 30; steps++) {
        if ((await selected.innerText()).includes(name)) break
        await page.keyboard.press("ArrowDown")
      }
      await page.keyboard.press("Enter")
      await finder.waitFor({ state: "hidden" })
    }

    await type("quokka photo")
    await check()
    await choose("Quokka photographers")
    await page.getByRole("dialog", { name: "Quokka photographers" }).waitFor()
    expect(page.url()).toContain(`/library/${topic.id}`)
    await page.keyboard.press("Escape")

    await type("quokka plat")
    await choose("Quokka platform")
    await page.getByRole("heading", { name: "Quokka platform" }).waitFor()
    expect(page.url()).toContain(`/connections/${connection.id}`)

    const { batchId } = await call<{ batchId: string }>("POST", "/api/import", {
      filename: "quokka-sightings.csv",
      totalRows: 1,
      mappings: [{ csvColumn: "Name", targetField: "topic_name" }],
    })
    await visit("/classify")
    await type("quokka-sight")
    await choose("quokka-sightings.csv")
    await page.getByRole("heading", { name: "quokka-sightings.csv" }).waitFor()
    expect(page.url()).toContain(`/import/${batchId}`)

    await type("matr")
    await choose("Matrix")
    await page.getByRole("heading", { level: 1, name: "Matrix" }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content")

    await type("dark")
    await choose("Use dark colors")
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset["mantineColorScheme"])).toBe("dark")

    await type("xyzzy plugh")
    await finder.getByText("Nothing found for “xyzzy plugh”").waitFor()
    await check()
    await page.keyboard.press("Escape")
    await finder.waitFor({ state: "hidden" })
  })

  it("focuses the search of the page with a slash, and writes slashes into fields", async ({ expect, owner }) => {
    const { page, visit } = owner
    await visit("/library")
    const search = page.getByRole("searchbox", { name: "Search the library" })
    await page.keyboard.press("/")
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type("a/b")
    expect(await search.inputValue()).toBe("a/b")
    // A page without a search: the finder opens.
    await visit("/organization")
    await page.keyboard.press("/")
    await page.getByRole("dialog", { name: "Find anything" }).waitFor()
  })

  it("offers a viewer only what they may do", async ({ expect, viewer: { page, visit } }) => {
    await visit("/library")
    await page.getByRole("button", { name: "Find anything" }).click()
    const finder = page.getByRole("dialog", { name: "Find anything" })
    await finder.getByRole("button", { name: "Catalog" }).waitFor()
    for (const name of ["Import a file", "New connection", "Jobs"]) {
      expect(await finder.getByRole("button", { name }).count(), name).toBe(0)
    }
  })
})
