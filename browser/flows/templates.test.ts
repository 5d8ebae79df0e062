import { describe } from "vitest"
import { it } from "../flow.ts"

describe("the templates page", () => {
  it("previews a template while typing, and saves and deletes it", async ({ operator: { page, visit, check } }) => {
    await visit("/templates")
    await page.getByRole("link", { name: "New template" }).click()
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Flow platform")
    await page.getByLabel("Key").fill("flow-platform")
    await page.getByLabel("Name parts").fill("{{topic}} by flow\ncategory")
    await page.getByText(/ by flow > /).waitFor()
    await check()
    await page.getByRole("button", { name: "Save" }).click()
    await page.getByRole("link", { name: "Flow platform" }).click()
    // The editor has its own URL.
    await page.reload()
    await page.getByRole("heading", { level: 1, name: "Flow platform" }).waitFor()
    await page.getByRole("button", { name: "Delete" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await page.getByRole("link", { name: "Flow platform" }).waitFor({ state: "hidden" })
  })

  it("shows the server's error for an invalid key", async ({ operator: { page, visit, expectsError } }) => {
    await visit("/templates")
    await page.getByRole("link", { name: "New template" }).click()
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Bad key")
    await page.getByLabel("Key").fill("Bad Key")
    expectsError(400, "/api/admin/output-templates")
    await page.getByRole("button", { name: "Save" }).click()
    await page.getByText("Platform key must be lowercase without spaces").waitFor()
  })
})
