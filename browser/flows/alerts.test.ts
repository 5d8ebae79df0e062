import { describe } from "vitest"
import { it } from "../flow.ts"
import { openVisitor } from "../visitor.ts"

const MINUTE_MS = 60_000

describe("alerts", () => {
  it("an alert arrives: the bell counts it, opens it and remembers that it was read", async ({ expect, owner }) => {
    // A context that no other test shares, because its clock is set.
    const visitor = await openVisitor({ person: "owner", timezoneId: "UTC" })
    const { page, visit, check } = visitor
    await page.clock.install()
    await visit("/library")
    // An import with a row that has no name.
    const filename = `flow-${Date.now()}.csv`
    const mappings = [{ csvColumn: "Name", targetField: "topic_name" }]
    const { batchId } = await owner.call<{ batchId: string }>("POST", "/api/import", {
      filename,
      totalRows: 2,
      mappings,
    })
    const rows = [{ Name: `Kayak owners ${filename}` }, { Name: "" }]
    await owner.call("POST", `/api/import/${batchId}/chunk`, { chunkIndex: 0, rows, mappings })
    const title = `The import of ${filename} finished with 1 error`
    await expect.poll(async () => JSON.stringify(await owner.call("GET", "/api/alerts"))).toContain(title)
    await page.clock.fastForward(MINUTE_MS)
    await page.getByRole("button", { name: /^Alerts: \d+ unread$/ }).waitFor()
    await page.getByRole("button", { name: /^Alerts/ }).click()
    const list = page.getByRole("dialog", { name: "Alerts" })
    await list.getByText(title).waitFor()
    await check()
    await list.getByText("All alerts and settings").click()
    await page.getByRole("heading", { level: 1, name: "Alerts" }).waitFor()
    const alert = page.getByRole("listitem").filter({ hasText: title })
    await alert.getByText("Unread").waitFor()
    await check()
    await page.getByLabel("E-mail addresses").fill("ops@example.com")
    await page.getByRole("checkbox", { name: "80% of a quota is used" }).uncheck()
    await page.getByRole("checkbox", { name: "A scheduled sync is overdue" }).check()
    await page.getByLabel("Hours without a successful sync").fill("30")
    await page.getByLabel("Slack").fill("https://hooks.slack.com/services/T0/B0/secret-wxyz")
    await page.getByRole("button", { name: "Save" }).click()
    await page.getByText("Saved.").waitFor()
    await page.getByText("Messages go to hooks.slack.com/…wxyz.").waitFor()
    await check()
    await page.getByRole("button", { name: "Remove Slack" }).click()
    await page.getByText("Messages go to").waitFor({ state: "detached" })
    await page.getByRole("button", { name: "Mark all as read" }).click()
    await alert.getByText("Unread").waitFor({ state: "detached" })
    await page.reload()
    await page.getByRole("button", { name: "Alerts", exact: true }).waitFor()
    expect(await page.getByLabel("E-mail addresses").inputValue()).toBe("ops@example.com")
    await visitor.close()
  })
})
