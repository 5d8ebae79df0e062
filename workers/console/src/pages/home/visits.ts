/** The current visit, and the end of the one before. */
export type Visits = { last: string; before?: string }

/** Page views within this time belong to one visit. */
const VISIT_MS = 60 * 60_000

export function nextVisit(visits: Visits | null, now: Date): Visits {
  const last = now.toISOString()
  if (!visits) return { last }
  const isNew = now.getTime() - Date.parse(visits.last) > VISIT_MS
  return isNew ? { last, before: visits.last } : { ...visits, last }
}
