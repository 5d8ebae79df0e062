import * as z from "zod"
import { pushRunStatus } from "../../activation/runs/find-run.ts"
import { listActivations } from "../../activation/segments/list-activations.ts"
import { STATUSES } from "../../activation/segments/schema.ts"
import { findBatch, batchRecord } from "../../intake/imports/batch-record.ts"
import { listImports } from "../../intake/imports/list-imports.ts"
import { oneOf, required, wholeNumber } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { PLAN_LIMITS } from "../../kernel/ports/plans.ts"
import { listOwnUsage } from "../../organizations/usage/list-usage.ts"
import { classificationResult, explain } from "../../topics/classification/answer.ts"
import { classifyTopic } from "../../topics/classification/classify-topic.ts"
import { checkDuplicate } from "../../topics/library/check-duplicate.ts"
import { DuplicateQuestion } from "../../topics/library/schema.ts"
import { READS, tool } from "../tools/tool.ts"
import { activationsOfTopic } from "./activations-of-topic.ts"
import { previewNames } from "./preview-names.ts"
import { searchTopics, similarTopics } from "./search-topics.ts"

const limit = wholeNumber("limit", 50).default(10)
const text = (field: string) => required(field).max(2_000, `${field} must be at most 2000 characters`)

export const readTools = [
  tool({
    name: "classify_topic",
    title: "Classify a topic",
    description:
      "Classify an audience described in words: category, intent, funnel, sensitivity, IAB code. Costs one credit.",
    access: { scope: "classify" },
    annotations: READS,
    input: jsonObject({
      text: text("text").meta({ description: "The audience, such as: electric SUV shoppers" }),
      explain: z.boolean().default(false).meta({ description: "Add the words and rules behind each layer" }),
    }),
    run: async (ctx, { text: content, explain: isExplained }) => {
      const request = { messages: [{ role: "user", content }], engine: "auto" as const, explain: isExplained }
      const classified = await classifyTopic(ctx, request)
      const config = await ctx.config()
      const classification = await classificationResult(classified.classification, config)
      return {
        classification,
        engine: classified.engine,
        ...(isExplained && { explain: explain(classified, config) }),
      }
    },
  }),
  tool({
    name: "search_topics",
    title: "Search the library",
    description: "Find topics of the library that fit a brief in plain words, best first, with the reason for each.",
    access: { scope: "topics:read" },
    annotations: READS,
    input: jsonObject({ query: text("query"), limit }),
    run: searchTopics,
  }),
  tool({
    name: "similar_topics",
    title: "Similar topics",
    description:
      "Find topics of the shared catalog that are similar to a topic or a text, and whether the library has them.",
    access: { scope: "topics:read" },
    annotations: READS,
    input: jsonObject({ topic_id: z.string().max(100).optional(), text: text("text").optional(), limit }).refine(
      (requested) => (requested.topic_id === undefined) !== (requested.text === undefined),
      "topic_id or text is required",
    ),
    run: similarTopics,
  }),
  tool({
    name: "check_duplicate",
    title: "Check for a duplicate",
    description: "Check whether the catalog already has a topic of this name or meaning.",
    access: { scope: "classify" },
    annotations: READS,
    input: DuplicateQuestion,
    run: checkDuplicate,
  }),
  tool({
    name: "preview_names",
    title: "Preview segment names",
    description: "Show the names and descriptions that a text, or topics of the library, would have on each platform.",
    access: { scope: "topics:read" },
    annotations: READS,
    input: jsonObject({
      text: text("text").optional(),
      topic_ids: z.array(z.string().max(100)).min(1).max(50, "Maximum 50 topic_ids").optional(),
      connection_id: z.string().max(100).optional().meta({ description: "Names as this connection would send them" }),
    }).refine(
      (requested) => (requested.topic_ids === undefined) !== (requested.text === undefined),
      "text or topic_ids is required",
    ),
    run: previewNames,
  }),
  tool({
    name: "activation_status",
    title: "Activation status",
    description:
      "Show a push run (run_id and connection_id), the segments of a topic (topic_id), or the newest activations.",
    access: { scope: "activations" },
    annotations: READS,
    input: jsonObject({
      run_id: z.string().max(100).optional(),
      connection_id: z.string().max(100).optional(),
      topic_id: z.string().max(100).optional(),
      status: oneOf("status", STATUSES).optional(),
      limit,
    }).refine(
      (requested) => requested.run_id === undefined || requested.connection_id !== undefined,
      "connection_id is required",
    ),
    run: async (ctx, { run_id: runId, connection_id: connectionId, topic_id: topicId, status, limit: most }) => {
      if (runId !== undefined) return { run: await pushRunStatus(ctx, connectionId ?? "", runId) }
      if (topicId !== undefined) return { activations: await activationsOfTopic(ctx, topicId, most) }
      const query = { connectionId, status, platform: undefined, stale: undefined, limit: most }
      for await (const page of listActivations(ctx, query)) return { activations: page.slice(0, most) }
      return { activations: [] }
    },
  }),
  tool({
    name: "import_status",
    title: "Import status",
    description: "Show one import by its id, or the newest imports, with their counts.",
    access: { scope: "topics:read" },
    annotations: READS,
    input: jsonObject({ batch_id: z.string().max(100).optional(), limit }),
    run: async (ctx, { batch_id: id, limit: most }) =>
      id === undefined
        ? { imports: await listImports(ctx, { limit: most, offset: 0 }) }
        : { imports: [batchRecord(await findBatch(ctx, id))] },
  }),
  tool({
    name: "usage",
    title: "Usage",
    description: "Show the organization's usage of this month by day, and the limits of its plan.",
    access: {},
    annotations: READS,
    input: jsonObject({}),
    run: async (ctx) => {
      const today = ctx.now().toISOString().slice(0, 10)
      const days = await listOwnUsage(ctx, { from: `${today.slice(0, 7)}-01`, to: today })
      return { plan: ctx.org.plan, limits_per_month: PLAN_LIMITS[ctx.org.plan], days }
    },
  }),
]
