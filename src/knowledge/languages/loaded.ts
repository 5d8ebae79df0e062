import { candidatesFor, LATIN_LANGUAGES } from "./detect.ts"
import type { Language } from "./language.ts"
import { decodeIndex, decodePack, type Index, type Pack } from "./pack-format.ts"
import type { English } from "./read-words.ts"
import { scriptOf } from "./script.ts"

/** Separate files in the Worker; each is read when the first name needs it. */
const FILES: Readonly<Record<Language, () => Promise<{ default: ArrayBuffer }>>> = {
  es: () => import("../../../dist/languages/es.bin"),
  de: () => import("../../../dist/languages/de.bin"),
  fr: () => import("../../../dist/languages/fr.bin"),
  pt: () => import("../../../dist/languages/pt.bin"),
  it: () => import("../../../dist/languages/it.bin"),
  nl: () => import("../../../dist/languages/nl.bin"),
  ja: () => import("../../../dist/languages/ja.bin"),
}

let index: Index | undefined
const packs = new Map<Language, Pack>()

export const loadedIndex = (): Index | undefined => index
export const loadedPack = (language: Language): Pack | undefined => packs.get(language)

/** Loads the packs that a name needs. */
export async function loadLanguages(name: string, english: English): Promise<void> {
  // All packs that a Latin name may need are loaded.
  if (LATIN_LANGUAGES.every((language) => packs.has(language)) && scriptOf(name) === "latin") return
  index ??= decodeIndex((await import("../../../dist/languages/index.bin")).default)
  for (const language of candidatesFor(name, index, english)) {
    if (packs.has(language)) continue
    const file = await FILES[language]()
    packs.set(language, decodePack(language, file.default))
  }
}
