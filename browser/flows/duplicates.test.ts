import { describe } from "vitest"
import { it } from "../flow.ts"

describe("the duplicates page", () => {
  it("looks for duplicates and tells what it found", async ({ operator: { page, visit, check } }) => {
    await visit("/duplicates")
    await page.getByRole("button", { name: "Look for duplicates" }).click()
    await page
      .getByText(/No duplicates|groups, 0 chosen/)
      .first()
      .waitFor()
    await check()
  })
})
