const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

/** `length` uniformly random base62 characters, about 5.95 bits each. */
export function randomBase62(length: number): string {
  let out = ""
  while (out.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length - out.length))) {
      // 248 is the largest multiple of 62 in a byte; bytes above it would bias toward the first characters.
      if (byte < 248) out += ALPHABET[byte % 62]
    }
  }
  return out
}

export function toBase62(value: number, length: number): string {
  let out = ""
  for (let rest = value; out.length < length; rest = Math.floor(rest / 62)) out = ALPHABET[rest % 62] + out
  return out
}

type PlainPrefix =
  | "tp"
  | "ot"
  | "key"
  | "sdk"
  | "conn"
  | "act"
  | "run"
  | "tpl"
  | "hist"
  | "org"
  | "usr"
  | "inv"
  | "req"
  | "llm"
  | "rule"
  | "price"
  | "plan"
  | "dep"
  | "buyer"
  | "use"
  | "wh"
  | "whd"
  | "evt"
  | "rem"
  | "view"
  | "sch"
  | "grant"

/**
 * Starts with the time, so that rows written together are close in every index on an id. The rest is 71 random bits, so ids cannot be
 * guessed.
 */
export const newId = (prefix: PlainPrefix) => `${prefix}_${toBase62(Date.now(), 8)}${randomBase62(12)}`

/** SQL for a new id per row, where only the statement knows how many rows there are. */
export const newIdSql = (prefix: PlainPrefix) => `'${prefix}_' || lower(hex(randomblob(16)))`

export async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
  return hexOf(digest)
}

export const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("")
