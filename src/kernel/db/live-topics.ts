const of = (alias: string, column: string) => (alias === "" ? column : `${alias}.${column}`)

/**
 * `merged_into` of a private topic. It hides the topic from the catalog the way a merge does, so everything limited to live topics excludes
 * it: reads, indexes, triggers, and the previous release during a rollout.
 */
export const PRIVATE = "private"

/**
 * SQL for a topic of the catalog that is neither merged nor archived. Private topics are never among them. The partial
 * indexes of `topics` are declared with the same terms: SQLite uses an index only for a query that repeats them.
 */
export const isLive = (alias = "") => `${of(alias, "merged_into")} IS NULL AND ${of(alias, "archived_at")} IS NULL`

/** SQL for all other topics, with the terms of the partial index on their names. */
export const isNotLive = (alias = "") =>
  `(${of(alias, "merged_into")} IS NOT NULL OR ${of(alias, "archived_at")} IS NOT NULL)`

/** SQL for a private topic of this organization; `org` is SQL for its id. */
export const isPrivateTo = (org: string, alias = "") =>
  `${of(alias, "owner_org_id")} = ${org} AND ${of(alias, "archived_at")} IS NULL`

/** SQL for a topic that this organization may use: a live one, or its own private one. */
export const isUsableBy = (org: string, alias = "") => `((${isLive(alias)}) OR (${isPrivateTo(org, alias)}))`

/** SQL for an archived topic. The comparison lets SQLite enter the index `topics_archived`. */
export const isArchived = (alias = "") => `${of(alias, "archived_at")} > '' AND ${of(alias, "merged_into")} IS NULL`
