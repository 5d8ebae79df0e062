import type { OrgContext } from "../../kernel/context.ts"
import type { PlatformOutputs } from "../../kernel/db/schema/topics.ts"
import { FULL, KEYWORDS, PLATFORM_OUTPUTS, STANDARD } from "./columns.ts"
import { type Cell, csvLine } from "../../kernel/files/csv.ts"
import { readPages } from "./pages.ts"
import { platformKeys } from "./platform-keys.ts"
import type { ExportQuery } from "./schema.ts"

const KEYWORDS_AT = STANDARD.findIndex(({ header }) => header === KEYWORDS)

/** The file in pieces of one page, the first with the header. */
export async function* csvFile(
  ctx: OrgContext,
  { full, machine, ...asked }: ExportQuery,
  count: (rows: number) => void = () => {},
): AsyncGenerator<string> {
  const columns = full ? FULL : STANDARD
  const platforms = full ? await platformKeys(ctx) : []
  const headers = columns.map(({ header }) => header).filter((header) => header !== PLATFORM_OUTPUTS)
  const outputHeaders = platforms.flatMap((platform) => [`segment_name_${platform}`, `segment_desc_${platform}`])
  let piece = csvLine([...headers, ...outputHeaders], true)
  for await (const rows of readPages(ctx, asked, columns)) {
    for (const row of rows) {
      if (!machine) row[KEYWORDS_AT] = (parsed(row[KEYWORDS_AT]) as string[]).join(", ")
      if (full) row.push(...outputCells(row.pop(), platforms))
      piece += csvLine(row, machine)
    }
    count(rows.length)
    yield piece
    piece = ""
  }
  if (piece !== "") yield piece
}

function outputCells(stored: Cell | undefined, platforms: readonly string[]): Cell[] {
  const outputs = parsed(stored) as PlatformOutputs
  return platforms.flatMap((platform) => [outputs[platform]?.name ?? null, outputs[platform]?.description ?? null])
}

const parsed = (stored: Cell | undefined): unknown => JSON.parse(String(stored))
