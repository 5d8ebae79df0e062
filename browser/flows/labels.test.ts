import { describe } from "vitest"
import { it } from "../flow.ts"

describe("labels", () => {
  it("take the organization's defaults and a topic's own fields, and show what is missing", async ({
    expect,
    owner,
  }) => {
    const { page } = owner
    owner.expectsError(400, "/api/organization/label")
    await owner.visit("/labels")
    await page.getByText(/^Label \d+% complete$/).waitFor()
    await page.getByLabel("Provider name").fill("Acme Data")
    await page.getByRole("combobox", { name: "Methodology" }).click()
    await page.getByRole("option", { name: "Modeled" }).click()
    await page.getByRole("button", { name: "Save defaults" }).click()
    await page.getByText("modeling is required for modeled data").waitFor()
    await page.getByRole("combobox", { name: "Modeling method" }).click()
    await page.getByRole("option", { name: "Lookalike" }).click()
    await page.getByRole("button", { name: "Save defaults" }).click()
    await page.getByText("Saved", { exact: true }).waitFor()
    await owner.check()

    const topic_name = `Glockenspiel tuners ${crypto.randomUUID().slice(0, 8)}`
    const { id } = await owner.call<{ id: string }>("POST", "/api/topics", { topic_name, private: true })
    await owner.visit(`/library?search=${encodeURIComponent(topic_name)}`)
    await page.getByRole("row", { name: new RegExp(topic_name, "i") }).click()
    const drawer = page.getByRole("dialog")
    await drawer.getByRole("tab", { name: "Label" }).click()
    await drawer.getByText(/^Missing: /).waitFor()
    await drawer.getByRole("combobox", { name: "Methodology" }).click()
    await page.getByRole("option", { name: "Declared" }).click()
    await drawer.getByRole("button", { name: "Save label" }).click()
    await drawer.getByText("Saved", { exact: true }).waitFor()
    await owner.check()
    const label = await owner.call<{ overrides: object }>("GET", `/api/topics/${id}/label`)
    expect(label.overrides).toEqual({ methodology: "declared" })
    const printed = drawer.getByRole("link", { name: "Label to print" })
    expect(await printed.getAttribute("href")).toBe(`/api/topics/${id}/label?format=html`)
  })
})
