import { describe } from "vitest"
import { it } from "../flow.ts"
import { PEOPLE } from "../people.ts"
import { submitSignIn } from "../sign-in.ts"

describe("signing in", () => {
  it("returns to the requested page, and signs out again", async ({
    expect,
    anonymous: { page, visit, check, request },
  }) => {
    await visit("/catalog")
    expect(await page.title()).toBe("Sign in · Strata")
    await page.getByRole("link", { name: "Sign in" }).click()
    await submitSignIn(page, PEOPLE.owner)
    await page.waitForURL("**/catalog")
    await page.getByRole("heading", { level: 1, name: "Catalog" }).waitFor()

    await page.getByRole("button", { name: "Account: Olivia Owner" }).click()
    await page.getByText("owner of Acme").waitFor()
    await check()
    await page.getByRole("menuitem", { name: "Sign out" }).click()
    await page.getByRole("link", { name: "Sign in" }).waitFor()
    expect((await request("/auth/session")).status()).toBe(401)
  })

  it("shows the sign-in page when the session expires", async ({ anonymous }) => {
    await anonymous.page.goto("/auth/login?returnTo=/library")
    await submitSignIn(anonymous.page, PEOPLE.viewer)
    await anonymous.page.getByRole("heading", { level: 1, name: "Library" }).waitFor()
    await anonymous.call("POST", "/auth/logout")
    anonymous.expectsError(401, /^\/api\//)
    await anonymous.page.getByRole("navigation").getByRole("link", { name: "Catalog" }).click()
    await anonymous.page.getByRole("link", { name: "Sign in" }).waitFor()
  })
})
