import type { Pack } from "./pack-format.ts"
import type { Unit } from "./read-words.ts"

const HAN = /[\u3400-\u9fff\u3005]/
const LATIN = /[a-z0-9.&+'-]/
const BREAK = /[\s、。,，・:：;()（）「」『』【】/／|>»-]/

const PERSON = /[家者層]/
const isFunction = (unit: Unit | undefined) => unit?.entry?.english === ""

/** Reads Japanese, which has no spaces, by the longest phrases of its pack. Runs of unknown characters of one kind stay together. */
export function readJapanese(name: string, pack: Pack): Unit[] {
  const text = name.slice(0, 500)
  const units: Unit[] = []
  let apart = false
  let step = false
  for (let at = 0; at < text.length;) {
    const letter = text.charAt(at)
    if (BREAK.test(letter) && longestAt(text, at, pack) === 0) {
      apart ||= !/\s|・/.test(letter)
      step ||= /[|>»]/.test(letter)
      at++
      continue
    }
    const length = longestAt(text, at, pack)
    // After a word, these mean people who do it: "投資家" are investors, not houses.
    if (length <= 1 && PERSON.test(letter) && !apart && units.at(-1)?.entry && !isFunction(units.at(-1))) {
      at++
      continue
    }
    const end = length > 0 ? at + length : endOfRun(text, at, pack)
    const word = text.slice(at, end)
    const entry = length > 0 ? pack.exact.get(word) : undefined
    const words = [{ text: word, plain: word, apart, step }]
    if (entry) units.push({ words, entry, known: "phrase" })
    else units.push({ words, known: LATIN.test(letter) ? "english" : "no" })
    apart = false
    step = false
    at = end
  }
  return units
}

function longestAt(text: string, at: number, pack: Pack): number {
  for (let length = Math.min(pack.longest, text.length - at); length > 0; length--) {
    if (!pack.exact.has(text.slice(at, at + length))) continue
    // A Latin word must match as a whole.
    if (LATIN.test(text.charAt(at)) && /[a-z]/.test(text.charAt(at + length))) continue
    if (length <= SHORT_KATAKANA && isStartOfAnother(text, at, length, pack)) continue
    return length
  }
  return 0
}

/** Longer words in katakana rarely start unrelated ones. */
const SHORT_KATAKANA = 2
const KATAKANA = /[\u30a1-\u30fa\u30fc]/

/** Whether katakana goes on with letters that no phrase starts with: "ガン" is cancer, "ガンダム" is not. */
const isStartOfAnother = (text: string, at: number, length: number, pack: Pack): boolean =>
  KATAKANA.test(text.charAt(at)) && KATAKANA.test(text.charAt(at + length)) && longestAt(text, at + length, pack) === 0

const kindOf = (letter: string) =>
  LATIN.test(letter) ? "latin" : HAN.test(letter) ? "han" : /[\u30a1-\u30ff]/.test(letter) ? "katakana" : "other"

function endOfRun(text: string, at: number, pack: Pack): number {
  const kind = kindOf(text.charAt(at))
  let end = at + 1
  while (end < text.length && kindOf(text.charAt(end)) === kind && !BREAK.test(text.charAt(end))) {
    // A brand in katakana may contain the letters of a known word; other runs end where a known word starts.
    if (kind !== "katakana" && kind !== "latin" && longestAt(text, end, pack) > 0) break
    end++
  }
  return end
}
