import { describe, it } from "vitest"
import { MAX_ROWS as SERVICE_MAX_ROWS } from "../../../../../src/intake/imports/schema.ts"
import { MAX_ROWS, readCsv } from "./read-csv.ts"

const read = (text: string, delimiter?: string) => readCsv(new Blob([text]), { delimiter })

describe("readCsv", () => {
  it("finds the delimiter by itself", async ({ expect }) => {
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

  it("finds it also in short files and between empty lines", async ({ expect }) => {
    expect((await read("Tea;1\n\nCoffee;2\n\n")).rows).toEqual([
      ["Tea", "1"],
      ["Coffee", "2"],
    ])
  })

  it("takes another delimiter when told, and the one Excel names", async ({ expect }) => {
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

  it("reads quotes, line ends of every kind, one column, and skips empty lines", async ({ expect }) => {
    expect((await read('Name\r\n\r\n"Tea, ""green"""\r"two\nlines"\n  \n')).rows).toEqual([
      ["Name"],
      ['Tea, "green"'],
      ["two\nlines"],
    ])
    expect((await read("Name,Id\n,\nTea,1\n")).rows).toHaveLength(2)
  })

  it("keeps signs whole where one piece ends and the next begins", async ({ expect }) => {
    const names = Array.from({ length: 40_000 }, (_, i) => `Käsefreunde “${i}” 🧀 ${"ü".repeat(i % 50)}`)
    const told: number[] = []
    const { rows } = await readCsv(new Blob([`Name\n${names.join("\n")}\n`]), { onProgress: (part) => told.push(part) })
    expect(rows.slice(1).map(([name]) => name)).toEqual(names)
    expect(told.length).toBeGreaterThan(1)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
  })

  it("says which row has a broken quote", async ({ expect }) => {
    await expect(read('Name,Id\nTea,1\n"Coffee,2\nMilk,3')).rejects.toThrow("Row 2 below the first has a quote")
  })

  it("takes as many rows as the service and no more", async ({ expect }) => {
    expect(MAX_ROWS).toBe(SERVICE_MAX_ROWS)
    const lines = (count: number) => `Name\n${Array.from({ length: count }, (_, i) => `t${i}`).join("\n")}`
    expect((await read(lines(MAX_ROWS))).rows).toHaveLength(MAX_ROWS + 1)
    await expect(read(lines(MAX_ROWS + 1))).rejects.toThrow("more than 50,000 rows")
  })

  it("stops when told", async ({ expect }) => {
    const stop = AbortSignal.abort(new Error("enough"))
    await expect(readCsv(new Blob(["Name\nTea"]), { signal: stop })).rejects.toThrow("enough")
  })
})
