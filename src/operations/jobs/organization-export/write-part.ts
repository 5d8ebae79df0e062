import type { Services } from "../../../kernel/context.ts"
import { type Cell, csvLine } from "../../../kernel/files/csv.ts"
import { openUpload } from "../../../kernel/files/upload-parts.ts"
import { crc32, type ZipEntry } from "../../../kernel/files/zip.ts"
import type { Dataset } from "../../../organizations/holdings/holdings.ts"
import { type After, headersOf, readDataset } from "./read-dataset.ts"

/** A stored file of the export: the key of its compressed bytes, and its archive entry. */
export type StoredFile = ZipEntry & { key: string }

/** Rows per file; half of the 50,000 that an import accepts. */
const PART_ROWS = 25_000

type Part = { orgId: string; folder: string; part: number; after: After | undefined; partRows?: number }

/** Writes the next rows of a dataset as one file of JSON lines and one CSV. */
export async function writePart(
  services: Services,
  dataset: Dataset,
  { orgId, folder, part, after, partRows = PART_ROWS }: Part,
): Promise<{ files: StoredFile[]; next: After | undefined; rows: number }> {
  const headers = headersOf(dataset)
  const asStored = dataset.asStored ?? false
  const name = part === 1 ? dataset.name : `${dataset.name}-${part}`
  const [lines, csv] = ["jsonl", "csv"].map((ending) => openFile(services, folder, `${name}.${ending}`)) as [File, File]
  let next: After | undefined
  let count = 0
  try {
    await csv.write(csvLine(headers, true))
    for await (const page of readDataset(services, dataset, orgId, after, partRows)) {
      next = page.next
      count += page.rows.length
      await lines.write(page.rows.map((row) => `${JSON.stringify(recordOf(headers, row))}\n`).join(""))
      await csv.write(page.rows.map((row) => csvLine(row, asStored)).join(""))
    }
    return { files: [await lines.finish(), await csv.finish()], next, rows: count }
  } catch (error) {
    await Promise.allSettled([lines.abort(), csv.abort()])
    throw error
  }
}

const recordOf = (headers: readonly string[], row: readonly Cell[]) =>
  Object.fromEntries(headers.map((header, i) => [header, row[i] ?? null]))

type File = ReturnType<typeof openFile>

/** Compresses and stores a file; holds one upload part in memory. */
function openFile({ importFiles }: Services, folder: string, path: string) {
  const key = `${folder}/${path}.deflated`
  const upload = openUpload(importFiles, key)
  const encoder = new TextEncoder()
  const deflate = new CompressionStream("deflate-raw")
  const writer = deflate.writable.getWriter()
  let [size, bytes, crc] = [0, 0, 0]
  const stored = (async () => {
    for await (const chunk of deflate.readable) {
      bytes += chunk.byteLength
      await upload.write(chunk)
    }
  })()
  // Awaited at the end; avoids an unhandled rejection before that.
  stored.catch(() => {})
  return {
    write: async (text: string) => {
      const chunk = encoder.encode(text)
      if (chunk.byteLength === 0) return
      size += chunk.byteLength
      crc = crc32(chunk, crc)
      await Promise.race([writer.write(chunk), stored.then(() => undefined)])
    },
    finish: async (): Promise<StoredFile> => {
      await Promise.all([writer.close(), stored])
      await upload.finish()
      return { path, key, size, bytes, crc }
    },
    abort: async () => {
      await Promise.allSettled([writer.abort(), upload.abort()])
    },
  }
}
