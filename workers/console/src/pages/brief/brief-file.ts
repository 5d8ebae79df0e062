import { DOCX, type MediaType, mediaTypeOf, PPTX } from "../../../../../src/intake/briefs/media-types.ts"

/** The API limits the base64 payload, which has four characters per three bytes. */
export const MAX_BASE64 = 10 * 1024 * 1024
export const MAX_BYTES = (MAX_BASE64 / 4) * 3

/** For operating systems that report no media type. */
const BY_EXTENSION: Record<string, MediaType> = {
  pdf: "application/pdf",
  docx: DOCX,
  pptx: PPTX,
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  txt: "text/plain",
  md: "text/plain",
}

export const EXTENSIONS = Object.keys(BY_EXTENSION).map((extension) => `.${extension}`)

export const typeOf = ({ name, type }: Pick<File, "name" | "type">): MediaType | undefined =>
  mediaTypeOf(type) ?? BY_EXTENSION[name.split(".").at(-1)?.toLowerCase() ?? ""]

/** Why a file cannot be analyzed; undefined if it can. */
export function problemOf(file: Pick<File, "name" | "type" | "size">): string | undefined {
  if (typeOf(file) === undefined) {
    return "Unsupported file type. Upload a PDF, Word or PowerPoint file, an image or plain text."
  }
  if (file.size === 0) return "The file is empty."
  if (file.size > MAX_BYTES) return "The file is larger than 7.5 MB."
  return undefined
}

export function base64Of(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener("load", () => {
    const url = reader.result
    if (typeof url === "string") resolve(url.slice(url.indexOf(",") + 1))
  })
  reader.addEventListener("error", () => reject(new Error("The file could not be read.")))
  reader.readAsDataURL(file)
  return promise
}
