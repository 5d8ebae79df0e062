export const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
export const PPTX = "application/vnd.openxmlformats-officedocument.presentationml.presentation"

export const IMAGE_TYPES = ["image/png", "image/jpeg", "image/gif", "image/webp"] as const

export const MEDIA_TYPES = ["application/pdf", DOCX, PPTX, ...IMAGE_TYPES, "text/plain"] as const
export type MediaType = (typeof MEDIA_TYPES)[number]

/** Parses a media type without its parameters; undefined if it is not supported. */
export function mediaTypeOf(named: string): MediaType | undefined {
  const bare = named.split(";")[0]?.trim().toLowerCase()
  return MEDIA_TYPES.find((type) => type === bare)
}

/** How many leading bytes `hasSignature` checks: a PDF may have some bytes before its header. */
export const HEAD_BYTES = 1024

/** File signatures by offset, read as Latin-1. */
const SIGNATURES: Record<Exclude<MediaType, "text/plain">, readonly { at: number; text: string }[]> = {
  "application/pdf": [{ at: 0, text: "%PDF-" }],
  [DOCX]: [{ at: 0, text: "PK\x03\x04" }],
  [PPTX]: [{ at: 0, text: "PK\x03\x04" }],
  "image/png": [{ at: 0, text: "\x89PNG\r\n\x1a\n" }],
  "image/jpeg": [{ at: 0, text: "\xff\xd8\xff" }],
  "image/gif": [{ at: 0, text: "GIF8" }],
  "image/webp": [
    { at: 0, text: "RIFF" },
    { at: 8, text: "WEBP" },
  ],
}

/** Whether a file starts with its type's signature. Text must match no signature. */
export function hasSignature(type: MediaType, head: string): boolean {
  if (type === "text/plain") return Object.values(SIGNATURES).every((signature) => !matches(signature, head))
  return matches(SIGNATURES[type], head) || (type === "application/pdf" && head.includes("%PDF-"))
}

const matches = (signature: readonly { at: number; text: string }[], head: string) =>
  signature.every(({ at, text }) => head.startsWith(text, at))
