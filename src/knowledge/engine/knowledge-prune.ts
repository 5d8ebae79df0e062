import type { KnowledgeSource } from "./knowledge-format.ts"

/** Tables whose longer phrases may be left to the shorter ones inside them, and how a text's matches decide there. */
const DECIDES: Readonly<Record<string, (values: readonly string[]) => string | undefined>> = {
  audience: (values) => values.findLast((value) => !value.endsWith("~")) ?? values.at(-1),
  segment: onlyIfAlike,
  intent: (values) => values.at(-1),
  intensity: (values) => values.at(-1),
  awareness: (values) => values.at(-1),
  journey: (values) => values.at(-1),
  sensitivity: onlyIfAlike,
}

function onlyIfAlike(values: readonly string[]): string | undefined {
  return new Set(values).size === 1 ? values[0] : undefined
}

/** A harmless phrase with nothing delicate inside needs no entry of its own. */
const HARMLESS = "None@benign"

/**
 * Leaves out what says nothing new: a phrase whose own words, read without it, are decided alike. People write tables generously;
 * the file that every start of the Worker reads should not be.
 */
export function pruneKnowledge(source: KnowledgeSource): KnowledgeSource {
  const keys = [...source.phrases.keys()].filter((key) => key.includes(" ")).sort((a, b) => words(b) - words(a))
  for (const key of keys) {
    const meanings = source.phrases.get(key)
    if (!meanings) continue
    for (const [table, decide] of Object.entries(DECIDES)) {
      const value = meanings[table]
      if (value === undefined) continue
      const inside = read(source, table, key)
      const redundant = value === HARMLESS ? inside.every((one) => one === HARMLESS) : decide(inside) === value
      if (redundant) delete meanings[table]
    }
    if (isLongBrandOfItsWords(source, key, meanings["topic"])) delete meanings["topic"]
    if (Object.keys(meanings).length === 0) source.phrases.delete(key)
  }
  return source
}

/** "Banfield Pet Hospital" is known by its pet hospital: a long name whose own words lead to its category needs no entry. */
function isLongBrandOfItsWords(source: KnowledgeSource, key: string, topic: string | undefined): boolean {
  if (!topic?.includes("@") || words(key) < 3) return false
  const categoryOf = (value: string) => source.nodes[Number.parseInt(value)]?.category
  const inside = read(source, "topic", key).filter((value) => !value.includes("~"))
  return inside.length > 0 && inside.every((value) => categoryOf(value) === categoryOf(topic))
}

const words = (key: string) => key.split(" ").length

/** The values of the longest phrases of a table inside the text, the text itself left out. */
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
