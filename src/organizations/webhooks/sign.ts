import { hexOf } from "../../kernel/ids.ts"

const PREFIX = "whsec_"
const SECRET_BYTES = 32

/** In the format of Standard Webhooks: `whsec_` and the base64 of the key. */
export const newSigningSecret = () => PREFIX + toBase64(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)).buffer)

type Signed = { id: string; body: string; at: Date }

/**
 * Headers of the interface and of Standard Webhooks. The interface's signature covers only the body, with the whole secret as the key; the
 * one of Standard Webhooks also covers id and time, with the decoded secret. During a rotation both secrets sign, newest first.
 */
export async function signedHeaders(
  secrets: readonly string[],
  { id, body, at }: Signed,
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const standard = await Promise.all(
    secrets.map(async (secret) => `v1,${toBase64(await hmac(keyIn(secret), `${id}.${timestamp}.${body}`))}`),
  )
  const [own = "", previous] = await Promise.all(
    secrets.map(async (secret) => `sha256=${hexOf(await hmac(bytesOf(secret), body))}`),
  )
  return {
    "content-type": "application/json",
    "user-agent": "Strata-Webhooks/1",
    "x-service-signature": own,
    ...(previous !== undefined && { "x-service-signature-previous": previous }),
    "x-service-timestamp": timestamp,
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": standard.join(" "),
  }
}

async function hmac(key: Uint8Array<ArrayBuffer>, text: string): Promise<ArrayBuffer> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"])
  return crypto.subtle.sign("HMAC", imported, bytesOf(text))
}

const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text))

const keyIn = (secret: string) =>
  Uint8Array.from(atob(secret.slice(PREFIX.length)), (character) => character.charCodeAt(0))

const toBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
