const HEADERS = { "Content-Type": "application/json; charset=utf-8" }

/**
 * Streams a JSON response that may be larger than a Worker's memory; each chunk is produced when the reader has consumed the one
 * before. A late failure truncates the body, so no client can parse it as valid JSON.
 */
export async function streamJson(chunks: AsyncGenerator<string>, log: (error: unknown) => void): Promise<Response> {
  const encoder = new TextEncoder()
  // Produced before the response starts, so that an early failure still gets an error response.
  const first = await chunks.next()
  const second = first.done ? first : await chunks.next()
  const started = first.done ? "" : first.value
  if (second.done) return new Response(started, { headers: HEADERS })
  let ready: string | undefined = started + second.value
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const chunk = ready ?? (await chunks.next()).value
        ready = undefined
        if (typeof chunk === "string") controller.enqueue(encoder.encode(chunk))
        else controller.close()
      } catch (error) {
        log(error)
        controller.error(error)
      }
    },
    cancel: async () => void (await chunks.return(undefined)),
  })
  return new Response(body, { headers: HEADERS })
}

/** Serializes the items of all pages as one JSON array, wrapped in `open` and `close`. */
export async function* jsonArrayChunks<T>(
  pages: AsyncIterable<readonly T[]>,
  [open, close]: readonly [string, string] = ["[", "]"],
): AsyncGenerator<string> {
  let before = open
  for await (const page of pages) {
    if (page.length === 0) continue
    yield before + page.map((item) => JSON.stringify(item)).join(",")
    before = ","
  }
  yield before === "," ? close : open + close
}
