/** Limit on the time spent producing chunks; time spent waiting for a slow reader does not count. */
const TIME_LIMIT_MS = 55_000

/** The unclosed quote makes the file invalid as CSV and as JSON; the text tells a person why. */
const INCOMPLETE_MARK = '\r\n"Export failed: this file is incomplete'

/**
 * Streams text as bytes. The next chunk is produced while the previous one is sent, at the reader's pace. The first chunk is produced
 * before the stream is returned, so that an early failure still gets an error response. A late failure ends the stream. The runtime then
 * closes the connection as if it had succeeded (workerd issue 6818), so the file itself says that it is incomplete.
 */
export async function streamText(
  chunks: AsyncGenerator<string>,
  now: () => Date,
  failed: (error: unknown) => Promise<void>,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  let spent = 0

  const produce = async () => {
    const started = now().getTime()
    try {
      const { value, done } = await chunks.next()
      spent += now().getTime() - started
      if (spent > TIME_LIMIT_MS) throw new Error(`The export took longer than ${TIME_LIMIT_MS / 1000} s`)
      return done ? undefined : encoder.encode(value)
    } catch (error) {
      await failed(error)
      throw error
    }
  }

  let next = produce()
  await next
  return new ReadableStream(
    {
      async pull(controller) {
        const chunk = await next
        if (!chunk) return controller.close()
        next = produce()
        controller.enqueue(chunk)
        await next.catch(() => controller.enqueue(encoder.encode(INCOMPLETE_MARK)))
      },
      cancel: async () => void (await chunks.return(undefined)),
    },
    { highWaterMark: 0 },
  )
}
