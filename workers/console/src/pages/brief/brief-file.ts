import { DOCX, type MediaType, mediaTypeOf, PPTX } from "../../../../../src/intake/briefs/media-types.ts"

/** The service measures the file as it is sent, in base64: four characters for three bytes. */
export const MAX_BASE64 = 10 * 1024 * 1024
export const MAX_BYTES = (MAX_BASE64 / 4) * 3

/** For systems that do not say what a file is. */
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

/** Why a file cannot be analyzed; undefined where it can. */
export function problemOf(file: Pick<File, "name" | "type" | "size">): string | undefined {
  if (typeOf(file) === undefined) {
    return "This kind of file cannot be read. Take a PDF, a Word or PowerPoint file, a picture or plain text."
  }
  if (file.size === 0) return "The file is empty."
  if (file.size > MAX_BYTES) return "The file is larger than 7.5 MB, which is the most that can be sent."
  return undefined
}

export function base64Of(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener("load", () => {
    const url = reader.result
    if (typeof url === "string") resolve(url.slice(url.indexOf(",") + 1))
  })
  reader.addEventListener("error", () => reject(new Error("The file could not be read")))
  reader.readAsDataURL(file)
  return promise
}
