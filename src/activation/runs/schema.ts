import * as z from "zod"
import { flag } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { newest } from "../../kernel/http/query.ts"
import { CHOICE_REQUIRED, ChosenFilters } from "../../topics/library/schema.ts"

export const NewPush = z
  .object(
    {
      topicIds: z.array(z.string("topicIds must be strings"), CHOICE_REQUIRED).min(1, CHOICE_REQUIRED).nullish(),
      filters: ChosenFilters.nullish(),
      background: flag("background"),
      dryRun: flag("dryRun"),
      /** The run waits for an owner's or admin's approval, so that its plan can be reviewed. */
      hold: flag("hold"),
    },
    "Request body must be a JSON object",
  )
  .refine(({ topicIds, filters }) => topicIds || filters, CHOICE_REQUIRED)
export type NewPush = z.output<typeof NewPush>
export type Choice = Pick<NewPush, "topicIds" | "filters">

const count = z.int()
const RunStatus = z.enum(["running", "completed", "failed", "cancelled"])

export const StartedRun = z.object({
  runId: z.string(),
  totalSegments: count,
  status: RunStatus,
  /** Topics already active on the connection. */
  skipped: count,
  /** Nothing is pushed before an owner or admin approves the run. */
  approval: z.literal("waiting").optional(),
})
export type StartedRun = z.output<typeof StartedRun>

export const DryRun = z.object({
  segments: z.array(
    z.object({
      orgTopicId: z.string(),
      name: z.string(),
      description: z.string(),
      action: z.enum(["create", "unchanged", "blocked"]),
      reason: z.string().optional(),
      /** Shown before the push, independent of the policy. */
      warning: z.string().optional(),
      /** The engine is unsure of the topic's category. */
      unsure: z.literal(true).optional(),
      /** The name and description on the platform, if they differ: a refresh would change them, a push does not. */
      pushed: z.object({ name: z.string(), description: z.string() }).optional(),
    }),
  ),
})
export type DryRun = z.output<typeof DryRun>

export const RunsQuery = z.object(newest)

export const PushedBatch = z.object({
  runId: z.string(),
  status: RunStatus,
  done: z.boolean(),
  processed: count,
  successCount: count,
  errorCount: count,
  remaining: count,
  results: z.array(
    z.object({
      activationId: z.string(),
      orgTopicId: z.string(),
      status: z.enum(["active", "pending", "error"]),
      platformSegmentId: z.string().optional(),
      error: z.string().optional(),
      note: z.string().optional(),
    }),
  ),
  /** Another call is pushing to this connection; this call did nothing. */
  busy: z.literal(true).optional(),
})
export type PushedBatch = z.output<typeof PushedBatch>

export const PushRetry = z.object({
  /** The next attempt. */
  at: z.string(),
  /** The last attempt, after which the run fails. */
  until: z.string(),
  /** What the platform answered last; null if nothing was recorded. */
  reason: z.string().nullable(),
})
export type PushRetry = z.output<typeof PushRetry>

export const PushRunRecord = z.object({
  runId: z.string(),
  connectionId: z.string(),
  status: RunStatus,
  totalSegments: count,
  processedSegments: count,
  successCount: count,
  errorCount: count,
  skipped: count,
  /** Queued for delivery and not yet reported as delivered. */
  awaitingDelivery: count,
  errors: z.array(z.object({ activationId: z.string(), orgTopicId: z.string(), message: z.string() })),
  background: z.boolean(),
  failure: z.string().nullable(),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
  retry: PushRetry.nullable().meta({ description: "Set while the platform does not answer" }),
  approval: z
    .object({
      status: z.enum(["waiting", "approved", "refused"]),
      /** E-mail addresses; null for people who were erased. */
      requestedBy: z.string().nullable(),
      decidedBy: z.string().nullable(),
      decidedAt: z.string().nullable(),
      comment: z.string().nullable(),
      /** True if the caller started the run and so may not approve it. */
      needsSecondPerson: z.boolean(),
    })
    .optional()
    .meta({ description: "Present if the run waits or waited for approval" }),
})
export type PushRunRecord = z.output<typeof PushRunRecord>

export const RetryRun = jsonObject({
  /** Retries only these failed segments. */
  activationIds: z
    .array(z.string("activationIds must be strings"), "activationIds must be an array")
    .max(10_000, "activationIds must be at most 10000")
    .nullish()
    .transform((ids) => ids ?? null),
  /** Retries only the segments that failed for exactly this reason. */
  reason: z
    .string("reason must be a string")
    .nullish()
    .transform((reason) => reason ?? null),
  /** The service pushes the rest of the run, without the client. */
  background: flag("background"),
})
export type RetryRun = z.output<typeof RetryRun>

export const RetriedRun = z.object({ runId: z.string(), status: RunStatus, retried: count })
export type RetriedRun = z.output<typeof RetriedRun>

const COMMENT = "comment must be at most 1000 characters"
export const Decision = jsonObject({
  /** Kept with the run and in the audit log. */
  comment: z
    .string("comment must be a string")
    .trim()
    .max(1000, COMMENT)
    .nullish()
    .transform((comment) => comment || null),
})
export type Decision = z.output<typeof Decision>

export const DecidedRun = z.object({ runId: z.string(), approval: z.enum(["approved", "refused"]) })
export type DecidedRun = z.output<typeof DecidedRun>

export const CancelledRun = z.object({ runId: z.string(), status: RunStatus })
export type CancelledRun = z.output<typeof CancelledRun>
