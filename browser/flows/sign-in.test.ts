import { describe } from "vitest"
import { it } from "../flow.ts"
import { PEOPLE } from "../people.ts"
import { submitSignIn } from "../sign-in.ts"
import { NO_DRAFTS, storedDrafts } from "../stored-drafts.ts"

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
    await visit("/connections/new")
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ends with the session")
    expect(await storedDrafts(page)).toContain("Ends with the session")
    await page.getByRole("button", { name: "Account: Olivia Owner" }).click()
    await page.getByRole("menuitem", { name: "Sign out" }).click()
    await page.getByRole("link", { name: "Sign in" }).waitFor()
    expect(await storedDrafts(page)).toBe(NO_DRAFTS)
    expect((await request("/auth/session")).status()).toBe(401)
  })

  it("goes on where it was when the session ends, and starts afresh for another person", async ({
    expect,
    anonymous,
  }) => {
    const { page, check, call, expectsError } = anonymous
    expectsError(401, /^\/api\//)
    await page.goto("/auth/login?returnTo=/labels")
    await submitSignIn(page, PEOPLE.owner)
    const provider = page.getByLabel("Provider name")
    /** With the provider's own session, which would sign the same person in without a question. */
    const endSession = async () => {
      await call("POST", "/auth/logout")
      await page.context().clearCookies()
    }
    await provider.fill("Typed before the end")
    await endSession()
    await page.getByRole("button", { name: "Save defaults" }).click()
    const ended = page.getByRole("dialog", { name: "Your session has ended" })
    await ended.waitFor()
    expect(await provider.inputValue()).toBe("Typed before the end")

    /** Signs in in the window that the dialog opens, which closes by itself. */
    const signInAgain = async (email: string) => {
      const opening = page.waitForEvent("popup")
      await ended.getByRole("link", { name: "Sign in", exact: true }).click()
      const popup = await opening
      await submitSignIn(popup, email)
      if (!popup.isClosed()) await popup.waitForEvent("close")
    }
    await signInAgain(PEOPLE.owner)
    await ended.waitFor({ state: "hidden" })
    // The save that failed is sent again.
    await page.getByRole("status").getByText("Saved", { exact: true }).waitFor()
    expect(await call("GET", "/api/organization/label")).toMatchObject({
      fields: { provider_name: "Typed before the end" },
    })
    await call("PUT", "/api/organization/label", {})

    await provider.fill("Of the first person")
    await endSession()
    // As another tab would, which makes this one look.
    await page.evaluate(() => {
      const tabs = new BroadcastChannel("strata-session")
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
      tabs.postMessage("signed in")
    })
    await ended.waitFor()
    await check()
    await Promise.all([page.waitForEvent("load"), signInAgain(PEOPLE.viewer)])
    await page.getByRole("button", { name: "Account: Victor Viewer" }).waitFor()
    await page.getByRole("navigation").getByRole("link", { name: "Labels" }).click()
    await provider.waitFor()
    expect(await provider.inputValue()).toBe("")
    expect(await page.getByText(/^Draft from/).count()).toBe(0)
  })
})
