const MAX_DRAINED_BYTES = 256 * 1024

/**
 * Reads the rest of a small body that a rejected request left unread. Closing a connection with bytes in flight resets it, and the client
 * never sees the answer.
 */
export async function drain({ body, bodyUsed, headers }: Request): Promise<void> {
  if (!body || bodyUsed || Number(headers.get("content-length") ?? 0) > MAX_DRAINED_BYTES) return
  try {
    const reader = body.getReader()
    for (let read = 0; read <= MAX_DRAINED_BYTES;) {
      const { done, value } = await reader.read()
      if (done) return
      read += value.byteLength
    }
    await reader.cancel()
  } catch {
    // The client disconnected or a handler holds the body: nothing to drain.
  }
}
