const MAX_MARKUP = 256 * 1024
const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }

/** `name` has no prefix. `source` is what stands between the angle brackets. */
export type Tag = { name: string; closes: boolean; isEmpty: boolean; source: string }

type Handlers = {
  onTag: (tag: Tag) => void
  /** Text between two tags may arrive in pieces. */
  onText: (text: string) => void
}

/**
 * Parses an office document's XML in one pass, without building a tree. Throws on anything that such a document never contains, such as a
 * DOCTYPE: there are no entities but the five of XML.
 */
export function openXml({ onTag, onText }: Handlers) {
  let pending = ""
  /** Incomplete markup is parsed again only after its length has doubled: retrying with every small piece would be slow. */
  let needed = 0

  const takeMarkup = (buffer: string, start: number): number => {
    const [kind, end] = markupAt(buffer, start)
    if (end === -1) return -1
    if (kind === "cdata") onText(buffer.slice(start + 9, end - 3))
    if (kind === "tag") onTag(tagOf(buffer.slice(start + 1, end - 1)))
    return end
  }

  const read = (isEnd: boolean) => {
    if (!isEnd && pending.length < needed) return
    const buffer = pending
    pending = ""
    needed = 0
    let at = 0
    while (at < buffer.length) {
      const start = buffer.indexOf("<", at)
      if (start === -1) {
        const whole = endOfWholeText(buffer, at)
        onText(unescaped(buffer.slice(at, whole)))
        pending = buffer.slice(whole)
        return
      }
      if (start > at) onText(unescaped(buffer.slice(at, start)))
      at = takeMarkup(buffer, start)
      if (at === -1) {
        pending = buffer.slice(start)
        needed = pending.length * 2
        if (pending.length > MAX_MARKUP) throw new Error("Markup too long")
        return
      }
    }
  }

  return {
    feed(piece: string) {
      if (piece.includes("\0")) throw new Error("Not an XML document")
      pending += piece
      read(false)
    },
    end() {
      read(true)
      if (pending !== "") throw new Error("The document ends too early")
    },
  }
}

const NAME = /^\/?(?:[^\s/:]*:)?([^\s/:]*)/

function tagOf(source: string): Tag {
  return { name: NAME.exec(source)?.[1] ?? "", closes: source.startsWith("/"), isEmpty: source.endsWith("/"), source }
}

/** The value of an attribute, by its name as it is written, with prefix. */
export function attributeOf({ source }: Tag, name: string): string | undefined {
  for (const quote of [`"`, "'"]) {
    const mark = ` ${name}=${quote}`
    const at = source.indexOf(mark)
    if (at === -1) continue
    const start = at + mark.length
    return unescaped(source.slice(start, source.indexOf(quote, start)))
  }
  return undefined
}

/** Decodes the pieces of a part: UTF-8, or UTF-16 with a byte order mark. */
export function openXmlDecoder() {
  let decoder: TextDecoder | undefined
  return (bytes: Uint8Array, isLast: boolean) => {
    decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true, ignoreBOM: false })
    return decoder.decode(bytes, { stream: !isLast })
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le"
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8"
}

/** Kind and end of the markup starting here; -1 if its end has not been read yet. */
function markupAt(buffer: string, start: number): ["comment" | "cdata" | "instruction" | "tag", number] {
  const endAfter = (mark: string, from: number) => {
    const found = buffer.indexOf(mark, from)
    return found === -1 ? -1 : found + mark.length
  }
  if (buffer.startsWith("<!--", start)) return ["comment", endAfter("-->", start + 4)]
  if (buffer.startsWith("<![CDATA[", start)) return ["cdata", endAfter("]]>", start + 9)]
  if (buffer.startsWith("<!", start)) {
    const started = buffer.slice(start)
    if ("<!--".startsWith(started) || "<![CDATA[".startsWith(started)) return ["comment", -1]
    throw new Error("Document type declarations are refused")
  }
  if (buffer.startsWith("<?", start)) return ["instruction", endAfter("?>", start + 2)]
  return ["tag", tagEnd(buffer, start + 1)]
}

function tagEnd(buffer: string, from: number): number {
  let quote = ""
  for (let at = from; at < buffer.length; at++) {
    const character = buffer.charAt(at)
    if (quote !== "") quote = character === quote ? "" : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === ">") return at + 1
    else if (character === "<") throw new Error("Broken tag")
  }
  return -1
}

/** An entity may be split across pieces. */
function endOfWholeText(buffer: string, from: number): number {
  const ampersand = buffer.lastIndexOf("&")
  const isCut = ampersand >= from && buffer.length - ampersand < 12 && !buffer.includes(";", ampersand)
  return isCut ? ampersand : buffer.length
}

const unescaped = (text: string) =>
  text.includes("&") ? text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, replacement) : text

function replacement(whole: string, hex?: string, decimal?: string, name?: string): string {
  if (name !== undefined) return NAMED[name] ?? whole
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : ""
}
