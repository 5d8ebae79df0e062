import type { ConnectionBoard } from "../../api/types.ts"

type Day = ConnectionBoard["days"][number]
type Counted = Pick<ConnectionBoard, "live" | "failed" | "stale" | "days">

const DAY_MS = 86_400_000
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Segments of all connections by day, until now. The day before the first count had none, so there is a trend from the first day. */
export function trendOf(connections: readonly Counted[], now: number): Day[] {
  const today = dayOf(now)
  const days = new Map<string, Day>()
  const add = ({ day, live, failed, stale }: Day) => {
    const sum = days.get(day) ?? { day, live: 0, failed: 0, stale: 0 }
    days.set(day, { day, live: sum.live + live, failed: sum.failed + failed, stale: sum.stale + stale })
  }
  for (const { live, failed, stale, days: counted } of connections) {
    for (const day of counted) if (day.day < today) add(day)
    add({ day: today, live, failed, stale: stale ?? 0 })
  }
  const sorted = [...days.values()].sort((a, b) => a.day.localeCompare(b.day))
  return sorted.length === 1 ? [{ day: dayOf(now - DAY_MS), live: 0, failed: 0, stale: 0 }, ...sorted] : sorted
}
