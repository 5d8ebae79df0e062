/** The reserved amount, the day it counts toward, and the part that belongs to finished work. */
type NamedReservation = { day: string; amount: number; kept: number }

export type StoredReservations = {
  find(name: string): NamedReservation | undefined
  set(name: string, reservation: NamedReservation): void
  hasChanged(): boolean
  /** Writes the changes since the last call, in the same transaction as the usage. */
  write(): void
  forgetOld(): void
  /** Discards changes that could not be written. */
  reload(): void
}

type Row = { day: string; amount: number }

const DAY_MS = 24 * 3600 * 1000
/** A caller that crashed after its work never ends its reservation; its usage stays counted. */
const LIFETIME_DAYS = 7

/**
 * Open reservations, and those whose work is done: two workers may start the same work, and the slower one may reserve after the faster one has finished. Settled reservations are kept until the end of the next day, much longer than a worker may run.
 */
export function openReservations(sql: SqlStorage, now: () => number): StoredReservations {
  const changed = new Map<string, NamedReservation>()
  const dayBefore = (days: number) => new Date(now() - days * DAY_MS).toISOString().slice(0, 10)
  const reload = () => {
    changed.clear()
    sql.exec(
      `CREATE TABLE IF NOT EXISTS claims (name TEXT PRIMARY KEY, day TEXT NOT NULL, amount REAL NOT NULL) WITHOUT ROWID;
       CREATE TABLE IF NOT EXISTS kept (day TEXT, name TEXT, amount REAL NOT NULL, PRIMARY KEY (day, name)) WITHOUT ROWID`,
    )
  }
  const findKept = (name: string) =>
    sql
      .exec<Row>(
        `SELECT day, amount FROM kept WHERE day IN (?, ?) AND name = ? ORDER BY day DESC LIMIT 1`,
        dayBefore(0),
        dayBefore(1),
        name,
      )
      .toArray()[0]
  const write = (name: string, { day, amount, kept }: NamedReservation) => {
    if (amount > kept) sql.exec(`INSERT OR REPLACE INTO claims VALUES (?, ?, ?)`, name, day, amount)
    else sql.exec(`DELETE FROM claims WHERE name = ?`, name)
    if (kept > 0) sql.exec(`INSERT OR REPLACE INTO kept VALUES (?, ?, ?)`, dayBefore(0), name, kept)
  }
  reload()
  return {
    find: (name) => {
      const unwritten = changed.get(name)
      if (unwritten) return unwritten
      const [open] = sql.exec<Row>(`SELECT day, amount FROM claims WHERE name = ?`, name).toArray()
      const kept = findKept(name)
      const known = open ?? kept
      return known && { ...known, kept: kept?.amount ?? 0 }
    },
    set: (name, reservation) => void changed.set(name, reservation),
    hasChanged: () => changed.size > 0,
    write: () => {
      const unwritten = [...changed]
      changed.clear()
      for (const [name, reservation] of unwritten) write(name, reservation)
    },
    forgetOld: () => {
      sql.exec(`DELETE FROM claims WHERE day < ?`, dayBefore(LIFETIME_DAYS))
      sql.exec(`DELETE FROM kept WHERE day < ?`, dayBefore(1))
    },
    reload,
  }
}
