// Everything that reads names in other languages, in one module: it is loaded with the first name that may be in one.
export { loadLanguages } from "./loaded.ts"
export { readInLanguage } from "./read-language.ts"
