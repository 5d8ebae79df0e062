import { stem } from "../text/tokens.ts"
import { NAMES, type WorldPack } from "./packs.ts"

/** By the code of their last letter, longest first. */
type Endings = ReadonlyMap<number, readonly string[]>

/**
 * The endings that each language's nouns and adjectives take, in letters without accents, longest first. A word is looked up without the
 * first that leaves enough of it. Nothing depends on the rest being a word: packs are compiled with the same forms.
 */
const ENDINGS: Partial<Record<WorldPack, Endings>> = {
  pl: split("owie iego ami ach ego emu ych ymi imi iej ym im owi ow om em ie ej y i e a u o ę ą"),
  cs: split("ovych ovymi ovou ami emi ovi ove ech ach ich ych ymi imi eho emu ova ovy ou em um y i e a u o"),
  sv: split("arnas ernas ornas arna erna orna aren ets ens ar er or en et na an s n a e t"),
  da: split("ernes erne ers ets ens er en et ne s e"),
  nb: split("enes ene ers ets ens er en et ne a s e"),
  fi: split("issa ista ille ilta iden ien ten den jen ssa sta lla lle lta ita ia ja jat at et it ut yt t n a"),
  hu: split("okat eket akat nak nek ban ben bol rol val vel hoz hez ert ok ek ak at et ot on en k t"),
  tr: split(
    "li lı lu larının larını ların ları larinin lerinin larin lerin lari leri lar ler inin nin nun in un i u si su",
  ),
  el: split("ματων ματα ους εις εων ων ος ης ας ες οι ου αι α η ο ι ς"),
  ro: split("urile urilor elor ilor ului uri ele ile lor ul ii ie ea le i e a u"),
  uk: split("ами ями ого ему ому ими им ім ах ях ів ов ев ом ем ам ям ою ею ии іи ыи ая ое ые их у ю а я о е и і ь"),
  ru: split(
    "иями ами ями ого его ему ому ыми ими ым им иях ах ях ов ев ом ем ам ям ои еи ия ие ии ыи ая ое ые ых их у ю а я о е ы и ь",
  ),
  ar: split("ات ون ين ية ه ة ي"),
  hi: split("ियां ियों ाएं ों ें ीं ी े ा"),
}
/** What Arabic writes together with the word after it. */
const ARTICLES = ["وال", "بال", "لل", "ال"]
const LEAST_LEFT = 3

/** Languages that write compounds as one word; the last part says what the thing is. */
export const COMPOUNDING: ReadonlySet<WorldPack> = new Set(["sv", "da", "nb", "fi", "hu"])
const SHORTEST_FIRST = 3
const SHORTEST_LAST = 4

/** The two parts of a word that may be a compound, the longest last part first. */
export function* splitsOf(word: string): Generator<[first: string, last: string]> {
  for (let at = SHORTEST_FIRST; at <= word.length - SHORTEST_LAST; at++) yield [word.slice(0, at), word.slice(at)]
}

/** Whether the pack's words have forms of their own; all others share their stems. */
export const hasOwnForms = (pack: WorldPack): boolean => pack === NAMES || ENDINGS[pack] !== undefined

/** The form of a word, in lower case without accents, by which a pack knows it. */
export function formIn(pack: WorldPack, word: string): string {
  // "Scooters" are not "Scooter".
  if (pack === NAMES) return word
  const endings = ENDINGS[pack]
  if (endings) return cut(pack === "ar" ? withoutArticle(word) : word, endings)
  // English plurals are those of many languages, and of brands written as people say them.
  return stem(word)
}

function withoutArticle(word: string): string {
  const article = ARTICLES.find((one) => word.startsWith(one) && word.length - one.length >= LEAST_LEFT)
  return article === undefined ? word : word.slice(article.length)
}

function cut(word: string, endings: Endings): string {
  for (const ending of endings.get(word.charCodeAt(word.length - 1)) ?? []) {
    if (word.length - ending.length >= LEAST_LEFT && word.endsWith(ending)) return word.slice(0, -ending.length)
  }
  return word
}

function split(endings: string): Endings {
  const longestFirst = endings.split(" ").sort((a, b) => b.length - a.length)
  return Map.groupBy(longestFirst, (ending) => ending.charCodeAt(ending.length - 1))
}
