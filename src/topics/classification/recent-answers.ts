import type { LiveConfig } from "../../kernel/ports/live-config.ts"
import { classifyLocally } from "../../knowledge/engine/local.ts"
import type { Classification } from "../../knowledge/taxonomy/classification.ts"

/** What the rules say of a text, and the answer that says so, once it was written. */
export type RecentAnswer = { readonly classification: Classification; text?: string }

/** A few megabytes. */
const MAX_ANSWERS = 1_000
const MAX_LENGTH = 200

/** Rules and templates decide an answer, nothing else does: a changed configuration is another object. */
const answersBy = new WeakMap<LiveConfig, Map<string, RecentAnswer>>()

/**
 * The rules' answer, made once for a text that is asked about again: a page asks about its topic for every visitor. The packs for the text
 * have to be loaded.
 */
export function answerByRules(topic: string, config: LiveConfig): RecentAnswer {
  let answers = answersBy.get(config)
  if (!answers) answersBy.set(config, (answers = new Map()))
  const known = answers.get(topic)
  if (known) return known
  const answer: RecentAnswer = { classification: classifyLocally(topic, config) }
  if (topic.length > MAX_LENGTH) return answer
  if (answers.size >= MAX_ANSWERS) answers.clear()
  answers.set(topic, answer)
  return answer
}
