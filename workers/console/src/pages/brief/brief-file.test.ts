import { describe, it } from "vitest"
import { MAX_BASE64 as API_MAX } from "../../../../../src/intake/briefs/analyze-brief.ts"
import { DOCX, MEDIA_TYPES } from "../../../../../src/intake/briefs/media-types.ts"
import { EXTENSIONS, MAX_BASE64, MAX_BYTES, problemOf, typeOf } from "./brief-file.ts"

const file = (name: string, type = "", size = 1) => ({ name, type, size })

describe("typeOf", () => {
  it("uses the reported media type, or else the file extension", ({ expect }) => {
    expect(typeOf(file("brief", "application/pdf"))).toBe("application/pdf")
    expect(typeOf(file("Brief.DOCX"))).toBe(DOCX)
    expect(typeOf(file("brief.md", "text/markdown"))).toBe("text/plain")
    expect(typeOf(file("brief.txt", "text/plain; charset=utf-8"))).toBe("text/plain")
    expect(typeOf(file("brief.xlsx"))).toBeUndefined()
    expect(typeOf(file("brief"))).toBeUndefined()
  })

  it("has an extension for every media type the API accepts", ({ expect }) => {
    const types = new Set(EXTENSIONS.map((extension) => typeOf(file(`brief${extension}`))))
    expect(types).toEqual(new Set(MEDIA_TYPES))
  })
})

describe("problemOf", () => {
  it("accepts files up to the limit of the API", ({ expect }) => {
    expect(MAX_BASE64).toBe(API_MAX)
    expect(Math.ceil(MAX_BYTES / 3) * 4).toBe(API_MAX)
    expect(problemOf(file("brief.pdf", "", MAX_BYTES))).toBeUndefined()
  })

  it("returns the reason for an unsupported, empty or oversized file", ({ expect }) => {
    expect(problemOf(file("brief.pdf", "", MAX_BYTES + 1))).toContain("larger than 7.5 MB")
    expect(problemOf(file("brief.pdf", "", 0))).toContain("empty")
    expect(problemOf(file("brief.zip", "application/zip"))).toContain("Unsupported file type")
  })
})
