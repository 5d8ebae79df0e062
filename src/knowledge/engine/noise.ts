import { bestCover, type Phrases, scan } from "./evidence.ts"
import { audiences, markers } from "./knowledge.ts"
import { GAP, type Tokens } from "../text/tokens.ts"

/** Audience types whose words say only how people relate to a thing; the words of the others name the thing itself. */
const RELATIONS = new Set([
  "In-Market",
  "Ownership",
  "Past Purchaser",
  "Enthusiast",
  "Customer & Supporter",
  "Patient & Caregiver",
])

/**
 * Which words say how people relate to the topic, or how the segment was built, and nothing of the topic itself. A word inside a
 * longer phrase of the topic stays ("home owners insurance"), and where nothing else is left all of them do ("Shoppers").
 */
export function noiseIn(tokens: Tokens, found: Phrases): boolean[] | undefined {
  const noise = relationsIn(tokens, found)
  return noise?.covered.some((length, i) => length > 0 && !noise.ignored[i]) ? noise.ignored : undefined
}

/** The same whatever is left, with the length of the phrase that covers each word. */
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

/** A step of a path that only names the vendor or the kind of segment is no context for the topic. */
function markSteps(tokens: Tokens, found: Phrases, ignored: boolean[]) {
  for (const { start, length, value } of scan(markers, found)) {
    const end = start + length
    const wholeStep = (start === 0 || tokens.gaps[start] === GAP.step) && tokens.gaps[end] === GAP.step
    if (value !== "person" && wholeStep) ignored.fill(true, start, end)
  }
}
