import type { Browser, BrowserContext, Page } from "playwright-core"
import { PEOPLE, type Person } from "./people.ts"

export type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>

/** Submits the sign-in form of the identity provider, which redirects back to the requested page. */
export async function submitSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail address").fill(email)
  await page.getByRole("button", { name: "Sign in" }).click()
}

/** Signs in every user and returns their browser storage. */
export async function signInAll(browser: Browser, url: string): Promise<Record<Person, StorageState>> {
  const signIn = async (person: Person) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${url}/auth/login?returnTo=/docs`)
    await submitSignIn(page, PEOPLE[person])
    await page.waitForURL(`${url}/docs`)
    const state = await context.storageState()
    await context.close()
    return state
  }
  const [owner, admin, viewer, operator] = await Promise.all([
    signIn("owner"),
    signIn("admin"),
    signIn("viewer"),
    signIn("operator"),
  ])
  return { owner, admin, viewer, operator }
}
