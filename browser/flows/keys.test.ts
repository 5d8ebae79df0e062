import { describe } from "vitest"
import { it } from "../flow.ts"

describe("the keys page", () => {
  it("creates an API key, shows it once and revokes it", async ({ expect, owner: { page, visit, check } }) => {
    await visit("/keys")
    await page.getByRole("button", { name: "New API key" }).click()
    await check()
    await page.getByLabel("Name").fill("From the flow")
    // A new key may only read until more is chosen.
    expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(1)
    await page.getByRole("checkbox", { name: "topics:write" }).check()
    expect(await page.getByLabel("Expires").inputValue()).toBe("90")
    await page.getByRole("button", { name: "Create", exact: true }).click()
    expect(await page.getByText(/^txadv_\w{20,}$/).innerText()).toMatch(/^txadv_\w+$/)
    await page.getByRole("button", { name: "Done" }).click()
    const row = page.getByRole("row", { name: /From the flow/ }).first()
    await row.getByText("topics:write").waitFor()
    expect(await row.getByText("export", { exact: true }).count()).toBe(0)
    expect(await row.getByText("Never", { exact: true }).count()).toBe(1)
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

  it("rotates an API key, and both secrets work", async ({ expect, owner: { page, visit, check } }) => {
    await visit("/keys")
    await page.getByRole("button", { name: "New API key" }).click()
    await page.getByLabel("Name").fill("To be rotated")
    await page.getByLabel("Expires").selectOption("never")
    await page.getByRole("button", { name: "Create", exact: true }).click()
    const old = await page.getByText(/^txadv_\w{20,}$/).innerText()
    await page.getByRole("button", { name: "Done" }).click()
    await page.getByRole("button", { name: "Rotate To be rotated" }).click()
    await check()
    await page.getByLabel("The old secret works for").selectOption({ label: "1 hour" })
    await page.getByRole("dialog").getByRole("button", { name: "Rotate", exact: true }).click()
    await page.getByText("The old secret works until").waitFor()
    const fresh = await page.getByText(/^txadv_\w{20,}$/).innerText()
    expect(fresh).not.toBe(old)
    for (const secret of [old, fresh]) {
      const status = await page.evaluate(
        async (key) => (await fetch("/api/me", { headers: { authorization: `Bearer ${key}` } })).status,
        secret,
      )
      expect(status).toBe(200)
    }
    await page.getByRole("button", { name: "Done" }).click()
    await page.reload()
    const row = page.getByRole("row", { name: /To be rotated/ }).first()
    // The only "Never" left is the expiry: the use just now is shown.
    await expect.poll(() => row.getByText("Never", { exact: true }).count()).toBe(1)
  })

  it("fences an SDK key, and the fence holds", async ({ expect, owner: { page, visit, check, expectsError } }) => {
    expectsError(400, "/api/sdk-keys")
    for (const status of [403, 429]) expectsError(status, "/api/sdk/classify")
    expectsError(401, "/api/sdk/analyze-brief")
    await visit("/keys")
    await page.getByRole("button", { name: "New SDK key" }).click()
    await page.getByLabel("Name").fill("Fenced page")
    await page.getByLabel("Allowed origins").fill("not an origin")
    await page.getByRole("button", { name: "Create", exact: true }).click()
    await page.getByRole("alert").getByText("Allowed origins must hold origins").waitFor()
    await page.getByLabel("Allowed origins").fill("https://shop.example.com\n*.example.org")
    await page.getByLabel("Requests per minute").selectOption("60")
    await page.getByLabel("Requests per day").fill("2")
    await check()
    await page.getByRole("button", { name: "Create", exact: true }).click()
    const secret = await page.getByText(/^pk_live_\w{20,}$/).innerText()
    await page.getByRole("button", { name: "Done" }).click()
    const row = page.getByRole("row", { name: /Fenced page/ }).first()
    await row.getByText("https://shop.example.com, *.example.org").waitFor()
    await row.getByText("60 per minute, 2 per day").waitFor()
    expect(await row.getByText("mappings:read").count()).toBe(0)

    const classify = (path = "/api/sdk/classify") =>
      page.evaluate(
        async ([key, url]) => {
          const body = JSON.stringify({ messages: [{ role: "user", content: "Trail runners" }], engine: "local" })
          const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" }
          const response = await fetch(url ?? "", { method: "POST", headers, body })
          return { status: response.status, error: ((await response.json()) as { error?: string }).error }
        },
        [secret, path],
      )
    expect(await classify()).toEqual({ status: 403, error: "Origin is not allowed for this key" })
    await page.getByRole("button", { name: "Limits Fenced page" }).click()
    await check()
    await page.getByLabel("Allowed origins").fill(new URL(page.url()).origin)
    await page.getByRole("button", { name: "Save" }).click()
    await row.getByText(new URL(page.url()).origin).waitFor()
    expect(await classify("/api/sdk/analyze-brief")).toEqual({ status: 401, error: "Insufficient scopes" })
    for (const status of [200, 200, 429]) expect((await classify()).status).toBe(status)
    expect((await classify()).error).toBe("Daily request limit of this key reached")
  })

  it("is read-only for a viewer", async ({ expect, viewer: { page, visit } }) => {
    await visit("/keys")
    await page.getByRole("heading", { name: "API keys" }).waitFor()
    expect(await page.getByRole("button", { name: /New|Revoke|Rotate|Limits/ }).count()).toBe(0)
  })
})
