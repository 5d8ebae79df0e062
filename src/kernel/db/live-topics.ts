const of = (alias: string, column: string) => (alias === "" ? column : `${alias}.${column}`)

/**
 * SQL for a topic that is neither merged nor archived. The partial indexes of `topics` are declared with the same terms: SQLite uses
 * an index only for a query that repeats them.
 */
export const isLive = (alias = "") => `${of(alias, "merged_into")} IS NULL AND ${of(alias, "archived_at")} IS NULL`

/** SQL for an archived topic. The comparison lets SQLite enter the index `topics_archived`. */
export const isArchived = (alias = "") => `${of(alias, "archived_at")} > '' AND ${of(alias, "merged_into")} IS NULL`
