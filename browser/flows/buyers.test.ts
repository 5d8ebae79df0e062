import { describe } from "vitest"
import { it } from "../flow.ts"

describe("the buyers page", () => {
  it("admits a buyer, gives it a key, prices and destinations, suspends and closes it", async ({
    expect,
    admin: { page, visit, check, call },
  }) => {
    const dsp = { name: "DSP of buyers", platform: "sandbox", direction: "outbound", config: {} }
    await call("POST", "/api/connections", dsp)
    await visit("/buyers")
    await page.getByRole("button", { name: "Admit a buyer" }).first().click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("textbox", { name: "Name", exact: true }).fill("Nova of the flow")
    await dialog.getByLabel("Brand").fill("flow.example")
    await dialog.getByLabel("Operator").fill("agency.example")
    await dialog.getByRole("button", { name: "Add platform" }).click()
    await dialog.getByRole("combobox", { name: "Connection" }).click()
    await page.getByRole("option", { name: "DSP of buyers" }).click()
    await dialog.getByLabel("Buyer's name for it").fill("nova-dsp")
    await dialog.getByLabel("Agents").fill("https://agent.example/mcp")
    await check()
    await dialog.getByRole("button", { name: "Admit" }).click()

    const card = page.getByRole("region", { name: "Nova of the flow" })
    await card.getByText("flow.example, operated by agency.example").waitFor()
    await card.getByText("nova-dsp: DSP of buyers").waitFor()
    await card.getByText("https://agent.example/mcp").waitFor()

    await card.getByRole("button", { name: "New key" }).click()
    await dialog.getByLabel("Name").fill("Agent of the flow")
    await dialog.getByRole("button", { name: "Create" }).click()
    await dialog.getByText(/^txadv_/).waitFor()
    await check()
    await dialog.getByRole("button", { name: "Done" }).click()
    await card.getByText("Agent of the flow").waitFor()
    await check()

    await card.getByRole("button", { name: "Usage" }).click()
    await dialog.getByText("The buyer has not reported any usage.").waitFor()
    await dialog.getByRole("button", { name: "Close" }).click()

    await card.getByRole("button", { name: "Edit" }).click()
    await dialog.getByRole("button", { name: "Remove platform 1" }).click()
    await dialog.getByRole("button", { name: "Save" }).click()
    await card.getByText("nova-dsp").waitFor({ state: "detached" })

    await card.getByRole("button", { name: "Suspend" }).click()
    expect(await dialog.getByRole("button", { name: "Suspend" }).isDisabled()).toBe(true)
    await dialog.getByLabel("Reason").fill("Unpaid invoice")
    await check()
    await dialog.getByRole("button", { name: "Suspend" }).click()
    await card.getByText(/^Suspended .*: Unpaid invoice$/).waitFor()
    await card.getByRole("button", { name: "Reinstate" }).click()
    await dialog.getByRole("button", { name: "Reinstate" }).click()
    await card.getByText("Active", { exact: true }).waitFor()

    await visit("/signals")
    await page.getByRole("combobox", { name: "Buyer" }).click()
    await page.getByRole("option", { name: "Nova of the flow" }).click()
    await page.getByRole("button", { name: "Set a price" }).click()
    await dialog.getByLabel("CPM").fill("3")
    await dialog.getByRole("button", { name: "Save" }).click()
    await page.getByRole("cell", { name: "All other topics, for Nova of the flow", exact: true }).waitFor()
    await check()

    await visit("/buyers")
    await card.getByRole("button", { name: "Revoke Agent of the flow" }).click()
    await dialog.getByRole("button", { name: "Revoke", exact: true }).click()
    await card.getByText("No keys").waitFor()
    await card.getByRole("button", { name: "Close" }).click()
    await dialog.getByLabel("Reason").fill("End of the flow")
    await dialog.getByRole("button", { name: "Close", exact: true }).last().click()
    await card.getByText(/^Closed .*: End of the flow$/).waitFor()
    expect(await card.getByRole("button").allInnerTexts()).toEqual(["Usage"])
  })
})
