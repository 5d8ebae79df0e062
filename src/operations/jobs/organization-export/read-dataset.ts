import type { Services } from "../../../kernel/context.ts"
import type { Cell } from "../../../kernel/files/csv.ts"
import type { Dataset } from "../../../organizations/holdings/holdings.ts"

const PAGE_ROWS = 1_000

/** The values of the ordering columns of the last row; the next page starts after it. */
export type After = readonly Cell[]

export const headersOf = ({ columns }: Dataset) =>
  columns.map((column) => (typeof column === "string" ? column : column[0]))

function statementFor({ columns, from, where, order }: Dataset, after: After | undefined): string {
  const stored = columns.map((column) => (typeof column === "string" ? column : column[1]))
  const places = order.map((_, i) => `?${i + 2}`)
  const isLater = after ? `AND (${order.join(", ")}) > (${places.join(", ")})` : ""
  return `SELECT ${[...stored, ...order].join(", ")} FROM ${from} WHERE ${where} ${isLater}
    ORDER BY ${order.join(", ")} LIMIT ${PAGE_ROWS}`
}

/** Up to `limit` rows of an organization, page by page; `next` is undefined on the last page. */
export async function* readDataset(
  { together }: Pick<Services, "together">,
  dataset: Dataset,
  orgId: string,
  start: After | undefined,
  limit: number,
): AsyncGenerator<{ rows: Cell[][]; next: After | undefined }> {
  let after = start
  for (let read = 0; read < limit;) {
    const rows = await together
      .prepare(statementFor(dataset, after))
      .bind(orgId, ...(after ?? []))
      .raw<Cell[]>()
    after = rows.length === PAGE_ROWS ? rows.at(-1)?.slice(dataset.columns.length) : undefined
    for (const row of rows) row.length = dataset.columns.length
    read += rows.length
    yield { rows, next: after }
    if (after === undefined) return
  }
}
