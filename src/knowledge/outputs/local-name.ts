import type { Classification } from "../taxonomy/classification.ts"
import { articleOf, clauseAbout, germanDative, isPlural, type Verb } from "./local-grammar.ts"
import type { Wording } from "./local-wording.ts"
import { chunksOf } from "./name-chunks.ts"

/** What a name says in its own language: a clause about the people, and sentences about age, place and window. */
export type LocalReading = { clause: string; facts: readonly string[] }

/** Reads a name in the language of `wording`; undefined if no clause can be made of it for certain, so that it is quoted. */
export function readLocalName(c: Classification, wording: Wording): LocalReading | undefined {
  const clause = sayingOf(c.topicName, wording)
  if (clause !== undefined) return { clause, facts: [] }
  if (UNUSUAL.test(c.topicName)) return undefined
  const facts: string[] = []
  const rest: string[] = []
  for (const { words } of chunksOf(c.topicName)) {
    const text = words.join(" ")
    const fact = factOf(text, c, wording)
    if (fact === undefined) rest.push(text)
    else facts.push(fact)
  }
  let [name = ""] = rest
  if (rest.length !== 1) return undefined
  const aged = AGED.exec(name)
  if (aged) {
    name = name.slice(0, aged.index)
    facts.push(wording.say("age", aged[0].trim()))
  }
  const words = (name === name.toUpperCase() ? spelledDown(name, wording) : name).split(" ")
  const said = wording.language === "ja" ? readJapanese(name, c, wording) : READERS[wording.language](words, c, wording)
  // "Consumers who are consumers of ..."
  const [people = ""] = wording.say(c.segmentType === "B2C" ? "consumers" : "business").split(/[ ,]/)
  if (said === undefined || said.toLowerCase().split(" ").includes(people.toLowerCase())) return undefined
  return { clause: said, facts }
}

