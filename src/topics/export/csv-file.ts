import type { OrgContext } from "../../kernel/context.ts"
import type { PlatformOutputs } from "../../kernel/db/schema/topics.ts"
import type { Qualifier } from "../../knowledge/taxonomy/classification.ts"
import { type Column, FIELDS, FULL, KEYWORDS, PLATFORM_OUTPUTS, QUALIFIERS, STANDARD, TAGS } from "./columns.ts"
import { type Cell, csvLine } from "../../kernel/files/csv.ts"
import { readPages } from "./pages.ts"
import { platformKeys } from "./platform-keys.ts"
import type { ExportQuery } from "./schema.ts"

const placeOf = (columns: readonly Column[], name: string) => columns.findIndex(({ header }) => header === name)
const KEYWORDS_AT = placeOf(STANDARD, KEYWORDS)
const OUTPUTS_AT = placeOf(FULL, PLATFORM_OUTPUTS)

/** The file in chunks of one page, the first with the header. */
export async function* csvFile(
  ctx: OrgContext,
  { full, machine, ...requested }: ExportQuery,
  count: (rows: number) => void = () => {},
): AsyncGenerator<string> {
  const columns = full ? FULL : STANDARD
  const platforms = full ? await platformKeys(ctx) : []
  const outputHeaders = platforms.flatMap((platform) => [`segment_name_${platform}`, `segment_desc_${platform}`])
  const headers = columns.flatMap(({ header }) => (header === PLATFORM_OUTPUTS ? outputHeaders : [header]))
  const qualifiersAt = placeOf(columns, QUALIFIERS)
  const tagsAt = placeOf(columns, TAGS)
  const fieldsAt = placeOf(columns, FIELDS)
  let piece = csvLine(headers, true)
  for await (const rows of readPages(ctx, requested, columns)) {
    for (const row of rows) {
      if (!machine) {
        row[KEYWORDS_AT] = (parsed(row[KEYWORDS_AT]) as string[]).join(", ")
        row[tagsAt] = (parsed(row[tagsAt]) as string[]).join(", ")
        row[qualifiersAt] = (parsed(row[qualifiersAt]) as Qualifier[]).map(factText).join(", ")
      }
      if (row[fieldsAt] === NO_FIELDS) row[fieldsAt] = null
      if (full) row.splice(OUTPUTS_AT, 1, ...outputCells(row[OUTPUTS_AT], platforms))
      piece += csvLine(row, machine)
    }
    count(rows.length)
    yield piece
    piece = ""
  }
  if (piece !== "") yield piece
}

const NO_FIELDS = "{}"

function outputCells(stored: Cell | undefined, platforms: readonly string[]): Cell[] {
  const outputs = parsed(stored) as PlatformOutputs
  return platforms.flatMap((platform) => [outputs[platform]?.name ?? null, outputs[platform]?.description ?? null])
}

const factText = ({ kind, value }: Qualifier) => `${kind}: ${value}`

const parsed = (stored: Cell | undefined): unknown => JSON.parse(String(stored))
