import * as fc from "fast-check"
import { describe, it } from "vitest"
import { guardUrl, urlProblem } from "./url-guard.ts"

const production = { allowLoopback: false }

describe("urlProblem", () => {
  it.for([
    "https://api.example.com/v1/topics?x=1",
    "https://api.example.com:443/",
    "https://api.example.com:8443/",
    "https://EXAMPLE.com./",
    "https://münchen.example.org/",
    "https://ec2-3-120-7-9.eu-central-1.compute.amazonaws.com/",
    "https://v10.0.example.com/",
  ])("allows %s", (address, { expect }) => {
    expect(urlProblem(address, production)).toBeUndefined()
  })

  it.for([
    ["", "it is not a URL"],
    ["example.com/topics", "it is not a URL"],
    ["//example.com", "it is not a URL"],
    ["http://example.com/", "it must use https"],
    ["ftp://example.com/", "it must use https"],
    ["javascript:alert(1)", "it must use https"],
    ["file:///etc/passwd", "it must use https"],
    ["https://user:secret@example.com/", "it contains a user name or password"],
    ["https://example.com:22/", "port 22 is not one of 443, 8443"],
    ["https://127.0.0.1/", "it is an IP address"],
    ["https://2130706433/", "it is an IP address"],
    ["https://0x7f.1/", "it is an IP address"],
    ["https://0177.0.0.1/", "it is an IP address"],
    ["https://127.1/", "it is an IP address"],
    ["https://127.0.0.1./", "it is an IP address"],
    ["https://169.254.169.254/latest/meta-data", "it is an IP address"],
    ["https://8.8.8.8/", "it is an IP address"],
    ["https://[::1]/", "it is an IP address"],
    ["https://[::]/", "it is an IP address"],
    ["https://[::ffff:7f00:1]/", "it is an IP address"],
    ["https://[fd00::1]/", "it is an IP address"],
    ["https://localhost/", "it is an internal host name"],
    ["https://localhost./", "it is an internal host name"],
    ["https://LOCALHOST/", "it is an internal host name"],
    ["https://ｌocalhost/", "it is an internal host name"],
    ["https://app.localhost/", "it is an internal host name"],
    ["https://metadata.google.internal/", "it is an internal host name"],
    ["https://metadata.google.internal./", "it is an internal host name"],
    ["https://printer.local/", "it is an internal host name"],
    ["https://intranet/", "it is an internal host name"],
    ["https://wiki.corp/", "it is an internal host name"],
    ["https://router.home.arpa/", "it is an internal host name"],
    ["https://api.default.svc/", "it is an internal host name"],
    ["https://api.default.svc./", "it is an internal host name"],
    ["https://api.default.svc.cluster.local/", "it is an internal host name"],
    ["https://vault.service.consul/", "it is an internal host name"],
    ["https://web.service.nomad/", "it is an internal host name"],
    ["https://db.docker/", "it is an internal host name"],
    ["https://web.mesh/", "it is an internal host name"],
    ["https://exampleonion.onion/", "it is an internal host name"],
    ["https://127.0.0.1.nip.io/", "its host name maps to an IP address"],
    ["https://nip.io/", "its host name maps to an IP address"],
    ["https://app.localtest.me/", "its host name maps to an IP address"],
    ["https://10-0-0-1.wild.example.com/", "its host name maps to an IP address"],
    ["https://x.192.168.1.1.wild.example.com/", "its host name maps to an IP address"],
    ["https://169-254-169-254.example.com/", "its host name maps to an IP address"],
    [`https://example.com/${"x".repeat(2048)}`, "it is longer than 2048 characters"],
  ] as const)("rejects %s", ([address, reason], { expect }) => {
    expect(urlProblem(address, production)).toBe(reason)
  })

  it("allows localhost only with allowLoopback", ({ expect }) => {
    const local = { allowLoopback: true }
    for (const address of ["http://localhost:8080/", "http://127.0.0.1:3999/", "https://[::1]:9/"]) {
      expect(urlProblem(address, local)).toBeUndefined()
      expect(urlProblem(address, production)).toBeTruthy()
    }
    for (const address of ["http://127.0.0.2/", "http://10.0.0.1/", "http://example.com/", "https://app.localhost/"]) {
      expect(urlProblem(address, local)).toBeTruthy()
    }
  })

  it("names the field in the error", ({ expect }) => {
    expect(() => guardUrl("base_url", "http://example.com", production)).toThrow(
      "base_url is not allowed: it must use https",
    )
    expect(guardUrl("base_url", "https://example.com/a", production).pathname).toBe("/a")
  })

  it("rejects IPv4 and IPv6 addresses in every notation", ({ expect }) => {
    const octet = fc.integer({ min: 0, max: 255 })
    const ipv4 = fc.tuple(octet, octet, octet, octet).chain((bytes) => {
      const whole = bytes.reduce((sum, byte) => sum * 256 + byte, 0)
      const octal = bytes.map((byte) => `0${byte.toString(8)}`).join(".")
      return fc.constantFrom(bytes.join("."), String(whole), `0x${whole.toString(16)}`, octal, `${bytes.join(".")}.`)
    })
    const address = fc.oneof(
      ipv4,
      fc.ipV6().map((text) => `[${text}]`),
    )
    fc.assert(fc.property(address, (host) => urlProblem(`https://${host}/`, production) !== undefined))
    expect(urlProblem("https://1.2.3.4/", production)).toBe("it is an IP address")
  })
})
