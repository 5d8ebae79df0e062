import type { Services } from "../../kernel/context.ts"
import { openParts } from "../../kernel/files/upload-parts.ts"
import { hexOf } from "../../kernel/ids.ts"
import type { MatchKey } from "./match-values.ts"
import { readValues, type ReadValues } from "./read-values.ts"

export type StoredValues = ReadValues & { bytes: number; digest: string }

/**
 * Streams values into R2 as the gzip file that platforms are sent: packed once, its size is known to every upload that follows.
 * What is held in memory is one part of it and what the values are told apart by.
 */
export async function storeValues(
  { members }: Pick<Services, "members">,
  key: string,
  matchKey: MatchKey,
  body: ReadableStream<Uint8Array>,
): Promise<StoredValues> {
  const gzip = new CompressionStream("gzip")
  const plain = gzip.writable.getWriter()
  const parts = openParts(members, key)
  const packed = keep(gzip.readable, (bytes) => parts.write(bytes))
  // It is awaited at the end; until then its failure shows in what is written.
  packed.catch(() => {})
  const encoder = new TextEncoder()
  try {
    const read = await readValues(body, matchKey, (text) => plain.write(encoder.encode(text)))
    await plain.close()
    const file = await packed
    await parts.finish()
    return { ...read, ...file }
  } catch (error) {
    await Promise.allSettled([plain.abort(error), parts.abandon()])
    throw error
  }
}

async function keep(stream: ReadableStream<Uint8Array>, write: (bytes: Uint8Array) => Promise<void>) {
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
