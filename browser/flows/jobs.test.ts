import { describe } from "vitest"
import { it } from "../flow.ts"

describe("the jobs page", () => {
  it("previews a reclassify job and runs it", async ({ operator: { page, visit, check } }) => {
    const start = async (preview: boolean) => {
      await page.getByRole("button", { name: "New job" }).click()
      await page.getByLabel("Maximum number of topics").fill("3")
      await page.getByLabel("Include up-to-date topics").check()
      if (!preview) await page.getByLabel("Preview").uncheck()
      await check()
      await page.getByRole("button", { name: "Start", exact: true }).click()
      await page.getByRole("dialog").getByText("completed").waitFor()
    }
    await visit("/jobs")
    await start(true)
    await page.getByRole("heading", { name: "Proposed changes" }).waitFor()
    await check()
    await page.getByRole("button", { name: "Close" }).click()
    await start(false)
    await page
      .getByRole("dialog")
      .getByText(/3 of 3/)
      .waitFor()
    await page.getByRole("button", { name: "Close" }).click()
    await page.getByRole("button", { name: "Preview: reclassify with rules" }).first().waitFor()
  })

  it("cancels a job after a confirmation", async ({ expect, operator: { page, visit, call } }) => {
    const { jobId } = await call<{ jobId: string }>("POST", "/api/admin/jobs", {
      jobType: "reclassify",
      config: { mode: "local", force: true, limit: 5 },
    })
    await visit(`/jobs?job=${jobId}`)
    await page.getByRole("dialog").getByRole("button", { name: "Cancel", exact: true }).click()
    await page.getByText("Changes made so far are kept.").waitFor()
    await page.getByRole("button", { name: "Cancel job" }).click()
    await page.getByRole("dialog").getByText("cancelled").waitFor()
    expect(await page.getByRole("button", { name: "Roll back" }).count()).toBe(0)
  })
})
