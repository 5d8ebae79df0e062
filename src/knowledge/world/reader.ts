// Everything that reads names by open data, in one module: it is loaded with the first name that has an unknown word.
export { loadNames, loadPacks, packsOf } from "./loaded.ts"
export { wholeName, worldPhrases } from "./look-up.ts"
export { isMedicine } from "./medicines.ts"
export { readWorld } from "./read-world.ts"
