import * as z from "zod"
import { connectionOfRun, pushRunStatus } from "../../activation/runs/find-run.ts"
import { PushRunRecord } from "../../activation/runs/schema.ts"
import { listActivations } from "../../activation/segments/list-activations.ts"
import { ActivationRecord, STATUSES } from "../../activation/segments/schema.ts"
import { findBatch, batchRecord } from "../../intake/imports/batch-record.ts"
import { listImports } from "../../intake/imports/list-imports.ts"
import { BatchRecord } from "../../intake/imports/schema.ts"
import { oneOf, required, wholeNumber } from "../../kernel/http/fields.ts"
import { jsonObject } from "../../kernel/http/input.ts"
import { PLAN_LIMITS } from "../../kernel/ports/plans.ts"
import { listAllRuns } from "../../operations/all-runs/list-runs.ts"
import { AllRuns, RUN_KINDS, RUN_STATES } from "../../operations/all-runs/schema.ts"
import { listOwnUsage } from "../../organizations/usage/list-usage.ts"
import { UsageRow } from "../../organizations/usage/schema.ts"
import { classificationResult, explain } from "../../topics/classification/answer.ts"
import { classifyTopic } from "../../topics/classification/classify-topic.ts"
import { explained } from "../../topics/classification/schema.ts"
import { checkDuplicate } from "../../topics/library/check-duplicate.ts"
import { explainTopic } from "../../topics/library/explain-topic.ts"
import { DuplicateAnswer, DuplicateQuestion } from "../../topics/library/schema.ts"
import { READS, tool } from "../tools/tool.ts"
import { activationsOfTopic } from "./activations-of-topic.ts"
import { connectionIdOf, topicIdOf, topicIdsOf } from "./by-name.ts"
import { aConnection, aTopic, someTopics } from "./inputs.ts"
import { previewNames } from "./preview-names.ts"
import { searchTopics, similarTopics } from "./search-topics.ts"

const limit = wholeNumber("limit", 50).default(10)
const text = (field: string) => required(field).max(2_000, `${field} must be at most 2000 characters`)

const place = { id: z.string(), topic_name: z.string(), parent_category: z.string(), subcategory: z.string() }
const found = { ...place, topic_id: z.string(), segment_type: z.string(), sensitivity: z.string() }

