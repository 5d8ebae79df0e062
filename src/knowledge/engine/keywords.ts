import type { Qualifier } from "../taxonomy/classification.ts"
import { stem, type Tokens } from "../text/tokens.ts"
import type { TreeNode } from "./knowledge.ts"
import { wordsOf } from "./layers.ts"
import type { TopicDecision } from "./topic.ts"

const MAX_KEYWORDS = 8

/** A list deduplicated by stem: "iphones" is not added after "iphone". */
class Keywords {
  readonly list: string[] = []
  readonly #seen: string[] = []

  add(keyword: string, key = keyOf(keyword)) {
    if (this.list.length === MAX_KEYWORDS || this.#seen.includes(key)) return
    this.#seen.push(key)
    this.list.push(keyword)
  }
}

const keyOf = (keyword: string) => (keyword.includes(" ") ? keyword.split(" ").map(stem).join(" ") : stem(keyword))

type Keyword = { keyword: string; key: string }

/** The names on a node's path, narrowest first. Cached, because most names share their nodes (measured in local.ts). */
const pathKeywords = new WeakMap<TreeNode, Keyword[]>()

function keywordsOnPath(node: TreeNode): Keyword[] {
  const known = pathKeywords.get(node)
  if (known) return known
  const keywords = node.names.toReversed().map((name) => {
    const keyword = name.toLowerCase()
    return { keyword, key: keyOf(keyword) }
  })
  pathKeywords.set(node, keywords)
  return keywords
}

/**
 * Search terms for a media planner: the matched phrases of the category, the names on its path, then the other matches,
 * places and genders.
 */
export function keywordsOf(tokens: Tokens, topic: TopicDecision, qualifiers: readonly Qualifier[]): string[] {
  const keywords = new Keywords()
  for (const { match } of topic.evidence) {
    if (match.value.node.category === topic.node.category) keywords.add(wordsOf(tokens, match))
  }
  if (!topic.unsure) for (const { keyword, key } of keywordsOnPath(topic.node)) keywords.add(keyword, key)
  for (const { match } of topic.evidence) keywords.add(wordsOf(tokens, match))
  for (const { kind, text } of qualifiers) if (kind === "geography" || kind === "gender") keywords.add(text)
  return keywords.list
}
