import { hashOf } from "../text/hashing.ts"
import { bloomOf, joinFilters, mayHave, splitFilters } from "../text/word-bloom.ts"
import { WORLD_PACKS, type WorldPack } from "./packs.ts"

/** What an entry of a pack means: a node of the taxonomy by its number, and how it counts. */
export type Meaning = { node: number; weak: boolean; brand: boolean; sensitive: boolean; source: string }

/** A phrase as it is looked up: the forms of its words. */
export type Entry = { forms: readonly string[]; meaning: Meaning }

/**
 * A pack holds hashes instead of strings, about five bytes per entry: three of the hash, beside the bucket that its first bits choose, and
 * two for the meaning. A wrong match of an unknown phrase is one in some hundred thousand.
 */
export type PackFile = {
  bits: number
  meanings: readonly Meaning[]
  /** Where each bucket begins. */
  starts: Uint32Array
  rests: Uint8Array
  values: Uint16Array
}

const PER_BUCKET = 8
const WEAK = 1
const BRAND = 2
const SENSITIVE = 4

export const hashOfPhrase = (forms: readonly string[]): number => hashOf(forms.join(" "))

const bucketOf = (hash: number, bits: number) => (bits === 0 ? 0 : hash >>> (32 - bits))

/** The first entry of a phrase counts. */
export function encodePack(all: readonly Entry[]): Uint8Array {
  const entries = new Map<number, Meaning>()
  for (const { forms, meaning } of all) {
    const hash = hashOfPhrase(forms)
    if (!entries.has(hash)) entries.set(hash, meaning)
  }
  const bits = Math.max(0, Math.floor(Math.log2(entries.size / PER_BUCKET)))
  const sources = [...new Set(Array.from(entries.values(), ({ source }) => source))].sort()
  const codeOf = ({ node, weak, brand, sensitive, source }: Meaning) =>
    [node, (weak ? WEAK : 0) | (brand ? BRAND : 0) | (sensitive ? SENSITIVE : 0), sources.indexOf(source)].join(" ")
  const codes = [...new Set(Array.from(entries.values(), codeOf))].sort()
  const numbers = new Map(codes.map((code, number) => [code, number]))
  const sorted = Array.from(entries, ([hash, meaning]) => ({
    hash: hash >>> 0,
    value: numbers.get(codeOf(meaning)) ?? 0,
  }))
  sorted.sort((a, b) => a.hash - b.hash)
  const starts = new Uint32Array(2 ** bits + 1)
  for (const { hash } of sorted) starts[bucketOf(hash, bits) + 1] = (starts[bucketOf(hash, bits) + 1] ?? 0) + 1
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0)
  const meta = new TextEncoder().encode(JSON.stringify({ bits, sources, codes }))
  const header = 8 + Math.ceil(meta.length / 4) * 4
  const file = new Uint8Array(header + starts.byteLength + sorted.length * 5 + (sorted.length % 2))
  const view = new DataView(file.buffer)
  view.setUint32(0, meta.length, true)
  view.setUint32(4, sorted.length, true)
  file.set(meta, 8)
  file.set(new Uint8Array(starts.buffer), header)
  const values = header + starts.byteLength
  sorted.forEach(({ value }, i) => view.setUint16(values + i * 2, value, true))
  const rests = values + sorted.length * 2
  sorted.forEach(({ hash }, i) => file.set([hash & 255, (hash >>> 8) & 255, (hash >>> 16) & 255], rests + i * 3))
  return file
}

export function decodePack(file: ArrayBuffer): PackFile {
  const view = new DataView(file)
  const length = view.getUint32(0, true)
  const size = view.getUint32(4, true)
  const meta = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 8, length))) as Meta
  const starts = new Uint32Array(file, 8 + Math.ceil(length / 4) * 4, 2 ** meta.bits + 1)
  const values = new Uint16Array(file, starts.byteOffset + starts.byteLength, size)
  const rests = new Uint8Array(file, values.byteOffset + values.byteLength, size * 3)
  return { bits: meta.bits, meanings: meta.codes.map((code) => meaningOf(code, meta.sources)), starts, rests, values }
}

type Meta = { bits: number; sources: string[]; codes: string[] }

function meaningOf(code: string, sources: readonly string[]): Meaning {
  const [node = 0, flags = 0, source = 0] = code.split(" ").map(Number)
  return {
    node,
    weak: (flags & WEAK) !== 0,
    brand: (flags & BRAND) !== 0,
    sensitive: (flags & SENSITIVE) !== 0,
    source: sources[source] ?? "",
  }
}

export function findIn({ bits, starts, rests, values, meanings }: PackFile, hash: number): Meaning | undefined {
  const bucket = bucketOf(hash, bits)
  const end = starts[bucket + 1] ?? 0
  for (let i = starts[bucket] ?? 0; i < end; i++) {
    const at = i * 3
    const same =
      rests[at] === (hash & 255) && rests[at + 1] === ((hash >>> 8) & 255) && rests[at + 2] === ((hash >>> 16) & 255)
    if (same) return meanings[values[i] ?? 0]
  }
  return undefined
}

/** The file that says which packs may know a phrase that begins with a word: one filter per pack. */
export const encodeIndex = (packs: ReadonlyMap<WorldPack, readonly Entry[]>): Uint8Array =>
  joinFilters(WORLD_PACKS.map((pack) => bloomOf((packs.get(pack) ?? []).map(({ forms }) => hashOf(forms[0] ?? "")))))

export type WorldIndex = ReadonlyMap<WorldPack, Uint8Array>

export function decodeIndex(file: ArrayBuffer): WorldIndex {
  const filters = splitFilters(file, WORLD_PACKS.length)
  return new Map(WORLD_PACKS.map((pack, i) => [pack, filters[i] as Uint8Array]))
}

/** Whether a phrase of the pack may begin with a form, by its hash. */
export const mayBegin = (index: WorldIndex, pack: WorldPack, hashOfForm: number): boolean =>
  mayHave(index.get(pack), hashOfForm)
