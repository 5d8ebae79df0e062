import { openXml } from "../../kernel/files/xml-reader.ts"

export type XmlText = {
  /** Parses the next piece; throws on anything an office file never contains, such as a DOCTYPE. */
  feed: (piece: string) => void
  /** Returns the whole text after the last piece. */
  end: () => string
}

/**
 * Extracts the text of an office document's XML in one pass: the content of `t` elements, with breaks after paragraphs, cells and lines.
 * Keeps at most `maxLength` characters.
 */
export function openXmlText(maxLength: number): XmlText {
  let kept = ""
  let isText = false
  /** Depth inside `Fallback` elements, which repeat text of another branch. */
  let repeated = 0

  const keep = (text: string) => {
    if (repeated === 0 && kept.length < maxLength) kept += text.slice(0, maxLength - kept.length)
  }
  const xml = openXml({
    onTag({ name, closes, isEmpty }) {
      if (name === "Fallback" && !isEmpty) repeated += closes ? -1 : 1
      else if (name === "t") isText = !closes && !isEmpty
      else if (name === "tab" || (name === "tc" && closes)) keep("\t")
      else if (name === "br" || name === "cr" || (name === "p" && closes)) keep("\n")
    },
    onText(text) {
      if (isText) keep(text)
    },
  })
  return {
    feed: (piece) => xml.feed(piece),
    end() {
      xml.end()
      return kept
    },
  }
}
