import { hashOf } from "../../src/knowledge/text/hashing.ts"
import { isLanguage, WORLD_LANGUAGES, type WorldPack } from "../../src/knowledge/world/packs.ts"

/** The half of open data that an evaluation packs: every other language, and of the other packs half of the names by their hash. */
export const isKept = (pack: WorldPack, name: string): boolean =>
  isLanguage(pack) ? WORLD_LANGUAGES.indexOf(pack) % 2 === 0 : hashOf(name.toLowerCase()) % 2 === 0
