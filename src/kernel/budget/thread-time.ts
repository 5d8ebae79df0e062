/** Less is not worth a write. */
const LEAST_MS = 250
/** Point reads answer without their duration. */
export const POINT_READ_MS = 0.2

let busyMs = 0
let dueAt = 0

type Reporting = { d1: D1Database; now: () => number; defer: (work: Promise<unknown>) => void; collectMs: number }

/**
 * Adds up how long the database worked for this isolate, and writes it down about every `collectMs` for all isolates together: a database
 * works on one statement at a time, so the sum is how busy it is.
 */
export function spendThreadTime({ d1, now, defer, collectMs }: Reporting, ms: number): void {
  busyMs += ms
  if (busyMs < LEAST_MS || now() < dueAt) return
  const reported = busyMs
  busyMs = 0
  dueAt = now() + collectMs
  const report = d1
    .prepare(
      `INSERT INTO walls (name, busy_ms) VALUES ('threads', ?1) ON CONFLICT (name) DO UPDATE SET busy_ms = busy_ms + ?1`,
    )
    .bind(reported)
  defer(report.run())
}
