import type { OrgContext } from "../../kernel/context.ts"
import { prepare, sql } from "../../kernel/db/sql.ts"
import { newId } from "../../kernel/ids.ts"
import { actionEntry } from "../audit/entry.ts"
import { attempt } from "./attempt.ts"
import { logWith } from "./drive-webhook.ts"
import { type EventType, SAMPLES } from "./event-types.ts"
import type { WebhookTest, WebhookTestResult } from "./schema.ts"
import { findWebhook, secretsOf } from "./webhooks.ts"

/** Sends a sample immediately, even to a disabled webhook. A failed test is a result, not an error, and is not retried. */
export async function testWebhook(ctx: OrgContext, id: string, input: WebhookTest): Promise<WebhookTestResult> {
  const webhook = await findWebhook(ctx, id)
  const type = input.type ?? (webhook.events[0] as EventType)
  const createdAt = ctx.now().toISOString()
  const event = {
    eventId: newId("evt"),
    type,
    createdAt,
    orgId: ctx.org.id,
    data: { ...SAMPLES[type], test: true },
  }
  const result = await attempt(ctx, webhook, await secretsOf(ctx, webhook, ctx.now()), event)
  const { success, status, error, ms } = result
  await ctx.library.batch([
    prepare(
      ctx.library,
      sql`INSERT INTO webhook_deliveries (id, org_id, webhook_id, event_id, type, data, status, attempts, next_attempt_at, log,
           created_at, completed_at)
         VALUES (${newId("whd")}, ${ctx.org.id}, ${id}, ${event.eventId}, ${type}, ${JSON.stringify(event.data)},
           ${success ? "delivered" : "failed"}, 1, ${createdAt}, ${logWith({ log: [] }, result)}, ${createdAt},
             ${ctx.now().toISOString()})`,
    ),
    actionEntry(ctx, "webhook.tested", id, { success }),
  ])
  return { success, eventId: event.eventId, type, status, error, ms }
}
