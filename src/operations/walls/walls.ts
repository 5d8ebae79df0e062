import { FULL_AT } from "../../kernel/room.ts"

export const WALL_NAMES = ["database", "threads", "queues", "objects"] as const
export type WallName = (typeof WALL_NAMES)[number]

/** Percent of the limit at which operators are alerted. */
const ALERTED = [50, 75, 90] as const
/** A level is left this far below it, so that a value around it raises one alert. */
const HYSTERESIS = 2

type Wall = {
  /** The subject of a sentence. */
  label: string
  levels: readonly number[]
  /** What happens at the limit, and what to do. */
  advice: string
}

/** What can run out, with how to see it coming. docs/operations.md explains each. */
export const WALLS: Record<WallName, Wall> = {
  database: {
    label: "The database's size",
    levels: [...ALERTED, FULL_AT],
    advice: `From ${FULL_AT}% on, no topics are added until rows are removed. Shorten retention, or remove organizations and imports.`,
  },
  threads: {
    label: "The time the database is busy",
    levels: ALERTED,
    advice: "Every request waits longer. Look for slow statements and large jobs.",
  },
  queues: {
    label: "The age of the oldest message",
    levels: ALERTED,
    advice: "Work that keeps failing is given up at the limit. Look for queue.message_failed in the log.",
  },
  objects: {
    label: "The memory of the fullest index object",
    levels: ALERTED,
    advice:
      "At the limit another object takes the new topics of its categories, and searches of them cost one call more.",
  },
}

/** The highest level that a value has reached. */
export function levelOf(
  wall: WallName,
  { used, capacity }: { used: number; capacity: number },
  before: number,
): number {
  const percent = (100 * used) / capacity
  const reached = WALLS[wall].levels.filter((level) => percent >= (level <= before ? level - HYSTERESIS : level))
  return Math.max(0, ...reached)
}
