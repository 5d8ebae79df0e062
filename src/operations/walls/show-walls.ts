import { FULL_AT } from "../../kernel/room.ts"
import type { WallRow } from "./record-walls.ts"
import type { Wall } from "./schema.ts"
import { WALL_NAMES, WALLS } from "./walls.ts"

/** The walls that were measured, with how far each is and what it means. */
export function showWalls({ results }: Pick<D1Result, "results">): Wall[] {
  const rows = new Map((results as WallRow[]).map((row) => [row.name, row]))
  return WALL_NAMES.flatMap((name) => {
    const row = rows.get(name)
    if (!row?.measuredAt) return []
    const { used, capacity, level, measuredAt } = row
    const { label, advice } = WALLS[name]
    return [{ name, used, capacity, percent: Math.round((100 * used) / capacity), level, measuredAt, label, advice }]
  })
}

/** Whether topics can be added, in a sentence for operators. */
export function roomOf(walls: readonly Wall[]) {
  const database = walls.find(({ name }) => name === "database")
  if (!database) return { isFull: false, message: "The database's size was not measured yet" }
  const isFull = database.level >= FULL_AT
  const share = `The database is ${database.percent}% full`
  return { isFull, message: isFull ? `${share}: no topics are added until rows are removed` : share }
}
