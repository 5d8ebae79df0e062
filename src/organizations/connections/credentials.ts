import { AppError } from "../../kernel/errors.ts"
import type { Credentials, CredentialsOwner, Vault } from "../../kernel/ports/vault.ts"

const VERSION = "v1"
const IV_BYTES = 12
const KEY_BYTES = 32
/** Starts with a letter, since JavaScript moves numeric keys of an object to the front. */
const KEY_ID = /^[A-Za-z][\w-]{0,31}$/

/**
 * AES-256-GCM with keys by id, as `{"id": "base64key"}` or `id:base64key,...`. The first key encrypts; the others only decrypt. To
 * rotate keys, put a new one in front, then run `npm run rotate-credentials`.
 */
export function openVault(setting: string | undefined): Vault {
  return {
    keyIds: () => keysIn(setting).map(([id]) => id),
    async seal(owner, credentials) {
      const [newest] = keysIn(setting)
      if (!newest) throw new AppError(500, "Credentials cannot be stored: CREDENTIALS_KEYS is not configured")
      const [id, key] = newest
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const text = new TextEncoder().encode(JSON.stringify(credentials))
      const sealed = await crypto.subtle.encrypt(algorithm(iv, owner), await importKey(key), text)
      return [VERSION, id, toBase64(iv), toBase64(new Uint8Array(sealed))].join(".")
    },
    async open(owner, envelope) {
      if (envelope === null) return {}
      const [version, id, iv = "", sealed = ""] = envelope.split(".")
      const key = keysIn(setting).find(([known]) => known === id)?.[1]
      if (version !== VERSION || !key) throw new AppError(500, "The connection's credentials cannot be read")
      try {
        const text = await crypto.subtle.decrypt(
          algorithm(fromBase64(iv), owner),
          await importKey(key),
          fromBase64(sealed),
        )
        return JSON.parse(new TextDecoder().decode(text)) as Credentials
      } catch {
        throw new AppError(500, "The connection's credentials cannot be read")
      }
    },
  }
}

/** Binds the ciphertext to its owner: a row copied to another connection or organization does not decrypt. */
const algorithm = (iv: Uint8Array<ArrayBuffer>, { orgId, connectionId }: CredentialsOwner) => ({
  name: "AES-GCM",
  iv,
  additionalData: new TextEncoder().encode(JSON.stringify([orgId, connectionId])),
})

const importKey = (key: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt", "decrypt"])

/** What is wrong with the setting, or undefined. A key that is never used is wrong too: its owner believes that it is. */
export function problemWithKeys(setting: string | undefined): string | undefined {
  try {
    const ids = keysIn(setting).map(([id]) => id)
    if (ids.length === 0) return "CREDENTIALS_KEYS is not set: credentials of connections cannot be stored or read"
    if (new Set(ids).size < ids.length) return "CREDENTIALS_KEYS has an id twice: only the first of its keys is used"
    const isCut = !setting?.trim().startsWith("{") && setting?.split(",").some((part) => part.split(":").length > 2)
    return isCut
      ? "CREDENTIALS_KEYS has a key with more than one colon: what follows the second is not used"
      : undefined
  } catch (error) {
    return (error as Error).message
  }
}

/** The error must not contain any part of the setting, since it is logged. */
function keysIn(setting = ""): [string, Uint8Array<ArrayBuffer>][] {
  try {
    return pairsIn(setting.trim()).map(([id, base64]) => {
      const key = fromBase64(base64)
      if (!KEY_ID.test(id) || key.length !== KEY_BYTES) throw new RangeError()
      return [id, key]
    })
  } catch {
    throw new Error("CREDENTIALS_KEYS must contain base64 keys of 32 bytes, with ids that start with a letter")
  }
}

function pairsIn(setting: string): [string, string][] {
  if (setting.startsWith("{")) return Object.entries(JSON.parse(setting) as Record<string, string>)
  const parts = setting.split(",").filter((part) => part.trim() !== "")
  return parts.map((part) => {
    const [id = "", base64 = ""] = part.trim().split(":")
    return [id, base64]
  })
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
