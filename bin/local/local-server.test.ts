import { once } from "node:events"
import { connect } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, test } from "vitest"
import { startLocalServer } from "./local-server.ts"

/** Servers of Node close a connection that was idle for five seconds, and one more. */
const LONG_IDLE_MS = 8_000

test("a connection that was idle for long is still answered", async () => {
  const { url, stop } = await startLocalServer((_request, response) => response.end("yes"))
  const socket = connect(Number(new URL(url).port), "127.0.0.1")
  await once(socket, "connect")
  const ask = async () => {
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    return String((await once(socket, "data"))[0])
  }
  expect(await ask()).toContain("200 OK")
  await sleep(LONG_IDLE_MS)
  expect(socket.readyState).toBe("open")
  expect(await ask()).toContain("200 OK")
  socket.destroy()
  await stop()
})