const UNUSUAL = /[#@*=_^~{}<>|"“”«»„?!$€£]/
/** An age behind the people: "Donne 25-44", "Mannen 50+". */
const AGED = / \d\d(?:[-–]\d\d|\+)(?: (?:años|Jahre|ans|anos|anni|jaar))?$/
const AGE = /^\d\d(?:[-–]\d\d|\+)(?: (?:años|Jahre|ans|anos|anni|jaar)|歳)?$/
const WINDOW = /\d ?(?:derniers )?(?:días|Tage|jours|dias|giorni|dagen|日|ヶ月|か月)/

function factOf(text: string, { qualifiers = [] }: Classification, wording: Wording): string | undefined {
  if (AGE.test(text)) return wording.say("age", text)
  if (WINDOW.test(text)) return wording.say("window", text.charAt(0).toLowerCase() + text.slice(1))
  const isPlace = qualifiers.some(
    ({ kind, value }) => kind === "geography" && value.toLowerCase() === text.toLowerCase(),
  )
  return isPlace ? wording.say("place", text) : undefined
}

/** Names that go on after "people who": "Leute, die ein Haus bauen wollen". */
function sayingOf(name: string, { language }: Wording): string | undefined {
  return SAYINGS[language]?.exec(name)?.[1]
}
const SAYINGS: Partial<Record<Wording["language"], RegExp>> = {
  es: /^(?:Personas que|Quienes) (\p{L}+n .+)$/u,
  de: /^(?:Leute|Menschen|Personen), die ([^,]+)$/u,
  fr: /^(?:Personnes qui|Ceux qui|Celles qui|Ils) (.+)$/u,
  pt: /^Pessoas que (\p{L}+m .+)$/u,
  it: /^Persone che (\p{L}+no .+)$/u,
  nl: /^(?:Mensen|Personen) die (.+)$/u,
}

/** Audience types and categories whose names are no things that people are interested in. */
const NO_INTEREST: ReadonlySet<string> = new Set(["Demographic", "Life Event", "Patient & Caregiver", "Decision Maker"])
const NO_THINGS: ReadonlySet<string> = new Set([
  "Demographics",
  "Geography",
  "Life Events",
  "Job Roles",
  "Industries",
  "Health Conditions",
  "Politics",
  "Religion",
])
const namesThing = (c: Classification) =>
  c.unsure !== true &&
  c.sensitivity !== "Sensitive" &&
  c.intent !== "role" &&
  !NO_INTEREST.has(c.audienceType) &&
  (c.audienceType !== "Ownership" || c.segmentType !== "B2C") &&
  !NO_THINGS.has(c.parentCategory)
/** "Búsqueda de piso" already says that people look for something. */
const ACTION =
  /^(?:búsqued|compras? |alquiler|cambio|reserva|renovaci|procura|aluguel|troca|ricerca|acquist|noleggio|recherche|achat|location|changement)/
const verbOf = ({ audienceType }: Classification, text: string): Verb =>
  audienceType === "In-Market" && !ACTION.test(text)
    ? "seek"
    : audienceType === "Past Purchaser"
      ? "bought"
      : "interest"
const isOfWork = ({ segmentType, intent }: Classification) => segmentType !== "B2C" || intent === "role"

const ABBREVIATED = /^(?:TV|LED|SUV|PC|DVD|ETF|OLED|UHD|4K|5G|USB|GPS|DIY)$/
/** A name in capitals as it is usually written: German capitals are restored by the reader of adjectives. */
function spelledDown(name: string, { language }: Wording): string {
  const words = name.split(" ")
  if (words.every((word) => word.length < 5)) return name
  return words
    .map((word) => {
      if (ABBREVIATED.test(word)) return word
      const low = word.toLowerCase()
      return language === "de" && !GERMAN_PREPOSITIONS.has(low) ? word.charAt(0) + low.slice(1) : low
    })
    .join(" ")
}

/** A common word in lower case. Abbreviations and brands keep their capitals. */
const low = (word: string) => (/^\p{Lu}[\p{Ll}'’-]*$/u.test(word) ? word.toLowerCase() : word)

type Reader = (words: string[], c: Classification, wording: Wording) => string | undefined

/** Spanish, French, Portuguese and Italian: the noun comes first. */
const readRomance: Reader = (words, c, wording) => {
  const { language, has, say } = wording
  const first = (words[0] ?? "").toLowerCase()
  const second = (words[1] ?? "").toLowerCase()
  const rest = words.slice(1).join(" ")
  const text = `${low(words[0] ?? "")} ${rest}`.trim()
  const isPerson = (word: string) => has("people", word) || (has("jobs", word) && isOfWork(c))
  if (has("general", first)) return ofPeople(second, words.slice(2).join(" "), text, wording)
  // "Opticians and glasses" are two things.
  if (/^(?:y|e|et|o|ou)$/.test(second) && isPerson(first) !== isPerson((words[2] ?? "").toLowerCase())) {
    if (isPerson(first) || words.length !== 3) return undefined
  }
  if (isPerson(first)) return say("are", text)
  if (has("before", first) && isPerson(second)) return say("are few", text)
  if (has("feel", first)) return say("feel", text)
  if (has("verb", first)) return text
  if (has("household", first)) return say("household", language === "fr" ? `de ${text}`.slice(3) : text)
  if (isOfWork(c) && has("sector", first)) return say("sector", text)
  if (isOfWork(c) && has("orgs", first)) return say("work", text)
  const isKnown = has("thing", first) || has("feminine", first) || has("masculine", first)
  if (!namesThing(c) || c.intent === "brand" || has("never", first) || has("jobs", first)) return undefined
  if (has("want", first) && rest !== "") return say("want", text)
  if (!isKnown && PERSONAL[language]?.test(first) === true) return undefined
  // Titles and names: "Tesouro Direto", "Livret A".
  if (/^\p{Lu}(?:\p{Ll}|$)/u.test(words[1] ?? "") || first.length < 3 || ARTICLED.test(first) || /\d/.test(first))
    return undefined
  if (language !== "es" && language !== "fr") return clauseAbout(verbOf(c, text), text, wording)
  const article = articleOf(first, wording)
  if (article === undefined || (/^(?:la |le |el |l')/.test(article) && AND_MORE.test(text))) return undefined
  return clauseAbout(verbOf(c, text), article + text, wording)
}

/** "All'aria aperta", "L'arte". */
const ARTICLED = /^\p{L}+['’]/u

/** One thing and several, which share no article. */
const AND_MORE = / (?:et|y) \p{L}+[sx](?: |$)/u

/** Endings of words that may be people or what is said of them. */
const PERSONAL: Partial<Record<Wording["language"], RegExp>> = {
  es: /(?:[dt]or[ea]s|istas|er[oa]s|[ae]ntes|ari[oa]s|[ai]d[oa]s)$/,
  fr: /(?:eurs|euses|trices|istes|ien(?:ne)?s|[ae]nte?s|iers|ières|(?<!it)ée?s|[iu]s)$/,
  pt: /(?:[dt]or[ea]s|istas|eir[oa]s|[ae]ntes|ári[oa]s|[ai]d[oa]s)$/,
  it: /(?:tori|trici|ist[ie]|[ae]nti|ieri|ari|[aiu]t[ie]|ini|ani)$/,
}

/** "Personas con perro", "Pessoas com obesidade", "Personas en búsqueda de empleo". */
function ofPeople(link: string, rest: string, text: string, { language, say }: Wording): string | undefined {
  if (rest === "" || /^(?:qui|que|che|die)$/.test(link)) return undefined
  if (/^(?:con|com|mit|met)$/.test(link)) return say("with", rest)
  return language === "de" || language === "nl" ? undefined : say("are", text)
}

const GERMAN_PREPOSITIONS = new Set(
  "für mit ohne in im am an auf aus von vom zum zur ab bis nach über übers unter bei und oder der des den dem & gegen vor".split(
    " ",
  ),
)
const DUTCH_PREPOSITIONS = new Set(
  "voor met zonder in op uit van naar bij tot over onder aan tegen per vanaf om te de het een & binnen".split(" "),
)

/** The words before the first preposition. */
function headOf(words: readonly string[], prepositions: ReadonlySet<string>, and: string): string[] {
  const end = words.findIndex((word, i) => i > 0 && prepositions.has(word) && word !== and && word !== "&")
  return end < 0 ? [...words] : words.slice(0, end)
}

const readGerman: Reader = (words, c, wording) => {
  const { endsIn, has, say } = wording
  const first = words[0] ?? ""
  if (has("general", first.toLowerCase())) return ofPeople(words[1] ?? "", words.slice(2).join(" "), "", wording)
  const head = headOf(words, GERMAN_PREPOSITIONS, "und")
  const noun = (head.at(-1) ?? "").toLowerCase()
  if (has("never", first.toLowerCase()) || has("never", noun) || head.length > 4) return undefined
  const isAdjective = head.length > 1 && /^\p{Lu}\p{Ll}+e$/u.test(first) && /^\p{Lu}/u.test(head[1] ?? "")
  const text = [isAdjective ? first.toLowerCase() : first, ...words.slice(1)].join(" ")
  if (endsIn("people", noun) || (isOfWork(c) && endsIn("jobs", noun))) {
    // The first of two is people too: "Skifahrer und Snowboarder"; not so "Werkstattkunden und Reifenwechsel".
    return say("are", text)
  }
  if (endsIn("household", noun)) {
    const [them, rest] = [text.split(" ").slice(0, head.length), words.slice(head.length)]
    return say("household", [germanDative(them.join(" ")), ...rest].join(" "))
  }
  if (isOfWork(c) && endsIn("orgs", noun)) return say("work", text)
  if (c.parentCategory === "Industries" && head.length === 1 && words.length === 1) return say("sector", text)
  const both = head.indexOf("und")
  if (both > 0 && endsIn("people", (head[both - 1] ?? "").toLowerCase())) return undefined
  if (!namesThing(c) || endsIn("jobs", noun) || (/(?:er|ende)$/.test(noun) && !endsIn("thing", noun))) return undefined
  if (/^\p{Ll}/u.test(head.at(-1) ?? "")) return head.length > 1 ? subject(`„${text}“`, c, wording) : undefined
  return both < 0 && isPlural(noun, wording) ? clauseAbout(verbOf(c, text), text, wording) : subject(text, c, wording)
}

const readDutch: Reader = (words, c, wording) => {
  const { endsIn, has, say } = wording
  const first = words[0] ?? ""
  if (has("general", first.toLowerCase())) return ofPeople(words[1] ?? "", words.slice(2).join(" "), "", wording)
  const head = headOf(words, DUTCH_PREPOSITIONS, "en")
  const noun = (head.at(-1) ?? "").toLowerCase()
  if (has("never", first.toLowerCase()) || has("never", noun) || head.length > 4) return undefined
  const keeps = c.intent === "brand" || /^\p{Lu}/u.test(words[1] ?? "")
  const text = [keeps ? first : low(first), ...words.slice(1)].join(" ")
  if (endsIn("people", noun) || (isOfWork(c) && endsIn("jobs", noun))) return say("are", text)
  if (endsIn("household", noun)) return say("household", text)
  if (isOfWork(c) && endsIn("orgs", noun)) return say("work", text)
  if (isOfWork(c) && endsIn("sector", noun)) return say("sector", text)
  if (!namesThing(c) || endsIn("jobs", noun) || /(?:ers|isten|enden)$/.test(noun)) return undefined
  if (head.some((word) => endsIn("people", word.toLowerCase()))) return undefined
  const isAction = head.length > 1 && noun.endsWith("en") && !head.includes("en") && !/(?:e|s)$/.test(head.at(-2) ?? "")
  return isPlural(noun, wording) && !isAction ? clauseAbout(verbOf(c, text), text, wording) : subject(text, c, wording)
}

/** "the subject of ...", for nouns that would need an article otherwise. */
function subject(text: string, c: Classification, { say }: Wording): string {
  const more = c.audienceType === "In-Market" ? ` ${say("In-Market")}` : ""
  return say("subject", text) + more
}

const READERS: Readonly<Record<Exclude<Wording["language"], "ja">, Reader>> = {
  es: readRomance,
  fr: readRomance,
  pt: readRomance,
  it: readRomance,
  de: readGerman,
  nl: readDutch,
}

/** Japanese says what people do before the word for them. */
const JAPANESE: readonly (readonly [end: RegExp, clause: string])[] = [
  [/の?(?:検討者|検討層|検討中の人|検討中|検討)$/u, "を検討している"],
  [/(?:が|を)?好き(?:な人)?$/u, "が好きな"],
  [/の?(?:利用者|利用層)$/u, "を利用している"],
  [/の?(?:視聴者|視聴層)$/u, "を視聴している"],
  [/の?(?:愛用者)$/u, "を愛用している"],
  [/の?(?:購入者|購入層)$/u, "を購入した"],
  [/(?<=(?:る|た|い|う|む|す|く|ぶ|つ|ない|中の))(?:人|人々|方|層)$/u, ""],
  [/(?<=たい)$/u, ""],
]

function readJapanese(name: string, c: Classification, wording: Wording): string | undefined {
  const { endsIn, say } = wording
  for (const [end, clause] of JAPANESE) {
    const found = end.exec(name)
    if (found && found.index > 0) return name.slice(0, found.index) + clause
  }
  if (endsIn("never", name)) return undefined
  if (endsIn("household", name)) return say("household", name)
  if (endsIn("people", name)) return say("are", name)
  if (isOfWork(c) && endsIn("orgs", name)) return say("work", name)
  if (!namesThing(c) || /[者員家師士]$/u.test(name) || /[A-Za-z]{3} [A-Za-z]/.test(name)) return undefined
  return clauseAbout(verbOf(c, name), name, wording)
}
