import { describe } from "vitest"
import { it } from "../flow.ts"

describe("the usage page", () => {
  it("draws a figure by day and changes a plan", async ({ operator: { page, visit, check } }) => {
    await visit("/usage")
    await page.getByRole("img", { name: /Classifications by day/ }).waitFor()
    await page.getByRole("combobox", { name: "Figure" }).click()
    await page.getByRole("option", { name: "Requests" }).click()
    await page.getByRole("img", { name: /Requests by day/ }).waitFor()
    for (const [plan, label] of [
      ["pro", "Pro"],
      ["enterprise", "Enterprise"],
    ] as const) {
      await page.getByRole("combobox", { name: "Plan of Globex" }).click()
      await page.getByRole("option", { name: label }).click()
      await check()
      await page.getByRole("dialog").getByRole("button", { name: "Change" }).click()
      await page.getByText(`Globex is on ${plan} now.`).waitFor()
    }
  })
})

describe("the audit page", () => {
  it("shows who did what, and finds it again", async ({ operator: { page, visit, call } }) => {
    const { jobId } = await call<{ jobId: string }>("POST", "/api/admin/jobs", { jobType: "dedup_sweep", config: {} })
    await visit("/audit")
    await page.getByLabel("Did what").fill("job.created")
    await page.getByLabel("Did what").press("Enter")
    await page
      .getByRole("row", { name: new RegExp(jobId) })
      .getByText("operator@strata.test")
      .waitFor()
  })
})