export const readTools = [
  tool({
    name: "classify_topic",
    title: "Classify a topic",
    description:
      "Classify an audience described in words: category, intent, funnel, sensitivity, IAB code. Costs one credit.",
    access: { oauth: "read", scope: "classify" },
    annotations: READS,
    input: jsonObject({
      text: text("text").meta({ description: "The audience, such as: electric SUV shoppers" }),
      explain: z.boolean().default(false).meta({ description: "Add the words and rules behind each layer" }),
    }),
    output: z.object({
      classification: z.looseObject({ topic_name: z.string(), parent_category: z.string(), segment_type: z.string() }),
      engine: z.string(),
      explain: z.object(explained).optional(),
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
    access: { oauth: "read", scope: "topics:read" },
    annotations: READS,
    input: jsonObject({ query: text("query"), limit }),
    output: z.object({
      total: z.int().optional(),
      topics: z.array(z.object({ ...found, private: z.boolean(), score: z.number(), reasons: z.array(z.string()) })),
      note: z.string().optional(),
    }),
    run: searchTopics,
  }),
  tool({
    name: "similar_topics",
    title: "Similar topics",
    description:
      "Find topics of the shared catalog that are similar to a topic or a text, and whether the library has them.",
    access: { oauth: "read", scope: "topics:read" },
    annotations: READS,
    input: jsonObject({ topic_id: aTopic.optional(), text: text("text").optional(), limit }).refine(
      (requested) => (requested.topic_id === undefined) !== (requested.text === undefined),
      "topic_id or text is required",
    ),
    output: z.object({ topics: z.array(z.object({ ...place, in_library: z.boolean(), similarity: z.number() })) }),
    run: async (ctx, { topic_id: given, ...requested }) =>
      similarTopics(ctx, { ...requested, ...(given !== undefined && { topic_id: await topicIdOf(ctx, given) }) }),
  }),
  tool({
    name: "explain_topic",
    title: "Explain a topic",
    description:
      "Show why a topic of the library is classified as it is: the words, rules and reasons behind each layer.",
    access: { oauth: "read", scope: "topics:read" },
    annotations: READS,
    input: jsonObject({ topic_id: aTopic }),
    output: z.object({
      topic: z.looseObject({ id: z.string(), topic_name: z.string() }),
      engine: z.string(),
      ...explained,
      confidence: z.number().nullish(),
      overridden: z.array(z.string()),
    }),
    run: async (ctx, { topic_id: given }) => explainTopic(ctx, await topicIdOf(ctx, given)),
  }),
  tool({
    name: "check_duplicate",
    title: "Check for a duplicate",
    description: "Check whether the catalog already has a topic of this name or meaning.",
    access: { oauth: "read", scope: "classify" },
    annotations: READS,
    input: DuplicateQuestion,
    output: DuplicateAnswer,
    run: checkDuplicate,
  }),
  tool({
    name: "preview_names",
    title: "Preview segment names",
    description: "Show the names and descriptions that a text, or topics of the library, would have on each platform.",
    access: { oauth: "read", scope: "topics:read" },
    annotations: READS,
    input: jsonObject({
      text: text("text").optional(),
      topic_ids: someTopics(50).optional(),
      connection_id: aConnection
        .optional()
        .meta({ description: "Names as this connection would send them; id or name" }),
    }).refine(
      (requested) => (requested.topic_ids === undefined) !== (requested.text === undefined),
      "text or topic_ids is required",
    ),
    output: z.object({ names: z.array(z.looseObject({})) }),
    run: async (ctx, { text: content, topic_ids: topics, connection_id: connection }) =>
      previewNames(ctx, {
        text: content,
        topic_ids: topics && (await topicIdsOf(ctx, topics)),
        connection_id: connection && (await connectionIdOf(ctx, connection)),
      }),
  }),
  tool({
    name: "activation_status",
    title: "Activation status",
    description: "Show a push run (run_id), the segments of a topic (topic_id), or the newest activations.",
    access: { oauth: "read", scope: "activations" },
    annotations: READS,
    input: jsonObject({
      run_id: z.string().max(100).optional(),
      connection_id: aConnection.optional(),
      topic_id: aTopic.optional(),
      status: oneOf("status", STATUSES).optional(),
      limit,
    }),
    output: z.object({ run: PushRunRecord.optional(), activations: z.array(ActivationRecord).optional() }),
    run: async (ctx, { run_id: runId, connection_id: connection, topic_id: topic, status, limit: most }) => {
      if (runId !== undefined) return { run: await pushRunStatus(ctx, await connectionOfRun(ctx, runId), runId) }
      if (topic !== undefined) return { activations: await activationsOfTopic(ctx, await topicIdOf(ctx, topic), most) }
      const connectionId = connection && (await connectionIdOf(ctx, connection))
      const query = { connectionId, status, platform: undefined, stale: undefined, limit: most }
      for await (const page of listActivations(ctx, query)) return { activations: page.slice(0, most) }
      return { activations: [] }
    },
  }),
  tool({
    name: "list_runs",
    title: "List runs",
    description:
      "List imports, syncs, pushes, refreshes, exports and jobs, newest first, with their state, counts and the reason of a failure.",
    access: { oauth: "read", scope: "runs:read" },
    annotations: READS,
    input: jsonObject({
      kind: oneOf("kind", RUN_KINDS).optional(),
      state: oneOf("state", RUN_STATES).optional(),
      connection_id: aConnection.optional(),
      limit,
    }),
    output: z.object({ runs: AllRuns.shape.data }),
    run: async (ctx, { connection_id: connection, ...query }) => {
      const connectionId = connection && (await connectionIdOf(ctx, connection))
      return { runs: (await listAllRuns(ctx, { ...query, connectionId })).data }
    },
  }),
  tool({
    name: "import_status",
    title: "Import status",
    description: "Show one import by its id, or the newest imports, with their counts.",
    access: { oauth: "read", scope: "topics:read" },
    annotations: READS,
    input: jsonObject({ batch_id: z.string().max(100).optional(), limit }),
    output: z.object({ imports: z.array(BatchRecord) }),
    run: async (ctx, { batch_id: id, limit: most }) =>
      id === undefined
        ? { imports: await listImports(ctx, { limit: most, offset: 0 }) }
        : { imports: [batchRecord(await findBatch(ctx, id))] },
  }),
  tool({
    name: "usage",
    title: "Usage",
    description: "Show the organization's usage of this month by day, and the limits of its plan.",
    access: { oauth: "read" },
    annotations: READS,
    input: jsonObject({}),
    output: z.object({
      plan: z.string(),
      limits_per_month: z.record(z.string(), z.number().nullable()),
      days: z.array(UsageRow),
    }),
    run: async (ctx) => {
      const today = ctx.now().toISOString().slice(0, 10)
      const days = await listOwnUsage(ctx, { from: `${today.slice(0, 7)}-01`, to: today })
      return { plan: ctx.org.plan, limits_per_month: PLAN_LIMITS[ctx.org.plan], days }
    },
  }),
]
