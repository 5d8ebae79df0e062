import * as z from "zod"
import { key, sdk, session } from "../../kernel/access/access.ts"
import { pageOf } from "../../kernel/http/answers.ts"
import { route } from "../../kernel/http/route.ts"
import { cursorQuery, pageIn } from "../../kernel/http/cursor.ts"
import { streamJson } from "../../kernel/http/json-stream.ts"
import { activationStatus, pageOfStatuses } from "./activation-status.ts"
import { checkDuplicate } from "./check-duplicate.ts"
import { confirmSensitivity, readSensitivity } from "./confirm-sensitivity.ts"
import { createTopic } from "./create-topic.ts"
import { editTopic } from "./edit-topic.ts"
import { explainTopic } from "./explain-topic.ts"
import { libraryFacets } from "./library-facets.ts"
import { listHistory } from "./list-history.ts"
import { listTopics } from "./list-topics.ts"
import { publishTopic } from "./publish-topic.ts"
import { reclassifyTopic, reclassifyTopics } from "./reclassify.ts"
import { recordOf } from "./record.ts"
import {
  ActivationStatus,
  CreatedTopic,
  DetailsQuery,
  DuplicateAnswer,
  DuplicateQuestion,
  ExplainedTopic,
  Facets,
  HistoryEntry,
  ListQuery,
  NewTopicBody,
  Reclassified,
  ReclassifiedMany,
  ReclassifyMany,
  ReclassifyOne,
  SensitivityAnswer,
  SensitivityConfirmation,
  Stats,
  TagList,
  TopicChanges,
  TopicDetails,
  TopicRecord,
} from "./schema.ts"
import { libraryStats } from "./stats.ts"
import { findLink } from "./store.ts"
import { readRecords } from "./read-records.ts"
import { listTags } from "./tags.ts"
import { topicDetails } from "./topic-details.ts"

const read = key("topics:read")
const write = key("topics:write", "topics:write")

const duplicateCheck = {
  method: "post",
  summary: "Check whether the catalog already has a topic",
  body: DuplicateQuestion,
  answer: { status: 200, schema: DuplicateAnswer },
} as const

