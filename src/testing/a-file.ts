import { type Zippable, zipSync } from "fflate"

/** A multiple of three bytes, so that pieces can be joined, and few enough for the arguments of a call. */
const PIECE = 9_000

/** Files for the brief routes, as base64. */
export function base64Of(content: Uint8Array | string): string {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content
  let text = ""
  for (let at = 0; at < bytes.length; at += PIECE) {
    // Spreading the bytes takes seven times as long, and there are megabytes of them.
    text += btoa(Reflect.apply(String.fromCharCode, undefined, bytes.subarray(at, at + PIECE)) as string)
  }
  return text
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const paragraphs = (prefix: string, texts: readonly string[]) =>
  texts
    .map((text) => `<${prefix}:p><${prefix}:r><${prefix}:t>${text}</${prefix}:t></${prefix}:r></${prefix}:p>`)
    .join("")

export const aZip = (entries: Record<string, string | Uint8Array>): string => {
  const files: Zippable = {}
  for (const [name, content] of Object.entries(entries)) {
    files[name] = typeof content === "string" ? bytesOf(content) : content
  }
  return base64Of(zipSync(files))
}

export const wordXml = (...texts: string[]) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="w"><w:body>${paragraphs("w", texts)}</w:body></w:document>`

export const aDocx = (...texts: string[]) =>
  aZip({ "[Content_Types].xml": "<Types/>", "word/document.xml": wordXml(...texts), "word/media/logo.png": "\x89PNG" })

export const aPptx = (...slides: string[]) =>
  aZip(
    Object.fromEntries(
      slides.map((text, n) => [
        `ppt/slides/slide${n + 1}.xml`,
        `<p:sld><p:txBody>${paragraphs("a", [text])}</p:txBody></p:sld>`,
      ]),
    ),
  )

export const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
export const PDF = base64Of("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n")
