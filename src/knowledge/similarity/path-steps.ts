import { bestCover, findPhrases, scan } from "../engine/evidence.ts"
import { markers, type TreeNode } from "../engine/knowledge.ts"
import { GROUPS } from "../taxonomy/groups.ts"
import { normalizedName } from "../text/normalized-name.ts"
import { tokenize } from "../text/tokens.ts"
import { BROAD_STEPS, WRAPPERS } from "./words/wrappers.ts"

/** What separates the steps of a path, or a label. Neither hyphens in words do, nor the sign of ">$100K". */
const SEPARATOR = />(?![$€£]?\d)|[|»›→]| [-–—/~] (?![$€£]?\d)|: (?![$€£]?\d)|::/

const BRACKET = /[([][^()[\]]{1,40}[)\]]/g

/** The parts of a name between separators. A tag in brackets is one only if it says how the segment was made: "(Modeled)". */
export const stepsOf = (name: string): string[] =>
  name
    .replace(BRACKET, (bracket) => (isWrapper(bracket.slice(1, -1)) ? " " : bracket))
    .split(SEPARATOR)
    .map((step) => step.trim())
    .filter((step) => step !== "")

const wrappers = new Set(WRAPPERS.split("\n").map(normalizedName))

/** Whether a step only says where a segment comes from or how it was made: a vendor, "3P", "Behavioral". */
export function isWrapper(step: string): boolean {
  if (wrappers.has(normalizedName(step))) return true
  const found = findPhrases(tokenize(step))
  const vendors = scan(markers, found).filter(({ value }) => value === "provider")
  return found.size > 0 && vendors.reduce((sum, { length }) => sum + length, 0) === found.size
}

/** Part of the taxonomy that a step names: groups, or a node and what lies below it. */
type Area = { groups: readonly string[]; node?: TreeNode }

const areas = new Map<string, readonly string[]>([
  ...GROUPS.flatMap(({ name, categories }) =>
    [name, ...categories.map((category) => category.name)].map((step): [string, string[]] => [
      normalizedName(step),
      [name],
    ]),
  ),
  ...BROAD_STEPS.split("\n").map((line): [string, string[]] => {
    const [step = "", names = ""] = line.split("\t")
    return [normalizedName(step), names.split(" = ")]
  }),
])

function areaOf(step: string): Area | undefined {
  const groups = areas.get(normalizedName(step))
  if (groups !== undefined) return { groups }
  const tokens = tokenize(step)
  const [whole, ...others] = bestCover(findPhrases(tokens))
  if (!whole || others.length > 0 || whole.length < tokens.words.length) return undefined
  const { node, brand } = whole.value
  return brand === 0 ? { groups: [node.category.group], node } : undefined
}

/**
 * Whether a branch of a path only says what its leaf says too: "Sports" above "Cycling", but not "Insurance" above "Auto". A field says
 * nothing above a leaf of several words, which is a name of its own: "Home" above "Rose growers".
 */
export function isImplied(branch: string, leaf: string, isName: boolean): boolean {
  if (isName && areas.has(normalizedName(branch))) return true
  if (areas.has(normalizedName(leaf))) return false
  const area = areaOf(branch)
  if (!area) return false
  return bestCover(findPhrases(tokenize(leaf))).some(({ value: { node, weak } }) => {
    if (weak || !area.groups.includes(node.category.group)) return false
    if (!area.node) return true
    const { names, category } = area.node
    return (
      node.category === category &&
      (names.length === 0 || node.path === area.node.path || names.every((name, i) => node.names[i] === name))
    )
  })
}
