import * as z from "zod"
import type { Services } from "../context.ts"
import { prepare, sql } from "../db/sql.ts"
import type { QueueName } from "../ports/queues.ts"
import { GIVE_UP_AFTER_MS } from "./retry-policy.ts"
import { sendAll } from "./send.ts"

/**
 * Messages of one organization that a queue holds at a time; the others wait in the outbox until one of these is handled. A queue is first in,
 * first out, so this makes organizations take turns. Fewer than the consumers of the queue (wrangler.toml), which leaves one for the others,
 * and enough to keep a lone organization's consumers busy.
 */
const SHARES: Record<QueueName, number> = {
  "strata-imports": 4,
  "strata-syncs": 5,
  "strata-pushes": 5,
  "strata-jobs": 1,
  "strata-webhooks": 5,
}

/** `sent_at` of a message that waits for room in the database: it takes no share, and no sweep sends it while there is none. */
const PARKED = "9999-12-31T23:59:59.999Z"

/** A consumer works this long on one message, then sends the next, so that other organizations' messages come in between. */
export const TURN_MS = 3_000

/** Clocks of two isolates differ: a message sent this far in the future is not resting. */
const CLOCK_SKEW_MS = 500

export type Sender = Pick<Services, "home" | "queues" | "log" | "now">

/** Part of a sent message's body. It names the message's row in the outbox, and whose turn it is. */
const Turn = z.object({ turn: z.object({ id: z.string(), org: z.string().min(1) }) })

type Waiting = { id: string; body: string }

const CLAIM = `
  UPDATE outbox SET sent_at = ?3 WHERE id IN (
    SELECT id FROM outbox INDEXED BY outbox_turns WHERE queue = ?1 AND org_id = ?2 AND sent_at = '' ORDER BY created_at, rowid
    LIMIT max(0, ?4 - (
      SELECT count(*) FROM outbox INDEXED BY outbox_turns
      WHERE queue = ?1 AND org_id = ?2 AND sent_at > '' AND sent_at <= ?5)))
  RETURNING id, body`

/** Sends the oldest waiting messages of an organization, up to its share. */
export async function sendNext(ctx: Sender, queue: QueueName, org: string): Promise<void> {
  await sendClaimed(ctx, queue, org, await claimNext(ctx, queue, org))
}

/** The statements before it are written in the same batch. */
async function claimNext({ home, now }: Sender, queue: QueueName, org: string, before: D1PreparedStatement[] = []) {
  const at = now()
  const notResting = new Date(at.getTime() + CLOCK_SKEW_MS).toISOString()
  const claim = home.prepare(CLAIM).bind(queue, org, at.toISOString(), SHARES[queue], notResting)
  const answers = await home.batch<Waiting>([...before, claim])
  return answers.at(-1)?.results ?? []
}

/** If the process dies here, the sweep sends the messages. */
async function sendClaimed({ home, queues }: Sender, queue: QueueName, org: string, claimed: readonly Waiting[]) {
  if (claimed.length === 0) return
  const bodies = claimed.map(({ id, body }) => ({ ...(JSON.parse(body) as object), turn: { id, org } }))
  try {
    await sendAll(queues[queue], bodies)
  } catch (error) {
    const ids = JSON.stringify(claimed.map(({ id }) => id))
    await home.prepare("UPDATE outbox SET sent_at = '' WHERE id IN (SELECT value FROM json_each(?))").bind(ids).run()
    throw error
  }
}

/** The message as the queue delivers it. */
type Delivered = Pick<Message, "id" | "body" | "attempts" | "timestamp">

/** Ends the turn of a message that was handled or given up, and sends what waits behind it. Throws if it cannot be recorded. */
export async function endTurn(ctx: Sender, queue: QueueName, { id, body, attempts }: Delivered): Promise<void> {
  const forget = (row: string) => prepare(ctx.home, sql`DELETE FROM outbox WHERE id = ${row}`)
  const isRecorded = await passTurn(ctx, queue, body, forget)
  if (!isRecorded && attempts > 1) await forget(restingId(id)).run()
}

