import { describe } from "vitest"
import { it } from "../flow.ts"

describe("the duplicates page", () => {
  it("searches for duplicates and shows the result", async ({ operator: { page, visit, check } }) => {
    await visit("/duplicates")
    await page.getByRole("button", { name: "Find duplicates" }).click()
    await page
      .getByText(/No duplicates found|groups?, 0 selected/)
      .first()
      .waitFor()
    await check()
  })
})
