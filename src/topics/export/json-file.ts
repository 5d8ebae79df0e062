import type { OrgContext } from "../../kernel/context.ts"
import { iabOf } from "../../knowledge/iab/crosswalk.ts"
import { FIELDS, IAB, KEYWORDS, PLATFORM_OUTPUTS, PRIVATE, QUALIFIERS, RECORD, TAGS, UNSURE } from "./columns.ts"
import type { Cell } from "../../kernel/files/csv.ts"
import { readPages } from "./pages.ts"
import type { ExportQuery } from "./schema.ts"

/** A JSON array of library records in the format of the list, in chunks of one page. */
export async function* jsonFile(
  ctx: OrgContext,
  requested: ExportQuery,
  count: (rows: number) => void = () => {},
): AsyncGenerator<string> {
  let before = "["
  for await (const rows of readPages(ctx, requested, RECORD)) {
    count(rows.length)
    yield before + rows.map(recordText).join(",\n")
    before = ",\n"
  }
  yield before === "[" ? "[]" : "]"
}

const STORED_JSON = new Set([KEYWORDS, PLATFORM_OUTPUTS, PRIVATE, QUALIFIERS, UNSURE])
/** Records are those of the list, which has neither: `GET /api/topics/details` does. */
const NOT_LISTED = new Set([FIELDS, TAGS])
const PLACES = RECORD.flatMap(({ header }, i) =>
  NOT_LISTED.has(header)
    ? []
    : [
        {
          at: i,
          key: `${i === 0 ? "{" : ","}"${header}":`,
          write: header === IAB ? iabText : STORED_JSON.has(header) ? storedJson : plainText,
        },
      ],
)
const AT = Object.fromEntries(RECORD.map(({ header }, i) => [header, i]))

/** Writes cell by cell: building objects first would double the work. */
function recordText(row: readonly Cell[]): string {
  let text = ""
  for (const { at, key, write } of PLACES) text += key + write(row[at], row)
  return `${text}}`
}

/** Stored JSON is copied as is, after checking that it is valid. */
function storedJson(cell: Cell | undefined): string {
  const text = String(cell)
  JSON.parse(text)
  return text
}

function plainText(cell: Cell | undefined): string {
  return JSON.stringify(cell)
}

function iabText(guessed: Cell | undefined, row: readonly Cell[]): string {
  const cell = (header: string) => String(row[AT[header] ?? -1])
  const place = { category: cell("parent_category"), subcategory: cell("subcategory"), intent: cell("intent") }
  const named = { name: cell("topic_name"), code: cell("iab_code") }
  return JSON.stringify(iabOf({ ...place, ...named, unsure: guessed === 1 }))
}
