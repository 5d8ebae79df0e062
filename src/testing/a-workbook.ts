import { zipSync } from "fflate"

const bytesOf = (text: string) => new TextEncoder().encode(text)
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
const link = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
const links = (...all: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Relationships>${all.join("")}</Relationships>`

type SheetOf = { name: string; rows: string; state?: string }
type BookOf = {
  sheets: readonly SheetOf[]
  /** `si` elements. */
  shared?: string
  styles?: string
  properties?: string
  more?: Record<string, string>
}

/** An Excel workbook; rows are XML: `<row><c t="s"><v>0</v></c></row>`. */
export function aWorkbook({ sheets, shared = "", styles = "", properties = "", more = {} }: BookOf) {
  const parts = {
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": links(link(1, "officeDocument", "xl/workbook.xml")),
    "xl/workbook.xml": `<workbook>${properties}<sheets>${sheets
      .map(
        ({ name, state = "visible" }, i) =>
          `<sheet name="${name}" sheetId="${i + 1}" state="${state}" r:id="rId${i}"/>`,
      )
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": links(
      ...sheets.map((_, i) => link(i, "worksheet", `worksheets/sheet${i}.xml`)),
      link(1_000, "sharedStrings", "/xl/sharedStrings.xml"),
      link(1_001, "styles", "styles.xml"),
    ),
    ...Object.fromEntries(
      sheets.map(({ rows }, i) => [
        `xl/worksheets/sheet${i}.xml`,
        `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
    "xl/sharedStrings.xml": `<sst>${shared}</sst>`,
    "xl/styles.xml": `<styleSheet>${styles}</styleSheet>`,
    ...more,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, bytesOf(text)])))
}

/** Rows of texts, without shared strings. */
export const textRows = (rows: readonly (readonly string[])[]) =>
  rows
    .map((cells) => `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`)
    .join("")
