import { describe } from "vitest"
import { it } from "../flow.ts"
import { uploadBrief } from "../steps.ts"
import type { Visitor } from "../visitor.ts"

/** Makes the page assume that the service has a language model. */
const withModel = ({ page }: Visitor) =>
  page.route("**/api/organization/settings", async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), languageModel: true } })
  })

describe("the brief page", () => {
  it("says before anything is uploaded that no language model is configured", async ({ expect, owner }) => {
    const { page, visit } = owner
    await visit("/brief")
    await page.getByRole("alert").getByText("No language model configured").waitFor()
    expect(await page.getByRole("button", { name: "Choose a file" }).isDisabled()).toBe(true)
  })

  it("shows the same notice if the model was removed after the page was opened", async ({ owner }) => {
    const { page, visit, expectsError } = owner
    expectsError(500, "/api/analyze-brief")
    await withModel(owner)
    await visit("/brief")
    await uploadBrief(owner, "brief.txt")
    await page.getByRole("alert").getByText("No language model configured").waitFor()
  })

  it("rejects unsupported and oversized files before the upload", async ({ expect, owner }) => {
    const { page, visit } = owner
    await withModel(owner)
    await visit("/brief")
    await uploadBrief(owner, "brief.zip")
    await page.getByRole("alert").getByText("Unsupported file type").waitFor()
    await uploadBrief(owner, "brief.txt", "x".repeat(8_000_000))
    await page.getByRole("alert").getByText("larger than 7.5 MB").waitFor()
    expect(await page.getByRole("button", { name: "Choose a file" }).isVisible()).toBe(true)
  })
})
