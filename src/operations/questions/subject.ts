import type { LiveConfig } from "../../kernel/ports/live-config.ts"
import { classifyLocally } from "../../knowledge/engine/local.ts"
import { packsFor } from "../../knowledge/engine/packs.ts"
import { GROUPS } from "../../knowledge/taxonomy/groups.ts"
import { stemsIn, tellingWords } from "../../topics/search/words.ts"

/** A node of the taxonomy as a filter of the library. */
export type Subject = { filter: string; value: string; words: string }

const CATEGORIES = GROUPS.flatMap(({ categories }) => categories.map(({ name }) => name))
const LEVELS = ["subcategory", "subcategoryL1", "subcategoryL2", "subcategoryL3", "subcategoryL4"]

const category = (value: string): Subject => ({ filter: "parentCategory", value, words: `the category ${value}` })

/** Whether a name has all these words, in any form. */
const hasAll = (name: string, stems: readonly string[]) => {
  const own = stemsIn(name)
  return stems.length > 0 && stems.every((stem) => own.has(stem))
}

/**
 * Where the taxonomy keeps what somebody calls "cars" or "golf": a category of that name, else the node that the engine files the
 * words under, if it is called so too, else its category for a single word. Several words that no node is called say more than a
 * category does, so they are only searched for.
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
