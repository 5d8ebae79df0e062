import { describe, it } from "vitest"
import { MAX_BASE64 as SERVICE_MAX } from "../../../../../src/intake/briefs/analyze-brief.ts"
import { DOCX, MEDIA_TYPES } from "../../../../../src/intake/briefs/media-types.ts"
import { EXTENSIONS, MAX_BASE64, MAX_BYTES, problemOf, typeOf } from "./brief-file.ts"

const file = (name: string, type = "", size = 1) => ({ name, type, size })

describe("typeOf", () => {
  it("believes the system, and else the name", ({ expect }) => {
    expect(typeOf(file("brief", "application/pdf"))).toBe("application/pdf")
    expect(typeOf(file("Brief.DOCX"))).toBe(DOCX)
    expect(typeOf(file("brief.md", "text/markdown"))).toBe("text/plain")
    expect(typeOf(file("brief.txt", "text/plain; charset=utf-8"))).toBe("text/plain")
    expect(typeOf(file("brief.xlsx"))).toBeUndefined()
    expect(typeOf(file("brief"))).toBeUndefined()
  })

  it("has a name for every type the service takes", ({ expect }) => {
    const named = new Set(EXTENSIONS.map((extension) => typeOf(file(`brief${extension}`))))
    expect(named).toEqual(new Set(MEDIA_TYPES))
  })
})

describe("problemOf", () => {
  it("lets through what the service takes, up to its limit", ({ expect }) => {
    expect(MAX_BASE64).toBe(SERVICE_MAX)
    expect(Math.ceil(MAX_BYTES / 3) * 4).toBe(SERVICE_MAX)
    expect(problemOf(file("brief.pdf", "", MAX_BYTES))).toBeUndefined()
  })

  it("says what is wrong", ({ expect }) => {
    expect(problemOf(file("brief.pdf", "", MAX_BYTES + 1))).toContain("larger than 7.5 MB")
    expect(problemOf(file("brief.pdf", "", 0))).toContain("empty")
    expect(problemOf(file("brief.zip", "application/zip"))).toContain("cannot be read")
  })
})
