import { describe, it } from "vitest"
import { EQUAL_COLUMNS, NASTY_CSV } from "../../testing/nasty-files.ts"
import { openCsv } from "./csv-reader.ts"
import { UnreadableFile } from "./unreadable-file.ts"

const bytes = (text: string) => new TextEncoder().encode(text)

/** Reads a file delivered in pieces of `pieceSize` bytes. */
function read(file: Uint8Array | string, pieceSize = 7, required: readonly string[] = ["Name"]) {
  const all = typeof file === "string" ? bytes(file) : file
  const taken: string[][] = []
  const csv = openCsv(required, (cells) => taken.push(cells))
  for (let at = 0; at < all.length; at += pieceSize) csv.push(all.subarray(at, at + pieceSize))
  return { ...csv.end(), taken }
}

describe("reading a CSV", () => {
  const rows = [
    ["Tea, green; leaf", 'a "quote"'],
    ["two\nlines", "ü € 😀"],
    ["", "tab\there"],
    ['"', ' 6" pipes'],
  ]
  const quoted = (cell: string) => (/[",;|\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const written = (delimiter: string, newline: string) =>
    [["Name", "Other"], ...rows]
      .map((row) => row.map((cell) => quoted(cell.replaceAll("\n", newline))).join(delimiter))
      .join(newline)

  it("handles delimiters, line endings and quotes regardless of how the bytes are split", ({ expect }) => {
    for (const delimiter of [",", ";", "\t", "|"]) {
      for (const newline of ["\n", "\r\n", "\r"]) {
        for (const pieceSize of [1, 2, 3, 7, 64, 100_000]) {
          for (const end of ["", newline, newline + newline]) {
            const context = JSON.stringify([delimiter, newline, pieceSize, end])
            const file = written(delimiter, newline) + end
            expect(read(file, pieceSize), context).toEqual({ rows: 4, header: ["Name", "Other"], taken: rows })
          }
        }
      }
    }
  })

  it("skips a byte order mark, blank lines and a delimiter declaration", ({ expect }) => {
    expect(read("\uFEFFName\nTea\n").taken).toEqual([["Tea"]])
    expect(read("\n\nName\n\nTea\n  \n").taken).toEqual([["Tea"]])
    expect(read("\uFEFFsep=;\r\nName;A,B\r\nTea;1\r\n").taken).toEqual([["Tea", "1"]])
  })

  it("picks the delimiter under which the required columns are found", ({ expect }) => {
    const file = "Id;Last, first, middle, suffix;Name\n1;a, b, c, d;Tea"
    expect(read(file).taken).toEqual([["1", "a, b, c, d", "Tea"]])
  })

  it("keeps ragged rows and names unnamed columns", ({ expect }) => {
    expect(read("Name,,X,X\nTea\nMate,1,2,3,4")).toEqual({
      rows: 2,
      header: ["Name", "column 2", "X", "X (again)"],
      taken: [["Tea"], ["Mate", "1", "2", "3", "4"]],
    })
  })

  it("accepts a row just under the limit, in small pieces", ({ expect }) => {
    const long = "x".repeat(19_900)
    expect(read(`Name\n"${long}"\nTea`, 1000).taken).toEqual([[long], ["Tea"]])
  })

  it("accepts 500 columns, also when they have one name", ({ expect }) => {
    const { header, taken } = read(`Name${",a".repeat(499)}\n${"b,".repeat(499)}c`, 4096)
    expect(header).toHaveLength(500)
    expect(new Set(header).size).toBe(500)
    expect(header.slice(0, 4)).toEqual(["Name", "a", "a (again)", "a (again 2)"])
    expect(taken[0]).toHaveLength(500)
  })

  it("accepts blank lines within the limit, blanks after quotes and a delimiter at the end", ({ expect }) => {
    expect(read(`${"\n".repeat(25_000)}Name\n${"\n".repeat(25_000)}Tea`, 4096).taken).toEqual([["Tea"]])
    expect(read('Name,B\n"Tea"  ,"1"\t\n"Mate",').taken).toEqual([
      ["Tea", "1"],
      ["Mate", ""],
    ])
  })

  it("replaces control characters by blanks", ({ expect }) => {
    expect(read("Name,B\nGreen\u0001tea,\u001a").taken).toEqual([["Green tea", " "]])
  })

  it("reads or refuses every nasty file", ({ expect }) => {
    for (const [name, make] of Object.entries(NASTY_CSV)) {
      for (const size of [100, 30_000, 200_000]) {
        try {
          expect(read(make(size), 65_536).rows, name).toBeGreaterThan(0)
        } catch (error) {
          expect(error, `${name} ${size}`).toBeInstanceOf(UnreadableFile)
        }
      }
    }
  })

  it("explains why a file cannot be imported", ({ expect }) => {
    const noColumn = 'The file has no column "Name"; its first row must name the columns'
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
    const cases: [Uint8Array | string, string][] = [
      ["", "The file is empty"],
      ["\n \n", "The file is empty"],
      ["Name\n", "The file has no rows below its header"],
      ["Tea drinkers\nMate drinkers", noColumn],
      ["Title,Other\nTea,1", noColumn],
      ['{"Name": "Tea"}', noColumn],
      ["<!doctype html><html></html>", noColumn],
      ["Name,Name\na,b", 'The file has more than one column "Name"'],
      [png, "The file is not valid UTF-8 text"],
      [new Uint8Array([...bytes("Name\n"), 0xc3, 0x28]), "The file is not valid UTF-8 text"],
      [new Uint8Array([...bytes("Name\nTea"), 0xe2, 0x82]), "The file is not valid UTF-8 text"],
      ["Name\nTea\0", "The file is not a CSV: it holds binary data"],
      ["PK\u0003\u0004\0\0", "The file is not a CSV: it holds binary data"],
      ['Name\nTea\n"Mate\nCoffee', "Row 2 has a quote that is not closed or not doubled"],
      ['Name\nTea\n"Mate"s\nCoffee', "Row 2 has a quote that is not closed or not doubled"],
      [`Name\nTea\n"${"x".repeat(5_000_000)}"`, "Row 2 is longer than 20,000 characters"],
      [`Name,B\nTea,${"x".repeat(20_001)}\nMate,1`, "Row 1 is longer than 20,000 characters"],
      [`Name\n${"Tea\n".repeat(50_001)}`, "Maximum 50,000 rows allowed"],
      [EQUAL_COLUMNS, "The file has more than 500 columns"],
      [`Name${",".repeat(1_000_000)}\nTea`, "The file has more than 500 columns"],
      [`Name\nTea\n${",".repeat(600)}\n`, "Row 2 has more than 500 columns"],
      [`${"\n".repeat(50_001)}Name\nTea`, "The file has more than 50,000 blank lines"],
      [`Name\n${" \n".repeat(50_001)}Tea`, "The file has more than 50,000 blank lines"],
      ['"Name\nTea', "The first row has a quote that is not closed or not doubled"],
      [`${"x".repeat(50_000)},Name\nTea`, "The first row is longer than 20,000 characters"],
    ]
    for (const [file, message] of cases) {
      for (const pieceSize of [4096, 10_000_000]) expect(() => read(file, pieceSize), message).toThrow(message)
    }
    expect(() => read("Name,B\nTea,1", 7, ["Name", "Missing"])).toThrow('The file has no column "Missing"')
    expect(read(`Name\n${"Tea\n".repeat(50_000)}`, 65_536).rows).toBe(50_000)
  })
})
