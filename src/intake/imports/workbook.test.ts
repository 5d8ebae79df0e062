import { zipSync } from "fflate"
import { describe, it } from "vitest"
import { zipChunks } from "../../kernel/files/zip.ts"
import { aWorkbook, textRows } from "../../testing/a-workbook.ts"
import { formatOf, shownNumber } from "./cell-format.ts"
import { UnreadableFile } from "./unreadable-file.ts"
import { openWorkbook } from "./workbook.ts"

async function rowsOf(bytes: Uint8Array, wanted?: string) {
  const workbook = await openWorkbook(bytes)
  const rows: string[][] = []
  for await (const some of workbook.rows(await workbook.pick(wanted))) rows.push(...some)
  return rows
}
const oneSheet = (rows: string, book: Partial<Parameters<typeof aWorkbook>[0]> = {}) =>
  aWorkbook({ sheets: [{ name: "Topics", rows }], ...book })

describe("openWorkbook", () => {
  it("reads shared, inline and formula texts, booleans and errors, with gaps", async ({ expect }) => {
    const shared = `<si><t>Name</t></si><si><r><t xml:space="preserve">Tea &amp; </t></r><r><t>cake</t></r><rPh><t>cha</t></rPh></si><si><t>a_x000D_b</t></si>`
    const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="str"><f>A1&amp;"x"</f><v>Name &lt;x&gt;</v></c></row>
      <row r="2" ht="20"/><row r="3"><c r="B3" s="1"/></row>
      <row r="9"><c r="A9" t="s"><v>1</v></c><c r="B9" t="b"><v>1</v></c><c r="AA9" t="e"><v>#N/A</v></c></row>
      <row r="10"><c t="s"><v>2</v></c><c t="inlineStr"><is><t>in</t><t>line</t></is></c></row>`
    expect(await rowsOf(oneSheet(rows, { shared }))).toEqual([
      ["Name", "", "Name <x>"],
      ["Tea & cake", "TRUE", ...Array.from({ length: 24 }, () => ""), "#N/A"],
      ["a\rb", "inline"],
    ])
  })

  it("shows dates, times, percentages and numbers as cells show them", async ({ expect }) => {
    const styles = `<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="00000"/></numFmts>
      <cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="10"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>`
    const cells = [
      [0, "0.30000000000000004"],
      [1, "46345"],
      [2, "0.285"],
      [3, "46345.604166666664"],
      [4, "1234"],
    ]
    const rows = `<row>${cells.map(([style, value]) => `<c s="${style}"><v>${value}</v></c>`).join("")}</row>`
    const shown = ["0.3", "2026-11-19", "28.5%", "2026-11-19 14:30:00", "01234"]
    expect(await rowsOf(oneSheet(rows, { styles }))).toEqual([shown])
    const since1904 = oneSheet(`<row><c s="1"><v>44883</v></c></row>`, {
      styles,
      properties: `<workbookPr date1904="1"/>`,
    })
    expect(await rowsOf(since1904)).toEqual([["2026-11-19"]])
  })

  it.for([
    ["General", "45000", "45000"],
    ["0.00E+00", "45000", "45000"],
    [`[$-407]d. mmmm yyyy;@`, "1", "1900-01-01"],
    [`"days" 0`, "3", "3"],
    ["[h]:mm:ss", "1.5", "36:00:00"],
    ["mmm", "61", "1900-03-01"],
    [`#,##0.00\\ "€";[Red]-#,##0.00\\ "€"`, "-1234.5", "-1234.5"],
    ["yyyy", "9e9", "9000000000"],
    ["General", "12345678901234567", "12345678901234567"],
    ["0%", "0.07", "7%"],
  ] as const)("shows %s %s as %s", ([code, value, shown], { expect }) => {
    expect(shownNumber(value, formatOf(164, code), false)).toBe(shown)
  })

  it("takes the first visible sheet with rows, or the named one", async ({ expect }) => {
    const bytes = aWorkbook({
      sheets: [
        { name: "Secret", rows: textRows([["x"]]), state: "veryHidden" },
        { name: "Empty", rows: `<row><c r="A1" s="1"/></row>` },
        { name: "Q&amp;A", rows: textRows([["Name"], ["Tea"]]) },
        { name: "More", rows: textRows([["Other"]]) },
      ],
    })
    expect((await openWorkbook(bytes)).sheets).toEqual(["Empty", "Q&A", "More"])
    expect(await rowsOf(bytes)).toEqual([["Name"], ["Tea"]])
    expect(await rowsOf(bytes, "More")).toEqual([["Other"]])
    await expect(rowsOf(bytes, "Secret")).rejects.toThrow('The workbook has no sheet "Secret"; it has Empty, Q&A, More')
  })

  it("never opens macros or other files", async ({ expect }) => {
    const rows = `${textRows([["Name"]])}<row><c t="str"><f>[1]Other!A1</f><v>kept</v></c></row>`
    const bytes = oneSheet(rows, {
      more: { "xl/vbaProject.bin": "\0", "xl/externalLinks/externalLink1.xml": "<!DOCTYPE x>" },
    })
    expect(await rowsOf(bytes)).toEqual([["Name"], ["kept"]])
  })

  it("refuses what is damaged, hostile or no workbook", async ({ expect }) => {
    const good = oneSheet(textRows([["Name"]]))
    const entity = `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><row><c t="str"><v>&x;</v></c></row>`
    const damaged = "not an Excel workbook"
    const cases: [string, Uint8Array, string][] = [
      ["no zip", new TextEncoder().encode("PK\u0003\u0004 nothing"), damaged],
      ["another zip", zipSync({ "a.txt": new Uint8Array([1]) }), damaged],
      ["cut off", good.subarray(0, good.length - 30), damaged],
      ["flipped bytes", good.map((byte, i) => (i > 100 && i < 140 ? ~byte : byte)), damaged],
      ["an external entity", oneSheet("", { more: { "xl/worksheets/sheet0.xml": entity } }), damaged],
      ["a sheet elsewhere", oneSheet("", { more: { "xl/_rels/workbook.xml.rels": "<Relationships/>" } }), damaged],
      ["no rows", oneSheet(""), "The workbook has no rows"],
      ["many rows", oneSheet(`<row><c><v>1</v></c></row>`.repeat(50_021)), "Maximum 50,000 rows"],
      ["a far column", oneSheet(`<row><c r="XFD1"><v>1</v></c></row>`), "more than 500 columns"],
      ["a long cell", oneSheet(textRows([["x".repeat(1_000_001)]])), "too long"],
      [
        "one text many times",
        oneSheet(`<row>${`<c t="s"><v>0</v></c>`.repeat(400)}</row>`, {
          shared: `<si><t>${"x".repeat(30_000)}</t></si>`,
        }),
        "too long",
      ],
    ]
    for (const [name, bytes, message] of cases) {
      const failure = await rowsOf(bytes).catch((error: unknown) => error)
      expect(failure, name).toBeInstanceOf(UnreadableFile)
      expect((failure as Error).message, name).toContain(message)
    }
  })

  it("stops at a bomb, whatever sizes the archive declares", async ({ expect }) => {
    const parts: [string, BodyInit][] = [
      ["_rels/.rels", `<Relationship Type="x/officeDocument" Target="w.xml"/>`],
      ["_rels/w.xml.rels", `<Relationship Id="a" Type="x/worksheet" Target="s.xml"/>`],
      ["w.xml", `<sheet name="S" r:id="a"/>`],
      ["s.xml", new Blob(Array.from({ length: 120 }, () => " ".repeat(1_000_000)))],
    ]
    const deflated = await Promise.all(
      parts.map(async ([, content]) =>
        new Response(new Response(content).body?.pipeThrough(new CompressionStream("deflate-raw"))).bytes(),
      ),
    )
    const entries = parts.map(([path], i) => ({ path, size: 1, crc: 0, bytes: deflated[i]?.byteLength ?? 0 }))
    const archive = zipChunks(entries, new Date(), async (i) => new Blob([deflated[i] ?? ""]).stream())
    const pieces: Uint8Array[] = []
    for await (const piece of archive) pieces.push(piece)
    const bytes = await new Blob(pieces).bytes()
    expect(bytes.byteLength).toBeLessThan(1_000_000)
    await expect(rowsOf(bytes)).rejects.toThrow("larger than 96 MB when it is unpacked")
  })
})
