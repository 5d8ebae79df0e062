// Starts what the first page needs while the console's code is still on its way; src/api/early.ts takes the answers over.
const visitor = fetch("/auth/visitor", { credentials: "same-origin" })
const early = { "/auth/visitor": visitor }
window.strataEarly = early

if (location.pathname === "/") {
  early["/api/home"] = visitor
    .then((answer) => answer.clone().json())
    .then(({ session }) => (session ? fetch("/api/home", { credentials: "same-origin" }) : undefined))
  early["/api/home"].catch(() => {})
}
visitor.catch(() => {})
