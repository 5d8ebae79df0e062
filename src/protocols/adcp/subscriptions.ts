import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { AppError } from "../../kernel/errors.ts"
import { newId, randomBase62 } from "../../kernel/ids.ts"
import { OutboundError } from "../../kernel/outbound/outbound-error.ts"
import { callOutside } from "../../kernel/outbound/outbound-fetch.ts"
import { guardUrl } from "../../kernel/outbound/url-guard.ts"
import { actionEntry } from "../../organizations/audit/entry.ts"
import { FEED_EVENTS, feedKey, feedHeaders } from "../../organizations/webhooks/sign-feed.ts"
import type { Buyer } from "../buyers/buyer.ts"
import { AdcpFailure } from "./failure.ts"
import type { NotificationConfig } from "./requests.ts"
import type { TaskContext } from "./task.ts"

export type Subscription = { subscriber_id: string; url: string; event_types: string[]; active: boolean }

/** Events that an account may ask for. Those besides the feed's never happen here. */
const ACCOUNT_EVENTS: ReadonlySet<string> = new Set([
  ...FEED_EVENTS,
  "creative.status_changed",
  "creative.purged",
  "product.created",
  "product.updated",
  "product.priced",
  "product.removed",
])
const CHALLENGE_MS = 10_000

export async function readSubscriptions(
  { library, org }: Pick<OrgContext, "library" | "org">,
  buyerIds: readonly string[],
): Promise<Map<string, Subscription[]>> {
  const { results } = await library
    .prepare(
      `SELECT buyer_id AS buyerId, subscriber_id, url, events, disabled_at IS NULL AS active FROM webhooks
       WHERE org_id = ? AND buyer_id IN (SELECT value FROM json_each(?)) ORDER BY created_at, id`,
    )
    .bind(org.id, JSON.stringify(buyerIds))
    .all<{ buyerId: string; subscriber_id: string; url: string; events: string; active: number }>()
  const groups = Map.groupBy(results, ({ buyerId }) => buyerId)
  return new Map(
    Array.from(groups, ([id, rows]) => [
      id,
      rows.map(({ buyerId: _buyer, events, active, ...row }) => ({
        ...row,
        event_types: JSON.parse(events) as string[],
        active: active === 1,
      })),
    ]),
  )
}

/** Replaces the buyer's subscriptions, once all of them are valid and their receivers have answered. True if anything changed. */
export async function replaceSubscriptions(
  task: TaskContext,
  buyer: Buyer,
  given: readonly NotificationConfig[],
): Promise<boolean> {
  const { ctx } = task
  const before = (await readSubscriptions(ctx, [buyer.id])).get(buyer.id) ?? []
  const wanted = given.map((one, i): Subscription => checked(ctx, given, one, i))
  const textOf = (list: readonly Subscription[]) => JSON.stringify(list)
  if (textOf(before) === textOf(wanted)) return false
  for (const [i, one] of wanted.entries()) {
    const isProven = before.some((old) => textOf([old]) === textOf([one]))
    if (one.active && !isProven) await prove(task, buyer, one, `notification_configs[${i}].url`)
  }
  const at = ctx.now()
  const mine = sql`org_id = ${ctx.org.id} AND buyer_id = ${buyer.id}`
  const created = (i: number) => new Date(at.getTime() + i).toISOString()
  await ctx.library.batch([
    prepare(
      ctx.library,
      sql`DELETE FROM webhook_deliveries WHERE webhook_id IN (SELECT id FROM webhooks WHERE ${mine})`,
    ),
    prepare(ctx.library, sql`DELETE FROM webhooks WHERE ${mine}`),
    ...wanted.map(({ subscriber_id: subscriber, url, event_types: events, active }, i) =>
      prepare(
        ctx.library,
        sql`INSERT INTO webhooks (id, org_id, buyer_id, subscriber_id, description, url, events, secret, disabled_at, disabled_reason, created_by,
            created_at, updated_at)
          /* The description is the address of the agent that they subscribed at. */
          VALUES (${newId("wh")}, ${ctx.org.id}, ${buyer.id}, ${subscriber}, ${task.url}, ${url}, ${JSON.stringify(events)}, '',
            ${active ? null : at.toISOString()}, ${active ? null : "Paused by the buyer"}, ${ctx.actor.userId}, ${created(i)},
            ${created(i)})`,
      ),
    ),
    // Changes are noted while anybody wants to hear of them.
    prepare(
      ctx.library,
      sql`INSERT INTO signal_feeds (org_id, version) VALUES (${ctx.org.id}, ${randomBase62(16)}) ON CONFLICT (org_id) DO NOTHING`,
    ),
    prepare(
      ctx.library,
      sql`UPDATE signal_feeds SET changes = iif(EXISTS (SELECT 1 FROM webhooks WHERE org_id = ${ctx.org.id} AND buyer_id <> ''
          AND disabled_at IS NULL), max(changes, 0), -1) WHERE org_id = ${ctx.org.id}`,
    ),
    actionEntry(ctx, "buyer.subscribed", buyer.id, { subscriptions: wanted.length }),
  ])
  return true
}

function checked(
  ctx: OrgContext,
  all: readonly NotificationConfig[],
  one: NotificationConfig,
  i: number,
): Subscription {
  const refuse = (
    field: string,
    message: string,
    code: "VALIDATION_ERROR" | "UNSUPPORTED_FEATURE" = "VALIDATION_ERROR",
  ) => {
    throw new AdcpFailure(code, message, { field: `notification_configs[${i}].${field}` })
  }
  if (all.findIndex((other) => other.subscriber_id === one.subscriber_id) < i) {
    refuse("subscriber_id", "subscriber_id is used twice")
  }
  const wrong = one.event_types.findIndex((type) => !ACCOUNT_EVENTS.has(type))
  if (wrong !== -1) refuse(`event_types[${wrong}]`, "This is no event of an account")
  if (one.authentication !== undefined) {
    refuse("authentication", "Webhooks are signed by RFC 9421 only", "UNSUPPORTED_FEATURE")
  }
  try {
    guardUrl("url", one.url, ctx.outside)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    refuse("url", error.message)
  }
  const { subscriber_id, url, event_types, active } = one
  return { subscriber_id, url, event_types, active }
}

/** A receiver proves that it wants the events by repeating a random text. */
async function prove({ ctx, url }: TaskContext, buyer: Buyer, one: Subscription, field: string): Promise<void> {
  const challenge = randomBase62(40)
  const body = JSON.stringify({
    type: "webhook.challenge",
    challenge,
    account_id: buyer.id,
    subscriber_id: one.subscriber_id,
    seller_agent_url: url,
    delivery_auth: { mode: "rfc9421" },
    event_types: one.event_types,
  })
  const headers = await feedHeaders(await feedKey(ctx, ctx.org.id), { url: one.url, body, at: ctx.now() })
  try {
    const request = { url: one.url, headers, body, timeoutMs: CHALLENGE_MS, retries: 0, maxBytes: 4096 }
    const { text } = await callOutside(ctx.outside, { ...request, method: "POST" })
    const answer = JSON.parse(text) as { challenge?: unknown; token?: unknown } | null
    if (answer?.challenge === challenge || answer?.token === challenge) return
  } catch (error) {
    if (!(error instanceof OutboundError || error instanceof SyntaxError)) throw error
  }
  throw new AdcpFailure("VALIDATION_ERROR", "The receiver did not repeat the challenge", { field })
}
