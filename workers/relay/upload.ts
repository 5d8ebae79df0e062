import type { Bytes } from "./source.ts"
import { isMissing, type Remote } from "./remote.ts"

const PIECE_BYTES = 32 * 1024
const PIECES_AT_ONCE = 64
/** What may be missing before the end of a file whose upload broke off, on a server that writes in whatever order it likes. */
export const WINDOW_BYTES = PIECE_BYTES * PIECES_AT_ONCE

type Upload = {
  path: string
  bytes: number
  digest: string
  deliveryId: string
  createdAt: string
  /** The file from a byte on. */
  read: (from: number) => Promise<Bytes>
  /** Asked right before the file takes its place: throws where that is not ours to do any more. */
  confirm: () => Promise<unknown>
  progress: () => void
}

/**
 * Brings a file to its place, whole and once. It grows under a name of its own, where a later attempt finds it and goes on, and
 * takes its place in one step. It carries the delivery's time, by which it is known should it have arrived before: the same bytes of
 * another time are no delivery of ours, and have to be brought again to be seen.
 */
export async function uploadFile(remote: Remote, upload: Upload): Promise<"sent" | "there"> {
  const { path, bytes, digest, deliveryId, confirm } = upload
  const time = Math.floor(Date.parse(upload.createdAt) / 1000)
  const isThere = async () => {
    const found = await remote.stat(path)
    return found?.size === bytes && found.mtime === time && (await remote.digestOf(path)) === digest
  }
  if (await isThere()) return "there"
  const part = `${path}.${deliveryId}.part`
  await fill(remote, part, time, upload)
  await confirm()
  try {
    await remote.replace(part, path)
  } catch (error) {
    // A session that is gone may have had this done still.
    if (!isMissing(error) || !(await isThere())) throw error
  }
  return "sent"
}

async function fill(remote: Remote, part: string, time: number, { bytes, read, progress }: Upload): Promise<void> {
  const found = await remote.stat(part)
  // Neither way empties a file: whoever is at work on it too writes the same bytes at the same places.
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

/** Many pieces are on their way at once, but none further ahead of the oldest than the window is wide. */
async function write(remote: Remote, handle: Buffer, source: Bytes, from: number, progress: () => void): Promise<void> {
  const underway: Promise<void>[] = []
  let at = from
  for await (const chunk of source) {
    for (let start = 0; start < chunk.byteLength; start += PIECE_BYTES) {
      const piece = Buffer.from(chunk.subarray(start, start + PIECE_BYTES))
      if (underway.length === PIECES_AT_ONCE) await underway.shift()
      const written = remote.write(handle, piece, at).then(progress)
      // Awaited in its turn; until then nobody must miss its failure.
      written.catch(() => {})
      underway.push(written)
      at += piece.length
    }
  }
  await Promise.all(underway)
}
