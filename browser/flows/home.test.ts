import { describe } from "vitest"
import { it } from "../flow.ts"
import { submitSignIn } from "../sign-in.ts"
import { settled } from "../visitor.ts"

const anAddress = () => `first-${crypto.randomUUID().slice(0, 8)}@elsewhere.test`

describe("home", () => {
  it("guides an empty organization from the first sign-in to a live segment", async ({ expect, anonymous }) => {
    const { page, check, call } = anonymous
    await page.goto("/auth/login?returnTo=/")
    await submitSignIn(page, anAddress())
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor()
    await page.getByRole("button", { name: "Use the sample file" }).waitFor()
    await settled(page)
    await check()
    await page.getByRole("button", { name: "Use the sample file" }).click()

    await page.getByRole("table", { name: "Newest topics" }).waitFor()
    await page.getByRole("link", { name: /running/i }).waitFor()
    await check()
    await page.getByRole("button", { name: "Confirm the names" }).click()
    await page.getByRole("button", { name: "Use the sandbox" }).click()
    await page.getByText(/A push would create \d+ segments/).waitFor()
    await page.getByRole("button", { name: "Confirm the plan" }).click()
    await page.getByRole("button", { name: /^Push \d+ segments/ }).click()

    const segments = page.getByRole("region", { name: "Segments" })
    await segments.getByRole("link", { name: /^Live: [1-9]/ }).waitFor()
    await page.getByText("Nothing is running.").waitFor()
    await settled(page)
    await check()
    const live = await call<{ status: string }[]>("GET", "/api/activations?status=active")
    expect(live.length).toBeGreaterThanOrEqual(10)
    await segments.getByRole("link", { name: "Sandbox" }).click()
    await page.getByRole("heading", { level: 1, name: "Sandbox" }).waitFor()
  })

  it("takes a pasted list, and can be put away", async ({ expect, anonymous }) => {
    const { page, call } = anonymous
    await page.goto("/auth/login?returnTo=/")
    await submitSignIn(page, anAddress())
    await page.getByRole("tab", { name: "Paste a list" }).click()
    await page.getByLabel("Audiences").fill("Kite surfers in Portugal\n\nKite surfers in Portugal\nBonsai growers")
    await page.getByRole("button", { name: "Add 2 audiences" }).click()
    await page.getByText("Your library has 2 topics.").waitFor()
    await page.getByRole("link", { name: "See every row" }).waitFor()
    expect(await call("GET", "/api/topics/stats")).toMatchObject({ total: 2 })
    await page.getByRole("button", { name: "Close the checklist" }).click()
    await page.getByRole("heading", { name: "No platform is connected" }).waitFor()
  })

  it("shows an owner their usage", async ({ owner: { page, visit } }) => {
    await visit("/")
    await page.getByRole("navigation").getByRole("link", { name: "Usage" }).click()
    await page.getByText(/Daily usage of/).waitFor()
    await settled(page)
  })
})
