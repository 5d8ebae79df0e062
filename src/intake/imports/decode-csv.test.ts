import { describe, it } from "vitest"
import { decodeCsv } from "./decode-csv.ts"

const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text))

describe("decodeCsv", () => {
  it("reads UTF-8 with and without a byte order mark", ({ expect }) => {
    expect(decodeCsv(bytesOf("Näme\nÜber"))).toEqual({ text: "Näme\nÜber", encoding: "utf-8" })
    expect(decodeCsv(bytesOf("\u{feff}Name\nTea")).text).toBe("Name\nTea")
  })

  it("reads UTF-16, which Excel calls Unicode text", ({ expect }) => {
    const bytes = new Uint8Array([
      0xff,
      0xfe,
      ..."Name\nTeä".split("").flatMap((character) => [character.charCodeAt(0), 0]),
    ])
    expect(decodeCsv(bytes)).toEqual({ text: "Name\nTeä", encoding: "utf-16le" })
  })

  it("falls back to Windows-1252 for invalid UTF-8", ({ expect }) => {
    const bytes = new Uint8Array([0x4e, 0x0a, 0x54, 0x65, 0xe4, 0x80])
    expect(decodeCsv(bytes)).toEqual({ text: "N\nTeä€", encoding: "windows-1252" })
  })

  it("rejects other file types by name", ({ expect }) => {
    const decoding = (bytes: Uint8Array<ArrayBuffer>) => expect(() => decodeCsv(bytes))
    decoding(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])).toThrow("old or protected Excel workbook")
    decoding(new Uint8Array([0xff, 0xfe, 0x41])).toThrow("not valid UTF-16")
    decoding(bytesOf("%PDF-1.7")).toThrow("PDF")
    decoding(new Uint8Array([0x61, 0, 0x62])).toThrow("binary data")
    decoding(bytesOf(" \n\n")).toThrow("empty")
    decoding(bytesOf("<!doctype html>")).toThrow("web page")
    decoding(bytesOf('[{"name": "Tea"}]')).toThrow("JSON")
  })

  it("accepts names that start like JSON or HTML", ({ expect }) => {
    expect(decodeCsv(bytesOf("[Segment]\n< 25 years")).text).toContain("Segment")
  })
})
