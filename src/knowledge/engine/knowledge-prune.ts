import type { KnowledgeSource } from "./knowledge-format.ts"

/** How each table picks one value from the matches in a text, for the tables where that makes phrases redundant. */
const DECIDE: Readonly<Record<string, (values: readonly string[]) => string | undefined>> = {
  audience: (values) => values.findLast((value) => !value.endsWith("~")) ?? values.at(-1),
  segment: ifUnanimous,
  intent: (values) => values.at(-1),
  intensity: (values) => values.at(-1),
  awareness: (values) => values.at(-1),
  journey: (values) => values.at(-1),
  sensitivity: ifUnanimous,
}

function ifUnanimous(values: readonly string[]): string | undefined {
  return new Set(values).size === 1 ? values[0] : undefined
}

/** A benign phrase without sensitive words in it needs no entry. */
const BENIGN = "None@benign"

/**
 * Removes redundant phrases: those whose words give the same value without them. The tables may repeat themselves; the
 * file that the Worker reads on every start should stay small.
 */
export function pruneKnowledge(source: KnowledgeSource): KnowledgeSource {
  const keys = [...source.phrases.keys()].filter((key) => key.includes(" ")).sort((a, b) => words(b) - words(a))
  for (const key of keys) {
    const meanings = source.phrases.get(key)
    if (!meanings) continue
    for (const [table, decide] of Object.entries(DECIDE)) {
      const value = meanings[table]
      if (value === undefined) continue
      const inside = read(source, table, key)
      const redundant = value === BENIGN ? inside.every((one) => one === BENIGN) : decide(inside) === value
      if (redundant) delete meanings[table]
    }
    if (isBrandImpliedByItsWords(source, key, meanings["topic"])) delete meanings["topic"]
    if (Object.keys(meanings).length === 0) source.phrases.delete(key)
  }
  return source
}

/**
 * A long brand name whose words lead to its category: "Banfield Pet Hospital" is found by "pet hospital". "Enterprise Rent-A-Car" is kept:
 * its words would say that businesses buy.
 */
function isBrandImpliedByItsWords(source: KnowledgeSource, key: string, topic: string | undefined): boolean {
  if (!topic?.includes("@") || words(key) < 3 || read(source, "segment", key).length > 0) return false
  const categoryOf = (value: string) => source.nodes[Number.parseInt(value)]?.category
  const inside = read(source, "topic", key).filter((value) => !value.includes("~"))
  return inside.length > 0 && inside.every((value) => categoryOf(value) === categoryOf(topic))
}

const words = (key: string) => key.split(" ").length

/** The values of a table's longest phrases inside the text, except the text itself. */
function read({ phrases }: KnowledgeSource, table: string, text: string): string[] {
  const stems = text.split(" ")
  const values: string[] = []
  for (let start = 0; start < stems.length;) {
    let taken = 1
    let found: string | undefined
    for (let end = stems.length; end > start; end--) {
      const phrase = stems.slice(start, end).join(" ")
      const value = phrase === text ? undefined : phrases.get(phrase)?.[table]
      if (value === undefined) continue
      found = value
      taken = end - start
      break
    }
    if (found !== undefined) values.push(found)
    start += taken
  }
  return values
}
