import { describe } from "vitest"
import { it } from "../flow.ts"

describe("the keys page", () => {
  it("creates an API key, shows it once and revokes it", async ({ expect, owner: { page, visit, check } }) => {
    await visit("/keys")
    await page.getByRole("button", { name: "New API key" }).click()
    await check()
    await page.getByLabel("Name").fill("From the flow")
    await page.getByRole("checkbox", { name: "export" }).uncheck()
    await page.getByRole("button", { name: "Create", exact: true }).click()
    expect(await page.getByText(/^txadv_\w{20,}$/).innerText()).toMatch(/^txadv_\w+$/)
    await page.getByRole("button", { name: "Done" }).click()
    const row = page.getByRole("row", { name: /From the flow/ }).first()
    await row.getByText("topics:write").waitFor()
    expect(await row.getByText("export", { exact: true }).count()).toBe(0)
    await page.getByRole("button", { name: "Revoke From the flow" }).click()
    await check()
    await page.getByRole("dialog").getByRole("button", { name: "Revoke", exact: true }).click()
    await row.getByText("revoked").waitFor()
  })

  it("creates an SDK key in test mode", async ({ owner: { page, visit } }) => {
    await visit("/keys")
    await page.getByRole("button", { name: "New SDK key" }).click()
    await page.getByLabel("Name").fill("Page of the flow")
    await page.getByText("Test", { exact: true }).click()
    await page.getByRole("button", { name: "Create", exact: true }).click()
    await page.getByText(/^pk_test_\w{20,}$/).waitFor()
    await page.getByRole("button", { name: "Done" }).click()
    await page
      .getByRole("row", { name: /Page of the flow/ })
      .getByText("Test", { exact: true })
      .waitFor()
  })

  it("is read-only for a viewer", async ({ expect, viewer: { page, visit } }) => {
    await visit("/keys")
    await page.getByRole("heading", { name: "API keys" }).waitFor()
    expect(await page.getByRole("button", { name: /New|Revoke/ }).count()).toBe(0)
  })
})
