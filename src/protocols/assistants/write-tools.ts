import * as z from "zod"
import { NewPush } from "../../activation/runs/schema.ts"
import { oneOf, required } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { CHOICE_REQUIRED } from "../../topics/library/schema.ts"
import { TopicName } from "../../topics/library/supplied.ts"
import { ADDS, CHANGES_PLATFORMS, READS, tool } from "../tools/tool.ts"
import { createTopics } from "./create-topics.ts"
import { executePushPlan, createPushPlan } from "./push-plans.ts"

const MAX_TOPICS = 100
const TOPICS = "topics array is required"
const activate = { scope: "activations", permission: "activate" } as const

export const writeTools = [
  tool({
    name: "create_topics",
    title: "Create topics",
    description: "Add topics to the library. Ones that are there already are left as they are.",
    access: { scope: "topics:write", permission: "topics:write" },
    annotations: ADDS,
    input: jsonObject({
      topics: z.array(TopicName, TOPICS).min(1, TOPICS).max(MAX_TOPICS, `Maximum ${MAX_TOPICS} topics`),
      private: z.boolean().optional().meta({ description: "Keep them out of the shared catalog" }),
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
      connection_id: required("connection_id").max(100),
      action: oneOf("action", ["push", "deactivate"]).default("push"),
      topic_ids: z.array(z.string().max(100)).min(1).max(2_000).optional(),
      filters: NewPush.shape.filters.meta({ description: "Filters of the library, such as parentCategory or search" }),
    }).refine((requested) => requested.topic_ids ?? requested.filters, CHOICE_REQUIRED),
    run: (ctx, { connection_id: connectionId, topic_ids: topicIds, filters, action }) =>
      createPushPlan(ctx, { connectionId, action, topicIds, filters: topicIds ? undefined : filters }),
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
    run: (ctx, { plan_id: id }) => executePushPlan(ctx, id),
  }),
]
