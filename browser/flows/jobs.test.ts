import { describe } from "vitest"
import { it } from "../flow.ts"

describe("the jobs page", () => {
  it("previews a reclassify job, applies it and rolls it back, and says which is which", async ({
    operator: { page, visit, check },
  }) => {
    const start = async () => {
      await page.getByRole("button", { name: "New job" }).click()
      await page.getByLabel("Maximum number of topics").fill("3")
      await page.getByLabel("Include up-to-date topics").check()
      await check()
      await page.getByRole("button", { name: "Start", exact: true }).click()
    }
    const drawer = page.getByRole("dialog")
    await visit("/jobs")
    await start()
    await page.getByRole("heading", { name: "Proposed changes" }).waitFor()
    await drawer.getByText("Preview", { exact: true }).waitFor()
    await check()
    await drawer.getByRole("button", { name: "Apply this" }).click()
    await page.getByRole("button", { name: "Start the job" }).click()
    await drawer.getByText("Completed", { exact: true }).waitFor()
    await drawer.getByText(/3 of 3/).waitFor()
    const jobId = new URL(page.url()).searchParams.get("job")
    await drawer.getByRole("button", { name: "Roll back" }).click()
    await page.getByRole("dialog", { name: "Roll back job?" }).getByRole("button", { name: "Roll back" }).click()
    await drawer.getByRole("button", { name: "an earlier job" }).waitFor()
    await drawer.getByText("Completed", { exact: true }).waitFor()
    await check()
    await drawer.getByRole("button", { name: "an earlier job" }).click()
    await drawer.getByText("Undone", { exact: true }).waitFor()
    await drawer.getByRole("button", { name: "a later job" }).waitFor()

    // The three are told apart among all runs too.
    await visit("/runs?kind=job")
    const rows = page.getByRole("table", { name: "Runs" }).getByRole("row")
    await rows.nth(1).getByRole("link", { name: "Roll back a job" }).waitFor()
    await rows.nth(2).getByText("Undone").waitFor()
    await rows.nth(3).getByRole("link", { name: "Preview: reclassify topics" }).waitFor()
    await visit(`/runs/job/${jobId}`)
    await page.getByRole("link", { name: "Its rollback" }).click()
    await page.getByRole("heading", { level: 1, name: "Roll back a job" }).waitFor()
    await page.getByRole("link", { name: "The job that it rolls back" }).waitFor()
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
    await page.getByRole("dialog").getByText("Cancelled", { exact: true }).waitFor()
    expect(await page.getByRole("button", { name: "Roll back", exact: true }).count()).toBe(0)
  })
})
