const HEADERS = { "Content-Type": "application/json; charset=utf-8" }

/**
 * A JSON answer in pieces, which may be longer than a Worker's memory: each piece is made when the reader has taken the one
 * before. What fails later leaves the text without its end, which no reader takes for JSON.
 */
export async function jsonInPieces(pieces: AsyncGenerator<string>, log: (error: unknown) => void): Promise<Response> {
  const encoder = new TextEncoder()
  // Made before the answer begins, so that what cannot begin is refused in words.
  const first = await pieces.next()
  const second = first.done ? first : await pieces.next()
  const started = first.done ? "" : first.value
  if (second.done) return new Response(started, { headers: HEADERS })
  let ready: string | undefined = started + second.value
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const piece = ready ?? (await pieces.next()).value
        ready = undefined
        if (typeof piece === "string") controller.enqueue(encoder.encode(piece))
        else controller.close()
      } catch (error) {
        log(error)
        controller.error(error)
      }
    },
    cancel: async () => void (await pieces.return(undefined)),
  })
  return new Response(body, { headers: HEADERS })
}

/** The items of all pages as one list, between the text that opens and the one that closes it. */
export async function* listInPieces<T>(
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
