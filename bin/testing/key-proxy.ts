import { once } from "node:events"
import { createServer, request } from "node:http"
import type { AddressInfo } from "node:net"

/** Passes requests on to the service with a key, for programs that cannot send one. */
export async function startKeyProxy(target: string, key: string): Promise<{ url: string; stop: () => void }> {
  const { port } = new URL(target)
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${key}` }
    const { url: path, method } = incoming
    const passed = request({ host: "localhost", port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on("error", () => outgoing.destroy())
    incoming.pipe(passed)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
