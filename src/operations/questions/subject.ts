import type { LiveConfig } from "../../kernel/ports/live-config.ts"
import { classifyLocally } from "../../knowledge/engine/local.ts"
import { packsFor } from "../../knowledge/engine/packs.ts"
import { GROUPS } from "../../knowledge/taxonomy/groups.ts"
import { stemsIn, tellingWords } from "../../topics/search/words.ts"

/** A taxonomy node as a library filter. */
export type Subject = { filter: string; value: string; words: string }

const CATEGORIES = GROUPS.flatMap(({ categories }) => categories.map(({ name }) => name))
const LEVELS = ["subcategory", "subcategoryL1", "subcategoryL2", "subcategoryL3", "subcategoryL4"]

const category = (value: string): Subject => ({ filter: "parentCategory", value, words: `the category ${value}` })

/** Whether a name contains all these words, in any form. */
const hasAll = (name: string, stems: readonly string[]) => {
  const own = stemsIn(name)
  return stems.length > 0 && stems.every((stem) => own.has(stem))
}

/**
 * The taxonomy node for words such as "cars" or "golf": a category of that name; else the node that the engine classifies the words under,
 * if its name matches; else, for a single word, its category. Several words without a matching node are more specific than a category, so
 * they are only searched for.
 */
export async function subjectOf(about: string, config: LiveConfig): Promise<Subject | undefined> {
  const stems = [...tellingWords(about).keys()]
  const [similar, ...others] = CATEGORIES.filter((name) => hasAll(name, stems))
  const named = CATEGORIES.find((name) => name.toLowerCase() === about.toLowerCase())
  const meant = named ?? (others.length === 0 ? similar : undefined)
  if (meant !== undefined) return category(meant)
  await packsFor([about])
  const { path, parentCategory, unsure } = classifyLocally(about, config)
  if (unsure === true) return undefined
  const depth = path.findLastIndex((node) => hasAll(node, stems))
  const node = path[depth]
  const filter = LEVELS[depth]
  if (node !== undefined && filter !== undefined) return { filter, value: node, words: `${parentCategory} > ${node}` }
  return stems.length === 1 ? category(parentCategory) : undefined
}
