import { describe, it } from "vitest"
import { openVault, problemWithKeys } from "./credentials.ts"

const key = (letter: string) => btoa(letter.repeat(32))
const owner = { orgId: "org_1", connectionId: "conn_1" }
const secrets = { username: "ann", password: "p\u00e4ss\u{1F511}", sftp_port: 2222 }

describe("the vault", () => {
  it("decrypts what it encrypted", async ({ expect }) => {
    const vault = openVault(`a:${key("a")}`)
    const sealed = await vault.seal(owner, secrets)
    expect(sealed).toMatch(/^v1\.a\.[\w+/=]{16}\.[\w+/=]+$/)
    expect(await vault.open(owner, sealed)).toEqual(secrets)
    expect(atob(sealed.split(".")[3] ?? "")).not.toContain("ann")
    expect(await vault.seal(owner, secrets)).not.toBe(sealed)
    expect(await vault.open(owner, null)).toEqual({})
  })

  it("encrypts with the first key and decrypts with any configured key", async ({ expect }) => {
    const old = await openVault(`a:${key("a")}`).seal(owner, secrets)
    for (const rotated of [`b:${key("b")}, a:${key("a")}`, JSON.stringify({ b: key("b"), a: key("a") })]) {
      const vault = openVault(rotated)
      expect(await vault.open(owner, old)).toEqual(secrets)
      expect(await vault.seal(owner, secrets)).toMatch(/^v1\.b\./)
    }
    await expect(openVault(`b:${key("b")}`).open(owner, old)).rejects.toThrow("credentials cannot be read")
  })

  it("rejects another owner and tampered envelopes", async ({ expect }) => {
    const vault = openVault(`a:${key("a")}`)
    const sealed = await vault.seal(owner, secrets)
    const flipped = sealed.replace(/.(?=.{6}$)/, (letter) => (letter === "A" ? "B" : "A"))
    const attempts: [typeof owner, string][] = [
      [{ ...owner, orgId: "org_2" }, sealed],
      [{ ...owner, connectionId: "conn_2" }, sealed],
      [owner, flipped],
      [owner, sealed.replace("v1.", "v2.")],
      [owner, "nonsense"],
    ]
    for (const [who, envelope] of attempts) {
      await expect(vault.open(who, envelope)).rejects.toThrow("The connection's credentials cannot be read")
    }
  })

  it.for(["a:short", `1:${key("a")}`, `{"a": "${key("a")}"`, "a", `a:${key("a")}x`])(
    "rejects the setting %s without repeating it in the error",
    async (setting, { expect }) => {
      const failure = await openVault(setting)
        .seal(owner, secrets)
        .catch((error: unknown) => String(error))
      expect(failure).toContain("CREDENTIALS_KEYS must contain base64 keys of 32 bytes")
      expect(failure).not.toContain(key("a").slice(0, 8))
    },
  )

  it.for([
    ["", "is not set"],
    ["k1:$(openssl rand -base64 32)", "must contain base64 keys of 32 bytes"],
    [`a:${btoa("a".repeat(16))}`, "must contain base64 keys of 32 bytes"],
    [`a:${key("a")},b:${key("b")},a:${key("c")}`, "has an id twice"],
    [`a:${key("a")}:${key("b")}`, "more than one colon"],
  ] as const)("names what is wrong with %s, without a part of it", ([setting, problem], { expect }) => {
    const found = problemWithKeys(setting)
    expect(found).toContain(`CREDENTIALS_KEYS ${problem.startsWith("more") ? "has a key with " : ""}${problem}`)
    expect(found).not.toMatch(/openssl|YWFh/)
  })

  it("finds nothing wrong with keys that can be used", ({ expect }) => {
    expect(problemWithKeys(`b:${key("b")}, a:${key("a")},`)).toBeUndefined()
    expect(problemWithKeys(JSON.stringify({ b: key("b"), a: key("a") }))).toBeUndefined()
  })

  it("throws when no key is configured", async ({ expect }) => {
    await expect(openVault(undefined).seal(owner, secrets)).rejects.toThrow("CREDENTIALS_KEYS is not configured")
  })
})
