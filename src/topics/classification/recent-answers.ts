import type { LiveConfig } from "../../kernel/ports/live-config.ts"
import { classifySource } from "../names/cleaner.ts"
import type { Classification } from "../../knowledge/taxonomy/classification.ts"

/** The rules' answer for a text, and its JSON once it was serialized. */
export type RecentAnswer = { readonly classification: Classification; text?: string }

/** Takes a few megabytes. */
const MAX_ANSWERS = 1_000
const MAX_LENGTH = 200

/** Keyed by configuration, because answers depend only on rules and templates. A changed configuration is a new object. */
const answersBy = new WeakMap<LiveConfig, Map<string, RecentAnswer>>()

/** The rules' answer, cached because a page asks about its topic for every visitor. The packs for the text must be loaded. */
export function answerByRules(topic: string, config: LiveConfig): RecentAnswer {
  let answers = answersBy.get(config)
  if (!answers) answersBy.set(config, (answers = new Map()))
  const known = answers.get(topic)
  if (known) return known
  const answer: RecentAnswer = { classification: classifySource(topic, config) }
  if (topic.length > MAX_LENGTH) return answer
  if (answers.size >= MAX_ANSWERS) answers.clear()
  answers.set(topic, answer)
  return answer
}
