import { createServer } from "node:http"
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { it } from "vitest"
import { report, rotateCredentials } from "./rotate-credentials.ts"

it("calls the service until all secrets were visited, and says which keys can go", async ({ expect }) => {
  const cursors: unknown[] = []
  const keys = [
    { id: "k2", sealed: 3, configured: true },
    { id: "lost", sealed: 1, configured: false },
    { id: "k1", sealed: 0, configured: true },
  ]
  const pages = [
    { resealed: 2, unreadable: 0, cursor: "0:conn_9", keys: null },
    { resealed: 1, unreadable: 1, cursor: null, keys },
  ]
  const server = createServer((request, response) => {
    let text = ""
    request.on("data", (chunk: Buffer) => (text += chunk.toString()))
    request.on("end", () => {
      cursors.push((JSON.parse(text) as { cursor?: string }).cursor)
      response.end(JSON.stringify(pages[cursors.length - 1]))
    })
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const said: string[] = []
  const done = await rotateCredentials({ url, token: "t" }, (line) => said.push(line))
  server.close()
  expect(cursors).toEqual([undefined, "0:conn_9"])
  expect(said).toEqual(["2 secrets sealed with the newest key", "3 secrets sealed with the newest key"])
  expect(report(done)).toEqual([
    "key k2 seals 3 secrets",
    "key lost seals 1 secrets: not in CREDENTIALS_KEYS",
    "key k1 seals 0 secrets: can be removed from CREDENTIALS_KEYS",
    "1 secrets could not be read: add the key that they are sealed with, or have them entered again",
  ])
})
