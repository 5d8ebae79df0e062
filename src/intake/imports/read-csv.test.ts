import { describe, it } from "vitest"
import { MAX_ROWS, MAX_TITLES } from "./fields.ts"
import { aWorkbook, textRows } from "../../testing/a-workbook.ts"
import { EQUAL_COLUMNS, NASTY_CSV } from "../../testing/nasty-files.ts"
import { UnreadableFile } from "./unreadable-file.ts"
import { readCsv } from "./read-csv.ts"

const read = (text: string, delimiter?: string) => readCsv(new Blob([text]), { delimiter })

describe("readCsv", () => {
  it("detects the delimiter", async ({ expect }) => {
    for (const delimiter of [",", ";", "\t", "|"]) {
      const text = [
        ["Name", "Id"],
        ["Tea", "1"],
        ["Coffee", "2"],
      ]
        .map((cells) => cells.join(delimiter))
        .join("\n")
      expect(await read(text)).toMatchObject({
        delimiter,
        rows: [
          ["Name", "Id"],
          ["Tea", "1"],
          ["Coffee", "2"],
        ],
      })
    }
  })

  it("detects the delimiter of short files with empty lines", async ({ expect }) => {
    expect((await read("Tea;1\n\nCoffee;2\n\n")).rows).toEqual([
      ["Tea", "1"],
      ["Coffee", "2"],
    ])
  })

  it("detects the delimiter below titles, and with decimal commas", async ({ expect }) => {
    for (const [text, delimiter] of [
      ["Export of 19 November, in EUR\nAll audiences, unchecked\nTopic;Score\nTea;0,87\nMate;0,5", ";"],
      ["Export\nTopic,Score\nTea; green,1\nMate,2", ","],
    ] as const) {
      expect((await read(text)).delimiter, text).toBe(delimiter)
    }
  })

  it("reads the first table of a workbook, after a cover", async ({ expect }) => {
    const cover = { name: "Cover", rows: textRows([["Audiences of autumn"], ["See the next sheet"]]) }
    const table = (name: string) => ({
      name,
      rows: textRows([
        ["Topic", "Score"],
        ["Tea", "1"],
      ]),
    })
    const sheetsRead = async (...sheets: { name: string; rows: string }[]) =>
      (await readCsv(new Blob([aWorkbook({ sheets })]))).workbook?.read.map(({ sheet }) => sheet)
    expect(await sheetsRead(cover, table("A"), table("B"))).toEqual(["A"])
    // A short list of names is all there is.
    expect(await sheetsRead(cover)).toEqual(["Cover"])
  })

  it("reads the sheets that are asked for, together as many rows as one file may have", async ({ expect }) => {
    const sheet = (name: string, ...names: string[]) => ({ name, rows: textRows(names.map((one) => [one])) })
    const file = new Blob([aWorkbook({ sheets: [sheet("A", "Topic", "Tea"), sheet("B", "Title", "Topic", "Mate")] })])
    expect((await readCsv(file)).workbook).toEqual({
      sheets: ["A", "B"],
      read: [{ sheet: "A", rows: [["Topic"], ["Tea"]] }],
    })
    const both = await readCsv(file, { sheets: ["B", "A", "B"] })
    expect(both.workbook?.read.map((one) => [one.sheet, one.rows.length])).toEqual([
      ["B", 3],
      ["A", 2],
    ])
    expect(both.rows).toHaveLength(3)
    const full = sheet("A", ...Array.from({ length: 30_000 }, (_, i) => `t${i}`))
    const large = new Blob([aWorkbook({ sheets: [full, { ...full, name: "B" }] })])
    await expect(readCsv(large, { sheets: ["A", "B"] })).rejects.toThrow("more than 50,000 rows")
  })

  it("uses the given delimiter, or that of Excel's sep= line", async ({ expect }) => {
    expect((await read("a;b,c\n1;2,3", ",")).rows).toEqual([
      ["a;b", "c"],
      ["1;2", "3"],
    ])
    expect(await read("sep=;\r\nName;Id\r\nTea, green;1")).toMatchObject({
      delimiter: ";",
      rows: [
        ["Name", "Id"],
        ["Tea, green", "1"],
      ],
    })
  })

  it("reads quotes, all line endings and single columns, and skips empty lines", async ({ expect }) => {
    expect((await read('Name\r\n\r\n"Tea, ""green"""\r"two\nlines"\n  \n')).rows).toEqual([
      ["Name"],
      ['Tea, "green"'],
      ["two\nlines"],
    ])
    expect((await read("Name,Id\n,\nTea,1\n")).rows).toHaveLength(2)
  })

  it("does not split characters at chunk boundaries", async ({ expect }) => {
    const names = Array.from({ length: 40_000 }, (_, i) => `Käsefreunde “${i}” 🧀 ${"ü".repeat(i % 50)}`)
    const progress: number[] = []
    const { rows } = await readCsv(new Blob([`Name\n${names.join("\n")}\n`]), {
      onProgress: (part) => progress.push(part),
    })
    expect(rows.slice(1).map(([name]) => name)).toEqual(names)
    expect(progress.length).toBeGreaterThan(1)
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  })

  it("reports the row of an unclosed quote", async ({ expect }) => {
    await expect(read('Name,Id\nTea,1\n"Coffee,2\nMilk,3')).rejects.toThrow("Row 2 has a quote")
  })

  it("has the row limit of the API", async ({ expect }) => {
    const lines = (count: number) => `Name\n${Array.from({ length: count }, (_, i) => `t${i}`).join("\n")}`
    expect((await read(lines(MAX_ROWS))).rows).toHaveLength(MAX_ROWS + 1)
    // Which of the first rows are titles is found later, and does not make a file too long.
    expect((await read(`Audiences 2026\n\nfor Acme\n${lines(MAX_ROWS)}`)).rows).toHaveLength(MAX_ROWS + 3)
    await expect(read(lines(MAX_ROWS + MAX_TITLES))).rejects.toThrow("more than 50,000 rows")
  })

  it("has the limits of the API on columns and blank lines", async ({ expect }) => {
    await expect(read(EQUAL_COLUMNS)).rejects.toThrow("The file has more than 500 columns.")
    await expect(read(`Name\nTea\n${",".repeat(600)}`)).rejects.toThrow("Row 2 has more than 500 columns.")
    await expect(read(`Name\n${"\n".repeat(50_001)}Tea`)).rejects.toThrow("more than 50,000 blank lines")
    await expect(read(`Name\n${"x".repeat(1_000_001)}`)).rejects.toThrow("Row 1 is too long")
    expect((await read(`Name\n${"x".repeat(900_000)}`)).rows[1]?.[0]).toHaveLength(900_000)
  })

  it("reads or rejects every hostile file", async ({ expect }) => {
    for (const [name, make] of Object.entries(NASTY_CSV)) {
      try {
        expect((await read(make(30_000))).rows.length, name).toBeGreaterThan(0)
      } catch (error) {
        expect(error, name).toBeInstanceOf(UnreadableFile)
      }
    }
  })

  it("stops when aborted", async ({ expect }) => {
    const signal = AbortSignal.abort(new Error("enough"))
    await expect(readCsv(new Blob(["Name\nTea"]), { signal })).rejects.toThrow("enough")
  })
})
