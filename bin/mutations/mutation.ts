/** A small edit that removes one check. Some test must fail with it, or nothing guards the check. */
export type Mutation = {
  /** Shown in the table; `npm run mutate -- --only <part of it>` runs it alone. */
  name: string
  file: string
  /** Source text that occurs exactly once in the file. */
  find: string
  replace: string
  /** What could happen without the check. */
  why: string
  /** Test files that notice, the quickest first. */
  tests: readonly [string, ...string[]]
  /** A pattern of the cases that notice, where their file has many more. */
  cases?: string
}

/** The source with the edit, or undefined unless `find` occurs exactly once. */
export function mutate(source: string, { find, replace }: Pick<Mutation, "find" | "replace">): string | undefined {
  const at = source.indexOf(find)
  if (at < 0 || source.includes(find, at + 1)) return undefined
  return source.slice(0, at) + replace + source.slice(at + find.length)
}

export const isMigration = (file = "") => file.startsWith("migrations/")
