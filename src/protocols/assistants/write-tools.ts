import * as z from "zod"
import { connectionOfRun } from "../../activation/runs/find-run.ts"
import { retryPushRun } from "../../activation/runs/retry-run.ts"
import { DryRun, NewPush, RetriedRun } from "../../activation/runs/schema.ts"
import { oneOf, required } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { TopicName } from "../../topics/library/supplied.ts"
import { ADDS, CHANGES_PLATFORMS, READS, tool } from "../tools/tool.ts"
import { connectionIdOf, topicIdsOf } from "./by-name.ts"
import { createTopics } from "./create-topics.ts"
import { aConnection, someTopics } from "./inputs.ts"
import { executePushPlan, createPushPlan } from "./push-plans.ts"

const MAX_TOPICS = 100
const TOPICS = "topics array is required"
const activate = { oauth: "push", scope: "activations", permission: "activate" } as const

export const writeTools = [
  tool({
    name: "create_topics",
    title: "Create topics",
    description: "Add topics to the library. Ones that are there already are left as they are.",
    access: { oauth: "write", scope: "topics:write", permission: "topics:write" },
    annotations: ADDS,
    input: jsonObject({
      topics: z.array(TopicName, TOPICS).min(1, TOPICS).max(MAX_TOPICS, `Maximum ${MAX_TOPICS} topics`),
      private: z.boolean().optional().meta({ description: "Keep them out of the shared catalog" }),
    }),
    output: z.object({
      topics: z.array(
        z.object({
          topic_name: z.string(),
          outcome: z.string(),
          id: z.string().nullish(),
          topic_id: z.string().nullish(),
          message: z.string().nullable(),
        }),
      ),
    }),
    run: createTopics,
  }),
  tool({
    name: "plan_push",
    title: "Plan a push",
    description:
      "Show what a push of topics to a connection, or a deactivation there, would do, and get a plan_id for it. Changes nothing.",
    access: activate,
    annotations: { ...READS, idempotentHint: false },
    input: jsonObject({
      connection_id: aConnection,
      action: oneOf("action", ["push", "deactivate"]).default("push"),
      topic_ids: someTopics(2_000).optional(),
      filters: NewPush.shape.filters.meta({ description: "Filters of the library, such as parentCategory or search" }),
    }).refine((requested) => requested.topic_ids ?? requested.filters, "topic_ids or filters is required"),
    output: z.object({
      plan_id: z.string(),
      expires_at: z.string(),
      action: z.string(),
      connection: z.object({ id: z.string(), name: z.string(), platform: z.string() }),
      topics: z.int(),
      counts: z.object({ create: z.int(), unchanged: z.int(), blocked: z.int() }),
      segments: DryRun.shape.segments,
      not_shown: z.int(),
    }),
    run: async (ctx, { connection_id: connection, topic_ids: topics, filters, action }) =>
      createPushPlan(ctx, {
        connectionId: await connectionIdOf(ctx, connection),
        action,
        topicIds: topics && (await topicIdsOf(ctx, topics)),
        filters: topics ? undefined : filters,
      }),
  }),
  tool({
    name: "push",
    title: "Push segments",
    description:
      "Carry out a plan of plan_push: create segments on the platform, or deactivate them. A plan is used once.",
    access: activate,
    annotations: { ...CHANGES_PLATFORMS, idempotentHint: false },
    input: jsonObject({
      plan_id: required("plan_id").max(100).meta({ description: "From plan_push; show its result to a person first" }),
    }),
    output: z.object({
      action: z.string(),
      topics: z.int(),
      run_id: z.string().optional(),
      connection_id: z.string().optional(),
      status: z.string().optional(),
      skipped: z.int().optional(),
      approval: z.string().optional(),
      deactivated: z.int().optional(),
      errors: z.int().optional(),
      next: z.string().optional(),
    }),
    run: (ctx, { plan_id: id }) => executePushPlan(ctx, id),
  }),
  tool({
    name: "retry_failed",
    title: "Retry failed segments",
    description:
      "Try the failed segments of a push run again, once the cause is mended. Segments that are live stay as they are.",
    access: activate,
    annotations: { ...CHANGES_PLATFORMS, idempotentHint: false },
    input: jsonObject({ run_id: required("run_id").max(100).meta({ description: "From push or list_runs" }) }),
    output: RetriedRun,
    run: async (ctx, { run_id: runId }) =>
      retryPushRun(ctx, await connectionOfRun(ctx, runId), runId, { background: true }),
  }),
]
