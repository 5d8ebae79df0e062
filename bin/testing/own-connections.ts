// Opens a new connection for every request of this process. A server may close an idle connection just when the next
// request is written to it, which then fails: rarely, and mostly on a busy machine.
const shared = globalThis.fetch

globalThis.fetch = (input, init) => {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
  headers.set("connection", "close")
  return shared(input, { ...init, headers })
}
