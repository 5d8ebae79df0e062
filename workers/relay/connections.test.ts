import { execFile } from "node:child_process"
import { once } from "node:events"
import { type AddressInfo, createServer } from "node:net"
import { promisify } from "node:util"
import { describe, it } from "vitest"
import { ROOT } from "../../bin/system/paths.ts"

/** As much as fetch reads ahead: the connection ends while the reader is still busy with other things. */
const SIZE = 64 * 1024
const HEAD = `HTTP/1.1 200 OK\r\nContent-Length: ${SIZE}\r\nConnection: close\r\n\r\n`
/** Reads the answer only once the server has closed the connection, which its input reports. */
const READ_LATE = `
  const answer = await fetch(process.argv[1])
  console.log("answered")
  process.stdin.once("data", async () => {
    console.log((await answer.arrayBuffer()).byteLength)
    process.exit()
  })`

describe("a file that is read slowly", () => {
  it("survives a server that closes the connection first", async ({ expect, onTestFinished }) => {
    const server = createServer((socket) =>
      socket.once("data", () => {
        socket.write(HEAD)
        socket.end("a".repeat(SIZE))
      }),
    )
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    onTestFinished(() => void server.close())
    const closed = once(server, "connection").then(([socket]) => once(socket, "close"))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const args = ["--import", "./workers/relay/connections.ts", "--input-type=module", "-e", READ_LATE, url]
    const run = promisify(execFile)(process.execPath, args, { cwd: ROOT })
    await closed
    run.child.stdin?.end("read")
    expect((await run).stdout).toBe(`answered\n${SIZE}\n`)
  })
})
