import { tokenize } from "../text/tokens.ts"
import { isByFirstWord } from "./candidates.ts"
import { formIn } from "./forms.ts"
import { worldRelations } from "./loaded.ts"
import { beginningOf, isUnspaced, meaningOfPart, type WorldPhrase, worldPhrases } from "./look-up.ts"
import { isLanguage, type WorldLanguage, type WorldPack } from "./packs.ts"
import { type LanguageRelations, mayRelate } from "./relations.ts"

/** A name in a language without tables of its own: its words for people in English, the others as they are. */
type WorldReading = { language: WorldLanguage; text: string; known: number }

const MOST_WORDS = 3
/** Half of the words must be known: a brand of two words may share one with any language. */
const LEAST_KNOWN = 0.6
/** A sensitive word is enough beside fewer known words, if it is too long for a chance resemblance to a brand or a person. */
const LEAST_KNOWN_SENSITIVE = 0.2
const SHORTEST_SENSITIVE = 8

/** The language of the packs that explains most of a name. Undefined if none does, or if two do that disagree. */
export function readWorld(
  text: string,
  packs: readonly WorldPack[],
  isEnglish: (word: string) => boolean,
): WorldReading | undefined {
  const tokens = tokenize(text)
  const { words } = tokens
  const beginning = beginningOf(words)
  const spaced = { ...tokens, isEnglish: words.map(isEnglish), beginning }
  let best: (WorldReading & { score: number; node: number | undefined }) | undefined
  let tied = false
  for (const language of packs.filter(isLanguage)) {
    const phrases = worldPhrases(tokens, [language], beginning)
    if (!mayTell(spaced, language, phrases)) continue
    const { parts, known, score, node, relates, warns } = explain(spaced, language, phrases)
    const least = warns ? LEAST_KNOWN_SENSITIVE : LEAST_KNOWN
    const tells = relates || (node !== undefined && known >= least)
    if (!tells || score < (best?.score ?? 0.1)) continue
    tied = score === best?.score && node !== best.node
    best = { language, text: parts.filter(Boolean).join(" "), known, score, node }
  }
  return best && !tied ? best : undefined
}

type Spaced = Pick<ReturnType<typeof tokenize>, "words" | "gaps"> & {
  isEnglish: readonly boolean[]
  beginning: readonly (readonly WorldPack[])[]
}

/** Whether the language may know a word that English does not know: only then can it tell more than English. */
const mayTell = ({ isEnglish, beginning }: Spaced, language: WorldLanguage, phrases: readonly WorldPhrase[]) =>
  !isByFirstWord(language) ||
  isEnglish.some((known, i) => !known && beginning[i]?.includes(language)) ||
  phrases.some(({ start, length }) => isEnglish.slice(start, start + length).includes(false))

function explain({ words, gaps, isEnglish }: Spaced, language: WorldLanguage, phrases: readonly WorldPhrase[]) {
  const relations = worldRelations()?.[language]
  const parts: string[] = []
  let all = 0
  let explained = 0
  let foreign = 0
  let node: number | undefined
  /** Whether a word for people tells the language: "kibice" are fans in Polish only. */
  let relates = false
  /** Whether a sensitive word tells it. English words beside it make it a name: "Kristen" are Christians in Norwegian. */
  let warns = false
  let mixed = false
  for (let at = 0; at < words.length;) {
    const known = phrases.findLast(({ start }) => start === at)
    const relation = relations && relationAt(words, at, language, relations)
    const whole = relation !== undefined || known?.share === 1
    const ending = whole || !relations ? undefined : endingOf(words[at] ?? "", language, relations)
    const topic = ending ? undefined : known
    const size = topic?.length ?? relation?.length ?? 1
    const span = words.slice(at, at + size)
    const english = isEnglish.slice(at, at + size).filter(Boolean).length
    const separator = (gaps[at] ?? 0) === 0 || at === 0 ? "" : ">,"[gaps[at] === 2 ? 0 : 1]
    if (separator) parts.push(separator)
    if (topic) {
      node ??= topic.meaning.node
      if (topic.meaning.sensitive && english === 0 && tellsAlone(span.join(""))) warns = true
      parts.push(span.join(" "))
    } else if (relation) parts.push(relation.english)
    else if (ending) {
      parts.push(ending.rest, ending.english)
      node ??= ending.node
    } else {
      parts.push(...span)
      if (english > 0) mixed = true
    }
    const weight = relation?.english === "" ? 0 : size
    all += weight
    if (topic || relation || ending) {
      explained += weight * (topic?.share ?? 1)
      if (english < size) foreign += size
      if (relation?.english && english === 0 && span.join("").length >= SHORTEST_TELLING) relates = true
    }
    at += size
  }
  const share = all === 0 ? 0 : explained / all
  return { parts, known: share, score: foreign === 0 ? 0 : share * foreign, node, relates, warns: warns && !mixed }
}

/** Words in another script are in no English name. */
const tellsAlone = (letters: string) => letters.length >= SHORTEST_SENSITIVE || letters.charCodeAt(0) > 0x250

function relationAt(words: readonly string[], at: number, language: WorldLanguage, relations: LanguageRelations) {
  if (!mayRelate(relations, language, words[at] ?? "")) return undefined
  const forms = words.slice(at, at + MOST_WORDS).map((word) => formIn(language, word))
  for (let length = forms.length; length > 0; length--) {
    const english = relations.english[forms.slice(0, length).join(" ")]
    if (english !== undefined) return { english, length }
  }
  return undefined
}

const SHORTEST_REST = 3
const SHORTEST_TELLING = 4

/** A word that ends with one for people: "bilköpare", "구매자" after a product. */
function endingOf(word: string, language: WorldLanguage, relations: LanguageRelations) {
  const shortest = isUnspaced(word) ? 2 : SHORTEST_REST
  for (let at = word.length - 1; at >= shortest; at--) {
    if (!mayRelate(relations, language, word, at)) continue
    const english = relations.english[formIn(language, word.slice(at))]
    if (!english) continue
    const rest = word.slice(0, at)
    const node = meaningOfPart(rest, language)?.node
    if (node !== undefined) return { rest, english, node }
  }
  return undefined
}
