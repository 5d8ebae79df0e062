import type { ContentBlockParam } from "@anthropic-ai/sdk/resources/messages/messages"
import { cleanBase64, headOf } from "./base64.ts"
import { DOCX, HEAD_BYTES, hasSignature, IMAGE_TYPES, type MediaType, PPTX } from "./media-types.ts"
import { officeText } from "./office-text.ts"
import { plainTextFile } from "./plain-text.ts"
import { unreadable } from "./unreadable.ts"

/** About a hundred pages of text; the rest is cut off. */
const MAX_TEXT = 300_000

/** The file as sent to the model: PDFs and images unchanged, everything else as text. */
export function documentOf(type: MediaType, data: string): ContentBlockParam {
  const base64 = cleanBase64(data)
  if (base64 === undefined || !hasSignature(type, headOf(base64, HEAD_BYTES))) throw unreadable()
  if (type === "application/pdf") {
    return { type: "document", source: { type: "base64", media_type: type, data: base64 } }
  }
  const image = IMAGE_TYPES.find((one) => one === type)
  if (image) return { type: "image", source: { type: "base64", media_type: image, data: base64 } }
  const text = type === DOCX || type === PPTX ? officeText(type, base64, MAX_TEXT) : plainTextFile(base64)
  const part = text.slice(0, MAX_TEXT).toWellFormed()
  return { type: "document", source: { type: "text", media_type: "text/plain", data: part } }
}