export const topicRoutes = [
  route(
    {
      method: "get",
      path: "/api/topics",
      reads: "near",
      summary: "List the library's topics",
      access: read,
      query: ListQuery,
      answer: { status: 200, schema: pageOf(TopicRecord) },
      failure: "Failed to list topics",
    },
    (ctx, { query }) => listTopics(ctx, query),
  ),
  route(
    {
      method: "post",
      path: "/api/topics",
      summary: "Add a topic to the library; 200 with `duplicate` if it is already there",
      access: write,
      idempotent: true,
      body: NewTopicBody,
      answer: { status: 201, schema: CreatedTopic },
      alsoAnswers: [{ status: 200, schema: CreatedTopic, description: "The library has the topic already" }],
      failure: "Failed to create topic",
    },
    async (ctx, { body, c }) => {
      const topic = await createTopic(ctx, body)
      return c.json(topic, "duplicate" in topic ? 200 : 201)
    },
  ),
  route(
    {
      method: "get",
      path: "/api/topics/stats",
      reads: "near",
      summary: "Count the library's topics",
      access: read,
      answer: { status: 200, schema: Stats },
    },
    (ctx) => libraryStats(ctx),
  ),
  route(
    {
      method: "get",
      path: "/api/topics/facets",
      reads: "near",
      summary: "List the filter values of the library",
      access: read,
      answer: { status: 200, schema: Facets },
    },
    (ctx) => libraryFacets(ctx),
  ),
  route(
    {
      method: "get",
      path: "/api/topics/tags",
      summary: "List the organization's tags",
      access: read,
      answer: { status: 200, schema: TagList },
    },
    (ctx) => listTags(ctx),
  ),
  route(
    {
      method: "get",
      path: "/api/topics/records",
      summary: "Get up to 100 topics by their ids",
      access: read,
      query: DetailsQuery,
      answer: { status: 200, schema: z.array(TopicRecord) },
    },
    (ctx, { query }) => readRecords(ctx, query.ids),
  ),
  route(
    {
      method: "get",
      path: "/api/topics/details",
      summary: "Get the tags, the fields that imports kept and the last change of up to 100 topics",
      access: read,
      query: DetailsQuery,
      answer: { status: 200, schema: TopicDetails },
    },
    (ctx, { query }) => topicDetails(ctx, query.ids),
  ),
  route(
    {
      method: "get",
      path: "/api/topics/activation-status",
      summary: "Get the status of each topic's newest activation per platform; with limit or cursor, one page of them",
      access: read,
      query: z.object(cursorQuery),
      answer: { status: 200, schema: ActivationStatus },
    },
    (ctx, { query }) => {
      const page = pageIn(query)
      if (page) return pageOfStatuses(ctx, page)
      return streamJson(activationStatus(ctx), (error) =>
        ctx.log("activation_status.stream_failed", { level: "error", error: String(error) }),
      )
    },
  ),
  route(
    {
      method: "post",
      path: "/api/topics/reclassify",
      summary: "Reclassify several topics",
      access: write,
      idempotent: true,
      body: ReclassifyMany,
      answer: { status: 200, schema: ReclassifiedMany },
      errors: [429],
      failure: "Reclassification failed",
    },
    (ctx, { body }) => reclassifyTopics(ctx, body),
  ),
  route({ ...duplicateCheck, path: "/api/topics/check-duplicate", access: key("classify") }, (ctx, { body }) =>
    checkDuplicate(ctx, body),
  ),
  route({ ...duplicateCheck, path: "/api/sdk/check-duplicate", access: sdk("classify") }, (ctx, { body }) =>
    checkDuplicate(ctx, body),
  ),
  route(
    {
      method: "get",
      path: "/api/topics/{id}",
      summary: "Get a topic of the library",
      access: read,
      answer: { status: 200, schema: TopicRecord },
      errors: [404],
    },
    async (ctx, { params }) => recordOf(await findLink(ctx, params.id), await ctx.config()),
  ),
  route(
    {
      method: "patch",
      path: "/api/topics/{id}",
      summary: "Change fields of a topic for this organization only",
      access: write,
      body: TopicChanges,
      versioned: true,
      answer: { status: 200, schema: TopicRecord },
      errors: [404],
    },
    (ctx, { params, body, version }) => editTopic(ctx, params.id, body, version),
  ),
  route(
    {
      method: "post",
      path: "/api/topics/{id}/reclassify",
      summary: "Reclassify a topic",
      access: write,
      idempotent: true,
      body: ReclassifyOne,
      answer: { status: 200, schema: Reclassified },
      errors: [404, 429],
      failure: "Reclassification failed",
    },
    (ctx, { params, body }) => reclassifyTopic(ctx, params.id, body.llm),
  ),
  route(
    {
      method: "post",
      path: "/api/topics/{id}/publish",
      summary: "Move a private topic into the shared catalog; its overrides stay the organization's own",
      access: write,
      idempotent: true,
      answer: { status: 200, schema: TopicRecord },
      errors: [404, 409],
    },
    (ctx, { params }) => publishTopic(ctx, params.id),
  ),
  route(
    {
      method: "get",
      path: "/api/topics/{id}/sensitivity",
      summary: "Get a topic's sensitivity and whether it is known",
      access: read,
      answer: { status: 200, schema: SensitivityAnswer },
      errors: [404],
    },
    (ctx, { params }) => readSensitivity(ctx, params.id),
  ),
  route(
    {
      method: "put",
      path: "/api/topics/{id}/sensitivity",
      summary: "Confirm a topic's sensitivity for this organization, or take that back; people only",
      access: session("topics:write"),
      body: SensitivityConfirmation,
      answer: { status: 200, schema: SensitivityAnswer },
      errors: [404],
    },
    (ctx, { params, body }) => confirmSensitivity(ctx, params.id, body),
  ),
  route(
    {
      method: "get",
      path: "/api/topics/{id}/history",
      reads: "near",
      summary: "List the history of a topic, newest first",
      access: read,
      answer: { status: 200, schema: z.array(HistoryEntry) },
      errors: [404],
    },
    (ctx, { params }) => listHistory(ctx, params.id),
  ),
  route(
    {
      method: "get",
      path: "/api/topics/{id}/explain",
      reads: "near",
      summary: "Get a topic with the words and rules behind each layer",
      access: read,
      answer: { status: 200, schema: ExplainedTopic },
      errors: [404],
    },
    (ctx, { params }) => explainTopic(ctx, params.id),
  ),
] as const
