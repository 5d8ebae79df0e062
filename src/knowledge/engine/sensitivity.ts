import type { Sensitivity } from "../taxonomy/classification.ts"
import { type Phrases, scan } from "./evidence.ts"
import { markers, sensitivities } from "./knowledge.ts"
import { type SensitivityGround, sensitivityConfidence } from "./calibration.ts"
import { type Grounded, wordsOf } from "./layers.ts"
import type { Tokens } from "../text/tokens.ts"
import type { TopicDecision } from "./topic.ts"

const RANK: Record<Sensitivity, number> = { None: 0, Low: 1, Restricted: 2, Sensitive: 3 }

/** The default level of a category, for terms in no list. */
const BY_CATEGORY: Readonly<Record<string, Sensitivity>> = {
  "Health Conditions": "Sensitive",
  Religion: "Sensitive",
  Politics: "Restricted",
  "Alcohol & Regulated": "Restricted",
  "Banking & Credit": "Restricted",
  "Real Estate": "Restricted",
  Careers: "Restricted",
}

/** Subcategories of those categories that are not sensitive. */
const EXEMPT_SUBCATEGORIES = new Set([
  "Religious Items & Holidays",
  "Astrology & Tarot",
  "Taxes",
  "Budgeting & Frugal Living",
  "Checking & Savings",
  "Digital Banking & Payments",
  "Moving & Storage",
  "Commercial Real Estate",
  "Lottery & Sweepstakes",
])

export function decideSensitivity(
  tokens: Tokens,
  found: Phrases,
  topic: TopicDecision,
): Grounded<Sensitivity, SensitivityGround> {
  const namesPeople = scan(markers, found).some(({ value }) => value === "person")
  const none: SensitivityGround = `none_${topic.grade}`
  let decided = grounded("None", topic.unsure ? "no known sensitive terms" : "no sensitive terms", none)
  let benign = false
  for (const match of scan(sensitivities, found)) {
    const { level, reason, needsPerson } = match.value
    if (level === "None") benign = true
    if (needsPerson && !namesPeople) continue
    // "Allergy free" and "debt free" mean the opposite.
    if (tokens.words[match.start + match.length] === "free") {
      benign = true
      continue
    }
    if (RANK[level] > RANK[decided.value]) {
      decided = grounded(level, `${wordsOf(tokens, match)} (${reason.replaceAll("_", " ")})`, "term")
    }
  }
  const byCategory = BY_CATEGORY[topic.node.category.name]
  const applies =
    byCategory && !benign && !topic.unsure && !EXEMPT_SUBCATEGORIES.has(topic.node.path.split(" > ", 1)[0] ?? "")
  if (applies && RANK[byCategory] > RANK[decided.value]) {
    return grounded(byCategory, `default for ${topic.node.category.name}`, "category")
  }
  return benign && decided.value === "None" ? grounded("None", decided.because, "benign") : decided
}

const grounded = (
  value: Sensitivity,
  because: string,
  ground: SensitivityGround,
): Grounded<Sensitivity, SensitivityGround> => ({ value, because, ground, confidence: sensitivityConfidence(ground) })
