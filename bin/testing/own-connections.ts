// Gives every request of this process a connection of its own. A server may close an idle connection in the very moment
// in which the next request is written to it, and then that request fails: rarely, and mostly on a busy machine.
const shared = globalThis.fetch

globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
  headers.set("connection", "close")
  return shared(input, { ...init, headers })
}
