import type { Services } from "../../kernel/context.ts"
import type { Batch } from "./batch-record.ts"

const DELIMITERS = [",", ";", "\t", "|"] as const
const FIRST_BYTES = 64 * 1024

/** The delimiter of an import's file: the most frequent one in its first line. A comma if no file was uploaded. */
export async function fileDelimiter({ importFiles }: Services, { sourceKey }: Batch): Promise<string> {
  if (sourceKey === null) return ","
  const file = await importFiles.get(sourceKey, { range: { offset: 0, length: FIRST_BYTES } })
  return file ? delimiterIn(await file.text()) : ","
}

export function delimiterIn(text: string): string {
  const [header = ""] = text.replaceAll(/"[^"]*"/g, "").split(/\r\n|\r|\n/, 1)
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: header.split(delimiter).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).delimiter
}
