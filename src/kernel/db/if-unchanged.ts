import { AppError } from "../errors.ts"
import { prepare, type Sql, sql } from "./sql.ts"

type Expected = {
  /** Selects the version of the stored row; a row that does not exist yet has the empty version. */
  stored: Sql
  /** Undefined if the change applies to any version. */
  version: string | undefined
}

/** Runs a batch only if the stored row still has the version that the change was made from. Both happen in one transaction. */
export async function batchIfUnchanged(
  d1: D1Database,
  { stored, version }: Expected,
  statements: readonly D1PreparedStatement[],
  current: () => Promise<object>,
): Promise<D1Result[]> {
  if (version === undefined) return d1.batch([...statements])
  // A SELECT cannot roll a batch back on purpose; a text that is not JSON makes it fail.
  const check = sql`SELECT iif(version = ${version}, 1, json('{' || version)) FROM (SELECT coalesce((${stored}), '') AS version)`
  try {
    return (await d1.batch([prepare(d1, check), ...statements])).slice(1)
  } catch (error) {
    if (String(error).includes("malformed JSON")) throw changedSince(await current())
    throw error
  }
}

/** The answer to a change of an older version, with what is stored now. */
export const changedSince = (current: object) =>
  new AppError(412, "It was changed after the version in If-Match", { current })
