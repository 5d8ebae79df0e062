const MAX_MARKUP = 256 * 1024
const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }

export type XmlText = {
  /** Parses the next piece; throws on anything an office file never contains, such as a DOCTYPE. */
  feed(piece: string): void
  /** Returns the whole text after the last piece. */
  end(): string
}

/**
 * Extracts the text of an office document's XML in one pass, without building a tree: the content of `t` elements, with
 * breaks after paragraphs, cells and lines. Keeps at most `maxLength` characters.
 */
export function openXmlText(maxLength: number): XmlText {
  let kept = ""
  let pending = ""
  /** Incomplete markup is parsed again only after its length has doubled: retrying with every small piece would be slow. */
  let needed = 0
  let isText = false
  /** Depth inside `Fallback` elements, which repeat text of another branch. */
  let repeated = 0

  const keep = (text: string) => {
    if (repeated === 0 && kept.length < maxLength) kept += text.slice(0, maxLength - kept.length)
  }

  const takeTag = (tag: string) => {
    const name = /^\/?(?:[^\s/:]*:)?([^\s/:]*)/.exec(tag)?.[1]
    const closes = tag.startsWith("/")
    const isEmpty = tag.endsWith("/")
    if (name === "Fallback" && !isEmpty) repeated += closes ? -1 : 1
    else if (name === "t") isText = !closes && !isEmpty
    else if (name === "tab" || (name === "tc" && closes)) keep("\t")
    else if (name === "br" || name === "cr" || (name === "p" && closes)) keep("\n")
  }

  const takeMarkup = (buffer: string, start: number): number => {
    const [kind, end] = markupAt(buffer, start)
    if (end === -1) return -1
    if (kind === "cdata" && isText) keep(buffer.slice(start + 9, end - 3))
    if (kind === "tag") takeTag(buffer.slice(start + 1, end - 1))
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
        if (isText) keep(unescaped(buffer.slice(at, whole)))
        pending = buffer.slice(whole)
        return
      }
      if (isText && start > at) keep(unescaped(buffer.slice(at, start)))
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
    feed(piece) {
      if (piece.includes("\0")) throw new Error("Not an XML document")
      pending += piece
      read(false)
    },
    end() {
      read(true)
      if (pending !== "") throw new Error("The document ends too early")
      return kept
    },
  }
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
