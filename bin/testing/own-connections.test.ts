import { expect, test } from "vitest"
import { startLocalServer } from "../local/local-server.ts"

// The setup of these tests loads `own-connections.ts`.
test("every request has a connection of its own, and arrives as it was sent", async () => {
  const ports: (number | undefined)[] = []
  const { url, stop } = await startLocalServer((request, response) => {
    ports.push(request.socket.remotePort)
    response.setHeader("x-received", [request.method, request.headers["x-key"]].join(" "))
    request.pipe(response)
  })
  const sent = { method: "POST", headers: { "x-key": "k" }, body: "text" }
  for (const request of [url, new Request(url, sent), url, new Request(url, sent)]) {
    const answer = await fetch(request, typeof request === "string" ? sent : undefined)
    expect(answer.headers.get("x-received")).toBe("POST k")
    expect(await answer.text()).toBe("text")
  }
  expect(new Set(ports).size).toBe(4)
  await stop()
})
