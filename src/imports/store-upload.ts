import type { Services } from "../context.ts"
import { AppError } from "../http/errors.ts"
import { openCsv, UnreadableFile } from "./csv-reader.ts"

const MAX_FILE_BYTES = 100 * 1024 * 1024
/** Parts of an upload must be alike in size, and at least 5 MiB. */
const PART_BYTES = 8 * 1024 * 1024

type Upload = { rows: number; digest: string }

/**
 * Streams a file into R2 and reads it on the way: one that cannot be imported is refused before anything of it is kept. Never
 * more than one part is held in memory.
 */
export async function storeUpload(
  { importFiles }: Pick<Services, "importFiles">,
  key: string,
  body: ReadableStream<Uint8Array>,
  columns: readonly string[],
): Promise<Upload> {
  const reader = openCsv(columns, () => {})
  const digest = new crypto.DigestStream("SHA-256")
  const hash = digest.getWriter()
  const store = openParts(importFiles, key)
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
    // Whoever reads the digest is gone; its end must not go unheard.
    digest.digest.catch(() => {})
    await Promise.allSettled([hash.abort(error), store.abandon()])
    throw error
  }
}

/** One object where the file fits into a part, else parts as they fill up. */
function openParts(bucket: Services["importFiles"], key: string) {
  const part = new Uint8Array(PART_BYTES)
  let filled = 0
  let upload: R2MultipartUpload | undefined
  const uploaded: R2UploadedPart[] = []

  async function send() {
    upload ??= await bucket.createMultipartUpload(key)
    uploaded.push(await upload.uploadPart(uploaded.length + 1, part.slice(0, filled)))
    filled = 0
  }

  return {
    async write(bytes: Uint8Array) {
      for (let at = 0; at < bytes.byteLength;) {
        if (filled === PART_BYTES) await send()
        const taken = bytes.subarray(at, at + PART_BYTES - filled)
        part.set(taken, filled)
        filled += taken.byteLength
        at += taken.byteLength
      }
    },
    async finish() {
      if (upload) {
        await send()
        await upload.complete(uploaded)
      } else await bucket.put(key, part.slice(0, filled))
    },
    abandon: async () => upload?.abort(),
  }
}

const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("")
