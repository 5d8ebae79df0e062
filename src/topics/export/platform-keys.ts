import type { Services } from "../../kernel/context.ts"

/** Platforms without columns for both outputs, which are stored by key; inactive templates included. */
export async function platformKeys({ config }: Pick<Services, "config">): Promise<string[]> {
  const { templatesByKey } = await config()
  return [...templatesByKey.values()]
    .filter(({ dbColumnName, dbColumnDesc }) => dbColumnName === null || dbColumnDesc === null)
    .map(({ platformKey }) => platformKey)
}
