import type { BrowserContext, Page } from "playwright-core"
import { signIn } from "../bin/local/sign-in.ts"
import { PEOPLE, type Person } from "./people.ts"

export type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>

/** Submits the sign-in form of the identity provider, which redirects back to the requested page. */
export async function submitSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail address").fill(email)
  await page.getByRole("button", { name: "Sign in" }).click()
}

/** Signs in every user, without a browser, and returns what a browser would store. */
export async function signInAll(url: string): Promise<Record<Person, StorageState>> {
  const signInAs = async (person: Person): Promise<StorageState> => {
    const header = await signIn(url, PEOPLE[person])
    return { cookies: header.split("; ").map(storedCookie), origins: [] }
  }
  const [owner, admin, viewer, operator] = await Promise.all([
    signInAs("owner"),
    signInAs("admin"),
    signInAs("viewer"),
    signInAs("operator"),
  ])
  return { owner, admin, viewer, operator }
}

function storedCookie(pair: string): StorageState["cookies"][number] {
  const at = pair.indexOf("=")
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
  return { name, value, domain: "localhost", path: "/", expires: -1, httpOnly: true, secure: true, sameSite: "Lax" }
}
