import { stem } from "../text/tokens.ts"
import { MAX_WORD_LENGTH } from "./correction.ts"
import type { PhraseTree } from "./phrase-tree.ts"

const MAX_PARTS = 3
const MIN_PART_LENGTH = 2

/** Splits a known phrase written without spaces; undefined if the text is not one. */
export function splitJoined(tree: PhraseTree, text: string): string[] | undefined {
  if (text.length > MAX_WORD_LENGTH) return undefined
  const [best] = readings(tree, text, 0, MAX_PARTS).sort(
    (a, b) => a.length - b.length || shortestLength(b) - shortestLength(a),
  )
  return best
}

/** Every way to split a text into words that continue a phrase from a state. */
function readings(tree: PhraseTree, text: string, state: number, partsLeft: number): string[][] {
  const found: string[][] = state !== 0 && tree.step(state, tree.wordNumber(stem(text))) !== 0 ? [[text]] : []
  if (partsLeft === 1) return found
  for (let cut = MIN_PART_LENGTH; cut <= text.length - MIN_PART_LENGTH; cut++) {
    const head = text.slice(0, cut)
    const next = tree.step(state, tree.wordNumber(stem(head)))
    if (next === 0) continue
    for (const rest of readings(tree, text.slice(cut), next, partsLeft - 1)) found.push([head, ...rest])
  }
  return found
}

const shortestLength = (parts: readonly string[]) => Math.min(...parts.map((part) => part.length))
