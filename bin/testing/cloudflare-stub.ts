import { once } from "node:events"
import { Worker } from "node:worker_threads"
import { onTestFinished } from "vitest"

/** In its own thread, because the commands under test block this one. */
const SERVER = `
const { createServer } = require("node:http")
const { parentPort, workerData } = require("node:worker_threads")
const { token, account, database } = workerData
const seen = []
const server = createServer(async (request, response) => {
  let text = ""
  for await (const piece of request) text += piece
  const reply = (status, code) => {
    seen.push(request.method + " " + request.url + " " + status)
    response.writeHead(status, { "content-type": "application/json" })
    response.end(JSON.stringify({ success: status === 200, errors: status === 200 ? [] : [{ code }], result: {} }))
  }
  if (request.headers.authorization !== "Bearer " + token) return reply(403, 10000)
  if (request.url !== "/accounts/" + account + "/d1/database/" + database) return reply(404, 7404)
  if (request.method !== "PUT") return reply(405, 10405)
  if (request.headers["content-type"] !== "application/json") return reply(415, 10415)
  if (text !== JSON.stringify({ read_replication: { mode: "auto" } })) return reply(400, 7400)
  reply(200)
})
server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port))
parentPort.on("message", () => parentPort.postMessage(seen))
`

/** The account's API on loopback. It accepts the one request that switches read replication of this database on. */
export async function startCloudflareStub(known: { token: string; account: string; database: string }) {
  const worker = new Worker(SERVER, { eval: true, workerData: known })
  onTestFinished(async () => void (await worker.terminate()))
  const [port] = (await once(worker, "message")) as [number]
  return {
    url: `http://127.0.0.1:${port}`,
    seen: async () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage("seen")
      const [seen] = (await once(worker, "message")) as [string[]]
      return seen
    },
  }
}
