import type { Services } from "../../kernel/context.ts"

/** Platforms whose outputs have not both columns of their own and are kept by their key, templates asleep included. */
export async function platformKeys({ config }: Pick<Services, "config">): Promise<string[]> {
  const { templatesByKey } = await config()
  return [...templatesByKey.values()]
    .filter(({ dbColumnName, dbColumnDesc }) => dbColumnName === null || dbColumnDesc === null)
    .map(({ platformKey }) => platformKey)
}
