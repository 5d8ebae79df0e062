// Starts what the first page needs while the console's code is still on its way; src/api/early.ts takes the answers over.
const { home } = document.currentScript.dataset
const visitor = fetch("/auth/visitor", { credentials: "same-origin" })
const early = { "/auth/visitor": visitor }
window.strataEarly = early

if (location.pathname === "/") {
  for (const href of home?.split(" ") ?? []) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }))
  }
  early["/api/home"] = visitor
    .then((answer) => answer.clone().json())
    .then(({ session }) => (session ? fetch("/api/home", { credentials: "same-origin" }) : undefined))
  early["/api/home"].catch(() => {})
}
visitor.catch(() => {})
