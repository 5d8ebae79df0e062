import { inflated, piecesOf } from "./inflate.ts"

type Entry = { method: number; bytes: number; offset: number }

const END = 0x0605_4b50
const CENTRAL = 0x0201_4b50
const LOCAL = 0x0403_4b50
const END_BYTES = 22
const MAX_COMMENT = 0xffff
const CENTRAL_BYTES = 46
const LOCAL_BYTES = 30
const MAX_ENTRIES = 5_000
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

/** An archive that is damaged, or uses what office files never use. */
class BadZip extends Error {}

/**
 * Opens an archive that is in memory. The sizes that it declares are not trusted: an entry is read in small pieces, and the reader counts
 * them and stops at its limit.
 */
export function openZip(archive: Uint8Array) {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const entries = readDirectory(archive, view)
  return {
    has: (name: string) => entries.has(name),
    /** The entry's content. */
    read(name: string): AsyncIterable<Uint8Array> {
      const entry = entries.get(name)
      if (!entry) throw new BadZip(`No entry ${name}`)
      const data = dataOf(archive, view, entry)
      return entry.method === STORED ? piecesOf(data) : inflated(piecesOf(data), "deflate-raw")
    },
  }
}

/** The first of two entries with the same name counts. */
function readDirectory(archive: Uint8Array, view: DataView): ReadonlyMap<string, Entry> {
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > MAX_ENTRIES) throw new BadZip("Too many entries")
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let i = 0; i < count; i++) {
    if (!isAt(view, at, CENTRAL, CENTRAL_BYTES)) throw new BadZip("Broken directory")
    const [nameBytes = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) => view.getUint16(at + field, true))
    const name = new TextDecoder().decode(archive.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes))
    const isEncrypted = (view.getUint16(at + 8, true) & ENCRYPTED) !== 0
    const method = isEncrypted ? -1 : view.getUint16(at + 10, true)
    const entry = { method, bytes: view.getUint32(at + 20, true), offset: view.getUint32(at + 42, true) }
    if (!entries.has(name)) entries.set(name, entry)
    at += CENTRAL_BYTES + nameBytes + extra + comment
  }
  return entries
}

/** The end record is last, behind it only a comment. */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT)
  for (let at = view.byteLength - END_BYTES; at >= first; at--) if (view.getUint32(at, true) === END) return at
  throw new BadZip("No directory")
}

function dataOf(archive: Uint8Array, view: DataView, { method, bytes, offset }: Entry): Uint8Array {
  if (method !== STORED && method !== DEFLATED) throw new BadZip("Unknown compression")
  if (!isAt(view, offset, LOCAL, LOCAL_BYTES)) throw new BadZip("Broken entry")
  const start = offset + LOCAL_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (start + bytes > archive.byteLength) throw new BadZip("The archive ends too early")
  return archive.subarray(start, start + bytes)
}

const isAt = (view: DataView, at: number, signature: number, bytes: number) =>
  at + bytes <= view.byteLength && view.getUint32(at, true) === signature
