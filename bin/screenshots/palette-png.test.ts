import { describe, it } from "vitest"
import { crc32, deflateSync, inflateSync } from "node:zlib"
import { withPalette } from "./palette-png.ts"

const WIDTH = 64
const HEIGHT = 32

/** Each line may have another filter, as encoders write them. */
function anImage(colorAt: (x: number, y: number) => [number, number, number], filterOf: (y: number) => 0 | 1 | 2) {
  const lines: number[] = []
  for (let y = 0; y < HEIGHT; y++) {
    lines.push(filterOf(y))
    for (let x = 0; x < WIDTH; x++) {
      const [before, above] = [x > 0 ? colorAt(x - 1, y) : [0, 0, 0], y > 0 ? colorAt(x, y - 1) : [0, 0, 0]]
      const from = { 0: [0, 0, 0], 1: before, 2: above }[filterOf(y)]
      for (const [i, value] of colorAt(x, y).entries()) lines.push((value - (from[i] ?? 0) + 256) % 256)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return [frame.subarray(0, 4), body, frame.subarray(4)]
  }
  const image = deflateSync(Buffer.from(lines))
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1")
  return Buffer.concat([
    signature,
    ...chunk("IHDR", header),
    ...chunk("IDAT", image),
    ...chunk("IEND", Buffer.alloc(0)),
  ])
}

/** Decodes the colours of an image with a palette. */
function colorsOf(png: Buffer): [number, number, number][] {
  const parts: Record<string, Buffer> = {}
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    parts[png.toString("latin1", at + 4, at + 8)] = png.subarray(at + 8, at + 8 + length)
    at += length + 12
  }
  const palette = parts["PLTE"] ?? Buffer.alloc(0)
  const lines = inflateSync(parts["IDAT"] ?? Buffer.alloc(0))
  return Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const index = 3 * (lines[Math.floor(i / WIDTH) * (WIDTH + 1) + 1 + (i % WIDTH)] ?? 0)
    return [palette[index] ?? 0, palette[index + 1] ?? 0, palette[index + 2] ?? 0]
  })
}

describe("a picture with a palette", () => {
  it.for([0, 1, 2] as const)("keeps every colour of an image with few (filter %i)", (filter, { expect }) => {
    const colorAt = (x: number, y: number): [number, number, number] => [
      x % 8 === 0 ? 255 : 20,
      y % 4 === 0 ? 90 : 200,
      7,
    ]
    const expected = Array.from({ length: WIDTH * HEIGHT }, (_, i) => colorAt(i % WIDTH, Math.floor(i / WIDTH)))
    expect(colorsOf(withPalette(anImage(colorAt, () => filter)))).toEqual(expected)
  })

  it("keeps the frequent colours of an image with many, and approximates the others", ({ expect }) => {
    const colorAt = (x: number, y: number): [number, number, number] =>
      y < 16 ? [250, 249, 246] : [x * 4, y * 8, (x + y) * 2]
    const actual = colorsOf(withPalette(anImage(colorAt, (y) => (y % 2 === 0 ? 1 : 2))))
    for (const [i, color] of actual.entries()) {
      const expected = colorAt(i % WIDTH, Math.floor(i / WIDTH))
      if (i < WIDTH * 16) expect(color).toEqual(expected)
      else expect(Math.hypot(...color.map((value, at) => value - (expected[at] ?? 0)))).toBeLessThan(40)
    }
  })

  it("is made only from a PNG", ({ expect }) => {
    expect(() => withPalette(Buffer.from("GIF89a"))).toThrow("Not a PNG")
  })
})
