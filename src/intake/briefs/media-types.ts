export const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
export const PPTX = "application/vnd.openxmlformats-officedocument.presentationml.presentation"

export const IMAGE_TYPES = ["image/png", "image/jpeg", "image/gif", "image/webp"] as const

export const MEDIA_TYPES = ["application/pdf", DOCX, PPTX, ...IMAGE_TYPES, "text/plain"] as const
export type MediaType = (typeof MEDIA_TYPES)[number]

/** The type a header or a form names, without its parameters; undefined for one that is not taken. */
export function mediaTypeOf(named: string): MediaType | undefined {
  const bare = named.split(";")[0]?.trim().toLowerCase()
  return MEDIA_TYPES.find((type) => type === bare)
}

/** How many bytes from the beginning `isWhatItSays` looks at: a PDF may carry some bytes before its header. */
export const HEAD_BYTES = 1024

/** What stands where in the first bytes of a file, read as Latin-1. */
const MARKS: Record<Exclude<MediaType, "text/plain">, readonly { at: number; text: string }[]> = {
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

/** Whether a file begins as its type does. Text is what begins like nothing else. */
export function isWhatItSays(type: MediaType, head: string): boolean {
  if (type === "text/plain") return Object.values(MARKS).every((marks) => !carries(marks, head))
  return carries(MARKS[type], head) || (type === "application/pdf" && head.includes("%PDF-"))
}

const carries = (marks: readonly { at: number; text: string }[], head: string) =>
  marks.every(({ at, text }) => head.startsWith(text, at))
