import { Zip, ZipDeflate, ZipPassThrough, zipSync } from "fflate"
import { base64Of, wordXml } from "./a-file.ts"

/** Makes an input of about that many characters. */
type Make = (size: number) => string
/** Inputs meant to take a parser's time or memory, by what is nasty about them. */
export type Nasty = Readonly<Record<string, Make>>

const filled = (text: string, size: number) => text.repeat(Math.ceil(size / text.length)).slice(0, size)
const numbered = (size: number, make: (i: number) => string) => {
  let text = ""
  for (let i = 0; text.length < size; i++) text += make(i)
  return text
}

/** The file that once stopped the service: 18 KB, nearly all of it one column name, 9,000 times. */
export const EQUAL_COLUMNS = `Name${",a".repeat(9_000)}\nTea\n`

export const HONEST_CSV: Make = (size) => `Name,Type\n${numbered(size, (i) => `"Tea drinkers, ${i}",B2C\n`)}`

export const NASTY_CSV: Nasty = {
  "equal columns": (size) => `Name${filled(",a", size)}\nTea\n`,
  "distinct columns": (size) => `Name${numbered(size, (i) => `,c${i}`)}\nTea\n`,
  "columns without names": (size) => `Name${filled(",", size)}\nTea\n`,
  "names that look generated": (size) => `Name${numbered(size, (i) => `,a (again ${i})`)}${filled(",a", size)}\nTea\n`,
  "blank lines": (size) => `Name\n${filled("\n", size)}Tea\n`,
  "blank lines first": (size) => `${filled("\n", size)}Name\nTea\n`,
  "lines of blanks": (size) => `Name\n${filled(" \t \n", size)}Tea\n`,
  "one line of blanks": (size) => `Name\n${filled(" ", size)}\nTea\n`,
  "carriage returns": (size) => `Name\r${filled("\r", size)}Tea\r`,
  "rows of delimiters": (size) => `Name\n${filled(`${",".repeat(400)}\n`, size)}`,
  "a row of delimiters": (size) => `Name\n${filled(",", size)}`,
  "one column": (size) => `Name\n${numbered(size, (i) => `t${i}\n`)}`,
  "one letter per row": (size) => `Name\n${filled("t\n", size)}`,
  "one cell": (size) => `Name\n${filled("t", size)}`,
  "a quote never closed": (size) => `Name\n"${filled("t,\n", size)}`,
  "a quote never closed in the header": (size) => `"Name${filled("t,\n", size)}`,
  "doubled quotes": (size) => `Name\n"${filled('""', size)}`,
  "cells of doubled quotes": (size) => `Name\n${filled(`"${'""'.repeat(5_000)}"\n`, size)}`,
  "quotes inside quotes": (size) => `Name\n"${filled('" x', size)}${" ".repeat(10_000)},`,
  "blanks after quotes": (size) => `Name\n${filled(`"t"${" ".repeat(10_000)}\n`, size)}`,
  "empty quotes": (size) => `Name\n${filled('""\n', size)}`,
  "control characters": (size) => `Name\n${filled(`${"\u0001".repeat(19_000)}\n`, size)}`,
  "wide characters": (size) => `Name\n${filled(`${"漢".repeat(9_000)}\n`, size)}`,
  "byte order marks": (size) => filled("\uFEFF", size),
  "delimiter declarations": (size) => `Name\n${filled("sep=;\n", size)}`,
}

export const HONEST_XML: Make = (size) => wordXml(numbered(size, (i) => `A sentence, ${i}.</w:t></w:p><w:p><w:t>`))

