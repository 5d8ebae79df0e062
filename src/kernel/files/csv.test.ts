import * as fc from "fast-check"
import { describe, it } from "vitest"
import { readCsv } from "../../testing/csv-reader.ts"
import { csvLine, escapeFormula } from "./csv.ts"

const nasty = fc.string({
  unit: fc.oneof(
    fc.constantFrom(..."=+-@＝＋－＠\t\r\n\0\",;' \u00a0\u200b\ufeff\u3000a7".split("")),
    fc.string({ unit: "grapheme", maxLength: 1 }),
  ),
})
const cells = fc.array(fc.oneof(nasty, fc.double(), fc.integer(), fc.constant(null)), { minLength: 2 })
const stored = (cell: string | number | null) => (cell === null ? "" : String(cell))

describe("csvLine", () => {
  it("round-trips cells unchanged with asStored", ({ expect }) => {
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1 }), (rows) => {
        const text = rows.map((row) => csvLine(row, true)).join("")
        expect(readCsv(text)).toEqual(rows.map((row) => row.map(stored)))
      }),
    )
  })

  it("round-trips cells without asStored, except for an apostrophe before some text cells", ({ expect }) => {
    fc.assert(
      fc.property(cells, (row) => {
        const [read = []] = readCsv(csvLine(row, false))
        expect(read).toHaveLength(row.length)
        read.forEach((cell, i) => {
          const before = row[i] ?? null
          const allowed = typeof before === "string" ? [before, `'${before}`] : [stored(before)]
          expect(allowed).toContain(cell)
        })
      }),
    )
  })

  it("escapes formulas, even behind invisible characters", ({ expect }) => {
    const invisible = fc.string({
      unit: fc.constantFrom(" ", "\t", "\n", "\r", "\0", "\u00a0", "\u200b", "\ufeff", "\u3000"),
    })
    const sign = fc.constantFrom("=", "+", "-", "@", "＝", "＋", "－", "＠", "﹦", "﹢", "﹣", "﹫")
    fc.assert(
      fc.property(invisible, sign, nasty, (blanks, start, rest) => {
        expect(escapeFormula(blanks + start + rest)).toBe(`'${blanks}${start}${rest}`)
      }),
    )
    for (const start of ["\t", "\r", "\0"]) expect(escapeFormula(`${start}text`)).toBe(`'${start}text`)
  })

  it.for([
    ["Ford truck owners", "Ford truck owners"],
    ["18-24 = young", "18-24 = young"],
    [" a blank in front", '" a blank in front"'],
    ['say "hi"', '"say ""hi"""'],
    ["a,b", '"a,b"'],
    ["=1+1", "'=1+1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    [-1.5, "-1.5"],
    [null, ""],
  ] as const)("writes %j as %s", ([cell, written], { expect }) => {
    expect(csvLine([cell, "x"], false)).toBe(`${written},x\r\n`)
  })
})
