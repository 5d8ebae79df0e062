import { env } from "cloudflare:workers"
import { describe, inject, it } from "vitest"
import { send, withCookie } from "../../testing/client.ts"
import { testServices } from "../../testing/factories.ts"
import { signedIn } from "../../testing/sign-in.ts"
import { openSession } from "./sessions.ts"

const EVENT = "http://schemas.openid.net/event/backchannel-logout"
const REFUSAL = "Invalid logout_token"

const base64url = (bytes: Uint8Array | string) =>
  btoa(typeof bytes === "string" ? bytes : String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")

const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" }

async function sign(claims: object, { header = {}, key }: { header?: object; key?: CryptoKey } = {}): Promise<string> {
  const { keys } = await (await fetch(`${env.OIDC_ISSUER}/jwks`)).json<{ keys: { kid: string }[] }>()
  const own = { ...inject("signingKey"), key_ops: ["sign"], use: undefined }
  const used = key ?? (await crypto.subtle.importKey("jwk", own, algorithm, false, ["sign"]))
  const head = { alg: "RS256", kid: keys[0]?.kid, typ: "logout+jwt", ...header }
  const signed = `${base64url(JSON.stringify(head))}.${base64url(JSON.stringify(claims))}`
  const signature = await crypto.subtle.sign(algorithm.name, used, new TextEncoder().encode(signed))
  return `${signed}.${base64url(new Uint8Array(signature))}`
}

const claimsFor = (sub: string, more: object = {}) => {
  const iat = Math.floor(Date.now() / 1000)
  return { iss: env.OIDC_ISSUER, aud: "strata", iat, exp: iat + 120, jti: "1", sub, events: { [EVENT]: {} }, ...more }
}

const post = (token: string) =>
  send("/auth/backchannel-logout", { method: "POST", body: new URLSearchParams({ logout_token: token }) })

describe("back-channel logout", () => {
  it("ends only the sessions of the named person", async ({ expect }) => {
    const [login, otherLogin] = [`${crypto.randomUUID()}@idp.test`, `${crypto.randomUUID()}@idp.test`]
    const [one, two, other] = [await signedIn(login), await signedIn(login), await signedIn(otherLogin)]
    expect((await post(await sign(claimsFor(login)))).status).toBe(200)
    for (const { caller } of [one, two]) await expect(await caller.get("/auth/session")).toRefuse(401, "Unauthorized")
    expect((await other.caller.get("/auth/session")).status).toBe(200)
  })

  it("ends the one session that it names", async ({ expect }) => {
    const login = `${crypto.randomUUID()}@idp.test`
    const { session } = await signedIn(login)
    const open = async (providerSid: string) =>
      withCookie(
        (await openSession(testServices(), session.user.id, session.organization.id, { providerSid })).split(";")[0] ??
          "",
      )
    const [ended, kept] = [await open(`${login}-1`), await open(`${login}-2`)]
    expect((await post(await sign(claimsFor(login, { sub: undefined, sid: `${login}-1` })))).status).toBe(200)
    await expect(await ended.get("/auth/session")).toRefuse(401, "Unauthorized")
    expect((await kept.get("/auth/session")).status).toBe(200)
  })

  it("leaves sign-ins alone that came after it", async ({ expect }) => {
    const login = `${crypto.randomUUID()}@idp.test`
    const { caller } = await signedIn(login)
    const iat = Math.floor(Date.now() / 1000) - 300
    expect((await post(await sign(claimsFor(login, { iat })))).status).toBe(200)
    expect((await caller.get("/auth/session")).status).toBe(200)
  })

  it.for<[string, (sub: string) => Promise<string>]>([
    ["another issuer", (sub) => sign(claimsFor(sub, { iss: "https://evil.test" }))],
    ["another client", (sub) => sign(claimsFor(sub, { aud: "somebody" }))],
    ["no event", (sub) => sign(claimsFor(sub, { events: {} }))],
    ["a nonce, like an ID token", (sub) => sign(claimsFor(sub, { nonce: "n" }))],
    ["no subject", (sub) => sign(claimsFor(sub, { sub: undefined }))],
    ["an expiry in the past", (sub) => sign(claimsFor(sub, { exp: Math.floor(Date.now() / 1000) - 120 }))],
    ["an old date", (sub) => sign(claimsFor(sub, { iat: Math.floor(Date.now() / 1000) - 1200, exp: undefined }))],
    ["a date in the future", (sub) => sign(claimsFor(sub, { iat: Math.floor(Date.now() / 1000) + 600 }))],
    ["no signature", async (sub) => (await sign(claimsFor(sub), { header: { alg: "none" } })).replace(/[^.]+$/, "")],
    ["a shared-secret signature", (sub) => sign(claimsFor(sub), { header: { alg: "HS256" } })],
    ["an unknown key", (sub) => sign(claimsFor(sub), { header: { kid: "unknown" } })],
    [
      "another key's signature",
      async (sub) => {
        const pair = (await crypto.subtle.generateKey(
          { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
          false,
          ["sign", "verify"],
        )) as CryptoKeyPair
        return sign(claimsFor(sub), { key: pair.privateKey })
      },
    ],
    [
      "claims changed after signing",
      async (sub) => {
        const [header, , signature] = (await sign(claimsFor("someone@else.test"))).split(".")
        return `${header}.${base64url(JSON.stringify(claimsFor(sub)))}.${signature}`
      },
    ],
    ["nothing in it", async () => ""],
  ])("refuses a token with %s", async ([, make], { expect }) => {
    const login = `${crypto.randomUUID()}@idp.test`
    const { caller } = await signedIn(login)
    await expect(await post(await make(login))).toRefuse(400, REFUSAL)
    expect((await caller.get("/auth/session")).status).toBe(200)
  })
})
