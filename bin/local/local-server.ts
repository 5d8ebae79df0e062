import { once } from "node:events"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"

/**
 * Idle connections are never closed. The Worker reuses them, and a request that it sends while the server closes the connection is lost: rarely, and mostly on a busy machine.
 */
export const NEVER_IDLE = { keepAliveTimeout: 0 }

/** A server on loopback, for the local run and the tests. */
export async function startLocalServer(
  handle: RequestListener,
  port = 0,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(NEVER_IDLE, handle)
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}
