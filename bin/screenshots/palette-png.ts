import { crc32, deflateSync, inflateSync } from "node:zlib"

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1")
const COLORS = 256

/**
 * Reduces a screenshot to a palette of 256 colors: a third of the bytes, with no visible difference on a page of text and flat areas. Reads
 * the PNGs that browsers write: 8 bits per channel, RGB or RGBA, not interlaced.
 */
export function withPalette(png: Buffer): Buffer {
  const { width, height, pixels } = decode(png)
  const { palette, indexOf } = paletteFor(pixels)
  const lines = Buffer.alloc((width + 1) * height)
  for (let y = 0, at = 0; y < height; y++) {
    // The first byte of a line is its filter; 0 means none.
    for (let x = 0; x < width; x++, at++) lines[y * (width + 1) + 1 + x] = indexOf(pixels[at] ?? 0)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const plte = Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))
  const image = deflateSync(lines, { level: 9, memLevel: 9 })
  return Buffer.concat([SIGNATURE, chunk("IHDR", header), chunk("PLTE", plte), chunk("IDAT", image), chunk("IEND")])
}

type Image = { width: number; height: number; pixels: Uint32Array }

function decode(png: Buffer): Image {
  if (!png.subarray(0, 8).equals(SIGNATURE)) throw new Error("Not a PNG")
  const parts: Buffer[] = []
  let [width, height, channels] = [0, 0, 0]
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    const data = png.subarray(at + 8, at + 8 + length)
    const type = png.toString("latin1", at + 4, at + 8)
    if (type === "IHDR") {
      ;[width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)]
      channels = { 2: 3, 6: 4 }[data[9] ?? 0] ?? 0
      if (data[8] !== 8 || channels === 0 || data[12] !== 0)
        throw new Error("Unsupported PNG: expected 8 bits per channel, RGB or RGBA, not interlaced")
    } else if (type === "IDAT") parts.push(data)
    at += length + 12
  }
  return { width, height, pixels: unfilter(inflateSync(Buffer.concat(parts)), width, height, channels) }
}

/** Reverses each line's filter, which stores bytes as differences to the left, the line above, both, or the nearest of three. */
function unfilter(raw: Buffer, width: number, height: number, channels: number): Uint32Array {
  const stride = width * channels
  const pixels = new Uint32Array(width * height)
  let above = new Uint8Array(stride)
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1)
    const filter = raw[start] ?? 0
    const line = new Uint8Array(raw.subarray(start + 1, start + 1 + stride))
    for (let i = 0; i < stride; i++) {
      const left = i < channels ? 0 : (line[i - channels] ?? 0)
      const corner = i < channels ? 0 : (above[i - channels] ?? 0)
      line[i] = (line[i] ?? 0) + predicted(filter, left, above[i] ?? 0, corner)
    }
    for (let x = 0, i = 0; x < width; x++, i += channels) {
      pixels[y * width + x] = ((line[i] ?? 0) << 16) | ((line[i + 1] ?? 0) << 8) | (line[i + 2] ?? 0)
    }
    above = line
  }
  return pixels
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

/** Keeps the most frequent colors and maps every other color to the nearest of them. */
function paletteFor(pixels: Uint32Array): { palette: number[]; indexOf: (color: number) => number } {
  const counts = new Map<number, number>()
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1)
  const chosen = chooseColors(counts)
  const indexes = new Map(chosen.map((color, index) => [color, index]))
  const indexOf = (color: number) => {
    const known = indexes.get(color)
    if (known !== undefined) return known
    const nearest = nearestOf(chosen, color)
    indexes.set(color, nearest)
    return nearest
  }
  return { palette: chosen, indexOf }
}

/** Of similar colors only the most frequent is chosen, which leaves room for the rare colors of small details. */
function chooseColors(counts: ReadonlyMap<number, number>): number[] {
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([color]) => color)
  if (byCount.length <= COLORS) return byCount
  for (let apart = 4; ; apart *= 1.3) {
    const chosen: number[] = []
    for (const color of byCount) {
      if (chosen.every((other) => distance(color, other) >= apart * apart)) chosen.push(color)
      if (chosen.length > COLORS) break
    }
    if (chosen.length <= COLORS) return chosen
  }
}

function nearestOf(colors: readonly number[], color: number): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const [index, other] of colors.entries()) {
    const apart = distance(color, other)
    if (apart < least) [best, least] = [index, apart]
  }
  return best
}

const distance = (a: number, b: number) =>
  ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
