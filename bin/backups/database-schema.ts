/** Runs statements in order, in one transaction if the database supports it, and returns the rows of each. */
export type Ask = (statements: readonly string[]) => Promise<Record<string, unknown>[][]>

/**
 * A table whose rows are copied. `key` orders its rows; `columns` starts with rowid if the key is hidden. `last` is the number of its last
 * row, where rows are numbered.
 */
export type Table = { name: string; columns: string[]; key: string[]; rows: number; last?: number }

/** How to rebuild the database around its rows. */
export type Schema = {
  /** In the order in which rows are inserted: tables that others refer to come first. */
  tables: Table[]
  before: string[]
  after: string[]
}

/** Triggers fill these from the rows of other tables, so their rows are not copied and cannot contradict them. */
const DERIVED = [
  "catalog_cells",
  "library_cells",
  "layer_cells",
  "node_cells",
  "held_topics",
  "topic_scores",
  "unsure_topics",
  "topic_qualifiers",
]
/** Tables that rows of other tables refer to, in most cases without a foreign key. */
const REFERRED_TO = [
  "organizations",
  "users",
  "topics",
  "org_topics",
  "connections",
  "import_batches",
  "sync_runs",
  "push_runs",
  "activations",
  "jobs",
]

type Entry = { type: string; name: string; sql: string }

export async function readSchema(ask: Ask): Promise<Schema> {
  const [rows = []] = await ask(["SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid"])
  const entries = (rows as Entry[]).filter(({ name }) => !/^(sqlite_|_cf_)/.test(name))
  const virtual = entries.filter(({ sql }) => /^CREATE VIRTUAL TABLE/i.test(sql)).map(({ name }) => name)
  const isShadow = (name: string) => virtual.some((owner) => name.startsWith(`${owner}_`))
  const real = entries.filter(({ type, name }) => type === "table" && !virtual.includes(name) && !isShadow(name))
  const fills = (entry: Entry) => entry.type === "trigger" && fillsOnly(entry.sql, [...DERIVED, ...virtual])
  const sqlOf = (isIncluded: (entry: Entry) => boolean) => entries.filter(isIncluded).map(({ sql }) => sql)
  return {
    tables: await readTables(ask, real),
    before: [...real.map(({ sql }) => sql), ...sqlOf(({ name }) => virtual.includes(name)), ...sqlOf(fills)],
    after: [
      ...sqlOf(({ type }) => type === "index"),
      ...sqlOf((entry) => (entry.type === "trigger" && !fills(entry)) || entry.type === "view"),
    ],
  }
}

/** An insert trigger that writes only these tables. */
function fillsOnly(sql: string, targets: readonly string[]): boolean {
  if (!/\bAFTER INSERT ON\b/i.test(sql)) return false
  const body = sql.slice(sql.search(/\bBEGIN\b/i))
  const written = [
    ...body.matchAll(/\b(?:INSERT(?: OR \w+)? INTO|UPDATE(?! SET)|DELETE FROM|REPLACE INTO) +[`"]?(\w+)/gi),
  ]
  return written.length > 0 && written.every(([, table = ""]) => targets.includes(table))
}

const isNumbered = (sql: string) => !/WITHOUT ROWID\s*$/i.test(sql)

async function readTables(ask: Ask, entries: readonly Entry[]): Promise<Table[]> {
  const copied = entries.filter(({ name }) => !DERIVED.includes(name))
  const answers = await ask([
    ...copied.map(({ name }) => `PRAGMA table_info("${name}")`),
    ...copied.map(
      ({ name, sql }) => `SELECT count(*) AS n, ${isNumbered(sql) ? "max(rowid)" : 0} AS last FROM "${name}"`,
    ),
  ])
  const tables = copied.map(({ name, sql }, i) => {
    const columns = (answers[i] ?? []) as { name: string; type: string; pk: number }[]
    const primary = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk)
    const names = columns.map((column) => column.name)
    const counted = answers[copied.length + i]?.[0]
    const [rows, last] = [Number(counted?.["n"] ?? 0), Number(counted?.["last"] ?? 0)]
    if (!isNumbered(sql)) return { name, rows, columns: names, key: primary.map((column) => column.name) }
    const isAlias = primary.length === 1 && primary[0]?.type.toUpperCase() === "INTEGER"
    // Lists page by rowid, so rowids are preserved.
    return isAlias
      ? { name, rows, last, columns: names, key: [primary[0]?.name ?? ""] }
      : { name, rows, last, columns: ["rowid", ...names], key: ["rowid"] }
  })
  const rank = ({ name }: Table) => (REFERRED_TO.includes(name) ? REFERRED_TO.indexOf(name) : REFERRED_TO.length)
  return tables.toSorted((a, b) => rank(a) - rank(b))
}
