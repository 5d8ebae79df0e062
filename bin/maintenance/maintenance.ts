import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { stateFolder } from "../system/paths.ts"

const RETRIES = 3
const TIMEOUT_MS = 70_000

/** A running service and the token that authenticates commands over all organizations. */
export type Target = { url: string; token: string }

/** The service at STRATA_URL with MAINTENANCE_TOKEN; default: the local one. */
export function maintenanceTarget(): Target {
  const file = path.join(stateFolder(), "maintenance-token")
  const token = process.env["MAINTENANCE_TOKEN"] ?? (existsSync(file) ? readFileSync(file, "utf8") : "")
  if (token === "") throw new Error("MAINTENANCE_TOKEN is not set, and no local run has created one")
  return { url: process.env["STRATA_URL"] ?? `http://localhost:${process.env["PORT"] ?? 8787}`, token }
}

/** Maintenance calls are idempotent, so a call is retried if its response is lost. */
export async function callMaintenance<T>({ url, token }: Target, route: string, body: unknown): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const answer = await fetch(new URL(`/api/maintenance/${route}`, url), {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => new Response(String(error), { status: 503 }))
    if (answer.ok) return (await answer.json()) as T
    const reason = await answer.text()
    if (answer.status < 500 || attempt === RETRIES) throw new Error(`The service answered ${answer.status}: ${reason}`)
    await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** attempt))
  }
}
