import type { OrgContext } from "../../kernel/context.ts"
import { readNames, recognize } from "../../topics/library/intake.ts"
import { heldTopics } from "../../topics/library/store.ts"
import { categoryLike, groupLike } from "../../topics/names/place-names.ts"
import { categoryMeant } from "./category-meant.ts"
import type { CheckedNames, NamesToCheck } from "./schema.ts"

/** What an import would make of these names and categories, as far as they tell: adds nothing and costs nothing. */
export async function checkNames(ctx: OrgContext, { names = [], categories }: NamesToCheck): Promise<CheckedNames> {
  const { candidates } = await readNames(names.map((topicName) => ({ topicName })))
  await recognize(ctx, candidates)
  const held = await heldTopics(
    ctx,
    candidates.flatMap(({ topicId }) => topicId ?? []),
  )
  const checked: CheckedNames["names"] = names.map(() => null)
  for (const { index, topicName, topicId } of candidates) {
    const known = topicId === undefined ? null : held.has(topicId) ? "library" : "catalog"
    checked[index] = { name: topicName, known }
  }
  return {
    names: checked,
    ...(categories && {
      categories: categories.map((text) => categoryLike(text) ?? groupLike(text) ?? categoryMeant(text) ?? null),
    }),
  }
}
