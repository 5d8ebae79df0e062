import type { HttpContext } from "../kernel/http/route.ts"

const SLOW_MS = 1000

/** Every request is measured; those that failed, were refused or were slow get one log line each. */
export function reportRequest(c: Pick<HttpContext, "get" | "req" | "res">, ms: number): void {
  const services = c.get("services")
  const caller = c.get("caller")
  const thrown = c.get("thrown")
  const route = c.get("route") ?? "no route"
  const { status } = c.res
  services.figures.write({
    kind: "request",
    subject: route,
    outcome: `${Math.floor(status / 100)}xx`,
    ...(caller?.org && { org: caller.org }),
    ms,
  })
  const event = eventOf(status, ms)
  if (event === undefined) return
  services.log(event, {
    // Quotas that run out are worth a look; most other refusals are the caller's own.
    level: status >= 500 ? "error" : status === 429 ? "warn" : "info",
    route,
    method: c.req.method,
    status,
    ms: Math.round(ms),
    actor: "anonymous",
    ...caller,
    ...(thrown && { error: String(thrown), stack: thrown.stack }),
  })
}

function eventOf(status: number, ms: number): string | undefined {
  if (status >= 500) return "request.failed"
  if (status >= 400) return "request.refused"
  return ms > SLOW_MS ? "request.slow" : undefined
}
