import { describe } from "vitest"
import { it } from "../flow.ts"

describe("the classify page", () => {
  it("classifies a single topic while typing, and adds it", async ({ owner: { page, visit, check } }) => {
    await visit("/classify")
    await page.getByLabel("Topics").fill("kombucha brewers")
    await page.getByRole("heading", { name: "Kombucha Brewers" }).waitFor()
    await page.getByRole("table", { name: "Evidence by layer" }).waitFor()
    await check()
    await page.getByRole("button", { name: "Add to library" }).click()
    await page.getByText("Added", { exact: true }).waitFor()
    await page.getByRole("navigation").getByRole("link", { name: "Library" }).click()
    await page.getByRole("grid", { name: "Library" }).getByRole("row", { name: "Kombucha Brewers" }).waitFor()
  })

  it("classifies a list and adds the new topics", async ({ expect, owner: { page, visit, check } }) => {
    await visit("/classify")
    await page.getByLabel("Topics").fill("1. falconry clubs\n- beekeepers in Ohio\ncat owners\nCat owners")
    await page.getByRole("button", { name: "Classify 3 topics" }).click()
    await page.getByText("3 of 3 classified").waitFor()
    const list = page.getByRole("grid", { name: "Classified topics" })
    expect(await list.getByText(/^\d+%$/).count()).toBeGreaterThan(0)
    // A reload keeps the results: they cost credits.
    await page.waitForFunction(() => Object.values(sessionStorage).some((kept) => kept.includes("Cat Owners")))
    await page.reload()
    await page.getByText("3 of 3 classified").waitFor()
    await list.getByRole("row", { name: "Cat Owners" }).click()
    await page.getByRole("dialog").getByRole("table", { name: "Evidence by layer" }).waitFor()
    await check()
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click()
    await page.getByRole("button", { name: "Add 3 to library" }).click()
    await page.getByText("2 added, 1 already in library").waitFor()
    expect(await list.getByText("In library", { exact: true }).count()).toBe(1)
  })

  it("offers examples to start with", async ({ viewer: { page, visit } }) => {
    await visit("/classify")
    await page.getByRole("button", { name: "Electric SUV shoppers" }).click()
    await page.getByRole("heading", { name: "Electric SUV Shoppers" }).waitFor()
  })

  it("says before anything is classified that no language model is set up", async ({ expect, owner }) => {
    const { page, visit } = owner
    await visit("/classify")
    await page.getByText("No language model is set up: the rules classify every topic.").waitFor()
    expect(await page.getByRole("radio", { name: "Language model" }).isDisabled()).toBe(true)
  })

  it("shows an error when the selected language model is no longer available", async ({
    owner: { page, visit, expectsError },
  }) => {
    expectsError(500, "/api/classify")
    await page.route("**/api/organization/settings", async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...((await response.json()) as object), languageModel: true } })
    })
    await visit("/classify")
    await page.getByText("Language model", { exact: true }).click()
    await page.getByLabel("Topics").fill("kombucha brewers")
    await page.getByRole("button", { name: "Classify", exact: true }).click()
    await page.getByRole("heading", { name: "Classification failed" }).waitFor()
  })

  it("lets a viewer classify without the option to add topics", async ({ expect, viewer: { page, visit } }) => {
    await visit("/classify")
    await page.getByLabel("Topics").fill("kombucha brewers")
    await page.getByRole("heading", { name: "Kombucha Brewers" }).waitFor()
    expect(await page.getByRole("button", { name: /^Add/ }).count()).toBe(0)
  })
})
