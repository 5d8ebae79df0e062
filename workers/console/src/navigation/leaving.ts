import type { RouterOptions } from "wouter"

export type Leave = () => void

/** Set while a page must not be left without a question. */
let held: { href: string; ask: (go: Leave) => void } | null = null

/** For the router: links and other navigation wait for the answer. */
export const aroundNav: NonNullable<RouterOptions["aroundNav"]> = (navigate, to, options) => {
  const go = () => navigate(to, options)
  if (held) held.ask(go)
  else go()
}

// Added before the router's own listener: the address is put back before the router hears of another one.
window.addEventListener("popstate", (event) => {
  if (!held) return
  event.stopImmediatePropagation()
  window.history.pushState(null, "", held.href)
  held.ask(() => window.history.back())
})

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** Asks before the page is left: by navigation, Back, a reload or a closed tab. Returns a function that ends this. */
export function stopLeaving(ask: (go: Leave) => void): () => void {
  const own = { href: window.location.href, ask }
  held = own
  window.addEventListener("beforeunload", warn)
  return () => {
    if (held !== own) return
    held = null
    window.removeEventListener("beforeunload", warn)
  }
}
