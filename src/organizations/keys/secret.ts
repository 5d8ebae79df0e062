import { randomBase62, sha256Hex, toBase62 } from "../../kernel/ids.ts"

type SecretPrefix = "txadv_" | "pk_live_" | "pk_test_"

const RANDOM_LENGTH = 43 // 256 bits
const CHECKSUM_LENGTH = 6
const SHAPE = /^(txadv_|pk_live_|pk_test_)[0-9A-Za-z]{49}$/

/** A secret ends with a checksum, so that a mistyped one is rejected without a database query. */
export function newSecret(prefix: SecretPrefix): string {
  const body = prefix + randomBase62(RANDOM_LENGTH)
  return body + checksum(body)
}

export const isWellFormed = (secret: string) =>
  SHAPE.test(secret) && secret.endsWith(checksum(secret.slice(0, -CHECKSUM_LENGTH)))

/** Secrets are random, so a plain hash is enough: dictionary attacks do not apply. */
export const hashSecret = sha256Hex

/** CRC-32 without a table, which would not pay off for 55 characters. */
function checksum(text: string): string {
  let crc = 0xffffffff
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i)
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return toBase62(~crc >>> 0, CHECKSUM_LENGTH)
}
