import { describe, it } from "vitest"
import { decodeCsv } from "./decode-csv.ts"

const bytesOf = (text: string) => new TextEncoder().encode(text)

describe("decodeCsv", () => {
  it("reads UTF-8 with and without a byte order mark", ({ expect }) => {
    expect(decodeCsv(bytesOf("Näme\nÜber"))).toEqual({ text: "Näme\nÜber", encoding: "utf-8" })
    expect(decodeCsv(bytesOf("\u{feff}Name\nTea")).text).toBe("Name\nTea")
  })

  it("reads what Excel calls Unicode text", ({ expect }) => {
    const bytes = new Uint8Array([0xff, 0xfe, ..."Name\nTeä".split("").flatMap((sign) => [sign.charCodeAt(0), 0])])
    expect(decodeCsv(bytes)).toEqual({ text: "Name\nTeä", encoding: "utf-16le" })
  })

  it("takes what is no UTF-8 for the code page of Windows", ({ expect }) => {
    const bytes = new Uint8Array([0x4e, 0x0a, 0x54, 0x65, 0xe4, 0x80])
    expect(decodeCsv(bytes)).toEqual({ text: "N\nTeä€", encoding: "windows-1252" })
  })

  it("refuses what is no CSV and says what it is", ({ expect }) => {
    const refused = (bytes: Uint8Array<ArrayBuffer>) => expect(() => decodeCsv(bytes))
    refused(bytesOf("PK\x03\x04...")).toThrow("Excel workbook")
    refused(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])).toThrow("old Excel workbook")
    refused(bytesOf("%PDF-1.7")).toThrow("PDF")
    refused(new Uint8Array([0x61, 0, 0x62])).toThrow("binary data")
    refused(bytesOf(" \n\n")).toThrow("empty")
    refused(bytesOf("<!doctype html>")).toThrow("web page")
    refused(bytesOf('[{"name": "Tea"}]')).toThrow("JSON")
  })

  it("leaves names alone that only look a little like something else", ({ expect }) => {
    expect(decodeCsv(bytesOf("[Segment]\n< 25 years")).text).toContain("Segment")
  })
})
