import type { Browser, BrowserContext, Page } from "playwright-core"
import { PEOPLE, type Person } from "./people.ts"

export type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>

/** From the sign-in form of the provider back to the page that was asked for. */
export async function fillInSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail address").fill(email)
  await page.getByRole("button", { name: "Sign in" }).click()
}

/** What a browser holds once each of the people has signed in. */
export async function signEverybodyIn(browser: Browser, url: string): Promise<Record<Person, StorageState>> {
  const signIn = async (person: Person) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${url}/auth/login?returnTo=/docs`)
    await fillInSignIn(page, PEOPLE[person])
    await page.waitForURL(`${url}/docs`)
    const state = await context.storageState()
    await context.close()
    return state
  }
  return { owner: await signIn("owner"), viewer: await signIn("viewer"), operator: await signIn("operator") }
}
