// Refreshes stale activations of all organizations, on a running service:
//   npm run refresh-stale -- [--dry-run] [--limit 100]
// STRATA_URL and MAINTENANCE_TOKEN say where and as whom; without them it is the local run's own address and token.
import { parseArgs } from "node:util"
import { callMaintenance, maintenanceTarget, type Target } from "./maintenance.ts"

/** What one call of the service refreshes at most. */
const A_CALL = 10

type Item = {
  orgId: string
  activationId: string
  pushedName: string | null
  currentPlatformName: string | null
  status: "stale" | "refreshed" | "error"
  error?: string
}
type Answer = { items: Item[]; cursor: string | null }

export type Totals = Record<Item["status"], number>

/** Calls the service until the limit is reached or nothing is left. */
export async function refreshStale(
  target: Target,
  { dryRun, limit, say }: { dryRun: boolean; limit: number; say: (line: string) => void },
): Promise<Totals> {
  const totals: Totals = { stale: 0, refreshed: 0, error: 0 }
  let cursor: string | undefined
  for (let left = limit; left > 0;) {
    const answer = await callMaintenance<Answer>(target, "refresh-stale", {
      dryRun,
      limit: Math.min(left, A_CALL),
      cursor,
    })
    for (const item of answer.items) {
      totals[item.status]++
      say(`${item.status.padEnd(9)} ${item.orgId} ${item.activationId} ${whatChanges(item)}`)
    }
    left -= answer.items.length
    if (answer.cursor === null) break
    cursor = answer.cursor
  }
  return totals
}

const whatChanges = ({ pushedName, currentPlatformName, error }: Item) =>
  error ?? (pushedName === currentPlatformName ? `${pushedName}` : `${pushedName} -> ${currentPlatformName}`)

function limitIn(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error("--limit must be a whole number of at least 1")
  return Number(text)
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { "dry-run": { type: "boolean", default: false }, limit: { type: "string" } },
  })
  const dryRun = values["dry-run"]
  try {
    const { stale, refreshed, error } = await refreshStale(maintenanceTarget(), {
      dryRun,
      limit: limitIn(values.limit),
      say: console.log,
    })
    console.log(dryRun ? `${stale} stale, nothing changed` : `${refreshed} refreshed, ${error} failed`)
    if (error > 0) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
