import { isTopic, phrases, topicAt } from "../engine/knowledge.ts"
import { stem } from "../text/tokens.ts"
import { WordSet } from "../text/new-strings.ts"

const KINDS = new Map([
  ["Insurance", ["insurance"]],
  ["Banking & Credit", ["bank"]],
  ["Dining", ["restaurant"]],
  ["Travel", ["airline", "hotel"]],
])

/** Words that add nothing after any brand: "visitors to Home Depot stores". */
const PLACES = ["store"]

const kindWords = new WordSet([...KINDS.values(), PLACES].flat())

/** Drops a category word after a brand of that category: "State Farm Insurance" is State Farm. */
export function withoutKindWords(words: readonly string[]): readonly string[] {
  if (!words.some((word) => kindWords.has(word))) return words
  const kept: string[] = []
  for (let i = 0; i < words.length; i++) {
    kept.push(words[i] ?? "")
    const { length, kinds } = brandAt(words, i)
    for (let j = 1; j < length; j++) kept.push(words[++i] ?? "")
    if (kinds.includes(words[i + 1] ?? "")) i++
  }
  return kept
}

type Brand = { length: number; kinds: readonly string[] }
const NO_BRAND: Brand = { length: 1, kinds: [] }

/** The longest unambiguous brand name that starts at a word. */
function brandAt(words: readonly string[], at: number): Brand {
  let best = NO_BRAND
  let state = 0
  for (let i = at; i < words.length; i++) {
    state = phrases.step(state, phrases.wordNumber(stem(words[i] ?? "")))
    if (state === 0) break
    if (!isTopic(state)) continue
    const { brand, weak, node } = topicAt(state)
    if (brand !== 0 && !weak)
      best = { length: i + 1 - at, kinds: [...(KINDS.get(node.category.name) ?? []), ...PLACES] }
  }
  return best
}
