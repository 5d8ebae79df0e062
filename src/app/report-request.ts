import type { HttpContext } from "../kernel/http/route.ts"

const SLOW_MS = 1000

/** One in so many requests that succeed is logged. */
const SAMPLE = 100

/** Measures every request, and logs those that failed, were rejected or were slow, and a sample of the others. */
export function reportRequest(
  c: Pick<HttpContext, "get" | "req" | "res">,
  ms: number,
  /** From 0 to 1. */
  sample = Math.random(),
): void {
  const services = c.get("services")
  const caller = c.get("caller")
  const thrown = c.get("thrown")
  const route = c.get("route") ?? "no route"
  const { status } = c.res
  const figure = {
    kind: "request",
    subject: route,
    outcome: `${Math.floor(status / 100)}xx`,
    ...(caller?.org && { org: caller.org }),
    ...(caller && { caller: caller.actor }),
    ms,
  } as const
  services.figures.write(figure, services)
  const failed = status >= 500 && c.get("refused") !== true
  const event = failed ? "request.failed" : eventOf(status, ms, sample)
  if (event === undefined) return
  services.log(event, {
    // Exhausted quotas and a full database deserve a look; most other rejections are the caller's fault.
    level: failed ? "error" : status === 429 || status >= 500 ? "warn" : "info",
    route,
    method: c.req.method,
    status,
    ms: Math.round(ms),
    actor: "anonymous",
    ...caller,
    ...(thrown && { error: String(thrown), stack: thrown.stack }),
  })
}

function eventOf(status: number, ms: number, sample: number): string | undefined {
  if (status >= 400) return "request.refused"
  if (ms > SLOW_MS) return "request.slow"
  return sample < 1 / SAMPLE ? "request.sampled" : undefined
}
