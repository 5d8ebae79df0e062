import type { Wording } from "./local-wording.ts"

/** What people do with a thing. The verb decides the article. */
export type Verb = "interest" | "seek" | "own" | "keep" | "bought"

/** A clause about a thing, which Spanish and French give with its definite article. */
export function clauseAbout(verb: Verb, thing: string, wording: Wording): string {
  const { language } = wording
  if (language === "fr") return wording.say(verb, afterFrench[verb](thing))
  return wording.say(verb, language === "es" && verb !== "interest" ? thing.replace(/^(?:el|la|los|las) /, "") : thing)
}

const withoutArticle = (thing: string) => thing.replace(/^(?:les |la |le |l')/, "")
/** "des chiens", "du café", "de la bière", "de l'eau". */
const some = (thing: string) =>
  thing.startsWith("les ") ? `des ${thing.slice(4)}` : thing.startsWith("le ") ? `du ${thing.slice(3)}` : `de ${thing}`
const afterFrench: Readonly<Record<Verb, (thing: string) => string>> = {
  interest: (thing) =>
    thing.startsWith("les ")
      ? `aux ${thing.slice(4)}`
      : thing.startsWith("le ")
        ? `au ${thing.slice(3)}`
        : `à ${thing}`,
  seek: (thing) => deFrench(withoutArticle(thing)),
  own: some,
  keep: some,
  bought: some,
}
const isElided = (word: string) => /^[aeiouyàâéèêëîïôûœh]/i.test(word) && !ASPIRATED.test(word)
const ASPIRATED = /^(?:hockey|hand|haricot|hamburger|hi-fi|hors|hard|hall|haut|housse|yaourt|yacht|yoga)/i
const deFrench = (noun: string) => (isElided(noun) ? `d'${noun}` : `de ${noun}`)

/** The article of a Spanish or French noun; undefined if its ending and the lists do not tell. */
export function articleOf(noun: string, wording: Wording): string | undefined {
  const isKnown = wording.has("masculine", noun) || wording.has("feminine", noun)
  const isMany = isKnown
    ? /[^is]s$/.test(noun) && wording.language === "es"
    : /[sx]$/.test(noun) && !/(?:ss|is|us)$/.test(noun)
  if (wording.language === "fr") {
    if (isMany) return "les "
    const gender = genderOf(noun, wording, FRENCH)
    if (gender === undefined) return undefined
    return isElided(noun) ? "l'" : gender === "f" ? "la " : "le "
  }
  const gender = genderOf(noun, wording, SPANISH) ?? "m"
  if (isMany) return gender === "f" ? "las " : "los "
  return gender === "f" && !/^(?:agua|aula|arma|alma|área)$/.test(noun) ? "la " : "el "
}

type Endings = { f: RegExp; m: RegExp }
const SPANISH: Endings = {
  f: /(?:as?|[csx]i[oó]n(?:es)?|[dt]ad(?:es)?|tud(?:es)?|umbres?)$/,
  m: /(?:o|os|ajes?|ores?|ón|ones)$/,
}
const FRENCH: Endings = {
  f: /(?:[stx]ion|té|ette|elle|esse|ance|ence|ure|erie|ie|ise|ade|ude|ière|euse|trice|gne|ille|onne|ée)$/,
  m: /(?:age|ment|isme|eau|eur|oir|et|al|ier|in|on|o|i|u|el|ail|c|d|f|k|l|m|p|r|t)$/,
}
function genderOf(noun: string, wording: Wording, { f, m }: Endings): "f" | "m" | undefined {
  if (wording.has("masculine", noun)) return "m"
  if (wording.has("feminine", noun) || f.test(noun)) return "f"
  return m.test(noun) ? "m" : undefined
}

/** Whether a German or Dutch noun is a plural for certain, and needs no article. */
export function isPlural(noun: string, { language }: Wording): boolean {
  if (language === "nl") return /(?:en|'s|[^s]s)$/.test(noun) && !/(?:is|us|as|os|ness)$/.test(noun)
  if (/(?:garten|wagen|laden|ofen|rasen|boden|hafen|kuchen|magen|rücken|essen)$/i.test(noun)) return false
  return /(?:[a-zäöü]{3}en|ionen|möbel|mittel|[^aisus]s|autos|kameras|produkte|geräte|systeme|reisen|schuhe)$/i.test(
    noun,
  )
}

/** A German noun phrase of plurals in the dative, where its nouns end in -e or -er: "überschuldeten Haushalten". */
export const germanDative = (phrase: string) => phrase.replace(/e(?= |$)/g, "en")

/** Clauses after the people, joined by "and". */
export function joinedIn(clauses: readonly string[], wording: Wording): string {
  const last = clauses.at(-1) ?? ""
  if (clauses.length < 2) return last
  if (wording.language === "ja") return clauses.join("、")
  const and = wording.language === "es" && /^h?i(?!e)/i.test(last) ? "e" : wording.say("and")
  return `${clauses.slice(0, -1).join(", ")} ${and} ${last}`
}
