// Everything that reads names by open data, in one module: it is loaded with the first name that has an unknown word.
export { loadPack, loadPacks, packsOf } from "./loaded.ts"
export { isBrandName, ownTerms, wholeName, worldPhrases } from "./look-up.ts"
export { isMedicine } from "./medicines.ts"
export { readWorld } from "./read-world.ts"
