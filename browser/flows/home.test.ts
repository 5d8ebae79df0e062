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
    const allSet = page.getByRole("alert").filter({ hasText: "All set" })
    await allSet.getByRole("link", { name: "Import" }).waitFor()
    await allSet.getByRole("button", { name: "Dismiss" }).click()
    await allSet.waitFor({ state: "detached" })
    await segments.getByRole("link", { name: "Sandbox" }).click()
    await page.getByRole("heading", { level: 1, name: "Sandbox" }).waitFor()
  })

  it("says which topics the first push covers, and pushes all of them but those left out", async ({
    expect,
    anonymous,
  }) => {
    const { page, call, check } = anonymous
    await page.goto("/auth/login?returnTo=/")
    await submitSignIn(page, anAddress())
    await page.getByRole("tab", { name: "Paste a list" }).click()
    const towns = Array.from({ length: 102 }, (_, i) => `Casino gamblers of town ${i + 1}`)
    await page.getByLabel("Audiences").fill(towns.join("\n"))
    await page.getByRole("button", { name: "Add 102 audiences" }).click()
    await page
      .getByText("Your library has 102 topics.")
      .or(page.getByRole("button", { name: "Confirm the names" }))
      .waitFor()
    await page.getByRole("button", { name: "Confirm the names" }).click()
    await page.getByRole("button", { name: "Use the sandbox" }).click()
    await page.getByText("This plan has the newest 100 of your 102 topics.").waitFor()
    await page.getByText(/would create 100 segments\. Restricted or sensitive: 100\./).waitFor()
    await check()
    await page.getByRole("button", { name: "Plan all 102" }).click()
    await page.getByText("This plan has all 102 topics.").waitFor()
    await page.getByRole("searchbox", { name: "Search the plan" }).fill("town 102")
    await page.getByRole("checkbox", { name: /town 102/ }).uncheck()
    await page.getByRole("button", { name: "Confirm the plan" }).click()
    await page.getByRole("button", { name: "Push 101 segments" }).click()
    const live = () => call<unknown[]>("GET", "/api/activations?status=active&limit=1000")
    await expect.poll(async () => (await live()).length, { timeout: 60_000 }).toBe(101)
  })

  it("takes a pasted list, can be put away, and the organization renamed", async ({ expect, anonymous }) => {
    const { page, call, visit } = anonymous
    await page.goto("/auth/login?returnTo=/")
    await submitSignIn(page, anAddress())
    await page.getByRole("tab", { name: "Import a file" }).click()
    await page.getByRole("link", { name: "Choose a file" }).click()
    await page.getByRole("heading", { level: 1, name: "Import" }).waitFor()
    await page.goBack()
    await page.getByRole("tab", { name: "Paste a list" }).click()
    await page.getByLabel("Audiences").fill("Kite surfers in Portugal\n\nKite surfers in Portugal\nBonsai growers")
    await page.getByRole("button", { name: "Add 2 audiences" }).click()
    await page.getByText("Your library has 2 topics.").waitFor()
    await page.getByRole("link", { name: "See every row" }).waitFor()
    expect(await call("GET", "/api/topics/stats")).toMatchObject({ total: 2 })
    await page.getByRole("button", { name: "Close the checklist" }).click()
    await page.getByRole("heading", { name: "No platform is connected" }).waitFor()

    await visit("/organization")
    await page.getByLabel("Name of the organization").fill("Kite shops")
    await page.getByRole("button", { name: "Rename" }).click()
    await page.getByRole("button", { name: "Organization: Kite shops" }).waitFor()
  })

  it("shows each kind of person what is theirs", async ({ expect, owner, viewer, operator }) => {
    await operator.visit("/")
    await operator.page
      .getByRole("region", { name: "Health" })
      .getByText(/pass|failing/)
      .waitFor()
    await operator.page.getByRole("table", { name: "Organizations" }).waitFor()
    await operator.page.getByRole("button", { name: "New organization" }).click()
    await operator.page.getByLabel("Name of the organization").fill("Kite makers")
    await operator.page.getByLabel("E-mail of the first owner").fill(anAddress())
    await operator.check()
    await operator.page.getByRole("button", { name: "Create organization" }).click()
    await operator.page.getByText("Kite makers is created.").waitFor()
    await operator.page.getByRole("button", { name: "Done" }).click()
    await operator.page.getByRole("row", { name: /Kite makers/ }).waitFor()
    await operator.page.getByRole("tab", { name: "Strata" }).click()
    await operator.page.getByRole("tabpanel", { name: "Strata" }).waitFor()
    await operator.check()

    await viewer.visit("/")
    await viewer.page.getByRole("region", { name: "What you may do" }).waitFor()
    await viewer.check()

    const { id } = await owner.call<{ id: string }>("POST", "/api/connections", {
      name: "Sandbox of the trend",
      platform: "sandbox",
      direction: "outbound",
      config: {},
    })
    const { id: topicId } = await owner.call<{ id: string }>("POST", "/api/topics", { topic_name: "Trend watchers" })
    const run = `/api/connections/${id}/push/run`
    const { runId } = await owner.call<{ runId: string }>("POST", run, { topicIds: [topicId] })
    await owner.call("POST", `${run}/${runId}/push`)
    await owner.visit("/")
    const trend = owner.page.getByRole("region", { name: "Trend" })
    await trend.getByRole("link", { name: /^Live: [1-9]/ }).waitFor()
    expect(await trend.getByRole("img").getAttribute("aria-label")).toMatch(/Live \d+ to [1-9]/)
    await owner.page.getByRole("region", { name: "Needs attention" }).waitFor()
    await owner.check()
    await owner.call("POST", `/api/activations/bulk-deactivate`, {
      activationIds: (await owner.call<{ id: string }[]>("GET", `/api/activations?connectionId=${id}`)).map(
        (one) => one.id,
      ),
    })
    await owner.call("DELETE", `/api/connections/${id}`)
  })

  it("shows an owner their usage", async ({ owner: { page, visit } }) => {
    await visit("/")
    await page.getByRole("navigation").getByRole("link", { name: "Usage" }).click()
    await page.getByText(/Daily usage of/).waitFor()
    await settled(page)
  })

  it("previews newer names and descriptions after a template has changed, and refreshes them", async ({
    owner: { page, visit },
    operator,
  }) => {
    const path = "/api/admin/output-templates/tpl_internal"
    await operator.call("PATCH", path, { recency: "45 Day" })
    await visit("/")
    await page.getByRole("button", { name: "Preview the refresh" }).click()
    const dialog = page.getByRole("dialog", { name: "Refresh names and descriptions" })
    await dialog.getByText("activations would become stale").waitFor()
    await dialog.getByRole("button", { name: "Refresh", exact: true }).click()
    await page.getByText("Newer names and descriptions").waitFor({ state: "hidden" })
  })
})
