import { describe } from "vitest"
import { it } from "../flow.ts"
import { submitSignIn } from "../sign-in.ts"

const anAddress = () => `guest-${crypto.randomUUID().slice(0, 8)}@elsewhere.test`

describe("the members page", () => {
  it("invites, changes a role and removes; the removed person's next click is rejected", async ({
    expect,
    owner,
    anonymous: guest,
  }) => {
    const email = anAddress()
    await owner.visit("/members")
    await owner.page
      .getByRole("row", { name: /viewer@acme\.test/ })
      .getByText("Viewer", { exact: true })
      .waitFor()
    await owner.page.getByRole("button", { name: "Invite" }).click()
    await owner.check()
    await owner.page.getByLabel("E-mail address").fill(email)
    await owner.page.getByRole("combobox", { name: "Role" }).click()
    await owner.page.getByRole("option", { name: "Viewer" }).click()
    await owner.page.getByRole("button", { name: "Create invitation" }).click()
    const link = await owner.page.getByText(/\/invitation#\w{43}$/).innerText()
    await owner.check()
    await owner.page.getByRole("button", { name: "Done" }).click()
    await owner.page
      .getByRole("row", { name: new RegExp(email) })
      .getByText("Viewer")
      .waitFor()

    await guest.visit(link)
    await guest.page.getByRole("heading", { name: "Join Acme" }).waitFor()
    await guest.page.getByText(`Sign in as ${email} to accept.`).waitFor()
    await guest.check()
    await guest.page.getByRole("button", { name: "Accept and sign in" }).click()
    await submitSignIn(guest.page, email)
    await guest.page.waitForURL("**/library")
    const links = guest.page.getByRole("navigation").getByRole("link")
    await guest.page.getByRole("heading", { level: 1, name: "Library" }).waitFor()
    expect(await links.allInnerTexts()).not.toContain("Import")

    await owner.visit("/members")
    await owner.page.getByRole("combobox", { name: `Role of ${email}` }).click()
    const changed = owner.page.waitForResponse((answer) => answer.request().method() === "PATCH")
    await owner.page.getByRole("option", { name: "Member" }).click()
    expect((await changed).status()).toBe(200)
    await guest.page.goto("/import")
    await guest.page.getByRole("heading", { level: 1, name: "Import" }).waitFor()

    // An admin's key leaves with them, unless the owner decides otherwise.
    await owner.page.getByRole("combobox", { name: `Role of ${email}` }).click()
    await owner.page.getByRole("option", { name: "Admin" }).click()
    await guest.page.goto("/keys")
    await guest.page.getByRole("button", { name: "New API key" }).click()
    await guest.page.getByLabel("Name").fill("Guest’s export")
    await guest.page.getByRole("button", { name: "Create", exact: true }).click()
    await guest.page.getByRole("button", { name: "Done" }).click()

    await owner.visit("/members")
    await owner.page.getByRole("button", { name: `Remove ${email}` }).click()
    await owner.page.getByText("1 API key: Guest’s export").waitFor()
    await owner.page.getByRole("radio", { name: /Hand over/ }).check()
    await owner.page.getByLabel("Hand over to").selectOption({ index: 0 })
    await owner.check()
    await owner.page.getByRole("radio", { name: /Revoke/ }).check()
    await owner.page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click()
    await owner.page.getByRole("row", { name: new RegExp(email) }).waitFor({ state: "detached" })
    guest.expectsError(401, /^\/api\//)
    await guest.page.getByRole("navigation").getByRole("link", { name: "Catalog" }).click()
    await guest.page.getByRole("dialog", { name: "Your session has ended" }).waitFor()
    await owner.visit("/keys")
    const row = owner.page.getByRole("row", { name: /Guest’s export/ })
    await row.getByText("Left", { exact: true }).waitFor()
    await row.getByText("Revoked", { exact: true }).waitFor()
  })

  it("explains why a link does not work", async ({ owner, anonymous: { page, visit, check, expectsError } }) => {
    expectsError(404, "/auth/invitation")
    await visit(`/invitation#${"x".repeat(43)}`)
    await page.getByText("Invitation not found or expired. Ask for a new one.").waitFor()
    await check()
    const invitation = { email: anAddress(), role: "viewer" }
    const { link } = await owner.call<{ link: string }>("POST", "/api/invitations", invitation)
    await page.goto("about:blank")
    await page.goto(link)
    await page.getByRole("button", { name: "Accept and sign in" }).click()
    await submitSignIn(page, "somebody@elsewhere.test")
    await page.getByText(/is for another e-mail address/).waitFor()
  })

  it("is read-only for a viewer", async ({ expect, viewer: { page, visit } }) => {
    await visit("/members")
    await page.getByRole("row", { name: /owner@acme\.test/ }).waitFor()
    expect(await page.getByRole("button", { name: /Invite|Remove/ }).count()).toBe(0)
    expect(await page.getByRole("heading", { name: "Open invitations" }).count()).toBe(0)
  })
})

describe("the sessions page", () => {
  it("lists sessions, ends another one, and signs out everywhere", async ({ expect, anonymous }) => {
    const { page, visit, check, request } = anonymous
    const email = anAddress()
    const signIn = async () => {
      await page.goto("/auth/login?returnTo=/sessions")
      await submitSignIn(page, email)
      await page.getByRole("heading", { level: 1, name: "Sessions" }).waitFor()
    }
    await signIn()
    const first = await page.context().cookies()
    await page.context().clearCookies()
    await signIn()
    await visit("/sessions")
    await page.getByText("This session").waitFor()
    await page.getByRole("row").getByRole("button", { name: "Sign out" }).click()
    await page.getByRole("row").getByRole("button", { name: "Sign out" }).waitFor({ state: "detached" })
    const second = await page.context().cookies()
    await page.context().clearCookies()
    await page.context().addCookies(first)
    expect((await request("/auth/session")).status()).toBe(401)
    await page.context().clearCookies()
    await page.context().addCookies(second)
    await page.getByRole("button", { name: "Sign out everywhere" }).click()
    await check()
    await page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click()
    await page.getByRole("link", { name: "Sign in" }).waitFor()
  })

  it("ends a session when the identity provider does", async ({ expect, anonymous: { page, request } }) => {
    const begun = await request("/auth/login", { maxRedirects: 0 })
    const provider = new URL(begun.headers()["location"] ?? "").origin
    await page.goto("/auth/login?returnTo=/keys")
    await submitSignIn(page, anAddress())
    await page.getByRole("heading", { level: 1, name: "Keys" }).waitFor()
    expect((await request("/auth/session")).status()).toBe(200)
    // Without the provider's pages, which load fonts from elsewhere.
    const form = await (await request(`${provider}/session/end`)).text()
    const xsrf = /name="xsrf" value="(\w+)"/.exec(form)?.[1] ?? ""
    await request(`${provider}/session/end/confirm`, { method: "POST", form: { xsrf, logout: "yes" } })
    expect((await request("/auth/session")).status()).toBe(401)
    await page.goto("/")
    await page.getByRole("link", { name: "Sign in" }).waitFor()
  })
})

describe("the audit page of an owner", () => {
  it("shows the organization's own log, and downloads it", async ({
    expect,
    owner: { page, visit, call, downloads },
  }) => {
    const { invitation } = await call<{ invitation: { id: string } }>("POST", "/api/invitations", {
      email: anAddress(),
      role: "viewer",
    })
    await visit("/audit")
    expect(await page.getByRole("textbox", { name: "Organization" }).count()).toBe(0)
    await page.getByLabel("Action").fill("invitation.created")
    await page.getByLabel("Action").press("Enter")
    await page
      .getByRole("row", { name: new RegExp(invitation.id) })
      .getByText("owner@acme.test")
      .waitFor()
    const file = await downloads(() => page.getByRole("link", { name: "Download CSV" }).click())
    expect(file.split("\r\n")[0]).toBe("at,orgId,actor,actorEmail,action,target,details,requestId")
    expect(file).toContain(invitation.id)
    expect(file).not.toContain("session.opened")
  })
})
