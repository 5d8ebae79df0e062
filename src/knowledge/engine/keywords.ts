import { stem, type Tokens } from "../text/tokens.ts"
import { wordsOf } from "./layers.ts"
import type { TopicDecision } from "./topic.ts"

const MOST = 8

/** A list without repetitions: "iphones" adds nothing to "iphone". */
class Keywords {
  readonly list: string[] = []
  readonly #seen = new Set<string>()

  add(keyword: string) {
    const key = keyword.split(" ").map(stem).join(" ")
    if (this.#seen.has(key) || this.list.length === MOST) return
    this.#seen.add(key)
    this.list.push(keyword)
  }
}

/** What a planner would search for: the phrases that decided, the brand, and the nodes they lead to. */
export function keywordsOf(tokens: Tokens, topic: TopicDecision): string[] {
  const keywords = new Keywords()
  for (const { match } of topic.evidence) {
    if (match.value.node.category === topic.node.category) keywords.add(wordsOf(tokens, match))
  }
  for (const name of topic.node.path.split(" > ").toReversed()) keywords.add(name.toLowerCase())
  for (const { match } of topic.evidence) keywords.add(wordsOf(tokens, match))
  return keywords.list
}
