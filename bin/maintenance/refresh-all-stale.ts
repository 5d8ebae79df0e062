/** Maximum number of activations that the service refreshes per call. */
const PER_CALL = 10
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
export type Target = { url: string; token: string }

type Totals = Record<Item["status"], number>

/** Calls the service until the limit is reached or nothing is left. */
export async function refreshStale(
  target: Target,
  {
    dryRun,
    limit,
    wording = false,
    say,
  }: { dryRun: boolean; limit: number; wording?: boolean; say: (line: string) => void },
): Promise<Totals> {
  const totals: Totals = { stale: 0, refreshed: 0, error: 0 }
  let cursor: string | undefined
  for (let left = limit; left > 0;) {
    const answer = await call(target, { dryRun, limit: Math.min(left, PER_CALL), wording, cursor })
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

/** Retries a call whose response was lost: activations it already refreshed are no longer stale. */
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
