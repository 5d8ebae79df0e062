import { sharedWord, WordSet } from "./new-strings.ts"

/** Plurals and spellings that the rules in `stem` do not cover. */
const IRREGULAR: Readonly<Record<string, string>> = {
  women: "woman",
  men: "man",
  children: "child",
  people: "person",
  mice: "mouse",
  feet: "foot",
  teeth: "tooth",
  geese: "goose",
  lenses: "lens",
  buses: "bus",
  colour: "color",
  colours: "color",
  flavour: "flavor",
  flavours: "flavor",
  jewellery: "jewelry",
  tyre: "tire",
  tyres: "tire",
  news: "news",
  theatre: "theater",
  theatres: "theater",
  centre: "center",
  centres: "center",
  grey: "gray",
  pyjama: "pajama",
  pyjamas: "pajama",
  aluminium: "aluminum",
  organisation: "organization",
  organisations: "organization",
  programme: "program",
  programmes: "program",
  moustache: "mustache",
  doughnut: "donut",
  doughnuts: "donut",
  whisky: "whiskey",
  yoghurt: "yogurt",
  licence: "license",
  defence: "defense",
  behaviour: "behavior",
  neighbour: "neighbor",
  neighbours: "neighbor",
  favourite: "favorite",
  fibre: "fiber",
  litre: "liter",
  metre: "meter",
  catalogue: "catalog",
  dialogue: "dialog",
}
const irregular = new Map(Object.entries(IRREGULAR))

const irregularWords = new WordSet(irregular.keys())
const irregularStem = (word: string) => (irregularWords.has(word) ? irregular.get(word) : undefined)

/**
 * Removes the plural ending. Singular and plural must give the same stem, even one that is not a word ("knife" and
 * "knives" both become "knif"): stems are only compared with each other, never displayed.
 */
export function stem(word: string): string {
  const known = irregularStem(word)
  if (known !== undefined) return known
  const n = word.length
  if (n < 3) return word
  const last = word.charCodeAt(n - 1)
  const second = word.charCodeAt(n - 2)
  if (last === 0x65) return n > 3 ? stemOfE(word, second, n) : word
  if (last !== 0x73) return word
  if (n === 3) return isVowel(second) || second === 0x73 ? word : sharedWord(word, 0, 2)
  if (second === 0x73 || second === 0x75 || second === 0x69) return word
  const singular = sharedWord(word, 0, n - 1)
  const irregularSingular = irregularStem(singular)
  if (irregularSingular !== undefined) return irregularSingular
  if (second === 0x65) {
    const third = word.charCodeAt(n - 3)
    if (third === 0x69) return n > 4 ? `${sharedWord(word, 0, n - 3)}y` : singular
    if (third === 0x76) return `${sharedWord(word, 0, n - 3)}f`
    if (third === 0x6f || third === 0x78 || third === 0x7a) return sharedWord(word, 0, n - 2)
    const fourth = word.charCodeAt(n - 4)
    if (third === 0x68 && (fourth === 0x63 || fourth === 0x73)) return sharedWord(word, 0, n - 2)
    if (third === 0x73 && fourth === 0x73) return sharedWord(word, 0, n - 2)
  }
  return singular
}

/** The stem of a singular ending in e, matching the stem of its plural in -es. */
function stemOfE(word: string, second: number, n: number): string {
  const cut = sharedWord(word, 0, n - 1)
  if (second === 0x69) return `${sharedWord(word, 0, n - 2)}y`
  if (second === 0x76) return `${sharedWord(word, 0, n - 2)}f`
  if (second === 0x66) return cut
  if (second === 0x6f || second === 0x78 || second === 0x7a) return cut
  const third = word.charCodeAt(n - 3)
  if (second === 0x68 && (third === 0x63 || third === 0x73)) return cut
  if (second === 0x73 && third === 0x73) return cut
  return word
}

const isVowel = (code: number) => code === 0x61 || code === 0x65 || code === 0x69 || code === 0x6f || code === 0x75

/** Longer input is truncated to bound the work; no topic name needs more. */
const MAX_TOKENS = 64
const MAX_WORD = 40

/** Separators between two words that mean more than a space. */
export const GAP = { none: 0, comma: 1, step: 2, open: 3, close: 4, label: 5 } as const

export type Tokens = {
  /** Lower-case words without accents, apostrophes or punctuation. */
  words: string[]
  stems: string[]
  /** `gaps[i]` is the separator before word i: a space, a comma or similar, a path step, a bracket, or the colon of a label. */
  gaps: number[]
}

const ACCENTS = /[\u0300-\u036f]/g

export function tokenize(text: string): Tokens {
  const plain = foldCase(text)
  const words: string[] = []
  const stems: string[] = []
  const gaps: number[] = []
  let gap: number = GAP.none
  let start = -1
  let word = ""
  const n = plain.length
  for (let i = 0; i <= n && words.length < MAX_TOKENS; i++) {
    const code = i < n ? plain.charCodeAt(i) : 0x20
    if (isWordCode(code)) {
      if (start < 0) start = i
      continue
    }
    if (start >= 0) {
      word = word === "" ? sharedWord(plain, start, i) : word + plain.slice(start, i)
      start = -1
    }
    // An apostrophe does not split a word: "women's" becomes "womens".
    if (code === 0x27 || code === 0x2019) continue
    if (word !== "") {
      if (word.length <= MAX_WORD) {
        words.push(word)
        stems.push(stem(word))
        gaps.push(gap)
        gap = GAP.none
      }
      word = ""
    }
    if (code === 0x26) {
      words.push("and")
      stems.push("and")
      gaps.push(gap)
      gap = GAP.none
    } else if (code === 0x3e || code === 0x7c || code === 0xbb) gap = GAP.step
    else if ((gap === GAP.none || gap === GAP.close) && code !== 0x20) gap = gapOf(code, plain, i, gap)
    if (code === 0x2b && words.length > 0) {
      words.push("plus")
      stems.push("plus")
      gaps.push(gap)
    }
  }
  return { words, stems, gaps }
}

function gapOf(code: number, text: string, at: number, before: number): number {
  if (code === 0x2c || code === 0x3b || code === 0x2f) return GAP.comma
  if (code === 0x28 || code === 0x5b) return GAP.open
  if (code === 0x29 || code === 0x5d) return GAP.close
  if (code === 0x3a) return text.charCodeAt(at + 1) === 0x20 ? GAP.label : GAP.comma
  return isDash(code) && text.charCodeAt(at - 1) === 0x20 ? GAP.comma : before
}

/** A dash after a space separates two parts of a name; a hyphen joins two words. */
const isDash = (code: number) => code === 0x2d || code === 0x2013 || code === 0x2014

/** Letters and digits of any script. */
const isWordCode = (code: number) =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x30 && code <= 0x39) ||
  (code >= 0xc0 && code !== 0xd7 && code !== 0xf7 && !isSymbol(code))

const isSymbol = (code: number) =>
  code === 0x2019 ||
  (code >= 0x2000 && code <= 0x206f) ||
  (code >= 0x20a0 && code <= 0x2bff) ||
  (code >= 0x3000 && code <= 0x303f) ||
  (code >= 0xfe00 && code <= 0xfe0f) ||
  code === 0xfeff ||
  code === 0xfffd

function foldCase(text: string): string {
  const lower = (text.length > 2_000 ? text.slice(0, 2_000) : text).toLowerCase()
  for (let i = 0; i < lower.length; i++) {
    if (lower.charCodeAt(i) > 0x7f) return lower.normalize("NFD").replace(ACCENTS, "")
  }
  return lower
}
