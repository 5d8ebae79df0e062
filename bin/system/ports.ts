import { once } from "node:events"
import { createServer } from "node:net"

const LOOPBACK = ["127.0.0.1", "::1"]
/** This machine has no such address, usually because IPv6 is off. */
const NO_ADDRESS = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT"])

/** Below the ephemeral range: one of those ports may be taken before a server listens on it. */
const [FIRST, LAST] = [10_240, 32_767]

export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST + 1))
    if ((await portError(port)) === undefined) return port
  }
}

/** The system's error code for listening on the port, such as EADDRINUSE; undefined if it can be used. */
export async function portError(port: number): Promise<string | undefined> {
  for (const host of LOOPBACK) {
    const probe = createServer().listen(port, host)
    try {
      await once(probe, "listening")
    } catch (error) {
      const { code = "unknown" } = error as NodeJS.ErrnoException
      if (NO_ADDRESS.has(code)) continue
      return code
    }
    probe.close()
    await once(probe, "close")
  }
  return undefined
}

/** Undefined unless it is a port number that a client can connect to. */
export function parsePort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  return port >= 1 && port <= 65_535 ? port : undefined
}
