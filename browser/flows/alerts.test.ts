import { describe } from "vitest"
import { it } from "../flow.ts"

describe("alerts", () => {
  it("an alert arrives: the bell counts it, opens it and remembers that it was read", async ({
    expect,
    owner: { page, visit, check },
  }) => {
    await visit("/library")
    // An import with a row that has no name, by the console's own session.
    const filename = `flow-${Date.now()}.csv`
    await page.evaluate(async (name) => {
      const post = async (path: string, body: object) =>
        (
          await fetch(path, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
          })
        ).json() as Promise<{ batchId: string }>
      const mappings = [{ csvColumn: "Name", targetField: "topic_name" }]
      const { batchId } = await post("/api/import", { filename: name, totalRows: 2, mappings })
      await post(`/api/import/${batchId}/chunk`, {
        chunkIndex: 0,
        rows: [{ Name: `Kayak owners ${name}` }, { Name: "" }],
        mappings,
      })
    }, filename)
    const title = `The import of ${filename} finished with 1 error`
    await page.getByRole("button", { name: /^Alerts: \d+ unread$/ }).waitFor({ timeout: 120_000 })
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
    await page.getByRole("button", { name: "Save" }).click()
    await page.getByText("Saved.").waitFor()
    await page.getByRole("button", { name: "Mark all as read" }).click()
    await alert.getByText("Unread").waitFor({ state: "detached" })
    await page.reload()
    await page.getByRole("button", { name: "Alerts", exact: true }).waitFor()
    expect(await page.getByLabel("E-mail addresses").inputValue()).toBe("ops@example.com")
  })
})