/**
 * Until its next attempt a message takes no share, so that work which keeps failing does not block the organization's other work. Runs read
 * from here why and until when they are retried.
 */
export async function restTurn(
  ctx: Sender,
  queue: QueueName,
  { id, body, timestamp }: Delivered,
  { delaySeconds, reason }: { delaySeconds: number; reason: string | null },
): Promise<void> {
  const at = ctx.now()
  const due = new Date(at.getTime() + delaySeconds * 1000).toISOString()
  const retry = JSON.stringify({ until: new Date(timestamp.getTime() + GIVE_UP_AFTER_MS).toISOString(), reason })
  const isRecorded = await passTurn(ctx, queue, body, (row) =>
    prepare(ctx.home, sql`UPDATE outbox SET sent_at = ${due}, retry = ${retry} WHERE id = ${row}`),
  )
  if (isRecorded) return
  const note = sql`INSERT INTO outbox (id, queue, body, created_at, sent_at, retry)
    VALUES (${restingId(id)}, ${queue}, ${JSON.stringify(body)}, ${at.toISOString()}, ${due}, ${retry})
    ON CONFLICT (id) DO UPDATE SET sent_at = excluded.sent_at, retry = excluded.retry`
  await prepare(ctx.home, note).run()
}

/** The service's own messages leave the outbox when they are sent. While one is retried, this row says so; no sweep sends it. */
const restingId = (messageId: string) => `resting/${messageId}`

/** Removes what a message left that came back under another id, or never. */
export const forgetResting = (d1: D1Database, queue: QueueName, before: string): D1PreparedStatement =>
  prepare(d1, sql`DELETE FROM outbox WHERE queue = ${queue} AND org_id = '' AND sent_at > '' AND sent_at <= ${before}`)

/** Keeps a message in the outbox until there is room in the database, however long that takes. */
export async function parkTurn(
  ctx: Sender,
  queue: QueueName,
  { id, body }: Pick<Message, "id" | "body">,
): Promise<void> {
  if (Turn.safeParse(body).success) {
    await passTurn(ctx, queue, body, (row) =>
      prepare(ctx.home, sql`UPDATE outbox SET sent_at = ${PARKED}, retry = NULL WHERE id = ${row}`),
    )
    return
  }
  const park = sql`INSERT INTO outbox (id, queue, body, created_at, sent_at)
    VALUES (${`parked/${id}`}, ${queue}, ${JSON.stringify(body)}, ${ctx.now().toISOString()}, ${PARKED}) ON CONFLICT DO NOTHING`
  await prepare(ctx.home, park).run()
}

/** Parked messages wait for their turn again. */
export const unpark = (d1: D1Database, queue: QueueName): D1PreparedStatement =>
  prepare(d1, sql`UPDATE outbox SET sent_at = '' WHERE queue = ${queue} AND sent_at = ${PARKED}`)

/** The oldest message that is not handled yet and not parked. */
export const oldestMessage = (d1: D1Database): D1PreparedStatement =>
  prepare(
    d1,
    sql`SELECT created_at AS oldest FROM outbox INDEXED BY outbox_created WHERE sent_at <> ${PARKED} ORDER BY created_at LIMIT 1`,
  )

/** Whether the message has a turn to pass. */
async function passTurn(
  ctx: Sender,
  queue: QueueName,
  body: unknown,
  record: (id: string) => D1PreparedStatement,
): Promise<boolean> {
  const { data } = Turn.safeParse(body)
  if (!data) return false
  const { id, org } = data.turn
  const next = await claimNext(ctx, queue, org, [record(id)])
  await sendClaimed(ctx, queue, org, next).catch((error: unknown) => {
    ctx.log("outbox.send_failed", { level: "warn", messages: next.length, error: String(error) })
  })
  return true
}
