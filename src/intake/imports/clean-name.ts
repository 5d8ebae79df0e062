import { languageOf } from "../../knowledge/engine/packs.ts"
import { topicNameOf } from "../../knowledge/engine/topic-name.ts"
import { inSentenceCase } from "../../knowledge/languages/sentence-case.ts"
import { FORMULA, readSourceName } from "../../topics/names/source-name.ts"
import { unquoted } from "../../topics/names/steps.ts"

/** Lower case within names. */
const PARTICLES = new Set(
  "a an and as at but by for from in nor of on or the to vs with de del della der des di do dos du da das den e ein el en et la las le les los und van von y zu zum zur".split(
    " ",
  ),
)

/**
 * Cleans a name by rules: drops the provider, structural steps and quotes, collapses whitespace, and applies title case unless it is
 * already a proper name. Title case is English: other languages have capitals of their own, if the packs that the name needs are loaded.
 * Returns the name unchanged if nothing would be left.
 */
export function cleanName(name: string): string {
  if (FORMULA.test(name.trim())) return name
  const words = name.replaceAll('""', '"').replaceAll("_", " ").split(/\s+/)
  const { topicName } = readSourceName(unquoted(words.filter((word) => word !== "").join(" ")))
  const bare = unquoted(topicName)
  if (!/[\p{L}\p{N}]/u.test(bare)) return name
  if (isProper(bare)) return bare
  const language = languageOf(bare)
  if (language !== "en" && language !== "und") return inSentenceCase(bare, language, isShouted(bare))
  return isShouted(bare) ? topicNameOf(bare) : withProperWords(bare.split(" "), topicNameOf(bare))
}

/** Names within a name keep their spelling: "tea in Île-de-France", "École de Paris fans". */
function withProperWords(words: readonly string[], titled: string): string {
  const titles = titled.split(" ")
  if (titles.length !== words.length) return titled
  const isCapital = (word: string | undefined) => word !== undefined && /^\p{Lu}/u.test(word)
  return titles
    .map((title, i) => {
      const word = words[i] ?? title
      const isName = word.includes("-") && isCapital(word)
      const isWithin = PARTICLES.has(word) && isCapital(words[i - 1]) && isCapital(words[i + 1])
      return isName || isWithin ? word : title
    })
    .join(" ")
}

const isShouted = (name: string) => !/\p{Ll}/u.test(name) && name.replaceAll(/\P{L}/gu, "").length > 5

/**
 * Whether a name is already cased: every word except particles has a capital or no letters, as in "Île-de-France". All capitals do not
 * count.
 */
function isProper(name: string): boolean {
  const words = name.split(" ")
  return (
    !isShouted(name) &&
    startsWell(words[0] ?? "") &&
    words.every((word) => /\p{Lu}/u.test(word) || !/\p{Ll}/u.test(word) || PARTICLES.has(word))
  )
}

/** The first word has a capital, as in "iPhone", or is in a script without capitals. */
const startsWell = (word: string) => /\p{Lu}/u.test(word) || !/\p{Ll}/u.test(word)
