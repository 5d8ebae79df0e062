import type { Bytes } from "./source.ts"
import { isMissing, type Remote } from "./remote.ts"

const PIECE_BYTES = 32 * 1024
const PARALLEL_PIECES = 64
/** Bytes that may be missing before the end of a partial file: a server may write pieces in any order. */
export const WINDOW_BYTES = PIECE_BYTES * PARALLEL_PIECES

type Upload = {
  path: string
  bytes: number
  digest: string
  deliveryId: string
  createdAt: string
  /** Reads the file from a byte offset. */
  read: (from: number) => Promise<Bytes>
  /** Called right before the file is moved into place; throws if the lease was lost. */
  confirm: () => Promise<unknown>
  progress: () => void
}

/**
 * Uploads a file completely and exactly once. It is written under a temporary name, where a later attempt resumes it, and then moved
 * into place atomically. Its modification time is the delivery's: that and the content identify a file that an earlier attempt
 * delivered. The same bytes with another time come from another delivery and are uploaded again, so that the recipient sees a change.
 */
export async function uploadFile(remote: Remote, upload: Upload): Promise<"sent" | "there"> {
  const { path, bytes, digest, deliveryId, confirm } = upload
  const time = Math.floor(Date.parse(upload.createdAt) / 1000)
  const isDelivered = async () => {
    const found = await remote.stat(path)
    return found?.size === bytes && found.mtime === time && (await remote.digestOf(path)) === digest
  }
  if (await isDelivered()) return "there"
  const part = `${path}.${deliveryId}.part`
  await fill(remote, part, time, upload)
  await confirm()
  try {
    await remote.replace(part, path)
  } catch (error) {
    // An earlier session may still have moved it before it ended.
    if (!isMissing(error) || !(await isDelivered())) throw error
  }
  return "sent"
}

async function fill(remote: Remote, part: string, time: number, { bytes, read, progress }: Upload): Promise<void> {
  const found = await remote.stat(part)
  // Neither mode truncates the file: a second relay writes the same bytes at the same offsets.
  const handle = await remote.open(part, found ? "r+" : "wx")
  try {
    const from = Math.max(0, Math.min(found?.size ?? 0, bytes) - WINDOW_BYTES)
    await write(remote, handle, await read(from), from, progress)
    const size = await remote.sizeOf(handle)
    if (size !== bytes) throw new Error(`The server holds ${size} bytes of ${bytes}`)
    await remote.flush(handle)
    await remote.setTime(handle, time)
  } finally {
    await remote.close(handle).catch(() => {})
  }
}

/** Writes many pieces in parallel, but none further ahead of the oldest one than the window. */
async function write(remote: Remote, handle: Buffer, source: Bytes, from: number, progress: () => void): Promise<void> {
  const pending: Promise<void>[] = []
  let at = from
  for await (const chunk of source) {
    for (let start = 0; start < chunk.byteLength; start += PIECE_BYTES) {
      const piece = Buffer.from(chunk.subarray(start, start + PIECE_BYTES))
      if (pending.length === PARALLEL_PIECES) await pending.shift()
      const written = remote.write(handle, piece, at).then(progress)
      // Awaited later; without a handler a failure before then would end the process.
      written.catch(() => {})
      pending.push(written)
      at += piece.length
    }
  }
  await Promise.all(pending)
}
