import type { OrgContext } from "../../kernel/context.ts"

/** Runs after the database is committed: a failure is logged, and the cron brings the index up to date. */
export async function updateVectors(
  { log }: Pick<OrgContext, "log">,
  topics: number,
  write: () => Promise<void>,
): Promise<void> {
  if (topics === 0) return
  try {
    await write()
  } catch (error) {
    log("vectors.update_failed", { level: "warn", topics, error: String(error) })
  }
}
