import { GROUPS } from "../../../../src/knowledge/taxonomy/groups.ts"

/** The 41 categories under their groups, for selects. */
export const CATEGORY_OPTIONS = GROUPS.map(({ name, categories }) => ({
  group: name,
  items: categories.map((category) => category.name),
}))
