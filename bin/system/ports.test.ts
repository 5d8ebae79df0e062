import { once } from "node:events"
import { type AddressInfo, createServer } from "node:net"
import { describe, it } from "vitest"
import { freePort, parsePort, portError } from "./ports.ts"

describe("a port", () => {
  it.for([
    ["1", 1],
    ["8787", 8787],
    ["65535", 65_535],
  ] as const)("may be %s", ([text, port], { expect }) => {
    expect(parsePort(text)).toBe(port)
  })

  it.for(["", " ", "0", "-1", "65536", "80.5", "8e3", "0x50", "abc"])("may not be '%s'", (text, { expect }) => {
    expect(parsePort(text)).toBeUndefined()
  })

  it("is in use if any loopback address is", async ({ expect, onTestFinished }) => {
    const server = createServer().listen(0, "127.0.0.1")
    await once(server, "listening")
    onTestFinished(() => void server.close())
    expect(await portError((server.address() as AddressInfo).port)).toBe("EADDRINUSE")
    expect(await portError(await freePort())).toBeUndefined()
  })

  it("is free where no outgoing connection takes it", async ({ expect }) => {
    for (let i = 0; i < 50; i++) expect(await freePort()).toBeLessThan(32_768)
  })
})
