import { describe } from "vitest"
import { it } from "../flow.ts"

describe("the usage page", () => {
  it("shows a metric by day and changes a plan", async ({ operator: { page, visit, check } }) => {
    await visit("/usage")
    await page.getByRole("img", { name: /Classifications by day/ }).waitFor()
    await page.getByRole("combobox", { name: "Metric" }).click()
    await page.getByRole("option", { name: "Requests" }).click()
    await page.getByRole("img", { name: /Requests by day/ }).waitFor()
    for (const plan of ["Pro", "Enterprise"]) {
      await page.getByRole("combobox", { name: "Plan for Globex" }).click()
      await page.getByRole("option", { name: plan }).click()
      await check()
      await page.getByRole("dialog").getByRole("button", { name: "Change plan" }).click()
      await page.getByText(`Globex is now on the ${plan} plan.`).waitFor()
    }
  })
})

describe("the audit page", () => {
  it("filters the log by action and shows the actor", async ({ operator: { page, visit, call } }) => {
    const { jobId } = await call<{ jobId: string }>("POST", "/api/admin/jobs", { jobType: "dedup_sweep", config: {} })
    await visit("/audit")
    await page.getByLabel("Action").fill("job.created")
    await page.getByLabel("Action").press("Enter")
    await page
      .getByRole("row", { name: new RegExp(jobId) })
      .getByText("operator@strata.test")
      .waitFor()
  })
})
