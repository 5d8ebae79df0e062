import type { Pool } from "../../src/kernel/ports/leases.ts"
import type { LentBlock, LentBlocks, Marks } from "../../src/organizations/leases/lender.ts"

type Row = { id: string; gate: string; pool: Pool; day: string; amount: number; ends: number }

export type StoredBlocks = LentBlocks & {
  hasChanged(): boolean
  /** Writes the changes since the last call, in the same transaction as the usage. */
  write(): void
  /** Discards changes that could not be written. */
  reload(): void
}

/** Cached in memory: there are only a few per gate, and each spent credit reads them. */
export function openLentBlocks(sql: SqlStorage): StoredBlocks {
  const blocks = new Map<string, LentBlock>()
  const changed = new Set<string>()
  const create = () =>
    sql.exec(
      `CREATE TABLE IF NOT EXISTS lent (id TEXT PRIMARY KEY, gate TEXT NOT NULL, pool TEXT NOT NULL, day TEXT NOT NULL, amount INTEGER NOT NULL, ends REAL NOT NULL) WITHOUT ROWID`,
    )
  const reload = () => {
    create()
    changed.clear()
    blocks.clear()
    for (const row of sql.exec<Row>(`SELECT * FROM lent`)) blocks.set(row.id, row)
  }
  reload()
  return {
    all: () => [...blocks.values()],
    add: (block) => {
      blocks.set(block.id, block)
      changed.add(block.id)
    },
    remove: (id) => {
      blocks.delete(id)
      changed.add(id)
    },
    hasChanged: () => changed.size > 0,
    write: () => {
      const ids = [...changed]
      changed.clear()
      for (const id of ids) {
        const block = blocks.get(id)
        if (!block) sql.exec(`DELETE FROM lent WHERE id = ?`, id)
        else {
          const { gate, pool, day, amount, ends } = block
          sql.exec(`INSERT OR REPLACE INTO lent VALUES (?, ?, ?, ?, ?, ?)`, id, gate, pool, day, amount, ends)
        }
      }
    },
    reload,
  }
}

/** Written at once: an answer leaves the object after the writes before it. */
export function openMarks(sql: SqlStorage): Marks & { reload(): void } {
  const marks = new Map<string, number>()
  const reload = () => {
    sql.exec(`CREATE TABLE IF NOT EXISTS lease_marks (name TEXT PRIMARY KEY, until REAL NOT NULL) WITHOUT ROWID`)
    marks.clear()
    for (const row of sql.exec<{ name: string; until: number }>(`SELECT * FROM lease_marks`)) {
      marks.set(row.name, row.until)
    }
  }
  reload()
  return {
    all: () => marks,
    set: (name, until) => {
      marks.set(name, until)
      sql.exec(`INSERT OR REPLACE INTO lease_marks VALUES (?, ?)`, name, until)
    },
    remove: (name) => {
      marks.delete(name)
      sql.exec(`DELETE FROM lease_marks WHERE name = ?`, name)
    },
    reload,
  }
}
