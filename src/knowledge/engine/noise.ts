import { bestCover, type Phrases, scan } from "./evidence.ts"
import { audiences, markers } from "./knowledge.ts"
import { GAP, type Tokens } from "../text/tokens.ts"

/** Audience types whose words only say how people relate to the topic; the words of the other types are the topic. */
const RELATIONS = new Set([
  "In-Market",
  "Ownership",
  "Past Purchaser",
  "Enthusiast",
  "Customer & Supporter",
  "Patient & Caregiver",
])

/**
 * Marks words that say how people relate to the topic or how the segment was built, not what the topic is. Words inside
 * a longer topic phrase are kept ("home owners insurance"). Undefined if no topic words would remain ("Shoppers").
 */
export function noiseIn(tokens: Tokens, found: Phrases): boolean[] | undefined {
  const noise = relationsIn(tokens, found)
  return noise?.covered.some((length, i) => length > 0 && !noise.ignored[i]) ? noise.ignored : undefined
}

/** The same marks even if no topic words remain, with the length of the phrase that covers each word. */
export function relationsIn(tokens: Tokens, found: Phrases): { ignored: boolean[]; covered: number[] } | undefined {
  const cues = scan(audiences, found)
  const steps = tokens.gaps.includes(GAP.step)
  if (cues.length === 0 && !steps) return undefined
  const ignored: boolean[] = []
  const covered: number[] = []
  for (let i = 0; i < found.size; i++) {
    ignored.push(false)
    covered.push(0)
  }
  for (const { start, length } of bestCover(found)) covered.fill(length, start, start + length)
  for (const { start, length, value } of cues) {
    const inside = covered.slice(start, start + length).some((longer) => longer > length)
    if (!value.weak && !inside && RELATIONS.has(value.audience)) ignored.fill(true, start, start + length)
  }
  if (steps) markSteps(tokens, found, ignored)
  return { ignored, covered }
}

/** Ignores path steps that only name the vendor or the kind of segment. */
function markSteps(tokens: Tokens, found: Phrases, ignored: boolean[]) {
  for (const { start, length, value } of scan(markers, found)) {
    const end = start + length
    const wholeStep = (start === 0 || tokens.gaps[start] === GAP.step) && tokens.gaps[end] === GAP.step
    if (value !== "person" && wholeStep) ignored.fill(true, start, end)
  }
}
