import type { Services } from "../../kernel/context.ts"
import { openUpload } from "../../kernel/files/upload-parts.ts"
import { AppError } from "../../kernel/errors.ts"
import { hexOf } from "../../kernel/ids.ts"
import { openCsv } from "./csv-reader.ts"
import { UnreadableFile } from "./unreadable-file.ts"

const MAX_FILE_BYTES = 100 * 1024 * 1024

type Upload = { rows: number; digest: string }

/**
 * Streams a file into R2 and parses it on the way, so that a file that cannot be imported is rejected without being
 * stored. Holds at most one part in memory.
 */
export async function storeUpload(
  { importFiles }: Pick<Services, "importFiles">,
  key: string,
  body: AsyncIterable<Uint8Array>,
  columns: readonly string[],
): Promise<Upload> {
  const reader = openCsv(columns, () => {})
  const digest = new crypto.DigestStream("SHA-256")
  const hash = digest.getWriter()
  const store = openUpload(importFiles, key)
  let size = 0
  try {
    for await (const bytes of body) {
      size += bytes.byteLength
      if (size > MAX_FILE_BYTES) throw new AppError(413, "File exceeds the limit of 100 MB")
      reader.push(bytes)
      await hash.write(bytes)
      await store.write(bytes)
    }
    if (size === 0) throw new UnreadableFile("The file is empty")
    const { rows } = reader.end()
    await hash.close()
    await store.finish()
    return { rows, digest: hexOf(await digest.digest) }
  } catch (error) {
    // Nothing awaits the digest anymore: avoid an unhandled rejection.
    digest.digest.catch(() => {})
    await Promise.allSettled([hash.abort(error), store.abort()])
    throw error
  }
}
