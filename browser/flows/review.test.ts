import { describe } from "vitest"
import { it } from "../flow.ts"

describe("the review page", () => {
  it("corrects a topic and creates a learned rule", async ({ operator: { page, visit, check, call } }) => {
    const name = "Flow reviewed ledger keepers"
    const { topic_id: id } = await call<{ topic_id: string }>("POST", "/api/topics", { topic_name: name })
    await call("PATCH", `/api/admin/topics/${id}`, { reviewStatus: "needs_review", reviewReason: "Who are they?" })
    await visit("/review")
    await page.getByRole("button", { name: `Correct ${name}` }).click()
    await check()
    await page.getByRole("radio", { name: "B2B", exact: true }).check()
    await page.getByLabel("Reason").fill("They keep ledgers at work")
    await page.getByRole("button", { name: "Save" }).click()
    await page.getByRole("button", { name: `Correct ${name}` }).waitFor({ state: "hidden" })
    await page.getByRole("tab", { name: "Learned rules" }).click()
    const row = page.getByRole("row", { name: new RegExp(name.toLowerCase()) })
    await row.getByText("B2B").waitFor()
    await row.getByRole("button", { name: /Delete/ }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click()
    await row.waitFor({ state: "hidden" })
  })

  it("decides by keys: accepts a group, skips, archives, and takes each back", async ({
    expect,
    operator: { page, visit, check, call },
  }) => {
    const reason = "Flow: who buys this?"
    const names = ["Flow clavichord tuners", "Flow clavichord makers", "Flow clavichord thieves"]
    for (const name of names) {
      const { topic_id: id } = await call<{ topic_id: string }>("POST", "/api/topics", {
        topic_name: name,
        parent_category: "Gaming",
      })
      const flag = { parentCategory: "Gaming", reviewStatus: "needs_review", reviewReason: reason }
      await call("PATCH", `/api/admin/topics/${id}`, flag)
    }
    await visit("/review")
    const group = page.getByRole("region", { name: `${reason} · Gaming` })
    const items = group.getByRole("listitem")
    await items.nth(2).waitFor()
    await check()
    await items.filter({ hasText: "thieves" }).focus()
    await page.keyboard.press("s")
    const skipped = page.getByRole("region", { name: "Skipped · Gaming" })
    await skipped.getByText("Flow clavichord thieves").waitFor()
    await skipped.getByRole("listitem").focus()
    await page.getByRole("note", { name: "Keys" }).getByText("Remove from catalog").waitFor()
    await page.keyboard.press("r")
    await skipped.waitFor({ state: "hidden" })
    await page.getByText("Removed from the catalog").waitFor()
    await page.getByRole("group", { name: "Topics in review" }).getByRole("button", { name: "Undo" }).click()
    await skipped.getByText("Flow clavichord thieves").waitFor()

    await items.first().focus()
    await page.keyboard.press("Shift+A")
    await group.waitFor({ state: "hidden" })
    await page.getByRole("group", { name: "Topics in review" }).getByRole("button", { name: "Undo" }).click()
    await expect.poll(() => items.count()).toBe(2)
    await group.getByRole("button", { name: `Accept all 2: ${reason} · Gaming` }).click()
    await group.waitFor({ state: "hidden" })
    await check()
  })

  it("settles an unsure topic", async ({ operator: { page, visit, check, call } }) => {
    const name = "Flow zorblax quanta"
    await call("POST", "/api/topics", { topic_name: name })
    await visit("/review?tab=unsure")
    await page.getByText("Libraries: 1").first().waitFor()
    await page.getByRole("button", { name: `Correct ${name}` }).click()
    await page.getByRole("combobox", { name: "Category" }).fill("Gaming")
    await page.getByRole("option", { name: "Gaming", exact: true }).click()
    await page.getByRole("combobox", { name: "Sensitivity" }).click()
    await page.getByRole("option", { name: "Low", exact: true }).click()
    await check()
    await page.getByLabel("Reason").fill("A game")
    await page.getByRole("button", { name: "Save" }).click()
    await page.getByRole("button", { name: `Correct ${name}` }).waitFor({ state: "hidden" })
    await page.getByRole("tab", { name: "Learned rules" }).click()
    const rules = page.getByRole("row", { name: new RegExp(name.toLowerCase()) })
    await rules.filter({ hasText: "Category" }).getByText("Gaming").waitFor()
    await rules.filter({ hasText: "Sensitivity" }).getByText("Low", { exact: true }).waitFor()
  })
})
