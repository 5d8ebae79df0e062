import type { Services } from "./context.ts"
import { AppError } from "./errors.ts"

/** Percent of the database's limit at which topics are no longer added. The rest is for sign-in, pushes, and deletions. */
export const FULL_AT = 95

/** SQL for whether the database is that full, as last measured (operations/walls). */
export const IS_FULL = `EXISTS (SELECT 1 FROM walls WHERE name = 'database' AND level >= ${FULL_AT})`

const RETRY_AFTER_SECONDS = 300

/** Callers retry later. Background work is parked until there is room, and does not fail. */
export class NoRoom extends AppError {
  constructor() {
    const headers = { "Retry-After": String(RETRY_AFTER_SECONDS) }
    super(503, "There is no room for new topics right now, try again later", {}, headers)
  }
}

/** Rejects work that adds topics while the database is almost full. */
export async function demandRoom({ config }: Pick<Services, "config">): Promise<void> {
  if ((await config()).isFull) throw new NoRoom()
}
