import type { OrgContext } from "../../kernel/context.ts"

/** Runs after the commit. A failure is logged, and cron updates the index later. */
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
