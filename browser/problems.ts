import type { BrowserContext, Page } from "playwright-core"

type Provoked = { status: number; path: string | RegExp }

/** Keeps every error a browser notes: of scripts, on the console, of the content security policy, and refused requests. */
export async function watchForProblems(context: BrowserContext) {
  const problems: string[] = []
  const provoked: Provoked[] = []
  await context.exposeBinding("noteViolation", ({ page }, violation: string) => {
    problems.push(`Content security policy on ${page.url()}: ${violation}`)
  })
  await context.addInitScript(() => {
    const { noteViolation } = globalThis as unknown as { noteViolation: (violation: string) => void }
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
      noteViolation(`${violatedDirective} blocked ${blockedURI} (${sourceFile})`),
    )
  })
  context.on("page", (page) => watch(page, problems, provoked))
  return {
    problems,
    provokes: (status: number, path: string | RegExp) => void provoked.push({ status, path }),
  }
}

function watch(page: Page, problems: string[], provoked: readonly Provoked[]) {
  page.on("pageerror", (error) => problems.push(`Script on ${page.url()}: ${error.stack ?? error.message}`))
  page.on("crash", () => problems.push(`The page crashed: ${page.url()}`))
  page.on("console", (message) => {
    if (message.type() !== "error") return
    const { url } = message.location()
    const status = Number(/status of (\d+)/.exec(message.text())?.[1])
    if (url && provoked.some((expected) => expected.status === status && isAt(url, expected.path))) return
    problems.push(`Console on ${page.url()}: ${message.text()} (${url})`)
  })
}

function isAt(url: string, path: string | RegExp): boolean {
  const { pathname } = new URL(url)
  return typeof path === "string" ? pathname === path : path.test(pathname)
}
