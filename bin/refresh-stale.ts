// Refreshes stale activations of all organizations, on a running service:
//   npm run refresh-stale -- [--dry-run] [--limit 100]
// STRATA_URL and MAINTENANCE_TOKEN say where and as whom; without them it is the local run's own address and token.
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { stateFolder } from "./paths.ts"

/** What one call of the service refreshes at most. */
const A_CALL = 10
const RETRIES = 3
const TIMEOUT_MS = 70_000

type Item = {
  orgId: string
  activationId: string
  pushedName: string | null
  currentPlatformName: string | null
  status: "stale" | "refreshed" | "error"
  error?: string
}
type Answer = { items: Item[]; cursor: string | null }
type Target = { url: string; token: string }

export type Totals = Record<Item["status"], number>

/** Calls the service until the limit is reached or nothing is left. */
export async function refreshStale(
  target: Target,
  { dryRun, limit, say }: { dryRun: boolean; limit: number; say: (line: string) => void },
): Promise<Totals> {
  const totals: Totals = { stale: 0, refreshed: 0, error: 0 }
  let cursor: string | undefined
  for (let left = limit; left > 0;) {
    const answer = await call(target, { dryRun, limit: Math.min(left, A_CALL), cursor })
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

/** What is lost on the way is asked again: what was refreshed is not stale any more. */
async function call({ url, token }: Target, body: unknown): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(new URL("/api/maintenance/refresh-stale", url), {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => new Response(String(error), { status: 503 }))
    if (answer.ok) return (await answer.json()) as Answer
    const reason = await answer.text()
    if (answer.status < 500 || attempt === RETRIES) throw new Error(`The service answered ${answer.status}: ${reason}`)
    await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt))
  }
}

function targetOf(): Target {
  const file = path.join(stateFolder(), "maintenance-token")
  const token = process.env["MAINTENANCE_TOKEN"] ?? (existsSync(file) ? readFileSync(file, "utf8") : "")
  if (token === "") throw new Error("MAINTENANCE_TOKEN is not set, and no local run has made one")
  return { url: process.env["STRATA_URL"] ?? `http://localhost:${process.env["PORT"] ?? 8787}`, token }
}

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
    const { stale, refreshed, error } = await refreshStale(targetOf(), {
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
