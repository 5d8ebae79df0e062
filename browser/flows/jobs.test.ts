import { describe } from "vitest"
import { it } from "../flow.ts"

describe("the jobs page", () => {
  it("previews a reclassify, runs it and takes it back", async ({ operator: { page, visit, check } }) => {
    const start = async (preview: boolean) => {
      await page.getByRole("button", { name: "New job" }).click()
      await page.getByLabel("At most so many topics").fill("3")
      await page.getByLabel("Also topics that are up to date").check()
      if (!preview) await page.getByLabel("Preview").uncheck()
      await check()
      await page.getByRole("button", { name: "Start" }).click()
      await page.getByRole("dialog").getByText("completed").waitFor()
    }
    await visit("/jobs")
    await start(true)
    await page.getByRole("heading", { name: "What would change" }).waitFor()
    await check()
    await page.getByRole("button", { name: "Close" }).click()
    await start(false)
    await page
      .getByRole("dialog")
      .getByText(/3 of 3/)
      .waitFor()
    await page.getByRole("button", { name: "Close" }).click()
    await page.getByRole("button", { name: "Preview: reclassify with the local engine" }).first().waitFor()
  })

  it("cancels nothing by itself, and tells what a cancel means", async ({
    expect,
    operator: { page, visit, call },
  }) => {
    const { jobId } = await call<{ jobId: string }>("POST", "/api/admin/jobs", {
      jobType: "reclassify",
      config: { mode: "local", force: true, limit: 5 },
    })
    await visit(`/jobs?job=${jobId}`)
    await page.getByRole("dialog").getByRole("button", { name: "Cancel", exact: true }).click()
    await page.getByText("What was done stays done.").waitFor()
    await page.getByRole("button", { name: "Cancel the job" }).click()
    await page.getByRole("dialog").getByText("cancelled").waitFor()
    expect(await page.getByRole("button", { name: "Roll back" }).count()).toBe(0)
  })
})
