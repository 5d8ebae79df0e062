import { zipSync } from "fflate"
import { describe, it } from "vitest"
import { aDocx, aPptx, aZip, base64Of, wordXml } from "../../testing/a-file.ts"
import { DOCX, PPTX } from "./media-types.ts"
import { officeText } from "./office-text.ts"

const MAX = 100_000
const REFUSAL = "File could not be read"
const word = (xml: string) => aZip({ "word/document.xml": xml })
const inBody = (xml: string) => word(`<w:document xmlns:w="w"><w:body>${xml}</w:body></w:document>`)

describe("the text of office files", () => {
  it("reads a Word file", ({ expect }) => {
    expect(officeText(DOCX, aDocx("Campaign brief", "Sell more SUVs &amp; trucks"), MAX)).toBe(
      "Campaign brief\nSell more SUVs & trucks",
    )
  })

  it("reads slides in order", ({ expect }) => {
    const slides = Array.from({ length: 12 }, (_, n) => `Slide ${n + 1}`)
    expect(officeText(PPTX, aPptx(...slides), MAX).split(/\n+/)).toEqual(slides)
  })

  it.for<[string, string, string]>([
    ["entities", "<w:p><w:t>a &lt;b&gt; &#233;&#x1F600; &quot;&apos; &nope;</w:t></w:p>", "a <b> é😀 \"' &nope;"],
    ["attributes with brackets", '<w:p w:a="x > y"><w:t xml:space="preserve">one</w:t></w:p>', "one"],
    [
      "cells, tabs and breaks",
      "<w:tc><w:t>a</w:t></w:tc><w:t>b</w:t><w:tab/><w:t>c</w:t><w:br/><w:t>d</w:t>",
      "a\tb\tc\nd",
    ],
    ["comments and CDATA", "<w:t>a<!-- <w:t>no</w:t> --><![CDATA[<b>]]></w:t>", "a<b>"],
    ["what was deleted", "<w:t>kept</w:t><w:delText>gone</w:delText><w:instrText>PAGE</w:instrText>", "kept"],
    ["a text box once", "<mc:Choice><w:t>box</w:t></mc:Choice><mc:Fallback><w:t>box</w:t></mc:Fallback>", "box"],
    ["another prefix", "<x:p><x:t>named otherwise</x:t></x:p>", "named otherwise"],
  ])("reads %s", ([, xml, text], { expect }) => {
    expect(officeText(DOCX, inBody(xml), MAX)).toBe(text)
  })

  it("reads text split across pieces", ({ expect }) => {
    const words = Array.from({ length: 20_000 }, (_, n) => `wörd&amp;${n}`)
    const stored = zipSync({ "word/document.xml": [new TextEncoder().encode(wordXml(...words)), { level: 0 }] })
    const text = officeText(DOCX, base64Of(stored), 1_000_000)
    expect(text.split("\n")).toEqual(words.map((one) => one.replace("&amp;", "&")))
  })

  it("reads UTF-16", ({ expect }) => {
    const xml = `\uFEFF${wordXml("sixteen bits é")}`
    const bytes = new Uint8Array(xml.length * 2)
    for (let i = 0; i < xml.length; i++) new DataView(bytes.buffer).setUint16(i * 2, xml.charCodeAt(i), true)
    expect(officeText(DOCX, aZip({ "word/document.xml": bytes }), MAX)).toBe("sixteen bits é")
  })

  it("truncates text at the limit", ({ expect }) => {
    expect(officeText(DOCX, aDocx("x".repeat(500)), 100)).toBe("x".repeat(100))
  })

  const long = "Lorem ipsum dolor sit amet ".repeat(50_000)
  it.for<[string, typeof DOCX | typeof PPTX, string]>([
    ["slides that say they are a letter", DOCX, aPptx("slide")],
    ["a letter that says it is slides", PPTX, aDocx("letter")],
    ["a zip with nothing of it", DOCX, aZip({ "hello.txt": "hello" })],
    ["a file without text", DOCX, inBody("<w:p/>")],
    ["a document type", DOCX, word(`<!DOCTYPE lolz [<!ENTITY lol "lol">]>${wordXml("&lol;")}`)],
    ["a document type after a comment", DOCX, word(`<?xml version="1.0"?><!-- x --><!DOCTYPE x>${wordXml("a")}`)],
    ["bytes that are no text", DOCX, aZip({ "word/document.xml": new Uint8Array([60, 119, 58, 116, 62, 0xff, 0xc0]) })],
    ["broken markup", DOCX, inBody("<w:t <w:t>x</w:t>")],
    ["half a file", DOCX, aDocx(long).slice(0, 400)],
    ["no zip at all", DOCX, base64Of("PK\u0003\u0004 and then nothing")],
    ["markup that never ends", DOCX, word(`<w:document><w:t>x</w:t><w:p a="${"y".repeat(400_000)}`)],
    ["a document that ends too early", DOCX, word("<w:document><w:t>x</w:t><w:p")],
  ])("refuses %s", ([, type, file], { expect }) => {
    expect(() => officeText(type, file, MAX)).toThrow(REFUSAL)
  })

  it("rejects a zip bomb, whatever its headers claim", ({ expect }) => {
    const bytes = new TextEncoder().encode(wordXml("a".repeat(34 * 1024 * 1024)))
    const zip = zipSync({ "word/document.xml": [bytes, { level: 9 }] })
    expect(zip.length).toBeLessThan(100_000)
    expect(() => officeText(DOCX, base64Of(zip), MAX)).toThrow(REFUSAL)
    const view = new DataView(zip.buffer, zip.byteOffset)
    const centralAt = zip.findLastIndex((byte, at) => byte === 0x50 && view.getUint32(at, true) === 0x02014b50)
    view.setUint32(22, 1_000, true)
    view.setUint32(centralAt + 24, 1_000, true)
    expect(() => officeText(DOCX, base64Of(zip), MAX)).toThrow(REFUSAL)
  })

  it("rejects a slowly growing zip bomb", ({ expect }) => {
    const block = Array.from({ length: 5_000 }, (_, n) => ((n * 7919) % 65_521).toString(36)).join(" ")
    const slide = new TextEncoder().encode(block.repeat(300))
    const slides = Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`ppt/slides/slide${n}.xml`, slide]))
    expect(slide.length * 6).toBeGreaterThan(32 * 1024 * 1024)
    expect(() => officeText(PPTX, base64Of(zipSync(slides, { level: 1 })), MAX)).toThrow(REFUSAL)
  })

  it("rejects a zip with too many entries", ({ expect }) => {
    const entries = Object.fromEntries(Array.from({ length: 5_100 }, (_, n) => [`e${n}`, new Uint8Array()]))
    expect(() => officeText(DOCX, base64Of(zipSync(entries)), MAX)).toThrow(REFUSAL)
  })

  it("throws no other error on corrupt files", ({ expect }) => {
    const whole = aDocx("A brief about dogs", "and about cats")
    for (let at = 0; at < whole.length - 4; at += 4) {
      const broken = `${whole.slice(0, at)}AAAA${whole.slice(at + 4)}`
      try {
        officeText(DOCX, broken, MAX)
      } catch (error) {
        expect(String(error)).toContain(REFUSAL)
      }
    }
  })
})
