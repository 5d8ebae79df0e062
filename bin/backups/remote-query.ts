import type { Ask } from "./database-schema.ts"

const ATTEMPTS = 10
const MAX_WAIT_MS = 60_000

type Answer = { success: boolean; result: { results: Record<string, unknown>[] }[] }

/**
 * Reads a deployed database through Cloudflare's API: one process for a whole backup, while each wrangler command takes seconds.
 * Statements of one call are one batch, so their rows are from one moment. Only for statements that may run twice.
 */
export function remoteQuery(
  databaseId: string,
  { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account, ...env } = process.env,
): Ask {
  if (!token || !account) {
    throw new Error(
      "CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID are not set: create an API token that may edit D1, since wrangler does not share its login.",
    )
  }
  const base = env["CLOUDFLARE_API_BASE_URL"] ?? "https://api.cloudflare.com/client/v4"
  const url = `${base}/accounts/${account}/d1/database/${databaseId}/query`
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }
  return async (statements) => {
    if (statements.length === 0) return []
    const body = JSON.stringify({ sql: statements.join(";\n") })
    const text = await untilAnswered(() => fetch(url, { method: "POST", headers, body }))
    const { success, result } = JSON.parse(text) as Answer
    if (!success) throw new Error(`The database cannot be read: ${text.slice(0, 500)}`)
    return result.map(({ results }) => results)
  }
}

/** The API limits requests per five minutes, and a busy database refuses some. */
async function untilAnswered(send: () => Promise<Response>): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const answer = await send().catch((error: unknown) => new Response(String(error), { status: 503 }))
    // A connection that breaks within the answer is a failed attempt too.
    const text = await answer.text().catch(() => undefined)
    if (answer.ok && text !== undefined) return text
    const isPassing = answer.ok || answer.status === 429 || answer.status >= 500
    if (!isPassing || attempt === ATTEMPTS) {
      throw new Error(`The database cannot be read: status ${answer.status}: ${text?.slice(0, 500)}`)
    }
    const seconds = Number(answer.headers.get("retry-after") ?? 2 ** attempt / 2)
    await new Promise((resolve) => setTimeout(resolve, Math.min(seconds * 1000, MAX_WAIT_MS)))
  }
}
