import * as fc from "fast-check"
import { describe, it } from "vitest"
import { guardUrl, whyNot } from "./url-guard.ts"

const production = { allowLoopback: false }

describe("the guard for user-supplied URLs", () => {
  it.for([
    "https://api.example.com/v1/topics?x=1",
    "https://api.example.com:443/",
    "https://api.example.com:8443/",
    "https://EXAMPLE.com./",
    "https://münchen.example.org/",
    "https://ec2-3-120-7-9.eu-central-1.compute.amazonaws.com/",
    "https://v10.0.example.com/",
  ])("lets %s through", (address, { expect }) => {
    expect(whyNot(address, production)).toBeUndefined()
  })

  it.for([
    ["", "it is not a URL"],
    ["example.com/topics", "it is not a URL"],
    ["//example.com", "it is not a URL"],
    ["http://example.com/", "only https addresses are called"],
    ["ftp://example.com/", "only https addresses are called"],
    ["javascript:alert(1)", "only https addresses are called"],
    ["file:///etc/passwd", "only https addresses are called"],
    ["https://user:secret@example.com/", "it holds a user name or password"],
    ["https://example.com:22/", "port 22 is not among 443, 8443"],
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
    ["https://localhost/", "it is an internal name"],
    ["https://localhost./", "it is an internal name"],
    ["https://LOCALHOST/", "it is an internal name"],
    ["https://ｌocalhost/", "it is an internal name"],
    ["https://app.localhost/", "it is an internal name"],
    ["https://metadata.google.internal/", "it is an internal name"],
    ["https://metadata.google.internal./", "it is an internal name"],
    ["https://printer.local/", "it is an internal name"],
    ["https://intranet/", "it is an internal name"],
    ["https://wiki.corp/", "it is an internal name"],
    ["https://router.home.arpa/", "it is an internal name"],
    ["https://127.0.0.1.nip.io/", "its name stands for an IP address"],
    ["https://nip.io/", "its name stands for an IP address"],
    ["https://app.localtest.me/", "its name stands for an IP address"],
    ["https://10-0-0-1.wild.example.com/", "its name stands for an IP address"],
    ["https://x.192.168.1.1.wild.example.com/", "its name stands for an IP address"],
    ["https://169-254-169-254.example.com/", "its name stands for an IP address"],
    [`https://example.com/${"x".repeat(2048)}`, "it is longer than 2048 characters"],
  ] as const)("refuses %s", ([address, reason], { expect }) => {
    expect(whyNot(address, production)).toBe(reason)
  })

  it("lets this machine through where the development flag is set, and nothing else more", ({ expect }) => {
    const local = { allowLoopback: true }
    for (const address of ["http://localhost:8080/", "http://127.0.0.1:3999/", "https://[::1]:9/"]) {
      expect(whyNot(address, local)).toBeUndefined()
      expect(whyNot(address, production)).toBeTruthy()
    }
    for (const address of ["http://127.0.0.2/", "http://10.0.0.1/", "http://example.com/", "https://app.localhost/"]) {
      expect(whyNot(address, local)).toBeTruthy()
    }
  })

  it("names the field", ({ expect }) => {
    expect(() => guardUrl("base_url", "http://example.com", production)).toThrow(
      "base_url is not allowed: only https addresses are called",
    )
    expect(guardUrl("base_url", "https://example.com/a", production).pathname).toBe("/a")
  })

  it("refuses every IPv4 and IPv6 address, however it is written", ({ expect }) => {
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
    fc.assert(fc.property(address, (host) => whyNot(`https://${host}/`, production) !== undefined))
    expect(whyNot("https://1.2.3.4/", production)).toBe("it is an IP address")
  })
})
