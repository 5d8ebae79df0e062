import type { OrgContext, Services } from "../../kernel/context.ts"
import type { Amounts } from "../../kernel/ports/counter.ts"

/** The isolate is presumed to have dropped the work of a request that is this late; the next request reports instead. */
const LATE_MS = 2_000
/** Requests that arrive until then, in the time that one waits, pass the amounts on to the next: with two waits, within a minute. */
const LAST_TAKEOVER = 1.4

type Pending = { requests: number; classifications: number; since: number; until: number }
const pending = new Map<string, Pending>()

type Counting = {
  org: Pick<OrgContext["org"], "id">
  meter: Pick<OrgContext["meter"], "record">
  now: () => Date
  defer: (work: Promise<unknown>) => void
} & Pick<Services, "collectMs">

export const countRequest = (ctx: Counting): void => countLater(ctx, { requests: 1 })

/**
 * Collects unlimited usage for up to a minute and reports it to the counter in one call: each report costs rows written. Responses never
 * wait for it. A request may wait 30 seconds after its response, so a later one takes over what it holds.
 */
export function countLater(
  ctx: Counting,
  { requests = 0, classifications = 0 }: Pick<Amounts, "requests" | "classifications">,
): void {
  const { collectMs, org, meter } = ctx
  const now = ctx.now().getTime()
  const held = pending.get(org.id)
  const own = held ?? { requests: 0, classifications: 0, since: now, until: 0 }
  own.requests += requests
  own.classifications += classifications
  const isLate = now >= own.until + LATE_MS
  const takesOver = now < own.since + collectMs * LAST_TAKEOVER && now >= own.until - collectMs / 2
  if (held && !isLate && !takesOver) return
  const until = now + collectMs
  own.until = until
  pending.set(org.id, own)
  ctx.defer(
    scheduler.wait(collectMs).then(() => {
      if (pending.get(org.id) !== own || own.until !== until) return undefined
      pending.delete(org.id)
      return meter.record({ requests: own.requests, classifications: own.classifications })
    }),
  )
}
