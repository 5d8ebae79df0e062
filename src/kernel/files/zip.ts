/** A file in an archive. `size` and `crc` describe the content, `bytes` the stored data: raw deflate. */
export type ZipEntry = { path: string; size: number; bytes: number; crc: number }

/** Offsets and sizes have 32 bits. */
const MAX_BYTES = 0xffff_ffff
const MAX_ENTRIES = 0xffff
const LOCAL_BYTES = 30
const CENTRAL_BYTES = 46
const END_BYTES = 22
/** Names are UTF-8. */
const FLAGS = 0x0800
const DEFLATED = 8
const VERSION = 20

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1
  return crc
})

/** Continues a CRC-32: `before` is the CRC-32 of the preceding bytes. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before
  for (const byte of bytes) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0)
  return ~crc >>> 0
}

const nameOf = (path: string) => new TextEncoder().encode(path)

/** Size of the archive, or undefined if the format cannot hold it. */
export function zipBytes(entries: readonly ZipEntry[]): number | undefined {
  const total = entries.reduce(
    (sum, { path, bytes }) => sum + LOCAL_BYTES + CENTRAL_BYTES + 2 * nameOf(path).byteLength + bytes,
    END_BYTES,
  )
  const fits = total <= MAX_BYTES && entries.length <= MAX_ENTRIES && entries.every(({ size }) => size <= MAX_BYTES)
  return fits ? total : undefined
}

/** The archive's bytes. `open` is called for one entry at a time, and entries are read at the reader's pace. */
export async function* zipChunks(
  entries: readonly ZipEntry[],
  at: Date,
  open: (index: number) => Promise<ReadableStream<Uint8Array>>,
): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = []
  let offset = 0
  for (const [i, entry] of entries.entries()) {
    const name = nameOf(entry.path)
    const local = record(0x0403_4b50, LOCAL_BYTES, name)
    writeFacts(local.view, 4, entry, at, name.byteLength)
    yield local.bytes
    let stored = 0
    for await (const bytes of await open(i)) {
      stored += bytes.byteLength
      yield bytes
    }
    if (stored !== entry.bytes) throw new Error(`${entry.path} has ${stored} bytes instead of ${entry.bytes}`)
    const central = record(0x0201_4b50, CENTRAL_BYTES, name)
    central.view.setUint16(4, VERSION, true)
    writeFacts(central.view, 6, entry, at, name.byteLength)
    central.view.setUint32(42, offset, true)
    directory.push(central.bytes)
    offset += local.bytes.byteLength + stored
  }
  let size = 0
  for (const bytes of directory) {
    size += bytes.byteLength
    yield bytes
  }
  const end = record(0x0605_4b50, END_BYTES)
  end.view.setUint16(8, entries.length, true)
  end.view.setUint16(10, entries.length, true)
  end.view.setUint32(12, size, true)
  end.view.setUint32(16, offset, true)
  yield end.bytes
}

function record(signature: number, length: number, name: Uint8Array = new Uint8Array()) {
  const bytes = new Uint8Array(length + name.byteLength)
  bytes.set(name, length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, signature, true)
  return { bytes, view }
}

/** Fields that the local and the central header share, from `start` on. */
function writeFacts(view: DataView, start: number, { crc, bytes, size }: ZipEntry, at: Date, nameBytes: number) {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  for (const [i, value] of [VERSION, FLAGS, DEFLATED, time, date].entries()) view.setUint16(start + i * 2, value, true)
  for (const [i, value] of [crc, bytes, size].entries()) view.setUint32(start + 10 + i * 4, value, true)
  view.setUint16(start + 22, nameBytes, true)
}
