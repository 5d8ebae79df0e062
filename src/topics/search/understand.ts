import type { LiveConfig } from "../../kernel/ports/live-config.ts"
import { classifyLocally } from "../../knowledge/engine/local.ts"
import { packsFor } from "../../knowledge/engine/packs.ts"
import { embed } from "../../knowledge/similarity/embedding.ts"
import type { Embedding } from "../../knowledge/similarity/embedding-layout.ts"
import type { Classification } from "../../knowledge/taxonomy/classification.ts"
import { topicText } from "../library/topic-row.ts"
import { tellingWords } from "./words.ts"

const MAX_LENGTH = 2_000
const MAX_PARTS = 6

/** One thing that a brief asks for, and what the engine makes of its words. */
export type BriefPart = { text: string; classification: Classification; vector: Embedding }

export type Brief = { words: Map<string, string>; parts: BriefPart[] }

/** Reads a brief as a whole and part by part: "EV buyers, also golfers" contains two requests. */
export async function understand(text: string, config: LiveConfig): Promise<Brief> {
  const whole = text.slice(0, MAX_LENGTH).toWellFormed().trim()
  const words = tellingWords(whole)
  const telling = [whole, ...partsOf(whole)].filter((part) => tellingWords(part).size > 0)
  const texts = [...new Set(telling)].slice(0, MAX_PARTS)
  await packsFor(texts)
  const parts = texts.map((part) => {
    const classification = classifyLocally(part, config)
    return { text: part, classification, vector: embed(topicText(classification)) }
  })
  return { words, parts: parts.filter(({ classification }) => classification.unsure !== true) }
}

const partsOf = (text: string) =>
  text
    .split(/[.,;:!?()\n]+|\b(?:and|or|but|who|with|plus|also|that|which|for|near|as well as)\b/i)
    .map((part) => part.trim())
    .filter((part) => part !== "")
