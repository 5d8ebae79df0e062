import { candidatePacks, packsOfWord } from "./candidates.ts"
import { decodeIndex, decodePack, type PackFile, type WorldIndex } from "./pack-format.ts"
import type { NAMES, TERMS, WorldPack } from "./packs.ts"
import { decodeRelations, type Relations } from "./relations.ts"

/** Separate files in the Worker; each is read when the first name needs it. */
const FILES: Readonly<Record<WorldPack, () => Promise<{ default: ArrayBuffer }>>> = {
  english: () => import("../../../dist/world/english.bin"),
  "brands-world": () => import("../../../dist/world/brands-world.bin"),
  "brands-north-america": () => import("../../../dist/world/brands-north-america.bin"),
  "brands-commonwealth": () => import("../../../dist/world/brands-commonwealth.bin"),
  "brands-europe": () => import("../../../dist/world/brands-europe.bin"),
  "brands-latin-america": () => import("../../../dist/world/brands-latin-america.bin"),
  "brands-asia": () => import("../../../dist/world/brands-asia.bin"),
  "brands-elsewhere": () => import("../../../dist/world/brands-elsewhere.bin"),
  es: () => import("../../../dist/world/es.bin"),
  de: () => import("../../../dist/world/de.bin"),
  fr: () => import("../../../dist/world/fr.bin"),
  pt: () => import("../../../dist/world/pt.bin"),
  it: () => import("../../../dist/world/it.bin"),
  nl: () => import("../../../dist/world/nl.bin"),
  ja: () => import("../../../dist/world/ja.bin"),
  pl: () => import("../../../dist/world/pl.bin"),
  sv: () => import("../../../dist/world/sv.bin"),
  da: () => import("../../../dist/world/da.bin"),
  nb: () => import("../../../dist/world/nb.bin"),
  fi: () => import("../../../dist/world/fi.bin"),
  cs: () => import("../../../dist/world/cs.bin"),
  tr: () => import("../../../dist/world/tr.bin"),
  el: () => import("../../../dist/world/el.bin"),
  hu: () => import("../../../dist/world/hu.bin"),
  ro: () => import("../../../dist/world/ro.bin"),
  uk: () => import("../../../dist/world/uk.bin"),
  ru: () => import("../../../dist/world/ru.bin"),
  ar: () => import("../../../dist/world/ar.bin"),
  hi: () => import("../../../dist/world/hi.bin"),
  ko: () => import("../../../dist/world/ko.bin"),
  zh: () => import("../../../dist/world/zh.bin"),
  vi: () => import("../../../dist/world/vi.bin"),
  id: () => import("../../../dist/world/id.bin"),
  names: () => import("../../../dist/world/names.bin"),
  terms: () => import("../../../dist/world/terms.bin"),
}

let index: WorldIndex | undefined
let relations: Relations | undefined
const packs = new Map<WorldPack, PackFile>()

export const worldRelations = (): Relations | undefined => relations
export const worldPack = (pack: WorldPack): PackFile | undefined => packs.get(pack)

/** The packs that may know words of this name. */
export const packsOf = (name: string): readonly WorldPack[] =>
  index && relations ? candidatePacks(name, index, relations) : []

/** The packs that may know a phrase that begins with this word. */
export const packsBeginning = (word: string): readonly WorldPack[] =>
  index && relations ? packsOfWord(word, index, relations) : []

/** Loads the brands, or the terms, that are made of known words. */
export async function loadPack(pack: typeof NAMES | typeof TERMS): Promise<void> {
  if (!packs.has(pack)) packs.set(pack, decodePack((await FILES[pack]()).default))
}

/** Loads them. */
export async function loadPacks(name: string): Promise<void> {
  if (!index || !relations) {
    const files = [import("../../../dist/world/index.bin"), import("../../../dist/world/relations.bin")] as const
    const [filters, words] = await Promise.all(files)
    index = decodeIndex(filters.default)
    relations = decodeRelations(words.default)
  }
  for (const pack of candidatePacks(name, index, relations)) {
    if (!packs.has(pack)) packs.set(pack, decodePack((await FILES[pack]()).default))
  }
}
