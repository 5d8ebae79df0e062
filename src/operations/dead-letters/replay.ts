import { PushMessage } from "../../activation/runs/messages.ts"
import { replayPush } from "../../activation/runs/replay-push.ts"
import { ImportMessage } from "../../intake/imports/messages.ts"
import { replayImport } from "../../intake/imports/replay-import.ts"
import { PageMessage } from "../../intake/sync/messages.ts"
import { replaySync } from "../../intake/sync/replay-sync.ts"
import type { OrgContext, Services } from "../../kernel/context.ts"
import { atDirectory } from "../../kernel/db/databases.ts"
import { AppError } from "../../kernel/errors.ts"
import type { QueueName } from "../../kernel/ports/queues.ts"
import { actionEntry } from "../../organizations/audit/entry.ts"
import { replayWebhook } from "../../organizations/webhooks/announce.ts"
import { WebhookMessage } from "../../organizations/webhooks/messages.ts"
import { JobMessage } from "../jobs/messages.ts"
import { replayJob } from "../jobs/replay-job.ts"
import { ScheduleMessage } from "../schedules/messages.ts"
import { replayScheduleRun } from "../schedules/run-schedule.ts"
import { findDeadLetter } from "./dead-letters.ts"

type Replay = (services: Services, body: unknown, alongside: D1PreparedStatement[]) => Promise<void>

/** Each reopens the work that was given up, and sends its message again in the same batch. */
const REPLAYS: Record<QueueName, Replay> = {
  "strata-imports": (services, body, alongside) => replayImport(services, ImportMessage.parse(body), alongside),
  "strata-syncs": (services, body, alongside) => replaySync(services, PageMessage.parse(body), alongside),
  "strata-pushes": (services, body, alongside) => replayPush(services, PushMessage.parse(body), alongside),
  "strata-jobs": (services, body, alongside) => {
    const { data: due } = ScheduleMessage.safeParse(body)
    return due
      ? replayScheduleRun(services, due.scheduleRun, alongside)
      : replayJob(services, JobMessage.parse(body), alongside)
  },
  "strata-webhooks": (services, body, alongside) => replayWebhook(services, WebhookMessage.parse(body), alongside),
}

/** Repeats the work of a dead letter. Work completed since is skipped: all work is idempotent. */
export async function replayDeadLetter(ctx: OrgContext, id: string) {
  const letter = await findDeadLetter(ctx, id)
  if (letter.replayedAt !== null) throw new AppError(409, "Dead letter was already replayed")
  const queue = letter.queue.replace(/-dead$/, "")
  const replay = REPLAYS[queue as QueueName] as Replay | undefined
  if (!replay) throw new AppError(409, `Nothing consumes ${queue}`)
  const mark = ctx.directory
    .prepare("UPDATE dead_letters SET replayed_at = ?2 WHERE id = ?1 AND replayed_at IS NULL")
    .bind(id, ctx.now().toISOString())
  try {
    await replay(ctx, letter.body, [mark, actionEntry(atDirectory(ctx), "dead_letter.replayed", id, { queue })])
  } catch (error) {
    if (!(error instanceof Error && error.name === "ZodError")) throw error
    throw new AppError(409, "The message cannot be read, so it cannot be replayed")
  }
  return { replayed: true as const, letter: await findDeadLetter(ctx, id) }
}
