import type { BrowserContext, Page } from "playwright-core"

type ExpectedError = { status: number; path: string | RegExp }

/** Problems in a context since its visitor opened it, and the errors that the visitor expects. */
export type Watch = { problems: string[]; expectedErrors: ExpectedError[] }

/** Collects script errors, console errors, content security policy violations and failed requests. */
export async function watchForProblems(context: BrowserContext): Promise<Watch> {
  const seen: Watch = { problems: [], expectedErrors: [] }
  await context.exposeBinding("reportViolation", ({ page }, violation: string) => {
    seen.problems.push(`Content security policy on ${page.url()}: ${violation}`)
  })
  await context.addInitScript(() => {
    const { reportViolation } = globalThis as unknown as { reportViolation: (violation: string) => void }
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
      reportViolation(`${violatedDirective} blocked ${blockedURI} (${sourceFile})`),
    )
  })
  context.on("page", (page) => watch(page, seen))
  return seen
}

function watch(page: Page, seen: Watch) {
  page.on("pageerror", (error) => seen.problems.push(`Script on ${page.url()}: ${error.stack ?? error.message}`))
  page.on("crash", () => seen.problems.push(`The page crashed: ${page.url()}`))
  page.on("console", (message) => {
    if (message.type() !== "error") return
    const { url } = message.location()
    const status = Number(/status of (\d+)/.exec(message.text())?.[1])
    if (url && seen.expectedErrors.some((expected) => expected.status === status && isAt(url, expected.path))) return
    seen.problems.push(`Console on ${page.url()}: ${message.text()} (${url})`)
  })
}

function isAt(url: string, path: string | RegExp): boolean {
  const { pathname } = new URL(url)
  return typeof path === "string" ? pathname === path : path.test(pathname)
}
