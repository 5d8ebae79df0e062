import type { Services } from "../../kernel/context.ts"
import { openUpload } from "../../kernel/files/upload-parts.ts"
import { hexOf } from "../../kernel/ids.ts"
import type { MatchKey } from "../../knowledge/platforms/match-keys.ts"
import { readValues, type ReadValues } from "./read-values.ts"

export type StoredValues = ReadValues & { bytes: number; digest: string }

/**
 * Streams values into R2 as the gzip file that platforms receive. It is compressed once, so every later upload knows its size.
 * Memory holds one upload part and the dedupe set.
 */
export async function storeValues(
  { members }: Pick<Services, "members">,
  key: string,
  matchKey: MatchKey,
  body: ReadableStream<Uint8Array>,
): Promise<StoredValues> {
  const gzip = new CompressionStream("gzip")
  const plain = gzip.writable.getWriter()
  const parts = openUpload(members, key)
  const packed = storeAndHash(gzip.readable, (bytes) => parts.write(bytes))
  // Awaited at the end. Until then a failure surfaces in the writes.
  packed.catch(() => {})
  const encoder = new TextEncoder()
  try {
    const read = await readValues(body, matchKey, (text) => plain.write(encoder.encode(text)))
    await plain.close()
    const file = await packed
    await parts.finish()
    return { ...read, ...file }
  } catch (error) {
    await Promise.allSettled([plain.abort(error), parts.abort()])
    throw error
  }
}

async function storeAndHash(stream: ReadableStream<Uint8Array>, write: (bytes: Uint8Array) => Promise<void>) {
  const digest = new crypto.DigestStream("SHA-256")
  digest.digest.catch(() => {})
  const hash = digest.getWriter()
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.byteLength
    await hash.write(chunk)
    await write(chunk)
  }
  await hash.close()
  return { bytes, digest: hexOf(await digest.digest) }
}
