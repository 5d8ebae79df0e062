import { unzipSync } from "fflate"
import { describe, it } from "vitest"
import { crc32, type ZipEntry, zipBytes, zipChunks } from "./zip.ts"

const bytesOf = (text: string) => new TextEncoder().encode(text)

async function deflated(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

describe("a zip archive", () => {
  it("has the known CRC-32, also in pieces", ({ expect }) => {
    expect(crc32(bytesOf("123456789"))).toBe(0xcbf4_3926)
    expect(crc32(bytesOf("56789"), crc32(bytesOf("1234")))).toBe(0xcbf4_3926)
    expect(crc32(bytesOf(""))).toBe(0)
  })

  it("can be read, and is as long as announced", async ({ expect }) => {
    const contents = { "a.txt": "first", "größe.csv": "", "b/c.txt": "x".repeat(100_000) }
    const stored = await Promise.all(Object.values(contents).map(deflated))
    const entries = Object.entries(contents).map(([path, text], i): ZipEntry => ({
      path,
      size: bytesOf(text).byteLength,
      bytes: stored[i]?.byteLength ?? 0,
      crc: crc32(bytesOf(text)),
    }))
    const open = async (index: number) => new Blob([stored[index] ?? ""]).stream()
    const chunks: Uint8Array<ArrayBuffer>[] = []
    for await (const chunk of zipChunks(entries, new Date(), open)) chunks.push(new Uint8Array(chunk))
    const archive = new Uint8Array(await new Blob(chunks).arrayBuffer())
    expect(archive.byteLength).toBe(zipBytes(entries))
    const read = Object.entries(unzipSync(archive)).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)])
    expect(Object.fromEntries(read)).toEqual(contents)
  })

  it("is not written where the format cannot hold it", ({ expect }) => {
    expect(zipBytes([{ path: "a", size: 2 ** 33, bytes: 10, crc: 0 }])).toBeUndefined()
    expect(zipBytes([{ path: "a", size: 10, bytes: 2 ** 32, crc: 0 }])).toBeUndefined()
  })
})