export const NASTY_XML: Nasty = {
  "long tags": (size) => filled(`<w:p a="${"x".repeat(200_000)}">`, size),
  "a tag never closed": (size) => `<w:p a="${filled("x", size)}`,
  "short tags": (size) => filled("<p>", size),
  "text tags opened": (size) => filled("<w:t>", size),
  "angle brackets": (size) => filled("<", size),
  "closing brackets": (size) => `<w:t>${filled(">", size)}</w:t>`,
  "a comment never closed": (size) => `<!--${filled("-", size)}`,
  comments: (size) => filled(`<!--${"- ".repeat(60_000)}-->`, size),
  "character data": (size) => `<w:t>${filled(`<![CDATA[${"]".repeat(60_000)}]]>`, size)}`,
  instructions: (size) => filled(`<?${"?".repeat(60_000)}?>`, size),
  ampersands: (size) => `<w:t>${filled("&", size)}</w:t>`,
  entities: (size) => `<w:t>${filled("&amp;&#65;&#x42;&lol;", size)}</w:t>`,
  "quotes in tags": (size) => filled(`<w:p a='"' b="'">`, size),
  "colons in names": (size) => `<${filled("a:", size)}>`,
  nesting: (size) => filled("<mc:Fallback><w:t>x</w:t>", size),
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A zip whose entries give their sizes behind their data, as written by programs that stream. */
function streamedZip(entries: Iterable<readonly [string, Uint8Array]>, deflated: boolean): string {
  const pieces: Uint8Array[] = []
  const zip = new Zip((_, piece) => pieces.push(piece))
  for (const [name, bytes] of entries) {
    const entry = deflated ? new ZipDeflate(name) : new ZipPassThrough(name)
    zip.add(entry)
    entry.push(bytes, true)
  }
  zip.end()
  return base64Of(joined(pieces))
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

const storedDocx = (xml: string) => base64Of(zipSync({ "word/document.xml": [bytesOf(xml), { level: 0 }] }))
const slideNamed = (n: number) => `ppt/slides/slide${n}.xml`

/** Base64, so a third longer than the file. Stored entries, so that the size of the file is the size of its parts. */
export const HONEST_DOCX: Make = (size) => storedDocx(HONEST_XML(size * 0.75))

export const NASTY_DOCX: Nasty = {
  ...Object.fromEntries(
    ["long tags", "short tags", "comments", "entities", "nesting"].map((name) => [
      name,
      (size: number) => storedDocx(NASTY_XML[name]?.(size * 0.75) ?? ""),
    ]),
  ),
  "sizes behind the data": (size) => streamedZip([["word/document.xml", bytesOf(HONEST_XML(size * 0.75))]], false),
  "signatures in the data": (size) =>
    streamedZip([["word/document.xml", bytesOf(filled("PK\u0007\u0008PK\u0003", size * 0.75))]], false),
  "a compressed run": (size) =>
    streamedZip([["word/document.xml", bytesOf(wordXml("a".repeat(Math.min(size * 20, 40_000_000))))]], true),
  "many entries": (size) =>
    streamedZip(
      entries(size / 150, (i) => `e${i}`),
      false,
    ),
  "many empty parts": (size) =>
    streamedZip(
      entries(size / 180, (i) => `word/header${i}.xml`),
      false,
    ),
  "long names": (size) =>
    streamedZip(
      entries(size / 90_000, (i) => `${i}${"n".repeat(60_000)}`),
      false,
    ),
  "zip headers": (size) => base64Of(filled("PK\u0003\u0004", size * 0.75)),
  "nothing of a zip": (size) => base64Of(filled("PK", size * 0.75)),
}

export const HONEST_PPTX: Make = (size) =>
  streamedZip(
    Array.from({ length: 20 }, (_, i) => [slideNamed(i), bytesOf(HONEST_XML((size * 0.75) / 20))] as const),
    false,
  )

export const NASTY_PPTX: Nasty = {
  "many slides": (size) => streamedZip(entries(size / 200, slideNamed), false),
  "slides of wide text": (size) =>
    streamedZip(
      Array.from(
        { length: 25 },
        (_, i) => [slideNamed(i), bytesOf(wordXml("漢".repeat((size * 0.75) / 3 / 25)))] as const,
      ),
      false,
    ),
  "one slide many times": (size) =>
    streamedZip(
      Array.from({ length: size / 400 }, () => [slideNamed(1), bytesOf(wordXml("a"))] as const),
      false,
    ),
}

const entries = (count: number, nameOf: (i: number) => string) =>
  Array.from({ length: Math.floor(count) }, (_, i) => [nameOf(i), new Uint8Array()] as const)

/** Files that are passed on as they are: only their payload and their first bytes are read here. */
export const HONEST_PDF: Make = (size) =>
  base64Of(`%PDF-1.4\n${filled("1 0 obj<</Type/Catalog>>endobj\n", size * 0.75)}`)

export const NASTY_PDF: Nasty = {
  "line breaks in the payload": (size) => `${base64Of("%PDF-1.4\n1")}${filled("\r\n", size)}`,
  "a payload of padding": (size) => `${base64Of("%PDF-1.4\n1")}${filled("=", size)}`,
  "one bad character at the end": (size) => `${base64Of(`%PDF-${filled("x", size * 0.75)}`)}!`,
  "no signature": (size) => base64Of(filled("%PDF", size * 0.75)),
}

export const NASTY_TEXT: Nasty = {
  "bytes of no encoding": (size) => base64Of(new Uint8Array(size * 0.75).fill(0x81)),
  blanks: (size) => base64Of(filled(" ", size * 0.75)),
  "a control character at the end": (size) => base64Of(`${filled("x", size * 0.75)}\u0001`),
  "half a character": (size) => base64Of(new Uint8Array([...bytesOf(filled("x", size * 0.75)), 0xe2, 0x82])),
}

export const HONEST_JSON: Make = (size) =>
  JSON.stringify({ ids: Array.from({ length: size / 30 }, (_, i) => `ot_${String(i).padStart(22, "0")}`) })

export const NASTY_JSON: Nasty = {
  "nested arrays": (size) => filled("[", size / 2) + filled("]", size / 2),
  "nested objects": (size) => filled('{"ids":', size),
  "wrong items": (size) => `{"ids":[${filled("0,", size)}0]}`,
  "empty arrays": (size) => `{"ids":[${filled("[],", size)}[]]}`,
  keys: (size) => `{${numbered(size, (i) => `"k${i}":0,`)}"ids":[]}`,
  "equal keys": (size) => `{${filled('"ids":0,', size - (size % 8))}"ids":[]}`,
  "numbered keys": (size) => `{${numbered(size, (i) => `"${i * 4_294_967}":0,`)}"ids":[]}`,
  "a long number": (size) => `{"ids":[${filled("9", size)}]}`,
  escapes: (size) => `{"ids":["${filled("\\u0041", size - (size % 6))}"]}`,
  quotes: (size) => `{"ids":["${filled('\\"', size - (size % 2))}"]}`,
  "a string never closed": (size) => `{"ids":["${filled("\\\\", size)}`,
  blanks: (size) => filled(" ", size),
}

export const HONEST_TEMPLATE: Make = (size) => filled("{{topic}} and {{category}}, ", size)

export const NASTY_TEMPLATES: Nasty = {
  "open braces": (size) => filled("{", size),
  "closed braces": (size) => filled("}", size),
  "a placeholder never closed": (size) => `{{${filled(" ", size)}`,
  "placeholders never closed": (size) => filled("{{a", size),
  "unknown placeholders": (size) => filled("{{__proto__}}", size),
  stories: (size) => filled("{{audience_story}}", size),
}

export const HONEST_NAME: Make = (size) => filled("Trail runners who own dogs ", size)

/** Texts for the engine, whose patterns run over names of any length. */
export const NASTY_NAMES: Nasty = {
  blanks: (size) => filled(" ", size),
  "blanks before a letter": (size) => `${filled(" ", size)}x`,
  quotes: (size) => filled("\"'“”", size),
  steps: (size) => filled(" > ", size),
  separators: (size) => filled(" - ", size),
  labels: (size) => filled("Interest: ", size),
  figures: (size) => `a > ${filled("1", size)}x`,
  hyphens: (size) => filled("a-", size),
  accents: (size) => `e${filled("\u0301", size)}`,
  "one word": (size) => filled("x", size),
  ampersands: (size) => filled("&", size),
  apostrophes: (size) => filled("'s", size),
  "invisible characters": (size) => filled("\u200B\u00AD", size),
  "half characters": (size) => filled("\uD800", size),
}
