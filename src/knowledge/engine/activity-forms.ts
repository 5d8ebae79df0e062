import { stem, type Tokens } from "../text/tokens.ts"
import { audiences, isTopic, isWeakTopic, phrases } from "./knowledge.ts"

/**
 * The tables list either people or their activity: "water skiing" is listed, "water skiers" is not. A word is read in its other form, or
 * joined ("kite surfers" as kitesurfers), if that names a topic and the original words do not. Undefined if neither form does.
 */
export function inKnownForms(tokens: Tokens): Tokens | undefined {
  let changed: Tokens | undefined
  for (let i = 1; i < tokens.stems.length; i++) {
    const last = tokens.stems[i] ?? ""
    if (!isActivity(last) || tokens.gaps[i]) continue
    const { words, stems, gaps } = changed ?? tokens
    const at = i - (tokens.stems.length - stems.length)
    const before = stems.slice(Math.max(0, at - 2), at)
    if (namesTopic(before, last)) continue
    const other = otherForm(last)
    if (mayChange(last, before) && namesTopic(before, other)) {
      changed = { words, stems: stems.with(at, other), gaps }
      continue
    }
    const first = words[at - 1] ?? ""
    const joined = [last, other].find((form) => isStrong(stepsOf([stem(first + form)])))
    if (joined === undefined || isStrong(stepsOf([last])) === isStrong(stepsOf([stem(first)]))) continue
    changed = {
      words: words.toSpliced(at - 1, 2, first + (words[at] ?? "")),
      stems: stems.toSpliced(at - 1, 2, stem(first + joined)),
      gaps: gaps.toSpliced(at, 1),
    }
  }
  return changed
}

const isActivity = (word: string) => word.length >= 5 && (word.endsWith("er") || word.endsWith("ing"))

const otherForm = (word: string) => (word.endsWith("er") ? `${word.slice(0, -2)}ing` : `${word.slice(0, -3)}er`)

/** Audience types whose words mainly name what people do. */
const DOERS = new Set(["Enthusiast", "Viewer & Listener", "Lifestyle"])
const BUYERS = new Set(["In-Market", "Ownership", "Past Purchaser", "Customer & Supporter"])

/**
 * Words that are topics keep their form ("photo printers" are not photo printing), as do words for buyers, and activities with a topic:
 * "scuba diving" is about scuba.
 */
function mayChange(word: string, before: readonly string[]): boolean {
  if (word.endsWith("ing") && isStrong(stepsOf(before.slice(-1)))) return false
  const state = stepsOf([word])
  const audience = audiences.list[(audiences.codes[state] ?? 0) - 1]?.audience ?? ""
  return isStrong(state) ? DOERS.has(audience) : !BUYERS.has(audience)
}

/** Whether the word completes a topic phrase with some of the words before it. */
function namesTopic(before: readonly string[], word: string): boolean {
  return before.some((_, from) => isStrong(stepsOf([...before.slice(from), word])))
}

const stepsOf = (stems: readonly string[]) =>
  stems.reduce((state, one, i) => (i > 0 && state === 0 ? 0 : phrases.step(state, phrases.wordNumber(one))), 0)

const isStrong = (state: number) => state !== 0 && isTopic(state) && !isWeakTopic(state)
