import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, test } from "vitest"

// The setup of these tests loads `own-connections.ts`.
test("every request has a connection of its own, and arrives as it was sent", async () => {
  const ports: (number | undefined)[] = []
  const server = createServer((request, response) => {
    ports.push(request.socket.remotePort)
    response.setHeader("x-received", [request.method, request.headers["x-key"]].join(" "))
    request.pipe(response)
  }).listen(0)
  await once(server, "listening")
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`
  const sent = { method: "POST", headers: { "x-key": "k" }, body: "text" }
  for (const request of [url, new Request(url, sent), url, new Request(url, sent)]) {
    const answer = await fetch(request, typeof request === "string" ? sent : undefined)
    expect(answer.headers.get("x-received")).toBe("POST k")
    expect(await answer.text()).toBe("text")
  }
  expect(new Set(ports).size).toBe(4)
  server.close()
})
