/** Small, so that one piece of a zip bomb inflates little before the limits are checked. */
export const PIECE_BYTES = 4095
const PIECE_CHARACTERS = (PIECE_BYTES / 3) * 4

const WHOLE = /^[A-Za-z0-9+/]*={0,2}$/

/** The payload without line breaks, or undefined when it is not base64. */
export function cleanBase64(data: string): string | undefined {
  const joined = /\s/.test(data) ? data.replaceAll(/\s+/g, "") : data
  return joined !== "" && joined.length % 4 === 0 && WHOLE.test(joined) ? joined : undefined
}

/** The first bytes as Latin-1 text. */
export const headOf = (base64: string, bytes: number) => atob(base64.slice(0, Math.ceil(bytes / 3) * 4))

/** Decodes piece by piece, never the whole payload. */
export function* piecesOf(base64: string): Generator<Uint8Array> {
  for (let start = 0; start < base64.length; start += PIECE_CHARACTERS) {
    const text = atob(base64.slice(start, start + PIECE_CHARACTERS))
    const bytes = new Uint8Array(text.length)
    for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i)
    yield bytes
  }
}
