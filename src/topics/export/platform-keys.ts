import type { Services } from "../../kernel/context.ts"

/** Keys of platforms whose outputs are stored by key, because they lack a name or description column. Includes inactive templates. */
export async function platformKeys({ config }: Pick<Services, "config">): Promise<string[]> {
  const { templatesByKey } = await config()
  return [...templatesByKey.values()]
    .filter(({ dbColumnName, dbColumnDesc }) => dbColumnName === null || dbColumnDesc === null)
    .map(({ platformKey }) => platformKey)
}
