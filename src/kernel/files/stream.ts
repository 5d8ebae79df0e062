/** Time for the work itself: a reader who takes long does not use it up. */
const TIME_LIMIT_MS = 55_000

/** Neither CSV nor JSON with its quote left open, and plain words to whoever looks. */
const LAST_WORDS = '\r\n"Export failed: this file is incomplete'

/**
 * Text in pieces as a stream of bytes: one piece is made while the one before is sent, and no more than a slow reader takes. The
 * first is made before the stream is there, so that what cannot begin is refused in words. What fails later breaks the stream
 * off. The runtime ends the connection as if all were well even then (workerd issue 6818), so the file itself has to say it.
 */
export async function streamOf(
  pieces: AsyncGenerator<string>,
  now: () => Date,
  failed: (error: unknown) => Promise<void>,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  let spent = 0

  const make = async () => {
    const started = now().getTime()
    try {
      const { value, done } = await pieces.next()
      spent += now().getTime() - started
      if (spent > TIME_LIMIT_MS) throw new Error(`The export took longer than ${TIME_LIMIT_MS / 1000} s`)
      return done ? undefined : encoder.encode(value)
    } catch (error) {
      await failed(error)
      throw error
    }
  }

  let coming = make()
  await coming
  return new ReadableStream(
    {
      async pull(controller) {
        const piece = await coming
        if (!piece) return controller.close()
        coming = make()
        controller.enqueue(piece)
        await coming.catch(() => controller.enqueue(encoder.encode(LAST_WORDS)))
      },
      cancel: async () => void (await pieces.return(undefined)),
    },
    { highWaterMark: 0 },
  )
}
