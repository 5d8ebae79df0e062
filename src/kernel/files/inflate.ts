type Bytes = AsyncIterable<Uint8Array>

/** Decompress this much at a time, so that even a zip bomb's pieces stay below about 16 MB. */
export const PIECE_BYTES = 16 * 1024

/** Decompresses pieces of at most `PIECE_BYTES`. Throws what the pieces throw, or the runtime's error for data that is damaged. */
export async function* inflated(pieces: Bytes, format: "gzip" | "deflate-raw"): Bytes {
  const stream = new DecompressionStream(format)
  const writer = stream.writable.getWriter()
  let failure: unknown
  const written = (async () => {
    try {
      for await (const piece of pieces) await writer.write(new Uint8Array(piece))
      await writer.close()
    } catch (error) {
      failure = error
      await writer.abort(error).catch(() => {})
    }
  })()
  const reader = stream.readable.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      yield value
    }
  } catch (error) {
    failure ??= error
  } finally {
    await reader.cancel().catch(() => {})
  }
  await written
  if (failure !== undefined) throw failure
}

/** The pieces of bytes that are in memory already. */
export async function* piecesOf(bytes: Uint8Array): Bytes {
  for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
}
