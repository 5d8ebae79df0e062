import { describe } from "vitest"
import { it } from "../flow.ts"

describe("the global topics page", () => {
  it("edits, archives and restores a topic for all organizations", async ({
    operator: { page, visit, check, call },
  }) => {
    const name = "Flow archived lamp collectors"
    await call("POST", "/api/topics", { topic_name: name })
    await visit(`/global-topics?search=${encodeURIComponent("archived lamp")}`)
    await page.getByRole("row", { name }).click()
    await page.getByRole("dialog").getByLabel("Name").fill(`${name} edited`)
    await check()
    await page.getByRole("button", { name: "Save for all organizations" }).click()
    await page.getByText(`${name} edited`).waitFor()
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
