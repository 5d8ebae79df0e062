import type { OrgContext } from "../../kernel/context.ts"
import { inRows, type Selection } from "../../kernel/db/listing.ts"
import { join, prepare, type Sql, sql } from "../../kernel/db/sql.ts"
import { libraryConditions, libraryListing } from "../library/list-topics.ts"
import type { TopicFilters } from "../library/schema.ts"
import type { LiveConfig } from "../../kernel/ports/live-config.ts"
import { ownOutputs } from "../rows/own-outputs.ts"
import { type Column, PLATFORM_OUTPUTS, READ, STANDARD } from "./columns.ts"
import type { Cell } from "../../kernel/files/csv.ts"

const PAGE_SIZE = 500

/** The last row read; the next page starts after it. */
export type Cursor = { createdAt: string; seq: number }
type Order = { size?: number; oldestFirst?: boolean }
type Reader = Pick<OrgContext, "library" | "org" | "workspace" | "config">

/**
 * The matching library rows, newest first, page by page. Each page is a keyset lookup in an index, so all pages cost
 * the same and concurrent inserts shift nothing.
 */
export async function* readPages(
  ctx: Reader,
  requested: TopicFilters,
  columns: readonly Column[],
): AsyncGenerator<Cell[][]> {
  const isFull = columns !== STANDARD
  const statement = await pageStatement(ctx, requested, isFull ? READ : columns)
  if (!statement) return
  const config = await ctx.config()
  let after: Cursor | undefined
  for (;;) {
    const rows = await prepare(ctx.library, statement(after)).raw<Cell[]>()
    after = cursorOf(rows)
    for (const row of rows) {
      if (isFull) renderOwn(row, config)
      row.length = columns.length
    }
    if (rows.length > 0) yield rows
    if (rows.length < PAGE_SIZE) return
  }
}

const AT = Object.fromEntries(READ.map(({ header }, i) => [header, i]))
type OwnRow = Parameters<typeof ownOutputs>[0]
const cellIn = (row: readonly Cell[], header: string) => row[AT[header] ?? -1] ?? null

/** Replaces stored names and descriptions with those rendered from the organization's overrides, as the list shows them. */
function renderOwn(row: Cell[], config: Pick<LiveConfig, "templatesOf">): void {
  const stored = String(cellIn(row, "overrides"))
  if (stored === "{}") return
  const overrides = JSON.parse(stored) as Record<string, unknown>
  const cells = Object.fromEntries(Object.keys(AT).map((header) => [header, cellIn(row, header)]))
  const { platform_outputs: others, ...outputs } = ownOutputs(cells as OwnRow, overrides, config) ?? {}
  for (const [header, text] of Object.entries(outputs)) {
    if (overrides[header] === undefined) row[AT[header] ?? -1] = text
  }
  if (others) row[AT[PLATFORM_OUTPUTS] ?? -1] = JSON.stringify(others)
}

/** The two cells after the requested columns. */
function cursorOf(rows: readonly Cell[][]): Cursor {
  const [seq, createdAt] = rows.at(-1)?.slice(-2) ?? []
  return { seq: Number(seq), createdAt: String(createdAt) }
}

/**
 * Builds the statement for the page after a row: the columns, then row number and creation time. Undefined if nothing
 * can match.
 */
export async function pageStatement(
  ctx: Reader,
  requested: TopicFilters,
  columns: readonly Column[],
  { size = PAGE_SIZE, oldestFirst = false }: Order = {},
) {
  const conditions = libraryConditions(ctx, requested)
  if (!conditions) return undefined
  const { table, scope } = libraryListing(ctx)
  const { filters, selections } = conditions
  const leader = await chooseLeader(ctx.library, selections)
  const tests = [
    scope,
    ...filters.map(inRows),
    ...selections.filter((one) => one !== leader).map(({ member }) => member),
  ]
  return (after: Cursor | undefined): Sql => {
    const page = leader
      ? pageOfSelection(table, leader, tests, after, { size, oldestFirst })
      : pageByCreation(table, tests, after, { size, oldestFirst })
    return {
      text: `WITH page AS MATERIALIZED (${page.text})
        SELECT ${columns.map(({ stored }) => stored).join(", ")}, page.seq, page.created_at
        FROM page CROSS JOIN org_topics AS link ON link.seq = page.seq
        CROSS JOIN topics AS t ON t.id = link.topic_id`,
      values: page.values,
    }
  }
}

function pageByCreation(
  table: string,
  tests: readonly Sql[],
  after: Cursor | undefined,
  { size, oldestFirst }: Required<Order>,
): Sql {
  const behind = after
    ? sql(`(t.created_at, t.seq) ${oldestFirst ? ">" : "<"} (?, ?)`, after.createdAt, after.seq)
    : // A bound that every value meets, so that the index is searched, not scanned.
      sql(`t.created_at >= ''`)
  const { text, values } = join([...tests, behind], " AND ")
  const direction = oldestFirst ? "ASC" : "DESC"
  return sql(
    `SELECT t.seq AS seq, t.created_at AS created_at FROM ${table} AS t INDEXED BY org_topics_created WHERE ${text}
     ORDER BY t.created_at ${direction}, t.seq ${direction} LIMIT ${size}`,
    ...values,
  )
}

/** Selections yield row numbers only, which follow creation order. */
function pageOfSelection(
  table: string,
  { rows, member }: Selection,
  tests: readonly Sql[],
  after: Cursor | undefined,
  { size, oldestFirst }: Required<Order>,
): Sql {
  if (!rows) throw new Error(`No row query for ${member.text}`)
  const { text, values } = join(tests, " AND ")
  return sql(
    `SELECT t.seq AS seq, t.created_at AS created_at FROM (${rows.text}) AS found
     CROSS JOIN ${table} AS t ON t.seq = found.seq
     WHERE found.seq ${oldestFirst ? ">" : "<"} ? AND ${text} ORDER BY found.seq ${oldestFirst ? "ASC" : "DESC"} LIMIT ${size}`,
    ...rows.values,
    after?.seq ?? (oldestFirst ? 0 : Number.MAX_SAFE_INTEGER),
    ...values,
  )
}

/** Counting stops here: with this many rows, any selection fills its pages quickly. */
const MAX_COUNTED = 5_000

/**
 * The selection with the fewest rows drives the query; the others are tested per row. Filters are tested in the index by creation, which
 * covers them.
 */
async function chooseLeader(d1: D1Database, selections: readonly Selection[]): Promise<Selection | undefined> {
  const leaders = selections.filter(({ rows }) => rows)
  if (leaders.length < 2) return leaders[0]
  const answers = await d1.batch<{ n: number }>(leaders.map(({ size }) => prepare(d1, size)))
  const counts = answers.map(({ results }) => Math.min(results[0]?.n ?? 0, MAX_COUNTED))
  return leaders[counts.indexOf(Math.min(...counts))]
}
