import { describe, it } from "vitest"
import { openLog } from "./log.ts"
import { openGuard } from "./reachable.ts"
import { readSettings } from "./settings.ts"

const needed = { STRATA_URL: "https://strata.example.com/", RELAY_TOKEN: "token" }

describe("settings", () => {
  it("are read from the environment", ({ expect }) => {
    expect(readSettings(needed)).toMatchObject({
      serviceUrl: "https://strata.example.com",
      drop: null,
      connections: 4,
      leaseSeconds: 15,
      isLocal: false,
    })
    const drop = {
      ENDPOINT: "http://localhost:9000/",
      BUCKET: "drop",
      ACCESS_KEY_ID: "id",
      SECRET_ACCESS_KEY: "secret",
    }
    const named = Object.fromEntries(Object.entries(drop).map(([name, value]) => [`DROP_S3_${name}`, value]))
    expect(readSettings({ ...needed, ...named, STRATA_URL: "http://localhost:8787" })).toMatchObject({
      drop: { endpoint: "http://localhost:9000", bucket: "drop", region: "us-east-1" },
      isLocal: true,
    })
  })

  it.for([
    [{}, "STRATA_URL is not set"],
    [{ STRATA_URL: "strata" }, "STRATA_URL is not a URL"],
    [{ STRATA_URL: "http://strata.example.com" }, "STRATA_URL must begin with https://"],
    [{ STRATA_URL: needed.STRATA_URL }, "RELAY_TOKEN is not set"],
    [{ ...needed, DROP_S3_BUCKET: "drop" }, "DROP_S3_ENDPOINT is not set"],
    [{ ...needed, RELAY_CONNECTIONS: "many" }, "RELAY_CONNECTIONS must be a whole number"],
  ] as const)("are rejected: %j", ([env, message], { expect }) => {
    expect(() => readSettings(env)).toThrow(message)
  })
})

describe("the log", () => {
  it("masks a secret in a message", ({ expect }) => {
    const lines: string[] = []
    const { log, hide } = openLog((line) => lines.push(line))
    hide('pass"word')
    log("failed", { error: 'no entry for pass"word here' })
    expect(lines.join("")).toContain("no entry for *** here")
  })
})

describe("a host chosen by a user", () => {
  const guard = openGuard({ isLocal: false, allowedNetworks: ["10.1.0.0/16", "fd00::5"] })

  it.for(["8.8.8.8", "2606:4700::1111", "10.1.2.3", "fd00::5"])("may be %s", async (host, { expect }) => {
    expect(await guard(host)).toBe(host)
  })

  it.for([
    "127.0.0.1",
    "10.2.0.1",
    "169.254.169.254",
    "192.168.0.1",
    "::1",
    "::ffff:127.0.0.1",
    "fd00::6",
    "localhost",
    "0",
  ])("may not be %s", async (host, { expect }) => {
    await expect(guard(host)).rejects.toThrow("The SFTP host is in a private network")
  })

  it("may be this machine if the service runs on it, but no other host of its network", async ({ expect }) => {
    const local = openGuard({ isLocal: true, allowedNetworks: [] })
    expect(await local("127.0.0.1")).toBe("127.0.0.1")
    await expect(local("192.168.0.1")).rejects.toThrow("The SFTP host is in a private network")
    await expect(local("no-such-host.invalid")).rejects.toThrow("The SFTP host has no address")
  })
})
